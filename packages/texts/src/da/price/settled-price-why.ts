import type { PriceRowKey } from "#rules/pricing/price-booking.ts";
import { DEFAULT_TRADE_TERMS } from "#rules/pricing/trade-terms.ts";
import { formatHours, formatPercent, formatRate } from "#texts/format/numbers.ts";

/** A row of a price that follows the real times of the shifts. Rates in øre, parts of an øre too. */
export interface SettledRow {
  readonly key: PriceRowKey;
  /** As the table shows it: «3 × 8,00», or all hours together. */
  readonly quantity: string;
  readonly hourlyWage: number;
  readonly holiday: number;
  readonly unitPrice: number;
}

/** 'Hvorfor denne pris?' once the real times count: a sentence for each row, in the order of the table. */
export function explainSettledPrice(rows: readonly SettledRow[]): string[] {
  return rows.map((row) => sentences[row.key](row));
}

const { minimumHours, rush } = DEFAULT_TRADE_TERMS;

const sentences: Record<PriceRowKey, (row: SettledRow) => string> = {
  shifts: ({ quantity, hourlyWage, holiday, unitPrice }) =>
    `Tiderne på vagterne giver ${quantity} timer til ${formatRate(hourlyWage)} plus ${formatPercent((holiday / hourlyWage) * 100)} ferie og ATP, i alt ${formatRate(unitPrice)} i timen.`,
  minimum: ({ quantity }) =>
    `Der faktureres mindst ${formatHours(minimumHours)} pr. person. Derfor lægges ${quantity} timer til.`,
  overtime: ({ quantity }) =>
    `Tid ud over den bookede regnes pr. påbegyndt halve time. Oprundingen er ${quantity} timer.`,
  clock_change: ({ quantity }) =>
    `Uret stilles om den nat, så der er arbejdet ${quantity} timer i forhold til, hvad klokken viser.`,
  transport: ({ quantity }) => `Transporttillæg er betalt tid: ${quantity} timer.`,
  service: ({ quantity, unitPrice }) =>
    `Servicetillæg er ${formatRate(unitPrice)} pr. betalt time i ${quantity} timer.`,
  rush: (row) => urgency(row, rush.urgentUnderHours),
  emergency: (row) => urgency(row, rush.emergencyUnderHours),
};

function urgency({ quantity, unitPrice }: SettledRow, underHours: number): string {
  return `Der var under ${underHours} timer til start, da I bookede. Derfor lægges ${formatRate(unitPrice)} pr. betalt time til i ${quantity} timer.`;
}
