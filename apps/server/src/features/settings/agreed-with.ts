import type { PriceAgreement } from "#rules/pricing/price-agreement.ts";
import { valueOn } from "#rules/pricing/price-settings.ts";
import type { Day } from "#rules/time/moment.ts";
import { priceAgreementVersionsOf } from "#server/features/pricing/price-agreement.queries.ts";
import type { Db, Tx } from "#server/platform/database/database.ts";

/** The version in force of what is agreed with the company; undefined for visitors and where there is none. */
export async function agreedWith(
  db: Db | Tx,
  corporationId: number | null,
  today: Day,
): Promise<PriceAgreement | undefined> {
  if (corporationId === null) return undefined;
  const versions = await priceAgreementVersionsOf(db, [corporationId]);
  return valueOn(versions.get(corporationId) ?? [], today)?.agreement;
}
