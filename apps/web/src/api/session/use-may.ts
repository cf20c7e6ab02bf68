import type { Endpoint } from "#contract/wire/endpoint.ts";
import { mayDo, type OfficeRole } from "#rules/people/security/office-roles.ts";
import type { Session } from "./session.ts";
import { useAppState } from "./use-session.ts";

/** Whether a row of the contract may be called by whoever is signed in. */
export type May = (row: Pick<Endpoint, "roles">) => boolean;

/** The role of an office user in a session of their own; null for anybody else. */
function officeRoleOf(session: Session): OfficeRole | null {
  return session.kind === "corporation" && !session.takenOver ? session.corporation.office_role : null;
}

/**
 * What whoever is signed in may call, so that a screen shows no button that would be refused. Only roles of the office
 * are asked: people and companies may call what their screens show. Rule: Who may do what in the office, docs/rules/people.md.
 */
export function mayOf(session: Session): May {
  const role = officeRoleOf(session);
  return ({ roles }) => role === null || roles === undefined || mayDo(role, roles);
}

/** What the signed-in user may call. */
export function useMay(): May {
  return mayOf(useAppState().session);
}

/** The role of the signed-in office user; null for anybody else. */
export function useOfficeRole(): OfficeRole | null {
  return officeRoleOf(useAppState().session);
}
