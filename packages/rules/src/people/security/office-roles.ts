import { refuse, type Verdict } from "#rules/verdict.ts";

/** What somebody in the office is there for. */
export const officeRoles = ["owner", "planner", "bookkeeper", "reader"] as const;
export type OfficeRole = (typeof officeRoles)[number];

/** What is done in the office, and by which roles. Rule: Who may do what in the office, docs/rules/people.md. */
export const rolesFor = {
  account: officeRoles,
  reading: officeRoles,
  readingMoney: ["owner", "bookkeeper", "reader"],
  planning: ["owner", "planner"],
  hours: ["owner", "planner", "bookkeeper"],
  money: ["owner", "bookkeeper"],
  numbers: ["owner", "bookkeeper"],
  office: ["owner"],
} as const satisfies Readonly<Record<string, readonly OfficeRole[]>>;

export type OfficeTask = keyof typeof rolesFor;

/** Whether a role does this. Rule: Who may do what in the office, docs/rules/people.md. */
export function mayDo(role: OfficeRole, task: OfficeTask): boolean {
  const roles: readonly OfficeRole[] = rolesFor[task];
  return roles.includes(role);
}

/**
 * Whether a user of the office or of a company may get this role and access. Refuses `own_account` for taking one's own
 * access away, and `last_owner` where no owner would be left.
 * Rules: The last owner, docs/rules/people.md; The last owner of a company, docs/rules/people.md.
 */
export function canChangeUser<Role extends string>(
  before: { readonly role: Role | "owner"; readonly isSelf: boolean; readonly otherOwners: number },
  after: { readonly role: Role | "owner"; readonly isDisabled: boolean },
): Verdict<"own_account" | "last_owner"> {
  if (before.isSelf && after.isDisabled) return refuse("own_account");
  const staysOwner = after.role === "owner" && !after.isDisabled;
  if (before.role === "owner" && !staysOwner && before.otherOwners === 0) return refuse("last_owner");
  return { ok: true };
}
