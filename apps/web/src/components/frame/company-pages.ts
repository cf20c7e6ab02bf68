import { type CompanyRole, type CompanyTask, mayDoInCompany } from "#rules/people/security/company-roles.ts";

/** Pages that not every role of a company may open, by the start of their path in lower case. */
const tasks: Readonly<Record<string, CompanyTask>> = {
  newbooking: "planning",
  editbooking: "planning",
  "checkout-employees": "readingHours",
  invoices: "invoices",
  users: "company",
};

/** Whether a role may open the page at this path, whatever the case of its letters. Rule: Who may do what in a company, docs/rules/people.md. */
export function mayOpenInCompany(role: CompanyRole, path: string): boolean {
  const [page = ""] = path.toLowerCase().split("/").filter(Boolean);
  const task = tasks[page];
  return task === undefined || mayDoInCompany(role, task);
}
