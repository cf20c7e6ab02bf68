import { type Ore, roundHalfUp } from "#rules/money/ore.ts";
import { refuse, type Verdict } from "#rules/verdict.ts";
import {
  holidayPartOf,
  type Price,
  type PriceReason,
  type PriceRow,
  type PriceRowKey,
  priceRow,
} from "./price-booking.ts";
import type { CancellationFee } from "./trade-terms.ts";

/** The accounting system's ids of what can be sold; null while one is not set. */
export interface ProductIds {
  /** The booking's staff type: hours, supplements and the service fee. */
  staffType: string | null;
  rush: string | null;
  emergency: string | null;
}

/** What the description of a line is made from. */
export interface LineDescription {
  key: PriceRowKey;
  people: number;
  /** Hours of everybody together. */
  hours: number;
  /** Of a row of the price: what its name says. */
  why?: PriceReason;
}

/** A line of the invoice: Billy multiplies `quantity` and `unitPrice` and rounds to `amount`. */
export interface InvoiceLine {
  /** Place on the invoice, from 1. */
  priority: number;
  productId: string;
  description: LineDescription;
  /** Hours, or 1 where hours times rate would not give the amount. */
  quantity: number;
  /** Kroner with at most four decimals. */
  unitPrice: number;
  /** Øre excl. VAT. */
  amount: Ore;
}

/** A row to invoice: of a price table, or a cancellation fee. Unit price in exact øre per hour. */
export type InvoicedRow = LineDescription & { unitPrice: number; total: Ore };

/** A cancellation fee as a row to invoice. */
export function cancellationRow({ hours, places, unitPrice, amount }: CancellationFee): InvoicedRow {
  return { key: "cancellation", people: places, hours: hours * places, unitPrice, total: amount };
}

/**
 * The invoice of rows: hours at the exact rate where that gives the row's total, otherwise one piece at the
 * total, so that invoice and price table agree to the øre. Refuses `missing_product_id` when a product that a
 * row needs has no id. Rules: Invoice products; Invoice quantity; Fifty invoices, docs/rules/pricing.md.
 */
export function invoiceLines(
  rows: InvoicedRow[],
  products: ProductIds,
): Verdict<"missing_product_id", { lines: InvoiceLine[] }> {
  const lines: InvoiceLine[] = [];
  for (const row of rows) {
    const productId = products[productOf(row.key)];
    if (productId === null || productId === "") return refuse("missing_product_id");
    lines.push({ priority: lines.length + 1, productId, ...lineOf(row) });
  }
  return { ok: true, lines };
}

function productOf(key: InvoicedRow["key"]): keyof ProductIds {
  return key === "rush" || key === "emergency" ? key : "staffType";
}

function lineOf({ key, people, hours, why, unitPrice, total }: InvoicedRow) {
  const description = { key, people, hours, why };
  const hundredths = roundHalfUp(hours * 60 * 100, 60);
  const tenThousandths = roundHalfUp(unitPrice * 8 * 100, 8);
  const isExact = hundredths === hours * 100 && roundHalfUp(hundredths * tenThousandths, 10_000) === total;
  return isExact
    ? { description, quantity: hours, unitPrice: tenThousandths / 10_000, amount: total }
    : { description, quantity: 1, unitPrice: total / 100, amount: total };
}

/** A line of the invoice page: decimal hours, null where a line has none; wage, holiday part and fees add up to the total, in øre. */
export interface Amounts {
  hours: number | null;
  wage: Ore;
  holiday: Ore;
  fees: Ore;
  total: Ore;
}

/** A line of the price that belongs to the whole booking: minimum, overtime, clock change, transport, rounding. */
export interface BookingLine extends Amounts {
  /** `rounding` is the øre by which rounding person by person differs from rounding once. */
  key: PriceRowKey | "rounding" | "extra";
  /** The row of the price, null for the rounding, a late removal and a free line. */
  row: PriceRow | null;
  /** What a free line is called. */
  text?: string;
  /** Whose late removal it is. */
  shiftId?: number;
}

/** What bookings come to by kind, in øre; transport is not among wage and holiday part. */
export interface SuperTotals extends Amounts {
  hours: number;
  transport: Ore;
}

/** What the amounts depend on: øre per hour, and transport in hours per person. */
export interface AmountTerms {
  hourlyWage: Ore;
  fee: Ore;
  transportHours: number;
}

const NOTHING: Amounts = { hours: 0, wage: 0, holiday: 0, fees: 0, total: 0 };

/** These are billed person by person; what is left of a price are lines of their own. */
const perPerson: ReadonlySet<PriceRowKey> = new Set(["shifts", "service", "rush", "emergency"]);

/**
 * What one person's billed hours cost: wage with its holiday part, and the fees, which are on transport too. 0 hours
 * for somebody who is not billed. Rule: Amounts of a person, docs/rules/pricing.md.
 */
export function personAmounts(terms: AmountTerms, hours: number | null): Amounts {
  if (hours === null) return NOTHING;
  const { hourlyWage, fee, transportHours } = terms;
  const work = priceRow("shifts", [hours], { hourlyWage }, {})?.total ?? 0;
  const fees = priceRow("service", [hours + transportHours], { fee }, {})?.total ?? 0;
  return { hours, ...partsOf(work, { hourlyWage, fee: 0 }), fees, total: work + fees };
}

/**
 * The lines under the people of a booking, so that both together add up to its price.
 * Rule: Rounding line, docs/rules/pricing.md.
 */
export function bookingLines(terms: AmountTerms, price: Price, people: readonly Amounts[]): BookingLine[] {
  const lines = price.rows.flatMap((row): BookingLine[] =>
    perPerson.has(row.key) ? [] : [{ key: row.key, row, ...amountsOf(row, terms) }],
  );
  const rest = price.total - sumOfAmounts([...people, ...lines]).total;
  if (rest === 0) return lines;
  return [
    ...lines,
    { key: "rounding", row: null, hours: null, wage: rest, holiday: 0, fees: 0, total: rest },
  ];
}

/** The fee of a late removal as a line under the people; nobody worked its hours, so it has none. */
export function cancellationLine(terms: AmountTerms, { total }: InvoicedRow): BookingLine {
  return { key: "cancellation", row: null, hours: null, ...partsOf(total, terms), total };
}

/** A free line of an invoice that was sent; all of it stands among the fees. */
export function extraLine({ description, amount }: { description: string; amount: Ore }): BookingLine {
  return {
    key: "extra",
    row: null,
    text: description,
    hours: null,
    ...NOTHING_WORKED,
    fees: amount,
    total: amount,
  };
}

const NOTHING_WORKED = { wage: 0, holiday: 0 };

/** The sum of lines, column by column. */
export function sumOfAmounts(lines: readonly Amounts[]): Amounts & { hours: number } {
  const sum = (part: (line: Amounts) => number) => lines.reduce((total, line) => total + part(line), 0);
  return {
    hours: sum(({ hours }) => hours ?? 0),
    wage: sum(({ wage }) => wage),
    holiday: sum(({ holiday }) => holiday),
    fees: sum(({ fees }) => fees),
    total: sum(({ total }) => total),
  };
}

/** The people and lines of bookings by kind; the total is that of their prices. */
export function superTotalsOf(people: readonly Amounts[], lines: readonly BookingLine[]): SuperTotals {
  const isTransport = ({ key }: BookingLine) => key === "transport";
  const transport = sumOfAmounts(lines.filter(isTransport)).total;
  const others = sumOfAmounts([...people, ...lines.filter((line) => !isTransport(line))]);
  return { ...others, transport, total: others.total + transport };
}

/** Transport, supplements and pension are in no column of hours and have no fee of their own. */
function amountsOf({ key, hours, total, ...row }: PriceRow, { hourlyWage, fee }: AmountTerms): Amounts {
  if (key === "supplement" || key === "pension") {
    return { hours: null, ...partsOf(total, { hourlyWage: row.hourlyWage, fee: 0 }), total };
  }
  if (key === "transport") return { hours: null, ...partsOf(total, { hourlyWage, fee: 0 }), total };
  return { hours, ...partsOf(total, { hourlyWage, fee }), total };
}

/** Parts a total by its rates, to the øre: what rounding leaves over is wage. */
function partsOf(total: Ore, { hourlyWage, fee }: { hourlyWage: Ore; fee: Ore }) {
  const holidayRate = holidayPartOf(hourlyWage);
  const unitPrice = hourlyWage + holidayRate + fee;
  if (unitPrice === 0) return { wage: total, holiday: 0, fees: 0 };
  const holiday = Math.round((total * holidayRate) / unitPrice);
  const fees = Math.round((total * fee) / unitPrice);
  return { wage: total - holiday - fees, holiday, fees };
}
