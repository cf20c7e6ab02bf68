import { sql } from "kysely";
import { emailKey } from "#rules/people/email.ts";
import { ADDRESS_MEMORY_DAYS, mayGuess } from "#rules/people/guessing.ts";
import type { Moment } from "#rules/time/moment.ts";
import type { Db, Tx } from "#server/platform/database/database.ts";
import { DomainError } from "#server/platform/errors.ts";
import type { Services } from "#server/platform/http/handler.ts";
import { hasEmail } from "./email-key.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

type Guesser = Pick<Services, "db" | "settings" | "secrets">;

/** A password that is about to be looked at. It counts as wrong until it is said to be right. */
export interface Guess {
  /** Takes the count back and remembers the address as one of the account's. */
  right(corporationId: number, now: Moment): Promise<void>;
  /** Refuses `too_many_requests` where only the right password is still answered. */
  wrong(): void;
}

/**
 * Counts a guess at the password of an account from an address and waits where others have guessed too often. The
 * account need not exist: an unknown e-mail is treated like a known one. Refuses `too_many_requests`.
 * Rule: Guessing passwords, docs/rules/people.md.
 */
export async function startGuess(
  { db, settings, secrets }: Guesser,
  { email, address }: { email: string; address: string },
  now: Moment,
): Promise<Guess> {
  const [account, place] = [secrets.digest(emailKey(email)), secrets.digest(address)];
  const right = (id: number, at: Moment) => rememberAddress(db, id, place, at);
  if (!settings.rateLimits) return { right, wrong: () => {} };
  const keys = [`guess ${account} ${place}`, `guess account ${account}`, `guess address ${place}`] as const;
  const isKnown = await isKnownAddress(db, email, secrets.digests(address), now);
  const hits = await countHits(db, keys, now);
  // Counted before it is looked at, so that a thousand at once are a thousand; this one is not among those before it.
  const [fromHere = 0, ofAccount = 0, fromAddress = 0] = keys.map((key) => (hits.get(key) ?? 1) - 1);
  const verdict = mayGuess({ fromHere, ofAccount, fromAddress, isKnown });
  if (!verdict.ok) throw new DomainError(verdict.refusal);
  await pause(verdict.delay);
  return {
    async right(id, at) {
      await takeHitsBack(db, keys, now);
      await right(id, at);
    },
    wrong() {
      if (verdict.onlyIfRight) throw new DomainError("too_many_requests");
    },
  };
}

/** Remembers that the account is at home at this address: it has signed in or chosen a new password from there. */
export function rememberHome(
  { secrets, db }: Guesser,
  { corporationId, address }: { corporationId: number; address: string },
  now: Moment,
): Promise<void> {
  return rememberAddress(db, corporationId, secrets.digest(address), now);
}

/** Forgets from where accounts signed in more than 90 days ago. */
export async function deleteOldAddresses(db: Db, now: Moment): Promise<void> {
  await db
    .deleteFrom("sign_in_addresses")
    .where("last_at", "<", new Date(now - ADDRESS_MEMORY_DAYS * DAY))
    .execute();
}

async function isKnownAddress(
  db: Db,
  email: string,
  places: readonly string[],
  now: Moment,
): Promise<boolean> {
  const row = await db
    .selectFrom("sign_in_addresses as s")
    .innerJoin("corporations as c", "c.id", "s.corporation_id")
    .select("s.corporation_id")
    .where(hasEmail("c.email_key", email))
    .where("s.address_digest", "in", places)
    .where("s.last_at", ">=", new Date(now - ADDRESS_MEMORY_DAYS * DAY))
    .executeTakeFirst();
  return row !== undefined;
}

async function rememberAddress(db: Db | Tx, id: number, place: string, now: Moment): Promise<void> {
  const last_at = new Date(now);
  await db
    .insertInto("sign_in_addresses")
    .values({ corporation_id: id, address_digest: place, last_at })
    .onConflict((conflict) => conflict.columns(["corporation_id", "address_digest"]).doUpdateSet({ last_at }))
    .execute();
}

/** Counts one hit for each key, in one statement and always in the same order. */
async function countHits(db: Db, keys: readonly string[], now: Moment): Promise<Map<string, number>> {
  const window_start = hourOf(now);
  const rows = await db
    .insertInto("rate_limits")
    .values([...keys].sort().map((key) => ({ key, window_start, hits: 1 })))
    .onConflict((conflict) =>
      conflict.columns(["key", "window_start"]).doUpdateSet({ hits: sql`rate_limits.hits + 1` }),
    )
    .returning(["key", "hits"])
    .execute();
  return new Map(rows.map(({ key, hits }) => [key, hits]));
}

/** One statement a key: none of them ever waits for another. */
async function takeHitsBack(db: Db, keys: readonly string[], now: Moment): Promise<void> {
  const takeBack = (key: string) =>
    db
      .updateTable("rate_limits")
      .set({ hits: sql`hits - 1` })
      .where("key", "=", key)
      .where("window_start", "=", hourOf(now))
      .execute();
  await Promise.all(keys.map(takeBack));
}

function hourOf(now: Moment): Date {
  return new Date(now - (now % HOUR));
}

function pause(milliseconds: number): Promise<void> {
  return milliseconds === 0 ? Promise.resolve() : new Promise((done) => setTimeout(done, milliseconds));
}
