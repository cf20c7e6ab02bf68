import { type Ore, roundHalfUp } from "#rules/money/ore.ts";
import { refuse, type Verdict } from "#rules/verdict.ts";
import type { PriceRowKey } from "./price-booking.ts";
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
  key: PriceRowKey | "cancellation";
  people: number;
  /** Hours of everybody together. */
  hours: number;
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
 * row needs has no id. Rules: Invoice products; Invoice quantity, docs/rules/pricing.md.
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

function lineOf({ key, people, hours, unitPrice, total }: InvoicedRow) {
  const description = { key, people, hours };
  const hundredths = roundHalfUp(hours * 60 * 100, 60);
  const tenThousandths = roundHalfUp(unitPrice * 8 * 100, 8);
  const isExact = hundredths === hours * 100 && roundHalfUp(hundredths * tenThousandths, 10_000) === total;
  return isExact
    ? { description, quantity: hours, unitPrice: tenThousandths / 10_000, amount: total }
    : { description, quantity: 1, unitPrice: total / 100, amount: total };
}
