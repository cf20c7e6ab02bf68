import { sql } from "kysely";
import type { Database, Db } from "#server/platform/database/database.ts";
import type { Settings } from "#server/platform/settings/settings.ts";
import { type Finding, ok, wrong } from "./finding.ts";

/** Whether what stands between us and PostgreSQL suits the settings. */
export async function lookAtPooler({ db }: Database, settings: Settings): Promise<Finding[]> {
  const changes = await changesConnections(db);
  if (!settings.directUrl)
    return changes
      ? [
          wrong(
            "Database",
            "DATABASE_URL leads to a pooler that gives every transaction another connection: set DATABASE_DIRECT_URL to PostgreSQL itself, for events, locks and migrations.",
          ),
        ]
      : [];
  const { rows } = await sql<{
    limit: string;
  }>`select current_setting('statement_timeout') as "limit"`.execute(db);
  if (rows[0]?.limit === "0")
    return [
      wrong(
        "Database",
        "Through the pooler no statement is ever ended: alter role … set statement_timeout = '20s' (docs/operations/databases.md).",
      ),
    ];
  return [ok("Database", "DATABASE_URL leads through a pooler, DATABASE_DIRECT_URL past it.")];
}

/** How often it is tried: a pooler that others use as well can give the same connection once more by chance. */
const TRIES = 10;

/**
 * Whether one connection of ours is another one for the server after a transaction: while a second one has a
 * transaction open, the pooler gives the first what is free, and later what the second gave back.
 */
async function changesConnections(db: Db): Promise<boolean> {
  return db.connection().execute(async (first) => {
    for (let left = TRIES; left > 0; left -= 1) {
      const before = await db.transaction().execute(async (second) => {
        await serverProcess(second);
        return serverProcess(first);
      });
      if (before !== (await serverProcess(first))) return true;
    }
    return false;
  });
}

async function serverProcess(db: Db): Promise<number> {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db);
  return rows[0]?.pid ?? 0;
}
