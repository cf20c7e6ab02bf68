import { createHash, randomBytes } from "node:crypto";
import type { secondFactorEndpoints as rows } from "#contract/sessions/second-factor.endpoints.ts";
import {
  RECOVERY_CODE_BYTES,
  RECOVERY_CODES,
  readTypedCode,
  recoveryCodeOf,
} from "#rules/people/security/recovery-code.ts";
import { recordFactorChange } from "#server/features/sessions/second-factor/second-factor.notifications.ts";
import {
  countFactors,
  type Factors,
  loadFactors,
  lockAccount,
  saveRecoveryCodes,
} from "#server/features/sessions/second-factor/second-factor.queries.ts";
import { inTransaction, type Tx } from "#server/platform/database/database.ts";
import { DomainError } from "#server/platform/errors.ts";
import type { Handler } from "#server/platform/http/handler.ts";
import { loginOf } from "#server/platform/sessions/session.ts";

/** A new set of recovery codes; those of before stop working. Refuses `not_found` without a second factor. */
export const renewRecoveryCodes: Handler<typeof rows.renewRecoveryCodes> = async (call) => {
  const { id } = loginOf(call.session);
  return inTransaction(call.services.db, async (tx) => {
    await lockAccount(tx, id);
    if (countFactors(await loadFactors(tx, id)) === 0) throw new DomainError("not_found");
    const recovery_codes = await newRecoveryCodes(tx, id);
    await recordFactorChange({ ...call, tx }, id, "codes_renewed");
    return { recovery_codes };
  });
};

/** The codes that come with a second factor: a new set, or none where the account still has some. */
export async function codesFor(tx: Tx, corporationId: number, before: Factors): Promise<string[]> {
  return before.recoveryCodes > 0 ? [] : newRecoveryCodes(tx, corporationId);
}

/** Makes a set; what is returned is shown once, only digests are stored. Rule: Recovery codes, docs/rules/people.md. */
async function newRecoveryCodes(tx: Tx, corporationId: number): Promise<string[]> {
  const codes = new Set<string>();
  while (codes.size < RECOVERY_CODES) {
    const code = recoveryCodeOf(randomBytes(RECOVERY_CODE_BYTES));
    if (code !== null) codes.add(code);
  }
  const digests = [...codes].map((code) =>
    digestOfRecoveryCode(corporationId, readTypedCode(code)?.code ?? code),
  );
  await saveRecoveryCodes(tx, corporationId, digests);
  return [...codes];
}

/** What is stored of a code; it is random enough for a hash that is not slow. */
export function digestOfRecoveryCode(corporationId: number, code: string): string {
  return createHash("sha256").update(`recovery code ${corporationId} ${code}`).digest("base64url");
}
