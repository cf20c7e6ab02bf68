import type { secondFactorEndpoints as rows } from "#contract/sessions/second-factor.endpoints.ts";
import { getCorporation } from "#server/features/corporations/corporation.queries.ts";
import { isPassword } from "#server/platform/crypto/passwords.ts";
import { inTransaction } from "#server/platform/database/database.ts";
import { DomainError } from "#server/platform/errors.ts";
import type { Handler, RequestContext } from "#server/platform/http/handler.ts";
import { loginOf } from "#server/platform/sessions/session.ts";
import { noteProof } from "#server/platform/sessions/sessions.ts";
import { refusalText } from "#texts/da/common/errors.ts";
import { openChallenge, serializeChallenge, takeChallenge, tryChallenge } from "./challenges.ts";
import { countTry, notingFailure, readProof } from "./proofs.ts";
import { recordFactorChange } from "./second-factor.notifications.ts";
import { loadFactors, lockAccount } from "./second-factor.queries.ts";

type Row = typeof rows.stepUp;

/** How this session can prove who it is. */
export const proofChallenge: Handler<typeof rows.challenge> = async ({ session, services, now }) => {
  const { id, tokenHash } = loginOf(session);
  const { db, settings } = services;
  const factors = await loadFactors(db, id);
  const token = await openChallenge(db, { kind: "step-up", sessionHash: tokenHash, corporationId: id }, now);
  return serializeChallenge(token, factors, settings);
};

/**
 * Proves again who holds this session, for ten minutes. Refuses `wrong_code`, `wrong_proof`, `wrong_passkey`,
 * `challenge_ended`, `too_many_requests`. Rule: Step-up, docs/rules/people.md.
 */
export const stepUp: Handler<Row> = async (call) => {
  const { body, services, session, now, address } = call;
  const { id } = loginOf(session);
  await countTry(services, { corporationId: id, address }, now);
  return notingFailure(services, { id, address, proof: body }, now, () => prove(call));
};

async function prove(call: RequestContext<Row>): Promise<{ status: "success" }> {
  const { body, services, session, now } = call;
  const { id, tokenHash } = loginOf(session);
  if ("password" in body) await checkPassword(call, body.password);
  if ("challenge" in body) {
    await tryChallenge(services.db, body.challenge, { kind: "step-up", sessionHash: tokenHash }, now);
  }
  const takeProof = "password" in body ? null : await readProof(services, id, body, now);
  return inTransaction(services.db, async (tx) => {
    await lockAccount(tx, id);
    if ("challenge" in body) await takeChallenge(tx, body.challenge);
    const used = await takeProof?.(tx);
    if (used === "recovery_code") await recordFactorChange({ ...call, tx }, id, "code_used");
    await noteProof(tx, tokenHash, { withFactor: takeProof !== null, now });
    return { status: "success" };
  });
}

async function checkPassword({ services, session }: RequestContext<Row>, password: string): Promise<void> {
  const { password_hash } = await getCorporation(services.db, loginOf(session).id);
  if (await isPassword(password, password_hash)) return;
  throw new DomainError("wrong_proof", { fields: { password: refusalText("wrong_proof") } });
}
