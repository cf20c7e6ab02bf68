import type { CompanyRole } from "#rules/people/security/company-roles.ts";

/** What the roles of a company are called. */
export const companyRoleNames: Readonly<Record<CompanyRole, string>> = {
  owner: "Ejer",
  booker: "Booker",
  approver: "Godkender",
  finance: "Økonomi",
};

/** What each role is for, in one sentence to the person. */
export const companyRoleTasks: Readonly<Record<CompanyRole, string>> = {
  owner: "Du kan alt, også invitere kolleger.",
  booker: "Du kan booke personale og vælge, hvem der kommer.",
  approver: "Du kan godkende timer og bedømme personalet.",
  finance: "Du kan se fakturaer, spørge om dem og rette, hvor de sendes hen.",
};

/** A person of a company, as others read who did something: «Maja (Hotel Nordlys)». */
export function nameInCompany(name: string, company: string): string {
  return `${name} (${company})`;
}

/** How the history and the log name an API key. */
export function nameOfKey(name: string): string {
  return `nøgle «${name}»`;
}
