import { randomBytes } from "node:crypto";
import { DAY_MS, type Moment } from "#rules/time/moment.ts";
import { type CorporationRow, updateCorporation } from "#server/features/corporations/corporation.queries.ts";
import type { Db, Tx } from "#server/platform/database/database.ts";
import { hashOfToken } from "#server/platform/sessions/session.ts";

/** How long the link to a new e-mail works. */
export const LINK_LIFETIME = DAY_MS;

/** Has a new e-mail wait for a day and returns the token of its link, of which only a hash is stored. */
export async function setPendingEmail(
  tx: Tx,
  id: number,
  email: string,
  now: Moment,
): Promise<{ token: string; corporation: CorporationRow }> {
  const token = randomBytes(32).toString("base64url");
  const corporation = await updateCorporation(tx, id, {
    pending_email: email,
    pending_email_hash: hashOfToken(token),
    pending_email_expires_at: new Date(now + LINK_LIFETIME),
  });
  return { token, corporation };
}

/** Drops what waits; its link stops working. */
export function dropPendingEmail(tx: Tx, id: number): Promise<CorporationRow> {
  return updateCorporation(tx, id, nothingPending);
}

/** Makes the waiting e-mail of a link the company's and uses the link up; undefined when it is unknown or too old. */
export function takePendingEmail(tx: Tx, token: string, now: Moment): Promise<CorporationRow | undefined> {
  return tx
    .updateTable("corporations")
    .set((eb) => ({
      ...nothingPending,
      email: eb.fn.coalesce("pending_email", "email"),
    }))
    .where("pending_email_hash", "=", hashOfToken(token))
    .where("pending_email_expires_at", ">", new Date(now))
    .returningAll()
    .executeTakeFirst();
}

/** The company whose e-mail waits behind a link, as it is before it is confirmed. */
export function findByEmailLink(db: Db | Tx, token: string): Promise<CorporationRow | undefined> {
  return db
    .selectFrom("corporations")
    .selectAll()
    .where("pending_email_hash", "=", hashOfToken(token))
    .executeTakeFirst();
}

const nothingPending = { pending_email: null, pending_email_hash: null, pending_email_expires_at: null };
