import type { Caller, Endpoint } from "#contract/wire/endpoint.ts";
import { actsFor } from "#rules/people/security/acting-as.ts";
import { keyMayCall } from "#rules/people/security/api-keys.ts";
import { mayDoInCompany } from "#rules/people/security/company-roles.ts";
import { mayDo } from "#rules/people/security/office-roles.ts";
import { mustSetUp, wantedProof } from "#rules/people/security/second-factor.ts";
import type { Moment } from "#rules/time/moment.ts";
import { DomainError } from "#server/platform/errors.ts";
import type { Settings } from "#server/platform/settings/settings.ts";
import { isOfKey, type Session } from "./session.ts";

/** Refuses `other_session` where a page acts for somebody else than the session stands for. Rule: Whom a page acts for, docs/rules/people.md. */
export function checkActingAs(session: Session, named: unknown): void {
  if (session.kind === "none" || actsFor(session, named)) return;
  throw new DomainError("other_session");
}

/** Lets a session through that one of the row's callers fits. Refuses: 401 without session, else 403. */
export function checkCaller(session: Session, callers: readonly Caller[]): void {
  if (callers.some((caller) => fits(session, caller))) return;
  throw new DomainError(session.kind === "none" ? "unauthenticated" : "forbidden");
}

/** Refuses `key_scope` where an API key calls what it may not. Rule: What an API key may call, docs/rules/people.md. */
export function checkKey(session: Session, row: CalledRow): void {
  if (!isOfKey(session) || row.callers.includes("anyone")) return;
  const { method, roles, companyRoles } = row;
  const call = { asksProof: row.stepUp !== undefined, isForPeople: row.forPeople === true };
  if (!keyMayCall(session.key, { method, roles, companyRoles, ...call })) throw new DomainError("key_scope");
}

type CalledRow = Pick<Endpoint, "method" | "callers" | "roles" | "companyRoles" | "stepUp" | "forPeople">;

/**
 * Refuses `role` where somebody of the office, or of a company, has no role for it.
 * Rules: Who may do what in the office, docs/rules/people.md; Who may do what in a company, docs/rules/people.md.
 */
export function checkRole(
  session: Session,
  { roles, companyRoles }: Pick<Endpoint, "roles" | "companyRoles">,
): void {
  if (session.kind === "none") return;
  if (session.role !== null) {
    if (roles !== undefined && !mayDo(session.role, roles)) throw new DomainError("role");
    return;
  }
  if (session.kind === "employee" || companyRoles === undefined) return;
  if (!mayDoInCompany(session.companyRole, companyRoles)) throw new DomainError("role");
}

function fits(session: Session, caller: Caller): boolean {
  switch (caller) {
    case "anyone":
      return true;
    case "employee":
      return session.kind === "employee";
    case "employee itself":
      return session.kind === "employee" && session.actorId === null;
    case "corporation":
      return session.kind === "corporation";
    case "corporation itself":
      return session.kind === "corporation" && session.actorId === null;
    case "admin":
      return session.kind === "corporation" && session.isAdmin && session.actorId === null;
    case "admin rights":
      return session.kind === "corporation" && session.asAdmin;
  }
}

/**
 * Lets a call through whose caller has proved as much as the row wants. Refuses `second_factor_required`, while an admin
 * still has to set one up, and `step_up` with what proves: `anything` or `second_factor`.
 * Rules: Admins without a second factor; Step-up, docs/rules/people.md.
 */
export function checkProof(
  session: Session,
  row: Pick<Endpoint, "callers" | "stepUp" | "duringSetUp">,
  settings: Settings,
  now: Moment,
): void {
  if (session.kind === "none" || row.callers.includes("anyone")) return;
  if (!row.duringSetUp && lacksSecondFactor(session, settings)) {
    throw new DomainError("second_factor_required");
  }
  const wanted = row.stepUp ? wantedProof(row.stepUp, session.proof, now) : null;
  if (wanted) throw new DomainError("step_up", { facts: { proof: wanted.replace(" ", "_") } });
}

/** Whether an admin sits there who has to set a second factor up before anything else. */
export function lacksSecondFactor(session: Session, settings: Settings): boolean {
  if (session.kind === "none") return false;
  return mustSetUp({
    isRequired: settings.requiresSecondFactor,
    isAdmin: session.asAdmin,
    hasSecondFactor: session.proof.hasSecondFactor,
  });
}
