import { canRemoveFactor } from "#rules/people/security/second-factor.ts";
import {
  countFactors,
  type Factors,
  loadFactors,
  saveRecoveryCodes,
} from "#server/features/sessions/second-factor/second-factor.queries.ts";
import type { Tx } from "#server/platform/database/database.ts";
import { DomainError } from "#server/platform/errors.ts";
import type { Services } from "#server/platform/http/handler.ts";
import { loginOf, type Session } from "#server/platform/sessions/session.ts";

/** Refuses `last_factor` to an admin who has to keep one. Rule: The last second factor, docs/rules/people.md. */
export function assertFactorRemovable(
  factors: Factors,
  { session, services }: { readonly session: Session; readonly services: Pick<Services, "settings"> },
): void {
  const verdict = canRemoveFactor({
    isRequired: services.settings.requiresSecondFactor,
    isAdmin: loginOf(session).isAdmin,
    factors: countFactors(factors),
  });
  if (!verdict.ok) throw new DomainError(verdict.refusal);
}

/** Recovery codes stand in for a second factor: they go with the last one. */
export async function dropCodesWithLastFactor(tx: Tx, corporationId: number): Promise<void> {
  if (countFactors(await loadFactors(tx, corporationId)) === 0)
    await saveRecoveryCodes(tx, corporationId, []);
}
