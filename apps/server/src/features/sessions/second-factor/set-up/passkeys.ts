import type { secondFactorEndpoints as rows } from "#contract/sessions/second-factor.endpoints.ts";
import { getCorporation } from "#server/features/corporations/corporation.queries.ts";
import {
  openChallenge,
  takeChallenge,
  tryChallenge,
} from "#server/features/sessions/second-factor/challenges.ts";
import { recordFactorChange } from "#server/features/sessions/second-factor/second-factor.notifications.ts";
import {
  deletePasskey,
  insertPasskey,
  loadFactors,
  lockAccount,
  passkeyOf,
} from "#server/features/sessions/second-factor/second-factor.queries.ts";
import { passkeyCreation, readNewPasskey } from "#server/platform/crypto/passkeys.ts";
import { inTransaction } from "#server/platform/database/database.ts";
import { DomainError } from "#server/platform/errors.ts";
import type { Handler } from "#server/platform/http/handler.ts";
import { loginOf } from "#server/platform/sessions/session.ts";
import { codesFor } from "./recovery-codes.ts";
import { assertFactorRemovable, dropCodesWithLastFactor } from "./removal.ts";

/** What the browser makes a passkey with; an authenticator that has one already makes no second. */
export const startPasskey: Handler<typeof rows.startPasskey> = async ({ session, services, now }) => {
  const { id, tokenHash } = loginOf(session);
  const { db, settings } = services;
  const { email, name } = await getCorporation(db, id);
  const { passkeys } = await loadFactors(db, id);
  const asked = { kind: "passkey", sessionHash: tokenHash, corporationId: id } as const;
  const challenge = await openChallenge(db, asked, now);
  const account = { handle: `corporation:${id}`, login: email, name };
  const wanted = { challenge, account, known: passkeys.map(passkeyOf), use: "second step" } as const;
  return { challenge, options: { ...(await passkeyCreation(settings, wanted)) } };
};

/** Adds the passkey that the browser made. Refuses `wrong_passkey`, `challenge_ended`. */
export const addPasskey: Handler<typeof rows.addPasskey> = async (call) => {
  const { session, services, body, now } = call;
  const { id, tokenHash } = loginOf(session);
  const { db, settings } = services;
  await tryChallenge(db, body.challenge, { kind: "passkey", sessionHash: tokenHash }, now);
  const passkey = await readNewPasskey(settings, body.registration, {
    challenge: body.challenge,
    use: "second step",
  });
  if (!passkey) throw new DomainError("wrong_passkey");
  return inTransaction(db, async (tx) => {
    await lockAccount(tx, id);
    await takeChallenge(tx, body.challenge);
    const before = await loadFactors(tx, id);
    const added = await insertPasskey(tx, { corporation_id: id }, { ...passkey, name: body.name }, now);
    if (added === undefined) throw new DomainError("wrong_passkey");
    const recovery_codes = await codesFor(tx, id, before);
    await recordFactorChange({ ...call, tx }, id, "passkey_added");
    return { recovery_codes };
  });
};

/** Removes a passkey. Refuses `not_found`, `last_factor`. */
export const removePasskey: Handler<typeof rows.removePasskey> = async (call) => {
  const { id } = loginOf(call.session);
  return inTransaction(call.services.db, async (tx) => {
    await lockAccount(tx, id);
    const before = await loadFactors(tx, id);
    if (!before.passkeys.some((passkey) => passkey.id === call.params.id)) throw new DomainError("not_found");
    assertFactorRemovable(before, call);
    await deletePasskey(tx, call.params.id);
    await dropCodesWithLastFactor(tx, id);
    await recordFactorChange({ ...call, tx }, id, "passkey_removed");
    return { status: "success" };
  });
};
