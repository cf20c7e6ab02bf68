import type { ledgerEndpoints as rows } from "#contract/invoicing/ledger.endpoints.ts";
import type { BodyOf } from "#contract/wire/endpoint.ts";
import { roundHalfUp } from "#rules/money/ore.ts";
import { isAboveLimit } from "#rules/money/proposal.ts";
import type { SeenTotal } from "#rules/money/seen-total.ts";
import type { AdminCall } from "#server/features/bookings/admin/load-admin-bookings.ts";
import { findBooking } from "#server/features/bookings/booking.queries.ts";
import { shiftsOfBookings } from "#server/features/bookings/shifts/shift.queries.ts";
import { loadEmployees } from "#server/features/employees/employee.queries.ts";
import { productsOf } from "#server/features/invoicing/amounts.ts";
import { invoicesOf } from "#server/features/invoicing/ledger/ledger.queries.ts";
import { assertAccountingReady } from "#server/features/invoicing/ledger/queue-document.ts";
import { seenTotal } from "#server/features/invoicing/seen-total.ts";
import { asRefusal, resultOf, type SentBookings } from "#server/features/invoicing/send-batch.ts";
import { type Db, inTransaction } from "#server/platform/database/database.ts";
import { DomainError } from "#server/platform/errors.ts";
import type { Handler } from "#server/platform/http/handler.ts";
import { invoicesIn } from "./invoice-groups.ts";
import { serializeInvoiceProposal } from "./invoice-proposal.serializer.ts";
import { type PreparedInvoice, prepareInvoice, queueInvoice } from "./prepare-invoice.ts";
import { type InvoiceChoices, type InvoiceFacts, proposeInvoice } from "./propose-invoice.ts";

/** What an invoice of a booking would hold; nothing is written. Refuses `not_found`. */
export const invoiceProposal: Handler<typeof rows.invoiceProposal> = (call) =>
  propose(call, call.params.id, {});

/**
 * Queues an invoice of the chosen people, fees and extra lines. Its lines are computed here; the total that was seen
 * must be theirs. With `dryRun` it answers the proposal of the same choices and writes nothing. Refuses
 * `sender_missing`, and what `prepareInvoice` refuses.
 */
export const createInvoice: Handler<typeof rows.createInvoice> = async (call) => {
  const { body, query, params, services } = call;
  const choices = choicesOf(body);
  if (query.dryRun) return propose(call, params.id, choices);
  await inTransaction(services.db, async (tx) => {
    await assertAccountingReady(tx, call);
    await queueInvoice(tx, call, [
      await prepareInvoice(tx, call, params.id, { choices, seen: seenIn(body) }),
    ]);
  });
  return { status: "success" };
};

/**
 * Queues invoices of several bookings, put together as their companies want it: each invoice in its own transaction,
 * each booking with its own result. A booking that is refused is left out of its invoice. Refuses `sender_missing`.
 */
export const sendWeekInvoices: Handler<typeof rows.sendWeekInvoices> = async (call) => {
  const { services, body } = call;
  await inTransaction(services.db, (tx) => assertAccountingReady(tx, call));
  const results: SentBookings = [];
  for (const group of await invoicesIn(services.db, body.bookings)) {
    results.push(...(await sendTogether(call, group)));
  }
  const places = new Map(body.bookings.map(({ booking_id }, place) => [booking_id, place]));
  return results.toSorted((a, b) => (places.get(a.booking_id) ?? 0) - (places.get(b.booking_id) ?? 0));
};

type ChosenBooking = BodyOf<typeof rows.sendWeekInvoices>["bookings"][number];

/** One invoice of several bookings; those that are refused are told and left out. */
function sendTogether(call: AdminCall, group: readonly ChosenBooking[]): Promise<SentBookings> {
  return inTransaction(call.services.db, async (tx) => {
    const prepared: PreparedInvoice[] = [];
    const results = new Map<number, SentBookings[number]>();
    // In the order of their ids, as everybody locks them.
    for (const { booking_id, ...chosen } of group.toSorted((a, b) => a.booking_id - b.booking_id)) {
      const seen = seenTotal(chosen.total);
      const one = await prepareInvoice(tx, call, booking_id, { choices: choicesOf(chosen), seen }).catch(
        asRefusal,
      );
      if (!(one instanceof DomainError)) prepared.push(one);
      results.set(booking_id, resultOf(booking_id, one instanceof DomainError ? one : null));
    }
    const total = prepared.reduce((sum, { proposal }) => sum + proposal.total, 0);
    if (isAboveLimit(total)) {
      const refused = new DomainError("above_limit");
      return group.map(({ booking_id }) => resultOf(booking_id, refused));
    }
    const [first, ...others] = prepared;
    if (first) await queueInvoice(tx, call, [first, ...others]);
    return [...results.values()];
  });
}

type Body = BodyOf<typeof rows.createInvoice>;
type Chosen = Omit<Extract<Body, { shift_ids: number[] }>, "invoiceData">;

function choicesOf(body: Body | Chosen): InvoiceChoices {
  if (!("shift_ids" in body)) return {};
  const { shift_ids, keep_fees, drop_fees, extra_lines } = body;
  return { shiftIds: shift_ids, keepFees: keep_fees, dropFees: drop_fees, extraLines: extra_lines };
}

function seenIn(body: Body): SeenTotal | null {
  if ("total" in body && body.total !== undefined) return seenTotal(body.total);
  if (!body.invoiceData) return null;
  const total = body.invoiceData.lines.reduce(
    (sum, { quantity, unitPrice }) => sum + roundHalfUp(quantity * unitPrice * 100),
    0,
  );
  return { total, isOfLines: true };
}

async function propose(call: AdminCall, bookingId: number, choices: InvoiceChoices) {
  const { db, integrations } = call.services;
  const booking = await findBooking(db, bookingId);
  if (!booking) throw new DomainError("not_found");
  const facts: InvoiceFacts = {
    booking,
    shifts: await shiftsOfBookings(db, [bookingId]),
    invoices: await invoicesOf(db, [bookingId]),
    products: productsOf(booking, integrations.accounting),
  };
  return serializeInvoiceProposal(facts, proposeInvoice(facts, choices, call.now), await peopleOf(db, facts));
}

async function peopleOf(db: Db, { shifts }: InvoiceFacts) {
  const employees = await loadEmployees(db, [...new Set(shifts.map(({ employee_id }) => employee_id))]);
  return new Map(employees.map((row) => [row.id, row]));
}
