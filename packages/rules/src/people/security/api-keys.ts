import type { Day } from "#rules/time/moment.ts";
import { type CompanyTask, companyRoles, mayDoInCompany } from "./company-roles.ts";
import { mayDo, type OfficeRole, type OfficeTask, officeRoles } from "./office-roles.ts";

/** What a company's key may do: what one of its roles may, or reading alone. */
export const companyKeyScopes = [...companyRoles, "read"] as const;
export type CompanyKeyScope = (typeof companyKeyScopes)[number];

/** What a key of the office may do: what one of its roles may. */
export const officeKeyScopes = officeRoles;

/** Whose key it is, and what it may do. */
export type KeyScope =
  | { readonly holder: "company"; readonly scope: CompanyKeyScope }
  | { readonly holder: "office"; readonly scope: OfficeRole };

/** How many keys a company, or the office, has that work at once. */
export const MAX_KEYS = 20;

/** What of a call decides whether a key may make it. */
interface CallFacts {
  readonly method: string;
  readonly roles?: OfficeTask | undefined;
  readonly companyRoles?: CompanyTask | undefined;
  /** Whether a person has to prove who they are right before. */
  readonly asksProof: boolean;
  /** Whether the call is only for a person who has signed in. */
  readonly isForPeople: boolean;
}

/** What belongs to a person and not to a program, whatever the key may do otherwise. */
const peoplesTasks: readonly string[] = ["account", "numbers", "company", "profile"];

/** Whether a key may make a call that its holder can make. Rule: What an API key may call, docs/rules/people.md. */
export function keyMayCall(key: KeyScope, call: CallFacts): boolean {
  const task = key.holder === "company" ? call.companyRoles : call.roles;
  if (task === undefined || call.asksProof || call.isForPeople || peoplesTasks.includes(task)) return false;
  if (key.holder === "office") return mayDo(key.scope, task as OfficeTask);
  if (key.scope === "read") return call.method === "GET";
  return mayDoInCompany(key.scope, task as CompanyTask);
}

/** What decides whether a key works. */
interface KeyFacts {
  readonly isRevoked: boolean;
  /** The last day on which it works; null for no end. */
  readonly endsOn: Day | null;
  /** Whether whoever made it is an owner who can sign in. */
  readonly makerIsOwner: boolean;
  /** Whether the company is suspended; never for the office. */
  readonly isSuspended: boolean;
}

/** Whether a key works today, or why not. Rule: When an API key works, docs/rules/people.md. */
export function keyState(
  key: KeyFacts,
  today: Day,
): "works" | "revoked" | "ended" | "suspended" | "maker_gone" {
  if (key.isRevoked) return "revoked";
  if (key.endsOn !== null && key.endsOn < today) return "ended";
  if (key.isSuspended) return "suspended";
  return key.makerIsOwner ? "works" : "maker_gone";
}
