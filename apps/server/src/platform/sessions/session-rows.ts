import { type Compilable, type RawBuilder, sql } from "kysely";
import type { Db, Tx } from "#server/platform/database/database.ts";
import { isUnchanged, type Mark, subjectsAskedFor } from "#server/platform/database/driver/changes.ts";
import { statement } from "#server/platform/database/driver/statement.ts";

/** A session with the rights that its people have at this moment. */
export type SessionRow = Awaited<ReturnType<ReturnType<typeof sessionRows>["execute"]>>[number];

/** The same with whether nothing has changed since a mark; false without one. */
type FoundSession = SessionRow & { readonly is_unchanged: boolean };

/** Whose session: by the hash of its token, at a moment. */
interface Asked {
  readonly tokenHash: string;
  readonly now: Date;
}

/**
 * The session that a hash stands for, read with the rights of this moment, and with a mark whether nothing has changed
 * since; undefined where there is none. One that was found to be somebody's own is read as such, by a third of the tables:
 * what a session is never changes. Where it is not found that way it is looked for in all.
 */
export async function findSession(
  db: Db,
  asked: Asked,
  mark: Mark | null,
): Promise<FoundSession | undefined> {
  const known = ownKinds.get(asked.tokenHash);
  const own = known && (await readings[known](db, asked, mark));
  const found = own ?? (await readings.any(db, asked, mark));
  if (found && !found.is_taken_over) remember(found);
  else ownKinds.delete(asked.tokenHash);
  return found;
}

/** By the hash of a token, of which kind somebody's own session is. */
const ownKinds = new Map<string, SessionRow["kind"]>();
/** More than are signed in at a time. */
const MOST_KNOWN = 10_000;

function remember({ token_hash, kind }: SessionRow): void {
  if (ownKinds.has(token_hash)) return;
  if (ownKinds.size >= MOST_KNOWN) ownKinds.clear();
  ownKinds.set(token_hash, kind);
}

/**
 * Sessions with the rights that their people have at this moment. A take-over runs out with the session that it came from,
 * before the row of that one is deleted.
 */
export function sessionRows(db: Db | Tx, now: Date) {
  return db
    .selectFrom("sessions as s")
    .leftJoin("corporations as c", "c.id", "s.corporation_id")
    .leftJoin("employees as e", "e.id", "s.employee_id")
    .leftJoin("corporations as a", "a.id", "s.actor_corporation_id")
    .leftJoin("sessions as own", "own.token_hash", "s.parent_hash")
    .select(sessionColumns)
    .select([
      "c.suspended_at",
      "c.is_admin",
      "e.new_user",
      "e.deactivated_at",
      // Whether the admin behind a take-over still is one.
      sql<boolean | null>`a.is_admin and a.suspended_at is null`.as("actor_is_admin"),
      sql<Date>`coalesce(own.created_at, s.created_at)`.as("signed_in_at"),
      sql<Date | null>`coalesce(own.proved_at, s.proved_at)`.as("proved_at"),
      sql<Date | null>`coalesce(own.factor_proved_at, s.factor_proved_at)`.as("factor_proved_at"),
      secondFactorOf(sql`coalesce(s.actor_corporation_id, s.corporation_id)`).as("has_second_factor"),
    ])
    .where("s.expires_at", ">", now)
    .where((eb) => eb.or([eb("s.parent_hash", "is", null), eb("own.expires_at", ">", now)]));
}

const sessionColumns = [
  "s.token_hash",
  "s.kind",
  "s.corporation_id",
  "s.employee_id",
  "s.actor_corporation_id",
  "s.expires_at",
  "s.last_seen_at",
  sql<boolean>`s.parent_hash is not null or s.actor_corporation_id is not null`.as("is_taken_over"),
] as const;

/** What `sessionRows` says of those that nobody has taken over. */
function ownSessions(db: Db | Tx, now: Date) {
  return db
    .selectFrom("sessions as s")
    .select(sessionColumns)
    .select([
      sql<boolean | null>`null::boolean`.as("actor_is_admin"),
      "s.created_at as signed_in_at",
      "s.proved_at",
      "s.factor_proved_at",
    ])
    .where("s.expires_at", ">", now)
    .where("s.parent_hash", "is", null)
    .where("s.actor_corporation_id", "is", null);
}

const ownOfEmployees = (db: Db | Tx, now: Date) =>
  ownSessions(db, now)
    .innerJoin("employees as e", "e.id", "s.employee_id")
    .select(["e.new_user", "e.deactivated_at"])
    .select([
      sql<Date | null>`null::timestamptz`.as("suspended_at"),
      sql<boolean | null>`null::boolean`.as("is_admin"),
      sql<boolean>`false`.as("has_second_factor"),
    ]);

const ownOfCorporations = (db: Db | Tx, now: Date) =>
  ownSessions(db, now)
    .innerJoin("corporations as c", "c.id", "s.corporation_id")
    .select(["c.suspended_at", "c.is_admin"])
    .select([
      sql<boolean | null>`null::boolean`.as("new_user"),
      sql<Date | null>`null::timestamptz`.as("deactivated_at"),
      secondFactorOf(sql.ref("s.corporation_id")).as("has_second_factor"),
    ]);

const readings = {
  any: reading((db, { tokenHash, now }, mark) =>
    sessionRows(db, now).where("s.token_hash", "=", tokenHash).select(unchangedSince(mark)),
  ),
  employee: reading((db, { tokenHash, now }, mark) =>
    ownOfEmployees(db, now).where("s.token_hash", "=", tokenHash).select(unchangedSince(mark)),
  ),
  corporation: reading((db, { tokenHash, now }, mark) =>
    ownOfCorporations(db, now).where("s.token_hash", "=", tokenHash).select(unchangedSince(mark)),
  ),
};

/** The same with what a mark says. */
interface AskedSince extends Asked {
  readonly at: string;
  readonly subjects: readonly string[];
}

function unchangedSince(mark: AskedSince | null) {
  return (mark ? isUnchanged(mark.at, mark.subjects) : sql<boolean>`false`).as("is_unchanged");
}

/** One way of reading a session, with a mark and without one. */
function reading(build: (db: Db | Tx, asked: Asked, mark: AskedSince | null) => Compilable<FoundSession>) {
  const alone = statement((db, asked: Asked) => build(db, asked, null));
  const since = statement((db, asked: AskedSince) => build(db, asked, asked));
  return async (db: Db, asked: Asked, mark: Mark | null): Promise<FoundSession | undefined> => {
    if (!mark) return (await alone(db, asked))[0];
    return (await since(db, { ...asked, at: mark.at, subjects: subjectsAskedFor(mark) }))[0];
  };
}

/** Whether an account has an app or a passkey to prove with. */
export function secondFactorOf(corporationId: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`(
    exists (select from authenticator_apps app where app.corporation_id = ${corporationId} and app.confirmed_at is not null)
    or exists (select from passkeys key where key.corporation_id = ${corporationId}))`;
}
