import type { secondFactorEndpoints as rows } from "#contract/sessions/second-factor.endpoints.ts";
import { readTypedCode } from "#rules/people/security/recovery-code.ts";
import { getCorporation } from "#server/features/corporations/corporation.queries.ts";
import { countTry, wrongCode } from "#server/features/sessions/second-factor/proofs.ts";
import { recordFactorChange } from "#server/features/sessions/second-factor/second-factor.notifications.ts";
import {
  confirmSecret,
  deleteApp,
  findApp,
  loadFactors,
  lockAccount,
  savePendingSecret,
} from "#server/features/sessions/second-factor/second-factor.queries.ts";
import { newTotpSecret, stepOfCode, totpUrl } from "#server/platform/crypto/totp.ts";
import { inTransaction } from "#server/platform/database/database.ts";
import { DomainError } from "#server/platform/errors.ts";
import type { Handler } from "#server/platform/http/handler.ts";
import { loginOf } from "#server/platform/sessions/session.ts";
import { noteProof } from "#server/platform/sessions/sessions.ts";
import { codesFor } from "./recovery-codes.ts";
import { assertFactorRemovable, dropCodesWithLastFactor } from "./removal.ts";

const PENDING = "authenticator_apps.pending_encrypted";

/** A new secret for an app. The one in force goes on until the new one's first code has come back. */
export const startTotp: Handler<typeof rows.startTotp> = async ({ session, services }) => {
  const { id } = loginOf(session);
  const { settings, secrets, db } = services;
  const secret = newTotpSecret();
  const { email } = await getCorporation(db, id);
  const encrypted = secrets.encrypt(secret, PENDING, id);
  await inTransaction(db, (tx) => savePendingSecret(tx, id, encrypted));
  return { secret, url: totpUrl(secret, { issuer: settings.brand.name, label: email }) };
};

/**
 * Puts the new secret in force with a code of it, which counts as used and as a proof. Refuses `wrong_code`, `challenge_ended` when there
 * is no new secret, `too_many_requests`.
 */
export const confirmTotp: Handler<typeof rows.confirmTotp> = async (call) => {
  const { session, services, body, now } = call;
  const { id, tokenHash } = loginOf(session);
  const { secrets } = services;
  await countTry(services, { corporationId: id, address: call.address }, now);
  return inTransaction(services.db, async (tx) => {
    await lockAccount(tx, id);
    const pending = (await findApp(tx, id))?.pending_encrypted;
    if (!pending) throw new DomainError("challenge_ended");
    const typed = readTypedCode(body.code);
    const secret = secrets.decrypt(pending, PENDING, id);
    const step = typed?.kind === "app" ? stepOfCode(typed.code, secret, 0, now) : null;
    if (step === null) throw wrongCode();
    const before = await loadFactors(tx, id);
    const encrypted = secrets.encrypt(secret, "authenticator_apps.secret_encrypted", id);
    await confirmSecret(tx, id, { encrypted, step, now });
    const recovery_codes = await codesFor(tx, id, before);
    await recordFactorChange({ ...call, tx }, id, "app_on");
    // Its next code is up to 30 seconds away; whoever goes on to a passkey has just shown this one.
    await noteProof(tx, tokenHash, { withFactor: true, now });
    return { recovery_codes };
  });
};

/** Turns the app off. Refuses `not_found`, `last_factor`. */
export const removeTotp: Handler<typeof rows.removeTotp> = async (call) => {
  const { id } = loginOf(call.session);
  return inTransaction(call.services.db, async (tx) => {
    await lockAccount(tx, id);
    const before = await loadFactors(tx, id);
    if (!before.app) throw new DomainError("not_found");
    assertFactorRemovable(before, call);
    await deleteApp(tx, id);
    await dropCodesWithLastFactor(tx, id);
    await recordFactorChange({ ...call, tx }, id, "app_off");
    return { status: "success" };
  });
};
