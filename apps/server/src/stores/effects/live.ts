import { sql } from "kysely";
import type { LiveChange } from "#contract/live.ts";
import type { Db, Tx } from "#server/db/database.ts";

/** The channel on which every process hears of changes. */
export const LIVE_CHANNEL = "vagtklar_live";

/** Tells open pages what changed, once this transaction commits; nothing is told when it does not. */
export async function announce(tx: Db | Tx, ...changes: readonly LiveChange[]): Promise<void> {
  const told = changes.map((change) => sql`pg_notify(${LIVE_CHANNEL}, ${JSON.stringify(change)})`);
  await sql`select ${sql.join(told)}`.execute(tx);
}
