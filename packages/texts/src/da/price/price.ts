import type { Ore } from "#rules/money/ore.ts";
import type { LineDescription } from "#rules/pricing/invoice-lines.ts";
import type { PriceRow, PriceRowKey } from "#rules/pricing/price-booking.ts";
import type { Day } from "#rules/time/moment.ts";
import { typedBookingNumber } from "#texts/da/common/booking-number.ts";
import type { Brand } from "#texts/da/common/brand.ts";
import { formatDayLong, formatDayNumeric } from "#texts/format/days.ts";
import {
  formatDuration,
  formatHours,
  formatHoursColumn,
  formatKroner,
  formatQuantity,
  plural,
} from "#texts/format/numbers.ts";
import { formatStaff } from "#texts/format/staff.ts";
import { pensionLabel, supplementName } from "./supplements.ts";

/** Headings and row labels of the price table. */
export const priceTexts = {
  title: "Pris",
  tableName: "Pris for bookingen",
  shiftTableName: "Pris for vagten",
  columns: {
    label: "Hvad",
    quantity: "Antal",
    hourlyWage: "Pr. time",
    holiday: "Ferie",
    unitPrice: "Enhedspris",
    total: "Total",
  },
  rows: {
    shifts: "Vagter",
    minimum: "Minimumsfakturering",
    overtime: "Overtid",
    clock_change: "Sommer-/vintertid",
    transport: "Transporttillæg",
    supplement: "Tillæg",
    pension: "Pension",
    service: "Servicetillæg",
    rush: "Hastebooking",
    emergency: "Akutbooking",
    cancellation: "Afbestillingsgebyr",
  } satisfies Record<PriceRowKey, string>,
  none: "–",
  footer: "I alt ekskl. moms",
  show: "Vis pris",
  hide: "Skjul pris",
  seePrice: "Se prisen",
  why: "Hvorfor denne pris?",
  /** At the checkout: which times the price is made of, agreed ones before booked ones. */
  followsAgreement: "følger tiderne, når de er aftalt",
  ofApprovedTimes: "efter de godkendte tider",
  noWage: "Skriv en timeløn på højst 1.000 kr., så regner vi prisen ud.",
  withoutFees: "Vælg personale og dato, så regner vi også tillæggene med.",
  whyFailed: "Forklaringen kan ikke vises lige nu. Prisen er rigtig.",
} as const;

/** A row's label; it names the hours of the booking's own terms. */
export function priceRowLabel({ key, why }: Pick<PriceRow, "key" | "why">): string {
  if (key === "minimum" && why.minimumHours !== undefined)
    return `Minimumsfakturering (${formatHours(why.minimumHours)})`;
  if (key === "overtime" && why.overtimeStepHours !== undefined)
    return `Overtid, påbegyndt ${overtimeSteps(why.overtimeStepHours)}`;
  if (key === "rush" && why.underHours !== undefined)
    return `Hastebooking (under ${formatHours(why.underHours)})`;
  if (key === "emergency" && why.underHours !== undefined)
    return `Akutbooking (under ${formatHours(why.underHours)})`;
  if (key === "supplement" && why.supplement) return supplementName(why.supplement);
  if (key === "pension") return pensionLabel(why);
  return priceTexts.rows[key];
}

/** «halve timer», else «15 minutter»: the steps that overtime is counted in. */
function overtimeSteps(hours: number): string {
  return hours === 0.5 ? "halve timer" : formatDuration(hours);
}

/** A row's Antal: «3 × 8,00», or all hours together where people's differ. */
export function priceRowQuantity({
  people,
  hours,
  hoursEach,
}: Pick<PriceRow, "people" | "hours" | "hoursEach">): string {
  return hoursEach === null ? formatHoursColumn(hours) : formatQuantity(people, hoursEach);
}

/** «3 tjenere, 17:00–01:00» above a price. */
export function priceHeading(people: number, jobTitle: string, times: string): string {
  return `${formatStaff(people, jobTitle)}, ${times}`;
}

/** What agreeing to a person's times would make of the price (company checkout). */
export function priceIfApproved(nameInGenitive: string, total: Ore): string {
  return `Godkender I ${nameInGenitive} tid, bliver prisen ${formatKroner(total)}.`;
}

/** What a line of an invoice is called: the fees for a late booking by their deadline, «<48 timer». */
function lineLabel({ key, why }: LineDescription): string {
  if (key === "rush" || key === "emergency") return `<${formatHours(why?.underHours ?? 0)}`;
  return priceRowLabel({ key, why: why ?? {} });
}

/** A line of an invoice: «Vagter, Tjener 24-11-2026, booking 123 (3 personer, 24 timer)». */
export function invoiceLineText(
  description: LineDescription,
  booking: { readonly id: number; readonly jobTitle: string; readonly day: Day },
): string {
  const { people, hours } = description;
  const who = plural(people, "person", "personer");
  return `${lineLabel(description)}, ${booking.jobTitle} ${formatDayNumeric(booking.day)}, ${typedBookingNumber(booking.id)} (${who}, ${formatHours(hours)})`;
}

/** The e-mail that carries an invoice. */
export function invoiceMail(
  booking: { readonly contactPerson: string; readonly jobTitle: string; readonly day: Day },
  brand: Brand,
): { subject: string; body: string } {
  return {
    subject: `Faktura fra ${brand.name}, ${booking.jobTitle} ${formatDayNumeric(booking.day)}`,
    body:
      `Hej ${booking.contactPerson}\n\n` +
      `Her er fakturaen for ${booking.jobTitle} ${formatDayLong(booking.day)}.\n\n` +
      `Venlig hilsen\n${brand.name}`,
  };
}

/** What an employee reads on the pay slip: «Tjener 24-11-2026, Hotel Strand». */
export function payLineName(shift: {
  readonly jobTitle: string;
  readonly day: Day;
  readonly corporationName: string;
}): string {
  return `${shift.jobTitle} ${formatDayNumeric(shift.day)}, ${shift.corporationName}`;
}
