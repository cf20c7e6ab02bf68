import type { PriceRow, PriceRowKey } from "#rules/pricing/price-booking.ts";
import { extraWorkLabel } from "#texts/da/corporation/booking-presets.ts";
import { formatDuration, formatHours, formatPercent, formatRate, plural } from "#texts/format/numbers.ts";
import { formatStaff } from "#texts/format/staff.ts";
import { priceRowQuantity } from "./price.ts";
import { explainPension, explainSupplement } from "./supplements.ts";

/** What an explanation needs beside the rows. */
export interface PriceContext {
  /** As people read it: «Tjener». */
  readonly jobTitle: string;
  /** Hours from the creation of the booking to its start, where they are known. */
  readonly leadHours?: number;
  /** The booking is made: its lead is a thing of the past. */
  readonly isBooked?: boolean;
  /** Whose times the price is made of; the booked ones unless told. */
  readonly basis?: "booked" | "worked";
}

/** What a sentence is made of. */
export type ExplainedRow = Omit<PriceRow, "total">;

/** 'Hvorfor denne pris?': one whole sentence or two for each row, in the order of the table. */
export function explainPrice(rows: readonly ExplainedRow[], context: PriceContext): string[] {
  const sentences = context.basis === "worked" ? ofWorkedTimes : ofBookedTimes;
  return rows.map((row) => sentences[row.key](row, context, rows));
}

type Explain = (row: ExplainedRow, context: PriceContext, rows: readonly ExplainedRow[]) => string;

const ofBookedTimes: Record<PriceRowKey, Explain> = {
  shifts: (row, { jobTitle }) =>
    `${whoAndHowLong(row, jobTitle)} til ${wageAndHoliday(row)}${row.why.breakHours ? " Den selvbetalte pause på 30 minutter er trukket fra." : ""}`,
  minimum: (row, _, rows) => minimum(row, formatHours(row.hours), rows),
  overtime: (row) => overtime(row, formatHours(row.hours)),
  clock_change: ({ hours }) =>
    hours < 0
      ? "Uret stilles frem den nat, så hver person arbejder 1 time mindre, end klokken viser."
      : "Uret stilles tilbage den nat, så hver person arbejder 1 time mere, end klokken viser.",
  transport: ({ why }) =>
    `Transporttillæg på ${extraWorkLabel(why.transportHours ?? 0)} er betalt tid og lægges til hver persons timer.`,
  supplement: (row) => explainSupplement(row, allHours(row)),
  pension: (row) => explainPension(row, "booked"),
  service: ({ people, hoursEach, unitPrice }) =>
    `Servicetillæg er ${formatRate(unitPrice)} pr. betalt time${hoursEach === null ? "" : ` i ${people} × ${formatHours(hoursEach)}`}.`,
  rush: urgency,
  emergency: urgency,
  cancellation,
};

const ofWorkedTimes: Record<PriceRowKey, Explain> = {
  shifts: (row) => `Tiderne på vagterne giver ${allHours(row)} til ${wageAndHoliday(row)}`,
  minimum: (row, _, rows) => minimum(row, allHours(row), rows),
  overtime: (row) => overtime(row, allHours(row)),
  clock_change: (row) =>
    `Uret stilles om den nat, så der er arbejdet ${allHours(row)} i forhold til, hvad klokken viser.`,
  transport: (row) => `Transporttillæg er betalt tid: ${allHours(row)}.`,
  supplement: (row) => explainSupplement(row, allHours(row)),
  pension: (row) => explainPension(row, "worked"),
  service: (row) => `Servicetillæg er ${formatRate(row.unitPrice)} pr. betalt time i ${allHours(row)}.`,
  rush: urgencyOfWorked,
  emergency: urgencyOfWorked,
  cancellation,
};

/** «3 × 8,00 timer», or «22,50 timer» where people's hours differ. */
function allHours(row: ExplainedRow): string {
  return `${priceRowQuantity(row)} timer`;
}

function whoAndHowLong({ people, hours, hoursEach }: ExplainedRow, jobTitle: string): string {
  if (hoursEach !== null) return `${formatStaff(people, jobTitle)} i ${formatHours(hoursEach)}`;
  return `${plural(people, "person", "personer")} har tilsammen ${formatHours(hours)}`;
}

function wageAndHoliday({ hourlyWage, holiday, unitPrice }: ExplainedRow): string {
  const percent = formatPercent((holiday / hourlyWage) * 100);
  return `${formatRate(hourlyWage)} plus ${percent} ferie og ATP, i alt ${formatRate(unitPrice)} i timen.`;
}

const list = new Intl.ListFormat("da");

/** The fees that an hour of the minimum is charged with are those that the price has rows of. */
function minimum({ why, unitPrice }: ExplainedRow, added: string, rows: readonly ExplainedRow[]): string {
  const fees = feeNames.flatMap(([key, name]) => (rows.some((row) => row.key === key) ? [name] : []));
  const parts = list.format(["timeløn", "ferie", "ATP", ...fees]);
  return `Der faktureres mindst ${formatHours(why.minimumHours ?? 0)} pr. person. Derfor lægges ${added} til. Prisen er ${parts}, i alt ${formatRate(unitPrice)} i timen.`;
}

const feeNames: readonly (readonly [PriceRowKey, string])[] = [
  ["service", "servicetillæg"],
  ["rush", "hastetillæg"],
  ["emergency", "akuttillæg"],
];

function overtime({ why }: ExplainedRow, rounding: string): string {
  const step = why.overtimeStepHours ?? 0;
  const words = step === 0.5 ? "halve time" : formatDuration(step);
  return `Tid ud over den bookede regnes pr. påbegyndt ${words}. Oprundingen er ${rounding}.`;
}

function urgency({ unitPrice, why }: ExplainedRow, context: PriceContext): string {
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

/** Its people are the places that became free late. */
function cancellation({ people, hours }: ExplainedRow): string {
  return `Afbestillingsgebyr er for ${plural(people, "plads", "pladser")}, der blev åben sent, ${formatHours(hours)} i alt. For pladser, der bliver besat igen før start, bortfalder det.`;
}

function urgencyOfWorked(row: ExplainedRow): string {
  return `Der var under ${row.why.underHours} timer til start, da I bookede. Derfor lægges ${formatRate(row.unitPrice)} pr. betalt time til i ${allHours(row)}.`;
}
