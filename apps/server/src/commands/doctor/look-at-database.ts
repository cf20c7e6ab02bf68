import { existsSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { wrongWeeklyHours } from "#server/features/bookings/shifts/weekly-hours.ts";
import { type Clock, createClock } from "#server/platform/clock.ts";
import { openSecrets } from "#server/platform/crypto/open-secrets.ts";
import type { Database, Db, Replica } from "#server/platform/database/database.ts";
import { wrongCounts } from "#server/platform/database/lists/list-counts.ts";
import { DirectoryInUse } from "#server/platform/database/lock-directory.ts";
import { isMigrated, isNewer } from "#server/platform/database/migrate.ts";
import { openDatabase } from "#server/platform/database/open-database.ts";
import { StartError } from "#server/platform/errors.ts";
import { undelivered } from "#server/platform/outbox/outbox.queries.ts";
import type { Settings } from "#server/platform/settings/settings.ts";
import { type Finding, note, ok, wrong } from "./finding.ts";
import { lookAtStart } from "./look-at-start.ts";

/** Whether what stands between us and PostgreSQL suits the settings. */
async function lookAtPooler({ db }: Database, settings: Settings): Promise<Finding[]> {
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

/** Longer than any wait for a next try: what has waited for so many minutes is not being delivered. */
const MAX_WAIT_MINUTES = 90;
/** Milliseconds that the database's clock may differ from ours. */
const CLOCK_APART = 2_000;

/** What the database is and holds. Changes nothing in it. */
export async function lookAtDatabase(settings: Settings, clock: Clock): Promise<Finding[]> {
  if (!settings.databaseUrl && !existsSync(join(settings.dataDir, "db")))
    return [note("Database", `There is none in ${settings.dataDir} yet; the first start makes it.`)];
  let database: Database;
  try {
    database = await openDatabase(settings);
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    return [await whyClosed(settings, error)];
  }
  try {
    return [
      ok("Database", `${database.description}.`),
      ...(database.kind === "postgres" ? await lookAtPooler(database, settings) : []),
      ...(database.replica ? [await lookAtReplica(database.replica)] : []),
      ...(await lookInside(database, settings, clock)),
    ];
  } finally {
    await database.close();
  }
}

/** One that is not near is no fault of what people see: the database itself is asked instead. */
async function lookAtReplica(replica: Replica): Promise<Finding> {
  const problem = await replica.problem();
  return problem === null
    ? ok("Replica", "It follows, and is asked for what may be a few seconds old.")
    : wrong("Replica", `The server at DATABASE_REPLICA_URL ${problem}; it is not asked.`);
}

/** The embedded database of a running product cannot be opened beside it; then the product is asked. */
async function whyClosed(settings: Settings, error: StartError): Promise<Finding> {
  if (!(error instanceof DirectoryInUse)) return wrong("Database", error.message);
  const answer = await fetch(`http://127.0.0.1:${settings.port}/readyz`).catch(() => null);
  if (answer === null)
    return note(
      "Database",
      `Another process has it, and none answers on port ${settings.port}: set the product's own PORT to ask it, or stop it to look inside.`,
    );
  return answer.ok
    ? note("Database", "The running product has it and says that it is well; stop it to look inside.")
    : wrong("Database", "The running product has it and says that it does not answer.");
}

async function lookInside(database: Database, settings: Settings, clock: Clock): Promise<Finding[]> {
  const isCurrent = await isMigrated(database).catch(() => false);
  if (!isCurrent)
    return [
      note("Schema", "It is not of this version; the next start brings it there. Take a backup first."),
    ];
  return [
    (await isNewer(database))
      ? wrong(
          "Schema",
          "It is of a newer version, and this one does not start on it: start that one, or restore the backup from before it.",
        )
      : ok("Schema", "It is of this version."),
    await lookAtSecret(database, settings),
    ...(await lookAtQueue(database, clock)),
    await lookAtWeeklyHours(database),
    await lookAtCounts(database),
    ...(database.kind === "postgres" ? [await lookAtClock(database, createClock())] : []),
    ...(await lookAtStart(database.db)),
  ];
}

async function lookAtSecret(database: Database, settings: Settings): Promise<Finding> {
  try {
    await openSecrets(database.db, settings);
    return ok("Secret", "APP_SECRET opens what is encrypted.");
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    return wrong("Secret", error.message);
  }
}

async function lookAtQueue({ db }: Database, clock: Clock): Promise<Finding[]> {
  const rows = await undelivered(db);
  const findings = rows.map(({ channel, status, rows: count, since }) => {
    const minutes = Math.floor((clock.now() - Number(since ?? clock.now())) / 60_000);
    const text = `${count} of ${channel} ${status === "failed" ? "were given up" : "wait"}, the oldest for ${minutes} minutes`;
    const isStuck = status !== "failed" && minutes > MAX_WAIT_MINUTES;
    return isStuck ? wrong("Queue", `${text}: see the mailbox (/admin/mailbox).`) : note("Queue", `${text}.`);
  });
  return findings.length > 0 ? findings : [ok("Queue", "Everything is delivered.")];
}

/** What the database keeps beside the shifts that it is made of. */
async function lookAtWeeklyHours({ db }: Database): Promise<Finding> {
  const { length } = await wrongWeeklyHours(db);
  return length === 0
    ? ok("Hours", "Everybody's weekly hours are those of the shifts.")
    : wrong("Hours", `The weekly hours of ${length} are not those of their shifts: see docs/operations.md.`);
}

/** How many shifts people have, and how long the office's lists are. */
async function lookAtCounts({ db }: Database): Promise<Finding> {
  const wrongOnes = await wrongCounts(db);
  return wrongOnes.length === 0
    ? ok("Counts", "What is counted ahead is what is there.")
    : wrong("Counts", `${wrongOnes.length} are not those of what is there: see docs/operations.md.`);
}

/** Two machines of one installation that disagree about the time decide differently; `clock` is the machine's own. */
async function lookAtClock({ db }: Database, clock: Clock): Promise<Finding> {
  const before = clock.now();
  const { rows } = await sql<{ at: number }>`
    select extract(epoch from clock_timestamp())::float8 * 1000 as at`.execute(db);
  const apart = Math.abs((rows[0]?.at ?? before) - (before + clock.now()) / 2);
  const text = `Ours and the database's are ${(apart / 1000).toFixed(1)} seconds apart`;
  return apart > CLOCK_APART
    ? wrong("Clock", `${text}: let both follow a time server.`)
    : ok("Clock", `${text}.`);
}
