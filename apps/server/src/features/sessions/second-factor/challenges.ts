import { randomBytes } from "node:crypto";
import type { secondFactorEndpoints as rows } from "#contract/sessions/second-factor.endpoints.ts";
import type { AnswerOf } from "#contract/wire/endpoint.ts";
import { canTryChallenge, challengeEndsAt } from "#rules/people/security/second-factor.ts";
import type { Moment } from "#rules/time/moment.ts";
import { passkeyRequest } from "#server/platform/crypto/passkeys.ts";
import type { Db, Tx } from "#server/platform/database/database.ts";
import { isForeignKeyViolation } from "#server/platform/database/database-errors.ts";
import { DomainError } from "#server/platform/errors.ts";
import { hashOfToken } from "#server/platform/sessions/session.ts";
import type { Settings } from "#server/platform/settings/settings.ts";
import { type Factors, methodsOf, passkeyOf } from "./second-factor.queries.ts";

/** What a challenge of a company is for, and the session that asked for it; none while signing in. */
type CompanyPurpose =
  | { readonly kind: "sign-in" }
  | { readonly kind: "step-up" | "passkey"; readonly sessionHash: string };

/** What a challenge of an employee is for: whoever signs in is not known yet, a new passkey is made in a session. */
type EmployeePurpose =
  | { readonly kind: "employee-sign-in" }
  | { readonly kind: "employee-passkey"; readonly sessionHash: string };

const sessionHashOf = (purpose: CompanyPurpose | EmployeePurpose) =>
  "sessionHash" in purpose ? purpose.sessionHash : null;

/**
 * Opens a challenge, of a company with its id, and returns its token, of which only a hash is stored. It is what a passkey
 * signs. Refuses `unauthenticated` when the session has ended meanwhile.
 */
export async function openChallenge(
  tx: Db | Tx,
  purpose: (CompanyPurpose & { readonly corporationId: number }) | EmployeePurpose,
  now: Moment,
): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  try {
    await tx
      .insertInto("identity_challenges")
      .values({
        token_hash: hashOfToken(token),
        corporation_id: "corporationId" in purpose ? purpose.corporationId : null,
        purpose: purpose.kind,
        session_hash: sessionHashOf(purpose),
        expires_at: new Date(challengeEndsAt(now)),
      })
      .execute();
  } catch (error) {
    // The session that asks was ended at the same moment.
    throw isForeignKeyViolation(error) ? new DomainError("unauthenticated") : error;
  }
  return token;
}

/** A challenge as it is answered, with what to ask the browser for where the account has a passkey. */
export function serializeChallenge(
  token: string,
  factors: Factors,
  settings: Settings,
): AnswerOf<typeof rows.challenge> {
  const known = factors.passkeys.map(passkeyOf);
  const passkey = known.length > 0 ? passkeyRequest(settings, token, known) : null;
  return { challenge: token, methods: methodsOf(factors), passkey };
}

/**
 * Counts a try of a company's challenge and returns whose it is. Refuses `challenge_ended` when it is unknown, used, too
 * old, tried too often, or was opened for something else. Rule: Challenge, docs/rules/people.md.
 */
export async function tryChallenge(
  db: Db,
  token: string,
  purpose: CompanyPurpose,
  now: Moment,
): Promise<number> {
  const corporationId = await countChallengeTry(db, token, purpose, now);
  if (corporationId === null) throw new DomainError("challenge_ended");
  return corporationId;
}

/** Counts a try of an employee's challenge. Refuses `challenge_ended` as `tryChallenge` does. */
export async function tryEmployeeChallenge(
  db: Db,
  token: string,
  purpose: EmployeePurpose,
  now: Moment,
): Promise<void> {
  await countChallengeTry(db, token, purpose, now);
}

async function countChallengeTry(
  db: Db,
  token: string,
  purpose: CompanyPurpose | EmployeePurpose,
  now: Moment,
): Promise<number | null> {
  const found = await db
    .updateTable("identity_challenges")
    .set((eb) => ({ tries: eb("tries", "+", 1) }))
    .where("token_hash", "=", hashOfToken(token))
    .where("purpose", "=", purpose.kind)
    .where("session_hash", "is not distinct from", sessionHashOf(purpose))
    .returning(["corporation_id", "tries", "expires_at"])
    .executeTakeFirst();
  const isOpen = found && canTryChallenge(found.tries - 1, found.expires_at.getTime(), now);
  if (!isOpen) throw new DomainError("challenge_ended");
  return found.corporation_id;
}

/** Uses a challenge up; refuses `challenge_ended` when somebody was faster. */
export async function takeChallenge(tx: Tx, token: string): Promise<void> {
  const taken = await tx
    .deleteFrom("identity_challenges")
    .where("token_hash", "=", hashOfToken(token))
    .returning("token_hash")
    .execute();
  if (taken.length === 0) throw new DomainError("challenge_ended");
}

export async function deleteOldChallenges(db: Db, now: Moment): Promise<void> {
  await db.deleteFrom("identity_challenges").where("expires_at", "<=", new Date(now)).execute();
}
