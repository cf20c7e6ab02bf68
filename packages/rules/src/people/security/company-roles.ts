/** What somebody in a company is there for. */
export const companyRoles = ["owner", "booker", "approver", "finance"] as const;
export type CompanyRole = (typeof companyRoles)[number];

/** What is done for a company, and by which of its roles. Rule: Who may do what in a company, docs/rules/people.md. */
export const companyRolesFor = {
  account: companyRoles,
  reading: companyRoles,
  planning: ["owner", "booker"],
  attendance: ["owner", "booker", "approver"],
  readingHours: ["owner", "booker", "approver"],
  hours: ["owner", "approver"],
  invoices: ["owner", "finance"],
  departments: ["owner", "finance"],
  allocating: ["owner", "booker", "finance"],
  profile: ["owner", "finance"],
  company: ["owner"],
} as const satisfies Readonly<Record<string, readonly CompanyRole[]>>;

export type CompanyTask = keyof typeof companyRolesFor;

/** Whether a role does this. Rule: Who may do what in a company, docs/rules/people.md. */
export function mayDoInCompany(role: CompanyRole, task: CompanyTask): boolean {
  const roles: readonly CompanyRole[] = companyRolesFor[task];
  return roles.includes(role);
}

/** Where the invoices go and what stands on them: the part of the profile that is the bookkeeping's. */
const BILLING_FIELDS: readonly string[] = [
  "billing_email",
  "ean",
  "ean_order_reference",
  "noti_invoice_booking",
];

/** Whether a role may change this field of the company's profile. Rule: The profile by role, docs/rules/people.md. */
export function mayChangeProfileField(role: CompanyRole, field: string): boolean {
  return role === "owner" || (role === "finance" && BILLING_FIELDS.includes(field));
}
