import { sql } from "kysely";
import { ownTable } from "./own-table.ts";

/** Ways to sign in that an employee has from profiles that were merged. */
export const identityData = ownTable({
  table: "employee_identities",
  section: "sign_ins",
  rows: (id) => sql`t.employee_id = ${id}`,
  columns: ["identity_provider", "identity_subject", "email", "created_at"],
  withheld: { employee_id: "technical" },
});
