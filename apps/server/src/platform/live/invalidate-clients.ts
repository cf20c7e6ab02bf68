import { sql } from "kysely";
import type { Invalidation } from "#contract/wire/endpoint.ts";
import type { Db, Tx } from "#server/platform/database/database.ts";

/** The channel on which every process hears of changes. */
export const LIVE_NOTIFICATION = "vagtklar_live";

/** Tells open pages what changed, once this transaction commits; nothing is told when it does not. */
export async function invalidateClients(tx: Db | Tx, ...changes: readonly Invalidation[]): Promise<void> {
  const told = changes.map((change) => sql`pg_notify(${LIVE_NOTIFICATION}, ${JSON.stringify(change)})`);
  await sql`select ${sql.join(told)}`.execute(tx);
}
