import type { PriceReason, PriceRow } from "#rules/pricing/price-booking.ts";
import type { Supplement, SupplementDays } from "#rules/supplements/wage-agreement.ts";
import { formatTimes } from "#texts/format/days.ts";
import { formatPercent, formatRate, plural } from "#texts/format/numbers.ts";

/** The days that a supplement is for, as a heading has them. */
export const supplementDayNames: Record<SupplementDays, string> = {
  weekday: "Hverdage",
  saturday: "Lørdage",
  sunday_or_holiday: "Søn- og helligdage",
};

const inLabels: Record<SupplementDays, string> = {
  weekday: "hverdag",
  saturday: "lørdag",
  sunday_or_holiday: "søn- og helligdag",
};

/** «Tillæg lørdag 14:00–24:00»; all of a day needs no times. */
export function supplementName({ days, from, to }: Pick<Supplement, "days" | "from" | "to">): string {
  const isAllDay = from === "00:00" && to === "24:00";
  return `Tillæg ${inLabels[days]}${isAllDay ? "" : ` ${formatTimes(from, to)}`}`;
}

/** «Pension (8 %)»: the employer's part. */
export function pensionLabel({ pensionPercent = 0 }: PriceReason): string {
  return `Pension (${formatPercent(pensionPercent)})`;
}

/** Why a row of a supplement is there; `hours` are those that it is paid for, in words. */
export function explainSupplement(
  { why, hourlyWage, unitPrice }: Pick<PriceRow, "why" | "hourlyWage" | "unitPrice">,
  hours: string,
): string {
  if (!why.supplement) return "";
  const { unit, value } = why.supplement;
  const share = unit === "percent" ? ` (${formatPercent(value / 100)} af timelønnen)` : "";
  return `${supplementName(why.supplement)} efter overenskomsten er ${formatRate(hourlyWage)}${share} plus ferie og ATP, i alt ${formatRate(unitPrice)} i timen i ${hours}.`;
}

/** Why the row of the pension is there. */
export function explainPension(
  { why, people }: Pick<PriceRow, "why" | "people">,
  basis: "booked" | "worked",
): string {
  const percent = formatPercent(why.pensionPercent ?? 0);
  const rate = `Arbejdsgiverens pension er ${percent} af løn og tillæg uden feriepenge`;
  if (basis === "worked") return `${rate}, for ${plural(people, "person", "personer")} med ret til pension.`;
  return `${rate}. Her er den regnet med for alle. I betaler den kun for dem, der har ret til pension.`;
}
