import type { ErrorCode } from "#contract/wire/error-codes.ts";
import { type InvoiceCause, invoiceBridge } from "#rules/money/bridge.ts";
import { type Ore, roundHalfUp } from "#rules/money/ore.ts";
import { deduction, isAboveLimit, prepaidTooMuch, sharesOf } from "#rules/money/proposal.ts";
import { isLeft, type WhyNotInvoiced } from "#rules/money/readiness.ts";
import { invoiceLines, type ProductIds } from "#rules/pricing/invoice-lines.ts";
import type { Moment } from "#rules/time/moment.ts";
import type { BookingRow } from "#server/features/bookings/booking.queries.ts";
import type { ShiftRow } from "#server/features/bookings/shifts/shift.queries.ts";
import { canFeeLapse, feeRow, totalOf, whyShiftNotInvoiced } from "#server/features/invoicing/amounts.ts";
import { prepaidOf } from "#server/features/invoicing/ledger/balance.ts";
import type { DroppedFee, InvoiceRow, SentLine } from "#server/features/invoicing/ledger/ledger.queries.ts";
import { priceAsBooked } from "#server/features/pricing/booked-price.ts";
import { priceOfShifts } from "#server/features/pricing/worked-price.ts";

import { deductedLine } from "#texts/da/admin/ledger.ts";
import { invoiceLineText } from "#texts/da/price/price.ts";

/** What an invoice is proposed from: a booking, all of its shifts and all of its invoices. */
export interface InvoiceFacts {
  readonly booking: BookingRow;
  readonly shifts: readonly ShiftRow[];
  readonly invoices: readonly InvoiceRow[];
  readonly products: ProductIds;
}

/** What an admin chooses; without `shiftIds` everybody who may go, without `keepFees` every proposed fee. */
export interface InvoiceChoices {
  readonly shiftIds?: readonly number[];
  readonly keepFees?: readonly number[];
  readonly dropFees?: readonly DroppedFee[];
  /** Unit price in kroner, negative for a discount. */
  readonly extraLines?: readonly {
    readonly description: string;
    readonly quantity: number;
    readonly unit_price: number;
  }[];
}

/** An invoice as it would be sent, in øre, and what stays with the reason. */
export interface InvoiceProposal {
  readonly shifts: readonly {
    readonly shift: ShiftRow;
    readonly goes: boolean;
    readonly reason: WhyNotInvoiced | null;
    readonly total: Ore;
  }[];
  readonly fees: readonly { readonly shift: ShiftRow; readonly keep: boolean }[];
  readonly lines: readonly SentLine[];
  readonly total: Ore;
  readonly deducted: Ore;
  /** What was prepaid above this invoice, and no later one can take off. */
  readonly prepaidTooMuch: Ore;
  readonly bookedTotal: Ore;
  /** What leads from that to the total before what was prepaid. */
  readonly bridge: readonly { readonly cause: InvoiceCause; readonly amount: Ore }[];
  /** Why it can't be sent as it stands: a product without an id, a prepayment that is not settled or is more than the total, or too large a total. */
  readonly refusal: ErrorCode | null;
}

/**
 * The invoice that choices make of a booking. What may not go is left out, with its reason.
 */
export function proposeInvoice(
  { booking, shifts, invoices, products }: InvoiceFacts,
  choices: InvoiceChoices,
  now: Moment,
): InvoiceProposal {
  const people = shifts
    .filter(({ status }) => status === "selected")
    .map((shift) => {
      const reason = whyShiftNotInvoiced(booking, shift, now);
      return { shift, reason, goes: reason === null && isChosen(choices.shiftIds, shift) };
    });
  const going = people.filter(({ goes }) => goes).map(({ shift }) => shift);
  const price = priceOfShifts(booking, going);
  const shares = sharesOf(
    going.map((shift) => aloneOf(booking, shift)),
    price.total,
  );
  const dropped = new Set((choices.dropFees ?? []).map(({ shift_id }) => shift_id));
  const fees = openFees(booking, shifts, now).map((shift) => ({
    shift,
    keep: !dropped.has(shift.id) && isChosen(choices.keepFees, shift),
  }));

  const rows = [...price.rows, ...fees.filter(({ keep }) => keep).map(({ shift }) => feeRow(booking, shift))];
  const composed = invoiceLines(rows, products);
  const work = (composed.ok ? composed.lines : []).map(
    ({ description, productId, quantity, unitPrice, amount }): SentLine => ({
      key: description.key,
      productId,
      description: invoiceLineText(description, {
        id: booking.id,
        jobTitle: booking.job_title,
        day: booking.date,
      }),
      quantity,
      unitPrice,
      amount,
    }),
  );
  const productId = products.staffType ?? "";
  const extras = (choices.extraLines ?? []).map((line) => extraLine(line, productId));
  const before = totalOf([...work, ...extras]);
  const isFinal = people.every(({ reason, goes }) => goes || !isLeft(reason));
  const prepayments = prepaidOf(invoices);
  const comesOff = deduction({ ...prepayments, total: before, isFinal });
  const deducted = comesOff ?? 0;
  const isOver = booking.status === "cancelled" || now >= booking.ends_at.getTime();
  const lines = [...work, ...extras, ...deductionLine(deducted, productId)];
  const total = totalOf(lines);
  const bookedTotal = priceAsBooked(booking).total;
  const left = people.filter(({ reason, goes }) => !goes && isLeft(reason)).length;
  const sent = people.filter(({ reason }) => reason === "already_sent").length;
  const bridge = invoiceBridge({
    ...{ booked: bookedTotal, places: booking.number_of_staff, sent, left, going: going.length },
    work: price.total,
    fees: fees.reduce((sum, { shift, keep }) => (keep ? sum + shift.cancellation_fee : sum), 0),
    extras: totalOf(extras),
  });
  return {
    shifts: people.map((person) => ({
      ...person,
      total: shares[going.indexOf(person.shift)] ?? aloneOf(booking, person.shift),
    })),
    fees,
    lines,
    total,
    deducted,
    prepaidTooMuch: prepaidTooMuch({ ...prepayments, total: before, isFinal, isOver }),
    bookedTotal,
    bridge,
    refusal: composed.ok ? whyItStops(total, prepayments, comesOff) : composed.refusal,
  };
}

/**
 * Until a prepayment is settled nobody knows what comes off. Rules: Deduction of a prepayment; Largest amount,
 * docs/rules/money.md.
 */
function whyItStops(
  total: Ore,
  { isOpen }: ReturnType<typeof prepaidOf>,
  comesOff: Ore | null,
): ErrorCode | null {
  if (isOpen) return "prepayment_open";
  if (comesOff === null) return "prepayment_above";
  return isAboveLimit(total) ? "above_limit" : null;
}

/** The late removals by the company whose fee can be charged: it has not lapsed, can't lapse any more, and is on no invoice. */
function openFees(booking: BookingRow, shifts: readonly ShiftRow[], now: Moment): ShiftRow[] {
  if (canFeeLapse(booking, now)) return [];
  return shifts.filter(
    (shift) =>
      shift.status !== "selected" &&
      shift.cancellation_fee > 0 &&
      shift.cancellation_fee_lapsed_at === null &&
      shift.fee_invoice_id === null,
  );
}

function isChosen(chosen: readonly number[] | undefined, { id }: ShiftRow): boolean {
  return chosen === undefined || chosen.includes(id);
}

/** What a person would cost on an invoice alone. */
function aloneOf(booking: BookingRow, shift: ShiftRow): Ore {
  return priceOfShifts(booking, [shift]).total;
}

function extraLine(
  { description, quantity, unit_price }: NonNullable<InvoiceChoices["extraLines"]>[number],
  productId: string,
): SentLine {
  const amount = roundHalfUp(quantity * unit_price * 100);
  return { key: "extra", productId, description, quantity, unitPrice: unit_price, amount };
}

function deductionLine(deducted: Ore, productId: string): SentLine[] {
  if (deducted === 0) return [];
  const amount = -deducted;
  return [
    { key: "prepayment", productId, description: deductedLine, quantity: 1, unitPrice: amount / 100, amount },
  ];
}
