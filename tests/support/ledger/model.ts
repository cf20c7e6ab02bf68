/**
 * What the ledger of one booking must be, told with as little as possible and with none of the product's own
 * functions. Øre; hours as quarters of an hour.
 */
export const WAGE = 19_233;
export const FEE = 3517;
/** Of the late removal that may be billed. */
export const REMOVAL_FEE = 50_308;
/** 10:00 to 18:00. */
export const BOOKED = 32;

export type Side = "invoice" | "pay";
export type State = "queued" | "accepted" | "refused";

export interface Person {
  readonly shiftId: number;
  met: boolean;
  /** The settled quarters of each side; null while they are open. */
  quarters: Record<Side, number | null>;
  approved: Record<Side, boolean>;
}

interface Sent {
  readonly id: number;
  state: State;
  takenBack: boolean;
  /** Refused, but somebody sends it again as it is. */
  waitsAgain: boolean;
}

export interface Invoice extends Sent {
  readonly kind: "invoice" | "credit_note" | "prepayment";
  readonly people: readonly { readonly shiftId: number; readonly quarters: number }[];
  readonly total: number;
  readonly deducted: number;
  readonly holdsFee: boolean;
  readonly dropsFee: boolean;
  readonly extra: number;
  readonly credits: number | null;
}

export interface PayLine extends Sent {
  readonly kind: "pay" | "difference";
  readonly shiftId: number;
  readonly quarters: number;
  readonly amount: number;
  /** What the shift stood at before it, for whoever takes it back. */
  readonly before: { readonly pay: number | null; readonly invoice: number | null | "kept" } | null;
}

export interface Model {
  readonly people: readonly Person[];
  readonly invoices: Invoice[];
  readonly pay: PayLine[];
}

export const roundedPart = (numerator: number, denominator: number) =>
  Math.floor((2 * numerator + denominator) / (2 * denominator));

/** Work at wage and 12.5 % in one row, the fee in another, each rounded once. */
export function priceOf(quarters: number): number {
  return roundedPart(quarters * WAGE * 9, 32) + roundedPart(quarters * FEE, 4);
}

export const payOf = (quarters: number) => roundedPart(quarters * WAGE, 4);

export const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

function isCredited({ invoices }: Model, id: number): boolean {
  return invoices.some(({ credits, state }) => credits === id && state === "accepted");
}

export function liveInvoices(model: Model): Invoice[] {
  return model.invoices.filter((one) => !one.takenBack && !isCredited(model, one.id));
}

export function stateOf(model: Model, side: Side, shiftId: number): State | null {
  if (side === "pay") {
    const line = model.pay.find((one) => one.kind === "pay" && one.shiftId === shiftId && !one.takenBack);
    return line?.state ?? null;
  }
  const invoice = liveInvoices(model).find(
    ({ kind, people }) => kind === "invoice" && people.some((person) => person.shiftId === shiftId),
  );
  return invoice?.state ?? null;
}

export function isReady(model: Model, side: Side, person: Person): boolean {
  const isFree = stateOf(model, side, person.shiftId) === null;
  return isFree && person.met && person.quarters[side] !== null && person.approved[side];
}

/** Whether the removal's fee may still be put on an invoice. */
export function isFeeOpen(model: Model): boolean {
  return !liveInvoices(model).some(
    ({ kind, holdsFee, dropsFee }) => kind === "invoice" && (holdsFee || dropsFee),
  );
}

export interface Choice {
  readonly people: readonly Person[];
  readonly fee: "keep" | "drop" | "leave";
  readonly extra: number;
}

/** What an invoice of a choice must come to. */
export function invoiceOf(model: Model, { people, fee, extra }: Choice) {
  const rows = people.map(({ shiftId, quarters }) => ({ shiftId, quarters: quarters.invoice ?? BOOKED }));
  const work = priceOf(sum(rows.map(({ quarters }) => quarters)));
  const before = work + (fee === "keep" ? REMOVAL_FEE : 0) + extra;
  const isFinal = model.people.every(
    (person) => people.includes(person) || !person.met || stateOf(model, "invoice", person.shiftId) !== null,
  );
  const live = liveInvoices(model);
  const prepaid = sum(
    live.filter(({ kind, state }) => kind === "prepayment" && state === "accepted").map(({ total }) => total),
  );
  const left = prepaid - sum(live.map(({ deducted }) => deducted));
  const deducted = isFinal ? Math.max(0, Math.min(left, before)) : 0;
  return {
    people: rows,
    total: before - deducted,
    deducted,
    hasLines: people.length > 0 || fee === "keep" || extra !== 0,
  };
}

/** Whether a prepayment, or its credit note, is not settled: then nobody knows what an invoice deducts. */
export function isPrepaymentOpen(model: Model): boolean {
  return liveInvoices(model).some(
    ({ id, kind, state }) =>
      kind === "prepayment" &&
      (state !== "accepted" || model.invoices.some(({ credits, takenBack }) => credits === id && !takenBack)),
  );
}

/** What a person has been paid for so far, refused lines that may go again included. */
export function paidLines(model: Model, shiftId: number): PayLine[] {
  return model.pay.filter((line) => line.shiftId === shiftId && !line.takenBack);
}
