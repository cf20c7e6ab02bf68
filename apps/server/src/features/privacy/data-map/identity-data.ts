import { sql } from "kysely";
import { ownTable } from "./own-table.ts";

const isOwn = (id: number) => sql`t.employee_id = ${id}`;

/** Ways to sign in that an employee has from profiles that were merged. */
export const identityData = ownTable({
  table: "employee_identities",
  section: "sign_ins",
  rows: isOwn,
  columns: ["identity_provider", "identity_subject", "email", "created_at", "last_used_at"],
  withheld: { employee_id: "technical" },
});

/** The passkeys that sign an employee in. */
export const passkeyData = ownTable({
  table: "passkeys",
  section: "sign_in_passkeys",
  rows: isOwn,
  columns: ["created_at", "name", "transports", "last_used_at"],
  withheld: {
    id: "technical",
    corporation_id: "technical",
    employee_id: "technical",
    credential_id: "secret",
    public_key: "secret",
    counter: "technical",
  },
});
