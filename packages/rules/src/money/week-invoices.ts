import type { Ore } from "#rules/money/ore.ts";
import type { SentState, WhyNotInvoiced } from "#rules/money/readiness.ts";

/** What of a booking is on no invoice yet: the reason that an admin can do most about. */
export const invoiceLefts = ["ready", "open_times", "not_approved", "not_ended"] as const;
export type InvoiceLeft = (typeof invoiceLefts)[number];

/** How far a booking, or one document of it, is among its week's invoices. */
export const weekInvoiceStates = [
  ...invoiceLefts,
  "refused",
  "part",
  "again",
  "queued",
  "sent",
  "credited",
  "nothing",
  "cancelled",
] as const;
export type WeekInvoiceState = (typeof weekInvoiceStates)[number];

/** What a line under its booking is. */
export const weekLineKinds = ["booking", "invoice", "new_invoice", "credit_note", "prepayment"] as const;
export type WeekLineKind = (typeof weekLineKinds)[number];

/** An invoice, credit note or prepayment; its total in øre, positive also of a credit note. */
export interface WeekDocument {
  readonly id: number;
  readonly kind: "invoice" | "credit_note" | "prepayment";
  readonly state: SentState;
  readonly total: Ore;
  /** What a credit note takes back. */
  readonly credits: number | null;
  readonly isTakenBack: boolean;
}

/** A booking as its week's invoices depend on it. */
export interface WeekBookingFacts {
  readonly isCancelled: boolean;
  readonly isOver: boolean;
  /** Why each selected person is not on the next invoice, null of who goes. */
  readonly people: readonly (WhyNotInvoiced | null)[];
  /** Fees for late removals that stand on no invoice and lapse no more. */
  readonly openFees: number;
  /** Oldest first. */
  readonly documents: readonly WeekDocument[];
}

/** A line of the week: the booking with its first invoice, then its other documents. */
interface WeekLine {
  readonly kind: WeekLineKind;
  readonly state: WeekInvoiceState;
  /** Null of a booking without an invoice. */
  readonly documentId: number | null;
  /** Øre of the document, negative of a credit note; 0 without one. */
  readonly amount: Ore;
}

export interface WeekBooking {
  /** Of the booking as a whole, by which it is counted. */
  readonly state: WeekInvoiceState;
  readonly left: InvoiceLeft | null;
  readonly lines: readonly WeekLine[];
  /** What the lines come to that were accepted, in øre. */
  readonly invoiced: Ore;
  /** The newest document where it was refused and taken back: nothing was made in its place yet. */
  readonly takenBack: number | null;
}

/** Rule: A week's invoices, docs/rules/money.md. */
export function weekBooking(facts: WeekBookingFacts): WeekBooking {
  const documents = facts.documents.filter(({ isTakenBack }) => !isTakenBack);
  const left = leftOf(facts);
  const first = documents.find(({ kind }) => kind === "invoice");
  const own: WeekLine = {
    kind: "booking",
    state: first ? stateOfFirst(first, documents, left) : stateWithout(facts, left),
    documentId: first?.id ?? null,
    amount: first?.total ?? 0,
  };
  const others = documents.filter((one) => one !== first).map((one) => lineOf(one, documents));
  const newest = facts.documents.at(-1);
  const accepted = documents.filter(({ state }) => state === "accepted");
  return {
    state: stateOfAll(own.state, documents),
    left,
    lines: [own, ...others],
    invoiced: accepted.reduce((sum, one) => sum + signed(one), 0),
    takenBack: newest?.isTakenBack ? newest.id : null,
  };
}

function leftOf({ people, openFees }: WeekBookingFacts): InvoiceLeft | null {
  if (people.includes(null) || openFees > 0) return "ready";
  return invoiceLefts.find((reason) => reason !== "ready" && people.includes(reason)) ?? null;
}

function stateOfFirst(
  first: WeekDocument,
  all: readonly WeekDocument[],
  left: InvoiceLeft | null,
): WeekInvoiceState {
  if (first.state !== "accepted") return first.state;
  const counts = all.some((one) => one.kind === "invoice" && !isCredited(one, all));
  if (!counts) return left ? "again" : "credited";
  return left ? "part" : "sent";
}

function stateWithout({ isCancelled, isOver }: WeekBookingFacts, left: InvoiceLeft | null): WeekInvoiceState {
  if (left) return left;
  if (isCancelled) return "cancelled";
  return isOver ? "nothing" : "not_ended";
}

function lineOf(document: WeekDocument, all: readonly WeekDocument[]): WeekLine {
  const { id, kind, state } = document;
  const accepted = kind === "credit_note" ? "credited" : "sent";
  return {
    kind: kind === "invoice" && replaces(document, all) ? "new_invoice" : kind,
    state: state === "accepted" ? accepted : state,
    documentId: id,
    amount: signed(document),
  };
}

/** Whether every invoice before it was credited. */
function replaces(document: WeekDocument, all: readonly WeekDocument[]): boolean {
  const before = all.slice(0, all.indexOf(document));
  return before.every((one) => one.kind !== "invoice" || isCredited(one, before));
}

function isCredited({ id }: WeekDocument, all: readonly WeekDocument[]): boolean {
  return all.some(({ credits, state }) => credits === id && state === "accepted");
}

/** What was refused comes first, then what somebody must do, then what is on its way. */
function stateOfAll(own: WeekInvoiceState, documents: readonly WeekDocument[]): WeekInvoiceState {
  if (documents.some(({ state }) => state === "refused")) return "refused";
  const isSettled = own === "sent" || own === "credited";
  return isSettled && documents.some(({ state }) => state === "queued") ? "queued" : own;
}

function signed({ kind, total }: WeekDocument): Ore {
  return kind === "credit_note" ? -total : total;
}
