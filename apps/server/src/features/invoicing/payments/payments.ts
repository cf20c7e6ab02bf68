import type { paymentEndpoints as rows, WirePayments } from "#contract/invoicing/payment.endpoints.ts";
import type { AnswerOf } from "#contract/wire/endpoint.ts";
import { fromWireKroner, type Ore, toWireKroner } from "#rules/money/ore.ts";
import { owedOf } from "#rules/money/payments/owed.ts";
import { canWithdrawReminder, feeOwed } from "#rules/money/reminders/next-reminder.ts";
import { type Day, dayOf } from "#rules/time/moment.ts";
import { lockBooking } from "#server/features/bookings/booking.queries.ts";
import { record } from "#server/features/events/record.ts";
import { type LockedDocument, lockDocument } from "#server/features/invoicing/ledger/document.queries.ts";
import { type NamedReminder, remindersOf } from "#server/features/invoicing/reminders/reminder.queries.ts";
import { actorOf } from "#server/platform/audit.ts";
import { type Db, inTransaction, type Tx } from "#server/platform/database/database.ts";
import { DomainError } from "#server/platform/errors.ts";
import type { Handler, RequestContext } from "#server/platform/http/handler.ts";
import { corporationOf } from "#server/platform/sessions/session.ts";
import { findOwed, findPayment, insertPayment, paymentsOfDocument, undo } from "./payment.queries.ts";
import { refreshPaid } from "./refresh-paid.ts";

/** Who writes payments down, and when. */
export type PaymentCall = Pick<RequestContext<typeof rows.addPayment>, "session" | "now">;

/** What is owed of an invoice of our own series, and what was paid of it. Refuses `not_found`. */
export const payments: Handler<typeof rows.payments> = ({ params, services }) =>
  loadPayments(services.db, params.id);

/**
 * Tells a payment of an invoice of our own series. Refuses `not_found`, `payment_in_future`, `not_payable`, and
 * `total_changed` where something else is open by now than the office saw.
 */
export const addPayment: Handler<typeof rows.addPayment> = (call) =>
  inTransaction(call.services.db, async (tx) => {
    const { day, amount, reference, open } = call.body;
    const locked = await lockPayable(tx, call.params.id);
    const owed = await findOwed(tx, call.params.id);
    if (!owed) throw new DomainError("not_found");
    if (owedOf(owed).open !== fromWireKroner(open)) throw new DomainError("total_changed");
    await pay(tx, call, locked, { day, amount: fromWireKroner(amount), reference });
    return loadPayments(tx, call.params.id);
  });

/** Undoes a payment; one that was undone before stays so. Refuses `not_found`. */
export const undoPayment: Handler<typeof rows.undoPayment> = (call) =>
  inTransaction(call.services.db, async (tx) => {
    const payment = await findPayment(tx, call.params.id);
    const locked = payment && (await lockDocument(tx, payment.document_id));
    if (!locked) throw new DomainError("not_found");
    const { document, parts } = locked;
    if (await undo(tx, payment.id, corporationOf(call.session).id, call.now)) {
      await refreshPaid(tx, document.id, call.now);
      const detail = { document: document.id, amount: toWireKroner(payment.amount) };
      await tellOfDocument(tx, call, parts, "booking.undo_payment", detail);
    }
    return loadPayments(tx, document.id);
  });

/** A document of our own series that can be paid, locked with its bookings. Refuses `not_found`, `not_payable`. */
export async function lockPayable(tx: Tx, id: number): Promise<LockedDocument> {
  const locked = await lockDocument(tx, id);
  if (!locked) throw new DomainError("not_found");
  const { vendor, kind, number } = locked.document;
  if (vendor !== "own" || kind === "credit_note" || number === null) throw new DomainError("not_payable");
  return locked;
}

interface ToldPayment {
  readonly day: Day;
  readonly amount: Ore;
  readonly reference: string;
  /** The line of the bank that it is, and which part of it; left out where a person tells it. */
  readonly bank?: { readonly line: string; readonly part: number };
}

/** Stores a payment of a locked document, and what follows from it. Refuses `payment_in_future`, `line_booked`. */
export async function pay(
  tx: Tx,
  call: PaymentCall,
  { document, parts }: LockedDocument,
  { day, amount, reference, bank }: ToldPayment,
): Promise<void> {
  if (day > dayOf(call.now)) throw new DomainError("payment_in_future");
  const isStored = await insertPayment(tx, {
    ...{ document_id: document.id, day, amount, reference, source: bank ? "bank" : "hand" },
    ...(bank && { bank_line: bank.line, bank_line_part: bank.part }),
    ...{ created_by: corporationOf(call.session).id, created_at: new Date(call.now) },
  });
  if (!isStored) throw new DomainError("line_booked");
  await refreshPaid(tx, document.id, call.now);
  const detail = { document: document.id, amount: toWireKroner(amount) };
  await tellOfDocument(tx, call, parts, "booking.add_payment", detail);
}

/** What is done about a document after it was issued. */
type DocumentEvent =
  `booking.${"add_payment" | "undo_payment" | "send_reminder" | "withdraw_reminder" | "waive_reminder_fee"}`;

/** Records what was done about a document: the audit log names its first booking; the pages of all are stale. */
export async function tellOfDocument(
  tx: Tx,
  { session, now }: PaymentCall,
  parts: LockedDocument["parts"],
  type: DocumentEvent,
  detail: Readonly<Record<string, number>>,
): Promise<void> {
  const actor = actorOf(session);
  for (const [place, { booking_id: id }] of parts.entries()) {
    const booking = await lockBooking(tx, id);
    if (!booking) continue;
    if (place === 0) await record({ tx, actor, now }, { type, id, detail, booking });
    else await record({ tx, actor, now }, { type: "booking.document_settled", shifts: [], booking });
  }
}

/** What is owed of an invoice of our own series, with its payments and reminders. Refuses `not_found`. */
export async function loadPayments(db: Db | Tx, id: number): Promise<AnswerOf<typeof rows.payments>> {
  const owed = await findOwed(db, id);
  if (owed?.vendor !== "own" || owed.number === null || owed.kind === "credit_note") {
    throw new DomainError("not_found");
  }
  const { gross, credited, paid, fees, number, corporation } = owed;
  const { open, overpaid } = owedOf(owed);
  const told = await paymentsOfDocument(db, id);
  return {
    ...{ id, number, corporation, gross: toWireKroner(gross), credited: toWireKroner(credited) },
    ...{ paid: toWireKroner(paid), fees: toWireKroner(credited >= gross ? 0 : fees) },
    ...{ open: toWireKroner(open), overpaid: toWireKroner(overpaid) },
    reminders: (await remindersOf(db, [id])).map(reminderToWire),
    payments: told.map(({ amount, created_at, undone_at, ...payment }) => ({
      ...payment,
      amount: toWireKroner(amount),
      created_at: created_at.toISOString(),
      undone_at: undone_at?.toISOString() ?? null,
    })),
  };
}

/** A reminder among all of its document, the newest first. Rule: Fee of a reminder, docs/rules/reminders.md. */
function reminderToWire(
  { document_id: _, fee, waived_at, undone_at, ...reminder }: NamedReminder,
  place: number,
  all: readonly NamedReminder[],
): WirePayments["reminders"][number] {
  const isWithdrawn = undone_at !== null;
  const hasLater = all.slice(0, place).some((later) => later.undone_at === null);
  return {
    ...{ ...reminder, fee: toWireKroner(fee) },
    waived_at: waived_at?.toISOString() ?? null,
    undone_at: undone_at?.toISOString() ?? null,
    can_withdraw: !isWithdrawn && canWithdrawReminder(hasLater).ok,
    can_waive: feeOwed({ fee, isWaived: waived_at !== null, isWithdrawn }) > 0,
  };
}
