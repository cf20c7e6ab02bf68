import { readTypedCode } from "#rules/people/security/recovery-code.ts";
import type { Moment } from "#rules/time/moment.ts";
import { digestOfRecoveryCode } from "#server/features/sessions/second-factor/set-up/recovery-codes.ts";
import { counterOfAssertion } from "#server/platform/crypto/passkeys.ts";
import type { Secrets } from "#server/platform/crypto/secrets.ts";
import { stepOfCode } from "#server/platform/crypto/totp.ts";
import type { Tx } from "#server/platform/database/database.ts";
import { DomainError } from "#server/platform/errors.ts";
import type { Services } from "#server/platform/http/handler.ts";
import { countHit } from "#server/platform/sessions/rate-limits.ts";
import { recordSecurityEvent } from "#server/platform/sessions/security-events.ts";
import { refusalText } from "#texts/da/common/errors.ts";
import {
  loadFactors,
  passkeyOf,
  savePasskeyUse,
  takeRecoveryCode,
  takeStep,
} from "./second-factor.queries.ts";

/** An hour's tries at the codes of one account: from one address, and from all together. */
const TRIES = { fromHere: 20, ofAccount: 100 };

/** Counts a try at an account's codes. Refuses `too_many_requests`. */
export async function countTry(
  { db, settings }: Pick<Services, "db" | "settings">,
  { corporationId, address }: { readonly corporationId: number; readonly address: string },
  now: Moment,
): Promise<void> {
  if (!settings.rateLimits) return;
  const fromHere = await countHit(db, `proof ${corporationId} ${address}`, now);
  if (fromHere > TRIES.fromHere) throw new DomainError("too_many_requests");
  const ofAccount = await countHit(db, `proof ${corporationId}`, now);
  if (ofAccount > TRIES.ofAccount) throw new DomainError("too_many_requests");
}

/** How an account proves itself: with a code, or with a challenge that one of its passkeys signed. */
export type Proof =
  | { readonly code: string }
  | { readonly challenge: string; readonly assertion: { readonly id: string } };

/** Takes a proof inside the transaction that it is for; says what was used. */
type TakeProof = (tx: Tx) => Promise<"totp" | "recovery_code" | "passkey">;

/**
 * Checks as much of a proof as needs no transaction, and returns what takes it: once, whoever else tries the same.
 * The challenge of a passkey is tried and taken by the caller. Refuses `wrong_code`, `wrong_passkey`.
 */
export async function readProof(
  services: Services,
  corporationId: number,
  proof: Proof,
  now: Moment,
): Promise<TakeProof> {
  const { db, settings, secrets } = services;
  if ("code" in proof) return (tx) => takeCode(tx, corporationId, proof.code, { secrets, now });
  const { passkeys } = await loadFactors(db, corporationId);
  const used = passkeys.find(({ credential_id }) => credential_id === proof.assertion.id);
  const counter =
    used &&
    (await counterOfAssertion(settings, proof.assertion, {
      challenge: proof.challenge,
      passkey: passkeyOf(used),
      use: "second step",
    }));
  if (!used || counter === null || counter === undefined) throw new DomainError("wrong_passkey");
  return async (tx) => {
    if (!(await savePasskeyUse(tx, used, counter, now))) throw new DomainError("wrong_passkey");
    return "passkey";
  };
}

/** Takes a code of the app or a recovery code. Rules: Codes of the app; Recovery codes, docs/rules/people.md. */
async function takeCode(
  tx: Tx,
  corporationId: number,
  typed: string,
  { secrets, now }: { readonly secrets: Secrets; readonly now: Moment },
): Promise<"totp" | "recovery_code"> {
  const read = readTypedCode(typed);
  const { app } = await loadFactors(tx, corporationId);
  if (read?.kind === "app" && app) {
    const column = "authenticator_apps.secret_encrypted";
    const secret = secrets.decrypt(app.secret_encrypted, column, corporationId);
    const step = stepOfCode(read.code, secret, app.last_step, now);
    if (step !== null && (await takeStep(tx, corporationId, step))) return "totp";
  }
  if (read?.kind === "recovery") {
    const digest = digestOfRecoveryCode(corporationId, read.code);
    if (await takeRecoveryCode(tx, corporationId, digest)) return "recovery_code";
  }
  throw wrongCode();
}

/** Does what takes a proof, and writes down when it was a wrong one. */
export async function notingFailure<T>(
  services: Pick<Services, "db" | "secrets">,
  { id, address, proof }: { readonly id: number; readonly address: string; readonly proof: object },
  now: Moment,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof DomainError && WRONG.includes(error.code)) {
      const account = { kind: "corporation", id } as const;
      const about = factorOf(proof);
      await recordSecurityEvent(services, { kind: "failed_proof", account, address, about }, now);
    }
    throw error;
  }
}

/** Which of the three a wrong code was meant as cannot be told. */
function factorOf(proof: object): "password" | "code" | "passkey" {
  if ("assertion" in proof) return "passkey";
  return "code" in proof ? "code" : "password";
}

const WRONG: readonly string[] = ["wrong_code", "wrong_passkey", "wrong_proof"];

/** The refusal of a code, told under its field. */
export function wrongCode(): DomainError {
  return new DomainError("wrong_code", { fields: { code: refusalText("wrong_code") } });
}
