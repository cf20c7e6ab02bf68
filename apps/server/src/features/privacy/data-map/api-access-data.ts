import { sql } from "kysely";
import { type OwnTable, ownTable } from "./own-table.ts";

/** The API keys that programs of a company call with, and the webhooks that they are told by. */
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
  ownTable({
    table: "webhooks",
    section: "webhooks",
    rows: (id) => sql`t.corporation_id = ${id}`,
    columns: ["url", "description", "events", "created_at", "paused_at", "paused_because", "failing_since"],
    withheld: { id: "technical", corporation_id: "technical", secret_encrypted: "secret" },
  }),
  ownTable({
    table: "webhook_deliveries",
    section: "webhook_deliveries",
    rows: (id) => sql`t.webhook_id in (select id from webhooks where corporation_id = ${id})`,
    columns: ["event", "created_at", "state", "tries", "tried_at", "status_code"],
    withheld: {
      id: "technical",
      webhook_id: "technical",
      event_id: "technical",
      // Numbers of bookings, shifts and the people on them.
      payload: "other_person",
      attempt: "technical",
      failures: "technical",
      next_try_at: "technical",
      problem: "technical",
    },
  }),
];
