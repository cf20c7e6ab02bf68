import { randomBytes } from "node:crypto";
import type { Moment } from "#rules/time/moment.ts";
import { type Db, inTransaction, type Tx } from "#server/platform/database/database.ts";
import { hashOfToken, REPLACED_TOKEN_GRACE, SESSION_LIFETIME } from "./session.ts";

/** Whose a session is. */
export type Subject = { kind: "corporation"; id: number } | { kind: "employee"; id: number };

/** What a session is opened by: the session of an admin who takes over, or a way in, by its key. */
type Opener = { readonly tokenHash: string; readonly actorId: number } | { readonly wayIn: string };

/** Opens a session and returns its token. A take-over ends with the session that it was opened by. */
export async function openSession(
  tx: Db | Tx,
  subject: Subject,
  now: Moment,
  opener?: Opener,
): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  const parent = opener && "tokenHash" in opener ? opener : undefined;
  await tx
    .insertInto("sessions")
    .values({
      token_hash: hashOfToken(token),
      kind: subject.kind,
      corporation_id: subject.kind === "corporation" ? subject.id : null,
      employee_id: subject.kind === "employee" ? subject.id : null,
      parent_hash: parent?.tokenHash ?? null,
      actor_corporation_id: parent?.actorId ?? null,
      way_in: opener && "wayIn" in opener ? opener.wayIn : null,
      created_at: new Date(now),
      expires_at: new Date(now + SESSION_LIFETIME),
    })
    .execute();
  if (!parent) await noteSignIn(tx, subject, now);
  return token;
}

/** A profile that is used is not erased for want of use. */
async function noteSignIn(tx: Db | Tx, { kind, id }: Subject, now: Moment): Promise<void> {
  await tx
    .updateTable(kind === "corporation" ? "corporations" : "employees")
    .set({ signed_in_at: new Date(now), inactivity_warned_at: null })
    .where("id", "=", id)
    .execute();
}

/** Has a session get a new token the next time that its owner is asked for: its rights have changed. */
export async function markForRenewal(tx: Tx, tokenHash: string): Promise<void> {
  await tx.updateTable("sessions").set({ renew_token: true }).where("token_hash", "=", tokenHash).execute();
}

/**
 * The token that a session goes on with: the one that it came with, or a new one where its rights have changed. The
 * session and what is open under it move to the new one; the old one ends within a minute.
 */
export async function currentToken(db: Db, token: string, now: Moment): Promise<string> {
  const old = hashOfToken(token);
  const isDue = await db
    .selectFrom("sessions")
    .select("renew_token")
    .where("token_hash", "=", old)
    .where("renew_token", "=", true)
    .executeTakeFirst();
  if (!isDue) return token;
  return inTransaction(db, async (tx) => {
    const ends = { renew_token: false, expires_at: new Date(now + REPLACED_TOKEN_GRACE) };
    const due = tx.updateTable("sessions").set(ends).where("token_hash", "=", old);
    const before = await tx
      .selectFrom("sessions")
      .selectAll()
      .where("token_hash", "=", old)
      .where("renew_token", "=", true)
      .forUpdate()
      .executeTakeFirst();
    // Of two that ask at once the first has the new token already.
    if (!before) return token;
    const { id: _, ...kept } = before;
    const next = randomBytes(32).toString("base64url");
    const token_hash = hashOfToken(next);
    await tx
      .insertInto("sessions")
      .values({ ...kept, token_hash, renew_token: false })
      .execute();
    await tx
      .updateTable("sessions")
      .set({ parent_hash: token_hash })
      .where("parent_hash", "=", old)
      .execute();
    await due.execute();
    return next;
  });
}

/** Ends one session; take-overs made from it end with it. */
export async function endSession(tx: Db | Tx, tokenHash: string): Promise<void> {
  await tx.deleteFrom("sessions").where("token_hash", "=", tokenHash).execute();
}

/** Ends every session of somebody, but for `except` (change of password keeps the calling one). */
export async function endSessionsOf(tx: Db | Tx, subject: Subject, except?: string): Promise<void> {
  let ended = tx.deleteFrom("sessions").where(columnOf(subject), "=", subject.id);
  if (except) ended = ended.where("token_hash", "<>", except);
  await ended.execute();
  if (subject.kind === "employee") return;
  // A sign-in that is half through goes with them.
  await tx
    .deleteFrom("identity_challenges")
    .where("corporation_id", "=", subject.id)
    .where("purpose", "=", "sign-in")
    .execute();
}

/** Ends every session of a company, whichever of its users opened it. */
export async function endSessionsOfCompany(tx: Tx, companyId: number): Promise<void> {
  const logins = await tx
    .selectFrom("corporations")
    .select("id")
    .where((eb) => eb.or([eb("id", "=", companyId), eb("member_of", "=", companyId)]))
    .execute();
  for (const { id } of logins) await endSessionsOf(tx, { kind: "corporation", id });
}

/** Ends one session of somebody by its id; false when they have none of it. Take-overs made from it end with it. */
export async function endSessionById(tx: Db | Tx, subject: Subject, id: number): Promise<boolean> {
  const ended = await tx
    .deleteFrom("sessions")
    .where(columnOf(subject), "=", subject.id)
    .where("id", "=", id)
    .returning("id")
    .execute();
  return ended.length > 0;
}

/** Somebody's sessions, the last used first; one whose token has been replaced is not among them. */
export function sessionsOf(db: Db, subject: Subject, now: Moment) {
  return db
    .selectFrom("sessions")
    .select([
      "id",
      "token_hash",
      "actor_corporation_id",
      "user_agent",
      "network",
      "created_at",
      "last_seen_at",
    ])
    .where(columnOf(subject), "=", subject.id)
    .where("expires_at", ">", new Date(now + REPLACED_TOKEN_GRACE))
    .orderBy((eb) => eb.fn.coalesce("last_seen_at", "created_at"), "desc")
    .orderBy("id", "desc")
    .execute();
}

/** Notes that whoever holds the session has just proved who they are, and whether with the second factor. */
export async function noteProof(
  tx: Tx,
  tokenHash: string,
  { withFactor, now }: { withFactor: boolean; now: Moment },
): Promise<void> {
  const at = new Date(now);
  await tx
    .updateTable("sessions")
    .set({ proved_at: at, ...(withFactor ? { factor_proved_at: at } : {}) })
    .where("token_hash", "=", tokenHash)
    .execute();
}

function columnOf(subject: Subject) {
  return subject.kind === "corporation" ? ("corporation_id" as const) : ("employee_id" as const);
}

export async function deleteExpiredSessions(db: Db, now: Moment): Promise<void> {
  await db.deleteFrom("sessions").where("expires_at", "<=", new Date(now)).execute();
}

/** How many sessions are open, by whose they are. */
export function openSessions(db: Db, now: Moment) {
  return db
    .selectFrom("sessions")
    .select(({ fn }) => ["kind", fn.countAll<number>().as("sessions")])
    .where("expires_at", ">", new Date(now))
    .groupBy("kind")
    .execute();
}
