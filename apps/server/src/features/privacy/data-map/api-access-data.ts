import { sql } from "kysely";
import { type OwnTable, ownTable } from "./own-table.ts";

/** The API keys that programs of a company call with. */
export const apiAccessOfCorporation: readonly OwnTable[] = [
  ownTable({
    table: "api_keys",
    section: "api_keys",
    rows: (id) => sql`t.corporation_id = ${id}`,
    columns: ["name", "prefix", "scope", "created_at", "ends_on", "revoked_at", "last_used_at"],
    withheld: {
      id: "technical",
      corporation_id: "technical",
      made_by: "technical",
      key_hash: "secret",
    },
  }),
];
