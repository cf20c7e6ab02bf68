import { randomBytes } from "node:crypto";
import { HOUR_MS, type Moment } from "#rules/time/moment.ts";
import type { Db, Tx } from "#server/platform/database/database.ts";
import { hashOfToken } from "#server/platform/sessions/session.ts";

/** How long a link to a new password works, in milliseconds. */
export const PASSWORD_RESET_LIFE = HOUR_MS;

/** Opens a way to a new password for `life` milliseconds and returns its token, of which only a hash is stored. */
export async function openPasswordReset(
  tx: Tx,
  corporationId: number,
  now: Moment,
  life = PASSWORD_RESET_LIFE,
): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  await tx
    .insertInto("password_resets")
    .values({
      token_hash: hashOfToken(token),
      corporation_id: corporationId,
      expires_at: new Date(now + life),
    })
    .execute();
  return token;
}

/** The company that a token may set a password for; undefined when it is unknown, too old or used. */
export async function corporationOfPasswordReset(
  db: Db | Tx,
  token: string,
  now: Moment,
): Promise<number | undefined> {
  const row = await db
    .selectFrom("password_resets")
    .select("corporation_id")
    .where("token_hash", "=", hashOfToken(token))
    .where("expires_at", ">", new Date(now))
    .where("used_at", "is", null)
    .executeTakeFirst();
  return row?.corporation_id;
}

/** Uses a token up; false when somebody was faster. */
export async function consumePasswordReset(tx: Tx, token: string, now: Moment): Promise<boolean> {
  const used = await tx
    .updateTable("password_resets")
    .set({ used_at: new Date(now) })
    .where("token_hash", "=", hashOfToken(token))
    .where("expires_at", ">", new Date(now))
    .where("used_at", "is", null)
    .returning("token_hash")
    .execute();
  return used.length > 0;
}

/** Uses up every open token of a company: its password has been changed in another way. */
export async function endPasswordResets(tx: Tx, corporationId: number, now: Moment): Promise<void> {
  await tx
    .updateTable("password_resets")
    .set({ used_at: new Date(now) })
    .where("corporation_id", "=", corporationId)
    .where("used_at", "is", null)
    .execute();
}

export async function deleteOldResets(db: Db, now: Moment): Promise<void> {
  await db.deleteFrom("password_resets").where("expires_at", "<=", new Date(now)).execute();
}

/** Ends the address of a company's calendar, which whoever had the password may have read: it gets another. */
export async function endCalendarAddress(tx: Tx, corporationId: number): Promise<void> {
  await tx.deleteFrom("calendars").where("corporation_id", "=", corporationId).execute();
}
