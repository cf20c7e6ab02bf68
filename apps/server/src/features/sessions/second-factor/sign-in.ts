import type { secondFactorEndpoints as rows } from "#contract/sessions/second-factor.endpoints.ts";
import type { WireSecondStep } from "#contract/sessions/second-factor.entities.ts";
import type { Moment } from "#rules/time/moment.ts";
import { getCorporation } from "#server/features/corporations/corporation.queries.ts";
import { openCorporationSession } from "#server/features/sessions/open-corporation-session.ts";
import { inTransaction, type Tx } from "#server/platform/database/database.ts";
import type { Handler, Services } from "#server/platform/http/handler.ts";
import { recordSecurityEvent } from "#server/platform/sessions/security-events.ts";
import { openChallenge, serializeChallenge, takeChallenge, tryChallenge } from "./challenges.ts";
import { countTry, notingFailure, readProof } from "./proofs.ts";
import { recordFactorChangeBy } from "./second-factor.notifications.ts";
import { countFactors, type Factors, lockAccount } from "./second-factor.queries.ts";

/** The second step of signing in, for an account that has a second factor; null for one that has none. */
export async function askSecondStep(
  tx: Tx,
  corporationId: number,
  factors: Factors,
  { services, now }: { readonly services: Services; readonly now: Moment },
): Promise<WireSecondStep | null> {
  if (countFactors(factors) === 0) return null;
  const token = await openChallenge(tx, { kind: "sign-in", corporationId }, now);
  return { status: "second_factor", ...serializeChallenge(token, factors, services.settings) };
}

/**
 * The second step of signing in answers as a sign-in. Refuses `wrong_code`, `wrong_passkey`; `challenge_ended` once the
 * challenge is used, too old or tried too often; `too_many_requests`.
 */
export const secondStep: Handler<typeof rows.secondStep> = async ({ body, now, services, address }) => {
  const { db } = services;
  const id = await tryChallenge(db, body.challenge, { kind: "sign-in" }, now);
  await countTry(services, { corporationId: id, address }, now);
  const { used, signedIn } = await notingFailure(services, { id, address, proof: body }, now, async () => {
    const takeProof = await readProof(services, id, body, now);
    return inTransaction(db, async (tx) => {
      await lockAccount(tx, id);
      await takeChallenge(tx, body.challenge);
      const used = await takeProof(tx);
      const corporation = await getCorporation(tx, id);
      if (used === "recovery_code") {
        const actor = { kind: "corporation", id: corporation.member_of ?? id, loginId: id } as const;
        await recordFactorChangeBy(actor, { tx, now, services }, id, { change: "code_used" });
      }
      const opened = { hasSecondFactor: true, services, now };
      return { used, signedIn: await openCorporationSession(tx, corporation, opened) };
    });
  });
  const account = { kind: "corporation", id } as const;
  await recordSecurityEvent(services, { kind: "sign_in", account, address, about: used }, now);
  return signedIn;
};
