import type { ledgerEndpoints as rows } from "#contract/invoicing/ledger.endpoints.ts";
import type { BodyOf } from "#contract/wire/endpoint.ts";
import { fromWireKroner, roundHalfUp } from "#rules/money/ore.ts";
import type { WhyNotPaid } from "#rules/money/readiness.ts";
import type { AdminCall } from "#server/features/bookings/admin/load-admin-bookings.ts";
import { type BookingRow, findBooking, lockBooking } from "#server/features/bookings/booking.queries.ts";
import { lockShiftsOfBooking, shiftsOfBookings } from "#server/features/bookings/shifts/shift.queries.ts";
import { loadEmployees } from "#server/features/employees/employee.queries.ts";
import { productsOf } from "#server/features/invoicing/amounts.ts";
import { refreshMoneyState } from "#server/features/invoicing/ledger/balance.ts";
import {
  type DroppedFee,
  insertInvoice,
  invoicesOf,
  updateShiftsOf,
} from "#server/features/invoicing/ledger/ledger.queries.ts";
import { assertAccountingConfigured, queueInvoice } from "#server/features/invoicing/ledger/queue-invoice.ts";
import { assertSeenTotal, type SeenTotal } from "#server/features/invoicing/seen-total.ts";
import { sendBatch } from "#server/features/invoicing/send-batch.ts";
import { type Db, inTransaction, type Tx } from "#server/platform/database/database.ts";
import { DomainError } from "#server/platform/errors.ts";
import type { Handler } from "#server/platform/http/handler.ts";
import { corporationOf } from "#server/platform/sessions/session.ts";
import { sentMeanwhile } from "#texts/da/admin/ledger.ts";
import { serializeInvoiceProposal } from "./invoice-proposal.serializer.ts";
import {
  type InvoiceChoices,
  type InvoiceFacts,
  type InvoiceProposal,
  proposeInvoice,
} from "./propose-invoice.ts";

/** What an invoice of a booking would hold; nothing is written. Refuses `not_found`. */
export const invoiceProposal: Handler<typeof rows.invoiceProposal> = (call) =>
  propose(call, call.params.id, {});

/**
 * Queues an invoice of the chosen people, fees and extra lines. Its lines are computed here; the total that was seen
 * must be theirs. With `dryRun` it answers the proposal of the same choices and writes nothing. Refuses
 * `not_configured` (production only), `not_found`, and what `send` refuses.
 */
export const createInvoice: Handler<typeof rows.createInvoice> = async (call) => {
  const { body, query, params, services, now } = call;
  const choices = choicesOf(body);
  if (query.dryRun) return propose(call, params.id, choices);
  assertAccountingConfigured(call);
  await inTransaction(services.db, async (tx) => {
    const booking = await lockBooking(tx, params.id);
    if (!booking) throw new DomainError("not_found");
    await send(tx, call, booking, { choices, seen: seenIn(body), now });
  });
  return { status: "success" };
};

/** Queues invoices of several bookings, each in its own transaction with its own result. Refuses `not_configured`. */
export const sendWeekInvoices: Handler<typeof rows.sendWeekInvoices> = async (call) => {
  const { services, body, now } = call;
  assertAccountingConfigured(call);
  return sendBatch(body.bookings, ({ booking_id, ...chosen }) =>
    inTransaction(services.db, async (tx) => {
      const booking = await lockBooking(tx, booking_id);
      if (!booking) throw new DomainError("not_found");
      const seen = chosen.total === undefined ? null : { total: fromWireKroner(chosen.total) };
      await send(tx, call, booking, { choices: choicesOf(chosen), seen, now });
    }),
  );
};

type Body = BodyOf<typeof rows.createInvoice>;
type Chosen = Omit<Extract<Body, { shift_ids: number[] }>, "invoiceData">;

function choicesOf(body: Body | Chosen): InvoiceChoices {
  if (!("shift_ids" in body)) return {};
  const { shift_ids, keep_fees, drop_fees, extra_lines } = body;
  return { shiftIds: shift_ids, keepFees: keep_fees, dropFees: drop_fees, extraLines: extra_lines };
}

function seenIn(body: Body): SeenTotal | null {
  if ("total" in body && body.total !== undefined) return { total: fromWireKroner(body.total) };
  if (!body.invoiceData) return null;
  const total = body.invoiceData.lines.reduce(
    (sum, { quantity, unitPrice }) => sum + roundHalfUp(quantity * unitPrice * 100),
    0,
  );
  return { total, isOfLines: true };
}

async function propose(call: AdminCall, bookingId: number, choices: InvoiceChoices) {
  const { db, settings } = call.services;
  const booking = await findBooking(db, bookingId);
  if (!booking) throw new DomainError("not_found");
  const facts: InvoiceFacts = {
    booking,
    shifts: await shiftsOfBookings(db, [bookingId]),
    invoices: await invoicesOf(db, [bookingId]),
    products: productsOf(booking, settings),
  };
  return serializeInvoiceProposal(facts, proposeInvoice(facts, choices, call.now), await peopleOf(db, facts));
}

async function peopleOf(db: Db, { shifts }: InvoiceFacts) {
  const employees = await loadEmployees(db, [...new Set(shifts.map(({ employee_id }) => employee_id))]);
  return new Map(employees.map((row) => [row.id, row]));
}

/**
 * Queues what choices make of a locked booking. Refuses `not_ready` with the shifts, `fee_not_proposed`,
 * `fee_in_both`, `missing_product_id`, `prepayment_open`, `prepayment_above`, `above_limit`, `already_sent_to_billy`, `nothing_to_send`, `below_zero`,
 * `total_changed` with both totals, and `invoice_lines_differ`.
 */
async function send(
  tx: Tx,
  call: AdminCall,
  booking: BookingRow,
  { choices, seen, now }: { choices: InvoiceChoices; seen: SeenTotal | null; now: number },
): Promise<void> {
  const facts: InvoiceFacts = {
    booking,
    shifts: await lockShiftsOfBooking(tx, booking.id),
    invoices: await invoicesOf(tx, [booking.id]),
    products: productsOf(booking, call.services.settings),
  };
  const proposal = proposeInvoice(facts, choices, now);
  assertChoices(proposal, choices);
  if (proposal.refusal) throw new DomainError(proposal.refusal);
  if (proposal.lines.length === 0) throw new DomainError(whyNothing(proposal));
  if (proposal.total < 0) throw new DomainError("below_zero");
  if (seen) assertSeenTotal(proposal.total, seen);

  const going = proposal.shifts.filter(({ goes }) => goes).map(({ shift }) => shift.id);
  const fees = proposal.fees.filter(({ keep }) => keep).map(({ shift }) => shift.id);
  const invoice = await insertInvoice(tx, {
    booking_id: booking.id,
    kind: "invoice",
    total: proposal.total,
    deducted: proposal.deducted,
    lines: proposal.lines,
    shift_ids: going,
    fee_shift_ids: fees,
    dropped_fees: choices.dropFees ?? [],
    left_shift_ids: leftFor(proposal, choices),
    created_at: new Date(now),
    created_by: corporationOf(call.session).id,
  });
  await updateShiftsOf(tx, going, { invoice_id: invoice.id, invoice_state: "queued" });
  await updateShiftsOf(tx, fees, { fee_invoice_id: invoice.id });
  await dropFees(tx, choices.dropFees ?? [], now);
  await refreshMoneyState(tx, booking.id);
  await queueInvoice(tx, call, booking, invoice);
}

/** Who could go and which fee could be charged, but were left for later. */
function leftFor({ shifts, fees }: InvoiceProposal, { dropFees = [] }: InvoiceChoices): number[] {
  const dropped = new Set(dropFees.map(({ shift_id }) => shift_id));
  return [
    ...shifts.filter(({ goes, reason }) => !goes && reason === null),
    ...fees.filter(({ keep, shift }) => !keep && !dropped.has(shift.id)),
  ].map(({ shift }) => shift.id);
}

/** A dropped fee lapses; taking the invoice back or crediting it proposes the fee again. */
async function dropFees(tx: Tx, dropped: readonly DroppedFee[], now: number): Promise<void> {
  const ids = dropped.map(({ shift_id }) => shift_id);
  await updateShiftsOf(tx, ids, { cancellation_fee_lapsed_at: new Date(now) });
}

/**
 * Refuses shifts that are not on the booking (`not_found`), people who may not go (`not_ready`) and fees that were not
 * proposed. Rule: Naming people, docs/rules/money.md.
 */
function assertChoices({ shifts, fees }: InvoiceProposal, choices: InvoiceChoices): void {
  const byId = new Map(shifts.map(({ shift, reason }) => [shift.id, reason]));
  const named = choices.shiftIds ?? [];
  if (named.some((id) => !byId.has(id))) throw new DomainError("not_found", { detail: sentMeanwhile.gone });
  const notReady = named.flatMap((id) => {
    const reason = byId.get(id);
    return reason ? [{ shift_id: id, reason }] : [];
  });
  if (notReady.length > 0) throw notReadyOf(notReady, new Set(named).size);

  const kept = choices.keepFees ?? [];
  const dropped = (choices.dropFees ?? []).map(({ shift_id }) => shift_id);
  if (kept.some((id) => dropped.includes(id))) throw new DomainError("fee_in_both");
  const proposed = new Set(fees.map(({ shift }) => shift.id));
  if ([...kept, ...dropped].some((id) => !proposed.has(id))) throw new DomainError("fee_not_proposed");
}

/** Refuses people who may not go, of so many who were named; where they went before it says so. */
export function notReadyOf(
  shifts: readonly { shift_id: number; reason: WhyNotPaid | null }[],
  named: number,
): DomainError {
  const facts = { shifts };
  const sent = new Set(shifts.map(({ shift_id }) => shift_id)).size;
  if (shifts.some(({ reason }) => reason !== "already_sent")) return new DomainError("not_ready", { facts });
  const detail = sent < named ? sentMeanwhile.some(sent, named) : sentMeanwhile.all;
  return new DomainError("not_ready", { facts, detail });
}

function whyNothing({ shifts }: InvoiceProposal) {
  const isAllSent =
    shifts.length > 0 && shifts.every(({ reason }) => reason === "already_sent" || reason === "not_met");
  return isAllSent && shifts.some(({ reason }) => reason === "already_sent")
    ? "already_sent_to_billy"
    : "nothing_to_send";
}
