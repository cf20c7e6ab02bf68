import { canRemindOn } from "#rules/money/reminders/next-reminder.ts";
import { pricesUnder } from "#rules/pricing/price-agreement.ts";
import { reminderDayKeys, valueOn } from "#rules/pricing/price-settings.ts";
import { contradictionIn } from "#rules/pricing/term-values.ts";
import type { Day } from "#rules/time/moment.ts";
import { priceAgreementVersionsOf } from "#server/features/pricing/price-agreement.queries.ts";
import type { Tx } from "#server/platform/database/database.ts";
import { DomainError } from "#server/platform/errors.ts";
import { allPriceSettings, bookingTermsIn, type PricesInForce, pricesOn } from "./setting.queries.ts";

/**
 * Refuses `terms_disagree` where the terms of `from` or of a later day would contradict each other: everybody's, or
 * those of a company with what is agreed with it in their place; and `reminder_days` where reminders would come too soon
 * after one another. Rules: Terms that agree, docs/rules/trade-terms.md; Days of the reminders, docs/rules/reminders.md.
 */
export async function assertTermsAgree(tx: Tx, from: Day): Promise<void> {
  const settings = await allPriceSettings(tx);
  const agreements = [...(await priceAgreementVersionsOf(tx, "all")).values()];
  const begins = [
    ...settings.map((row) => row.valid_from),
    ...agreements.flat().map(({ validFrom }) => validFrom),
  ];
  const days = new Set([from, ...begins.filter((day) => day > from)]);
  for (const day of days) {
    const general = pricesOn(settings, day);
    const agreed = agreements.flatMap((versions) => valueOn(versions, day)?.agreement ?? []);
    const all = [general, ...agreed.map((agreement) => pricesUnder(general, agreement))];
    if (!canRemindOn(reminderDayKeys.map((key) => general[key] / 100)))
      throw new DomainError("reminder_days");
    if (all.some(disagree)) throw new DomainError("terms_disagree");
  }
}

function disagree(prices: PricesInForce): boolean {
  return contradictionIn(bookingTermsIn(prices)) !== null;
}
