import { sql } from "kysely";
import { ownTable } from "./own-table.ts";

/** What an employee's invitations knew of the person. */
export const invitationData = ownTable({
  table: "invitations",
  section: "invitations",
  rows: (id) => sql`t.employee_id = ${id}`,
  columns: [
    ...(["first_name", "last_name", "email", "phone", "sent_at", "reminded_at"] as const),
    ...(["accepted_at", "approved_beforehand"] as const),
  ],
  withheld: { id: "technical", employee_id: "technical", withdrawn_at: "technical" },
});
