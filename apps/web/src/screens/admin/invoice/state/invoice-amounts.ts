import type { WirePrice } from "#contract/bookings/price.ts";
import type { WireAdminShift } from "#contract/invoicing/entities.ts";
import { fromWireKroner, type Ore, parseKroner } from "#rules/money/ore.ts";
import { holidayPartOf, priceRow } from "#rules/pricing/price-booking.ts";
import { type InvoiceDetails, rowStateOf } from "./invoice-details.ts";

/** A line of the table in its number columns. Hours decimal, `null` where a line has none; money in øre. */
export interface Amounts {
  hours: number | null;
  wage: Ore;
  holiday: Ore;
  fees: Ore;
  total: Ore;
}

type WirePriceRow = WirePrice["rows"][number];

const feeKeys: readonly string[] = ["service", "rush", "emergency"];
/** These are billed person by person; what is left of the price are lines of their own. */
const perPersonKeys: readonly string[] = ["shifts", ...feeKeys];

/** What one person's billed hours cost: wage with its holiday part, and the fees. Nothing unless the person met. */
export function shiftAmounts(shift: WireAdminShift, { booking }: InvoiceDetails): Amounts {
  if (rowStateOf(shift) !== "met") return { hours: 0, wage: 0, holiday: 0, fees: 0, total: 0 };
  const hours = shift.billed_hours;
  const hourlyWage = parseKroner(booking.hourly_wage) ?? 0;
  const work = priceRow("shifts", [hours], { hourlyWage }, {})?.total ?? 0;
  const fee = fromWireKroner(booking.fee);
  const fees = priceRow("service", [hours + booking.transport_wage], { fee }, {})?.total ?? 0;
  return { hours, ...splitOf(work, { hourlyWage, fee: 0 }), fees, total: work + fees };
}

/** A line of the price that belongs to the whole booking: minimum, overtime, clock change, transport. */
export interface BookingLine extends Amounts {
  key: string;
  /** Empty for the øre that rounding person by person and rounding once differ in. */
  label: string;
}

/** The lines under the people, so that everything adds up to the price that is billed. */
export function bookingLines(details: InvoiceDetails): BookingLine[] {
  const { price, booking } = details;
  const lines = price.rows
    .filter(({ key }) => !perPersonKeys.includes(key))
    .map((row) => ({ key: row.key, label: row.label, ...priceRowAmounts(row, booking) }));
  const people = details.shifts.map((shift) => shiftAmounts(shift, details));
  const shown = sumOf([...people, ...lines]).total;
  const rest = fromWireKroner(price.total) - shown;
  if (rest === 0) return lines;
  return [
    ...lines,
    { key: "rounding", label: "", hours: null, wage: rest, holiday: 0, fees: 0, total: rest },
  ];
}

/** The super totals: everybody who met and the booking's own lines; the total is the price. */
export function superTotals(all: readonly InvoiceDetails[]) {
  const lines = all.flatMap(bookingLines);
  const people = all.flatMap((details) => details.shifts.map((shift) => shiftAmounts(shift, details)));
  const transport = lines.filter(({ key }) => key === "transport");
  const others = sumOf([...people, ...lines.filter(({ key }) => key !== "transport")]);
  const transportTotal = sumOf(transport).total;
  return { ...others, transport: transportTotal, total: others.total + transportTotal };
}

export function sumOf(lines: readonly Amounts[]): Amounts & { hours: number } {
  const sum = (part: (line: Amounts) => number) => lines.reduce((total, line) => total + part(line), 0);
  return {
    hours: sum(({ hours }) => hours ?? 0),
    wage: sum(({ wage }) => wage),
    holiday: sum(({ holiday }) => holiday),
    fees: sum(({ fees }) => fees),
    total: sum(({ total }) => total),
  };
}

function priceRowAmounts(row: WirePriceRow, booking: InvoiceDetails["booking"]): Amounts {
  const total = fromWireKroner(row.total);
  const hourlyWage = parseKroner(booking.hourly_wage) ?? 0;
  const fee = row.key === "transport" ? 0 : fromWireKroner(booking.fee);
  const unitPrice = hourlyWage + holidayPartOf(hourlyWage) + fee;
  // Whole minutes: the total alone is rounded, by less than a minute's worth.
  const hours = unitPrice === 0 ? 0 : Math.round((total * 60) / unitPrice) / 60;
  return { hours: row.key === "transport" ? null : hours, ...splitOf(total, { hourlyWage, fee }), total };
}

/** Parts a total by its rates, to the øre: what rounding leaves over is wage. */
function splitOf(total: Ore, { hourlyWage, fee }: { hourlyWage: Ore; fee: Ore }) {
  const holidayRate = holidayPartOf(hourlyWage);
  const unitPrice = hourlyWage + holidayRate + fee;
  if (unitPrice === 0) return { wage: total, holiday: 0, fees: 0 };
  const holiday = Math.round((total * holidayRate) / unitPrice);
  const fees = Math.round((total * fee) / unitPrice);
  return { wage: total - holiday - fees, holiday, fees };
}
