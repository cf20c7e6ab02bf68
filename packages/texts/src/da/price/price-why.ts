import type { PriceRow, PriceRowKey } from "#rules/pricing/price-row.ts";
import { extraWorkLabel } from "#texts/da/booking-presets.ts";
import { formatHours, formatHoursColumn } from "#texts/format/hours.ts";
import { formatRate } from "#texts/format/kroner.ts";
import { formatPercent } from "#texts/format/numbers.ts";
import { plural } from "#texts/format/plural.ts";

/** What an explanation needs beside the rows. */
export interface PriceContext {
  /** As people read it: «Tjener». */
  readonly jobTitle: string;
  /** Hours from the creation of the booking to its start, where they are known. */
  readonly leadHours?: number;
}

/** 'Hvorfor denne pris?': one whole sentence or two for each row, in the order of the table. */
export function explainPrice(rows: readonly PriceRow[], context: PriceContext): string[] {
  return rows.map((row) => sentences[row.key](row, context));
}

type Explain = (row: PriceRow, context: PriceContext) => string;

const sentences: Record<PriceRowKey, Explain> = {
  shifts: (row, { jobTitle }) => [whoAndHowLong(row, jobTitle), wageAndHoliday(row), breakOf(row)].join(""),
  minimum: ({ hours, why }) =>
    `Der faktureres mindst ${formatHours(why.minimumHours ?? 0)} pr. person. Derfor lægges ${formatHours(hours)} til.`,
  overtime: ({ hours }) =>
    `Tid ud over den bookede regnes pr. påbegyndt halve time. Oprundingen er ${formatHours(hours)}.`,
  clock_change: ({ hours }) =>
    hours < 0
      ? "Uret stilles frem den nat, så hver person arbejder 1 time mindre, end klokken viser."
      : "Uret stilles tilbage den nat, så hver person arbejder 1 time mere, end klokken viser.",
  transport: ({ why }) =>
    `Transporttillæg på ${extraWorkLabel(why.transportHours ?? 0)} er betalt tid og lægges til hver persons timer.`,
  service: ({ hoursEach, unitPrice }) =>
    `Servicetillæg er ${formatRate(unitPrice)} pr. betalt time${hoursEach === null ? "" : ` i ${formatHoursColumn(hoursEach)} timer`}.`,
  rush: urgency,
  emergency: urgency,
};

function whoAndHowLong({ people, hours, hoursEach }: PriceRow, jobTitle: string): string {
  if (hoursEach !== null) return `${people} × ${jobTitle} i ${formatHours(hoursEach)}`;
  return `${plural(people, "person", "personer")} har tilsammen ${formatHours(hours)}`;
}

function wageAndHoliday({ hourlyWage, holiday, unitPrice }: PriceRow): string {
  if (hourlyWage === null || holiday === null) return "";
  const percent = formatPercent((holiday / hourlyWage) * 100);
  return ` til ${formatRate(hourlyWage)} plus ${percent} ferie og ATP, i alt ${formatRate(unitPrice)} i timen.`;
}

function breakOf({ why }: PriceRow): string {
  return why.breakHours ? " Den selvbetalte pause på 30 minutter er trukket fra." : "";
}

function urgency({ unitPrice, why }: PriceRow, { leadHours }: PriceContext): string {
  const lead = leadHours === undefined ? "" : `Vagten starter om ${formatHours(Math.floor(leadHours))}. `;
  return `${lead}Under ${why.underHours} timer lægges ${formatRate(unitPrice)} pr. betalt time til.`;
}
