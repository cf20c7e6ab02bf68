import type { Endpoint } from "#contract/wire/endpoint.ts";
import { type CompanyRole, mayDoInCompany } from "#rules/people/security/company-roles.ts";
import { mayDo, type OfficeRole } from "#rules/people/security/office-roles.ts";
import type { Session } from "./session.ts";
import { useAppState } from "./use-session.ts";

/** Whether a row of the contract may be called by whoever is signed in. */
export type May = (row: Pick<Endpoint, "roles" | "companyRoles">) => boolean;

/** The role of an office user in a session of their own; null for anybody else. */
function officeRoleOf(session: Session): OfficeRole | null {
  return session.kind === "corporation" && !session.takenOver ? session.corporation.office_role : null;
}

/** The role of a company's user in a session of their own; null for anybody else. */
export function companyRoleOf(session: Session): CompanyRole | null {
  return session.kind === "corporation" && !session.takenOver ? (session.user?.role ?? null) : null;
}

/**
 * What whoever is signed in may call, so that a screen shows no button that would be refused; employees may call what
 * their screens show. Rules: Who may do what in the office, docs/rules/people.md; Who may do what in a company,
 * docs/rules/people.md.
 */
export function mayOf(session: Session): May {
  const [inOffice, inCompany] = [officeRoleOf(session), companyRoleOf(session)];
  return ({ roles, companyRoles }) => {
    if (inOffice !== null) return roles === undefined || mayDo(inOffice, roles);
    return inCompany === null || companyRoles === undefined || mayDoInCompany(inCompany, companyRoles);
  };
}

/** What the signed-in user may call. */
export function useMay(): May {
  return mayOf(useAppState().session);
}

/** The role of the signed-in office user; null for anybody else. */
export function useOfficeRole(): OfficeRole | null {
  return officeRoleOf(useAppState().session);
}

/** The role of the signed-in user of a company; null for anybody else. */
export function useCompanyRole(): CompanyRole | null {
  return companyRoleOf(useAppState().session);
}
