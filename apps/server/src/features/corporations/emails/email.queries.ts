import { randomBytes } from "node:crypto";
import { SIGN_UP_LINK_DAYS } from "#rules/people/confirmed-email.ts";
import { DAY_MS, type Moment } from "#rules/time/moment.ts";
import { type CorporationRow, updateCorporation } from "#server/features/corporations/corporation.queries.ts";
import type { Db, Tx } from "#server/platform/database/database.ts";
import { hashOfToken } from "#server/platform/sessions/session.ts";

/**
 * How long a link works, in milliseconds: that to a new e-mail for a day, that to the e-mail of a sign-up for seven.
 * Rule: Confirmed e-mail, docs/rules/people.md.
 */
export function linkLifetimeOf({ email, pending_email }: Pick<CorporationRow, "email" | "pending_email">) {
  return pending_email === email ? SIGN_UP_LINK_DAYS * DAY_MS : DAY_MS;
}

/**
 * Has an e-mail wait for its link and returns the token, of which only a hash is stored; the link of before stops working.
 * The e-mail is a new one, or that of a sign-up, which nobody has confirmed yet.
 */
export async function setPendingEmail(
  tx: Tx,
  { id, email: current }: Pick<CorporationRow, "id" | "email">,
  email: string,
  now: Moment,
): Promise<{ token: string; corporation: CorporationRow }> {
  const token = randomBytes(32).toString("base64url");
  const corporation = await updateCorporation(tx, id, {
    pending_email: email,
    pending_email_hash: hashOfToken(token),
    pending_email_expires_at: new Date(now + linkLifetimeOf({ email: current, pending_email: email })),
  });
  return { token, corporation };
}

/** The e-mail that a link is to be sent to: the new one, or that of a sign-up that nobody has confirmed; null for none. */
export function waitingEmailOf({
  email,
  pending_email,
  email_unconfirmed_since,
}: Pick<CorporationRow, "email" | "pending_email" | "email_unconfirmed_since">): string | null {
  return pending_email ?? (email_unconfirmed_since === null ? null : email);
}

/** Drops what waits; its link stops working. */
export function dropPendingEmail(tx: Tx, id: number): Promise<CorporationRow> {
  return updateCorporation(tx, id, nothingPending);
}

/** Makes the waiting e-mail of a link the company's, confirmed, and uses the link up; undefined when it is unknown or too old. */
export function takePendingEmail(tx: Tx, token: string, now: Moment): Promise<CorporationRow | undefined> {
  return tx
    .updateTable("corporations")
    .set((eb) => ({
      ...nothingPending,
      email_unconfirmed_since: null,
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

/** Of a company for whose e-mail no link is open. */
export const nothingPending = {
  pending_email: null,
  pending_email_hash: null,
  pending_email_expires_at: null,
};
