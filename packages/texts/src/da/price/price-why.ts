import type { PriceRow, PriceRowKey } from "#rules/pricing/price-booking.ts";
import { extraWorkLabel } from "#texts/da/booking-presets.ts";
import { formatHours, formatPercent, formatRate, plural } from "#texts/format/numbers.ts";

/** What an explanation needs beside the rows. */
export interface PriceContext {
  /** As people read it: «Tjener». */
  readonly jobTitle: string;
  /** Hours from the creation of the booking to its start, where they are known. */
  readonly leadHours?: number;
  /** The booking is made: its lead is a thing of the past. */
  readonly isBooked?: boolean;
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
  service: ({ people, hoursEach, unitPrice }) =>
    `Servicetillæg er ${formatRate(unitPrice)} pr. betalt time${hoursEach === null ? "" : ` i ${people} × ${formatHours(hoursEach)}`}.`,
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

function urgency({ unitPrice, why }: PriceRow, context: PriceContext): string {
  return `${leadOf(context, why.underHours ?? 0)}Under ${why.underHours} timer lægges ${formatRate(unitPrice)} pr. betalt time til.`;
}

/** A saved booking with more lead than its fee allows got the fee when its start was moved. */
function leadOf({ leadHours, isBooked }: PriceContext, underHours: number): string {
  if (leadHours === undefined) return "";
  const lead = formatHours(Math.floor(leadHours));
  if (!isBooked) return `Vagten starter om ${lead}. `;
  return leadHours < underHours
    ? `Der var ${lead} til start, da I bookede. `
    : "Starten er flyttet tættere på. ";
}
