import type { OfficeRole } from "#rules/people/security/office-roles.ts";

/** What the roles of the office are called. */
export const officeRoleNames: Readonly<Record<OfficeRole, string>> = {
  owner: "Ejer",
  planner: "Planlægger",
  bookkeeper: "Bogholder",
  reader: "Læser",
};
