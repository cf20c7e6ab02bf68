import { sql } from "kysely";
import { emailKey } from "#rules/people/email.ts";
import { networkOf } from "#rules/people/security/device.ts";
import type { Moment } from "#rules/time/moment.ts";
import type { Secrets } from "#server/platform/crypto/secrets.ts";
import type { Db, Tx } from "#server/platform/database/database.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** What somebody did to sign in, or tried to. */
export interface SecurityEvent {
  readonly kind: "sign_in" | "failed_sign_in" | "failed_proof" | "forbidden" | "limited" | "bad_input";
  /** Whose account it is about; of an e-mail or number that nobody is known to have only a digest is kept. */
  readonly account: Account | { readonly email: string } | { readonly phone: string } | null;
  readonly address: string;
  /** What somebody proved themselves with, or tried to; of a refusal the call. */
  readonly about?: Factor | CallName;
}

/** What a sign-in was done with. A second factor was given after the password. */
type Factor =
  | "password"
  | "totp"
  | "passkey"
  | "recovery_code"
  | "code"
  | "email_code"
  | "sms_code"
  | "facebook"
  | "apple"
  | "local";
type CallName = `${string} ${string}`;

interface Account {
  readonly kind: "corporation" | "employee";
  readonly id: number;
}

/**
 * Writes down a sign-in, a failure or a refusal: ids, digests and the network, never what was typed. The same again
 * within the minute is counted, so that a flood of them is a row a minute; of refused input within the hour. Outside of any transaction: what fails is
 * written all the same.
 */
export async function recordSecurityEvent(
  { db, secrets }: { readonly db: Db; readonly secrets: Pick<Secrets, "digest"> },
  { kind, account, address, about }: SecurityEvent,
  now: Moment,
): Promise<void> {
  const last_at = new Date(now);
  const counted = kind === "bad_input" ? HOUR : MINUTE;
  await db
    .insertInto("security_events")
    .values({
      minute: new Date(now - (now % counted)),
      kind,
      account: accountKey(account, secrets),
      address_digest: secrets.digest(address),
      network: networkOf(address),
      about: about ?? "",
      last_at,
    })
    .onConflict((conflict) =>
      conflict
        .columns(["minute", "kind", "account", "address_digest", "about"])
        .doUpdateSet({ times: sql`security_events.times + 1`, last_at }),
    )
    .execute();
}

/** Gives the events of one employee to another; what both have of one minute, kind and address is one row that counts both. */
export async function moveSecurityEvents(tx: Tx, fromId: number, toId: number): Promise<void> {
  const [from, to] = [`employee:${fromId}`, `employee:${toId}`];
  await sql`
    with theirs as (delete from security_events where account = ${from} returning *)
    insert into security_events (minute, kind, account, address_digest, network, about, times, last_at)
    select minute, kind, ${to}, address_digest, network, about, times, last_at from theirs
    on conflict (minute, kind, account, address_digest, about) do update set
      times = security_events.times + excluded.times,
      last_at = greatest(security_events.last_at, excluded.last_at)`.execute(tx);
}

function accountKey(account: SecurityEvent["account"], { digest }: Pick<Secrets, "digest">): string {
  if (account === null) return "";
  if ("phone" in account) return `phone:${digest(account.phone)}`;
  return "email" in account ? `email:${digest(emailKey(account.email))}` : `${account.kind}:${account.id}`;
}
