import type { WhyNotPaid } from "#rules/money/readiness.ts";
import type { SeenTotal } from "#rules/money/seen-total.ts";
import type { AdminCall } from "#server/features/bookings/admin/load-admin-bookings.ts";
import { type BookingRow, lockBooking } from "#server/features/bookings/booking.queries.ts";
import { lockShiftsOfBooking } from "#server/features/bookings/shifts/shift.queries.ts";
import { type EmployeeRow, loadEmployees } from "#server/features/employees/employee.queries.ts";
import { productsOf } from "#server/features/invoicing/amounts.ts";
import { refreshMoneyState } from "#server/features/invoicing/ledger/balance.ts";
import {
  type DroppedFee,
  invoicesOf,
  updateShiftsOf,
} from "#server/features/invoicing/ledger/ledger.queries.ts";
import { type NewPart, queueDocument } from "#server/features/invoicing/ledger/queue-document.ts";
import { assertSeenTotal } from "#server/features/invoicing/seen-total.ts";
import { billedHoursOf } from "#server/features/pricing/worked-price.ts";
import type { Tx } from "#server/platform/database/database.ts";
import { DomainError } from "#server/platform/errors.ts";
import { sentMeanwhile } from "#texts/da/admin/ledger.ts";
import { shortName } from "#texts/format/contact.ts";
import {
  type InvoiceChoices,
  type InvoiceFacts,
  type InvoiceProposal,
  proposeInvoice,
} from "./propose-invoice.ts";

/** What choices make of a booking that is locked with its shifts. */
export interface PreparedInvoice {
  readonly booking: BookingRow;
  readonly choices: InvoiceChoices;
  readonly proposal: InvoiceProposal;
}

/**
 * Locks a booking and works out what choices make of it; nothing is written. Refuses `not_found`, `not_ready` with the
 * shifts, `fee_not_proposed`, `fee_in_both`, `missing_product_id`, `prepayment_open`, `prepayment_above`,
 * `above_limit`, `already_sent_to_billy`, `nothing_to_send`, `below_zero`, `total_missing`,
 * `total_changed` with both totals, and `invoice_lines_differ`.
 */
export async function prepareInvoice(
  tx: Tx,
  { services, now }: AdminCall,
  bookingId: number,
  { choices, seen }: { choices: InvoiceChoices; seen: SeenTotal | null },
): Promise<PreparedInvoice> {
  const booking = await lockBooking(tx, bookingId);
  if (!booking) throw new DomainError("not_found");
  const facts: InvoiceFacts = {
    booking,
    shifts: await lockShiftsOfBooking(tx, booking.id),
    invoices: await invoicesOf(tx, [booking.id]),
    products: productsOf(booking, services.integrations.accounting),
  };
  const proposal = proposeInvoice(facts, choices, now);
  assertChoices(proposal, choices);
  if (proposal.refusal) throw new DomainError(proposal.refusal);
  if (proposal.lines.length === 0) throw new DomainError(whyNothing(proposal));
  if (proposal.total < 0) throw new DomainError("below_zero");
  assertSeenTotal(proposal.total, seen);
  return { booking, choices, proposal };
}

/** Queues one invoice of bookings of one company. */
export async function queueInvoice(
  tx: Tx,
  call: AdminCall,
  prepared: readonly [PreparedInvoice, ...PreparedInvoice[]],
): Promise<void> {
  const going = prepared.flatMap(({ proposal }) => proposal.shifts.filter(({ goes }) => goes));
  const people = new Map(
    (await loadEmployees(tx, [...new Set(going.map(({ shift }) => shift.employee_id))])).map((row) => [
      row.id,
      row,
    ]),
  );
  const [first, ...others] = prepared.map((one) => partOf(one, people));
  if (!first) return;
  const ids = await queueDocument(tx, call, { kind: "invoice", parts: [first, ...others] });
  for (const [place, { booking, choices }] of prepared.entries()) {
    const part = [first, ...others][place];
    const id = ids[place];
    if (!part || id === undefined) continue;
    await updateShiftsOf(tx, part.shift_ids ?? [], { invoice_id: id, invoice_state: "queued" });
    await updateShiftsOf(tx, part.fee_shift_ids ?? [], { fee_invoice_id: id });
    await dropFees(tx, choices.dropFees ?? [], call.now);
    await refreshMoneyState(tx, booking.id);
  }
}

/** What of an invoice belongs to a booking, with the people who go. */
export function partOf(
  { booking, proposal, choices }: PreparedInvoice,
  people: ReadonlyMap<number, EmployeeRow>,
): NewPart {
  const going = proposal.shifts.filter(({ goes }) => goes).map(({ shift }) => shift);
  return {
    booking,
    booking_id: booking.id,
    total: proposal.total,
    deducted: proposal.deducted,
    lines: proposal.lines,
    shift_ids: going.map(({ id }) => id),
    fee_shift_ids: proposal.fees.filter(({ keep }) => keep).map(({ shift }) => shift.id),
    dropped_fees: choices.dropFees ?? [],
    left_shift_ids: leftFor(proposal, choices),
    people: going.map((shift) => {
      const person = people.get(shift.employee_id);
      return {
        name: shortName(person?.first_name ?? "", person?.last_name ?? ""),
        hours: billedHoursOf(booking, shift),
      };
    }),
  };
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
