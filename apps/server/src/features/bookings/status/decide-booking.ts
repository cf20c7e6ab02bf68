import { adminBookingEndpoints as rows } from "#contract/bookings/admin-booking.endpoints.ts";
import type { WireAdminBooking } from "#contract/bookings/admin-booking.entities.ts";
import { canTakeUp } from "#rules/bookings/actions.ts";
import { canApproveFor } from "#rules/people/confirmed-email.ts";
import { type AdminCall, loadForAdmin } from "#server/features/bookings/admin/load-admin-bookings.ts";
import {
  type BookingRow,
  lockAuthorizedBooking,
  takenUp,
  takeUpFactsOf,
  updateBooking,
} from "#server/features/bookings/booking.queries.ts";
import {
  bookingsWaitingForApproval,
  rejectedBookings,
} from "#server/features/bookings/corporation-view/booking-list.queries.ts";
import { loadCorporationBooking } from "#server/features/bookings/corporation-view/corporation-booking.queries.ts";
import { offerToFavouritesFirst } from "#server/features/bookings/job-offers/offer-job.ts";
import {
  notifyBookingApproved,
  notifyBookingRejected,
  notifyBookingTakenUp,
} from "#server/features/bookings/notifications/to-corporation.notifications.ts";
import { holdApproval } from "#server/features/bookings/orders/tell-approvals.ts";
import {
  type CorporationRow,
  getCorporation,
  standingOf,
} from "#server/features/corporations/corporation.queries.ts";
import { record } from "#server/features/events/record.ts";
import type { MessageContext } from "#server/features/messages/queue-message.ts";
import { beginUndoable } from "#server/features/undo/undoable-act.ts";
import { type Actor, actorOf } from "#server/platform/audit.ts";
import { inTransaction } from "#server/platform/database/database.ts";
import { DomainError } from "#server/platform/errors.ts";
import { type Handler, type Route, route } from "#server/platform/http/handler.ts";
import { applyAction } from "./apply-action.ts";
import { decidedOf, fingerprintOfBooking } from "./undo-decision.ts";

/** Approves a waiting booking. Refuses `waits_for_owner`, `already_approved`, `booking_ended`, `suspended_corporation` and `email_unconfirmed`. */
const approve: Handler<typeof rows.approve> = (call) => decide(call, "approve");

/** Rejects a waiting booking: it is cancelled. Refuses `waits_for_owner`, `already_approved`, `already_rejected`. */
const reject: Handler<typeof rows.reject> = (call) => decide(call, "reject", call.body.reason);

function decide(
  call: AdminCall & { readonly params: { readonly id: number } },
  action: "approve" | "reject",
  reason = "",
): Promise<WireAdminBooking> {
  const { session, params, now, services } = call;
  return inTransaction(services.db, async (tx) => {
    const before = await lockAuthorizedBooking(tx, session, params.id);
    assertDecidable(before, action);
    const act = { kind: action, entityId: before.id, before: decidedOf(before) };
    const { context, done } = await beginUndoable({ tx, now, services }, session, act);
    const actor = actorOf(session);
    const booking =
      action === "approve"
        ? await approveLocked(context, before, actor)
        : await rejectLocked(context, before, { actor, reason });
    await done(await fingerprintOfBooking(tx, booking.id));
    const [answer] = await loadForAdmin(tx, [booking], call);
    if (!answer) throw new DomainError("not_found");
    return answer;
  });
}

/** Refuses what is cancelled: `already_rejected`, or `not_found` where it would be approved; and `waits_for_owner`. */
export function assertDecidable(
  { status, owner_state }: Pick<BookingRow, "status" | "owner_state">,
  action: "approve" | "reject",
): void {
  if (status === "cancelled") throw new DomainError(action === "reject" ? "already_rejected" : "not_found");
  if (owner_state === "waiting") throw new DomainError("waits_for_owner");
}

/** Approves a locked booking, and publishes it. Refuses `already_approved`, `booking_ended`, `suspended_corporation` and `email_unconfirmed`. */
export async function approveLocked(
  context: MessageContext,
  before: BookingRow,
  actor: Actor,
): Promise<BookingRow> {
  const { tx, now } = context;
  const corporation = await getCorporation(tx, before.corporation_id);
  const verdict = canApproveFor(standingOf(corporation));
  if (!verdict.ok) throw new DomainError(verdict.refusal);
  const booking = await applyAction(tx, before, "approve", "admin", now);
  await publishBooking(context, booking, corporation);
  await record({ tx, actor, now }, { type: "booking.approve", id: booking.id, booking });
  return booking;
}

async function rejectLocked(
  context: MessageContext,
  before: BookingRow,
  { actor, reason }: { actor: Actor; reason: string },
): Promise<BookingRow> {
  const { tx, now } = context;
  const corporation = await getCorporation(tx, before.corporation_id);
  const decided = await applyAction(tx, before, "reject", "admin", now);
  const booking = reason === "" ? decided : await updateBooking(tx, before.id, { rejected_reason: reason });
  await notifyBookingRejected(context, booking, corporation);
  await record({ tx, actor, now }, { type: "booking.reject", id: booking.id, booking });
  return booking;
}

/** Takes a rejected booking up again. Refuses `not_found`, `not_rejected`, `booking_ended`. Rule: Taking up a rejected booking, docs/rules/bookings.md. */
const takeUp: Handler<typeof rows.takeUp> = (call) => {
  const { session, params, now, services } = call;
  return inTransaction(services.db, async (tx) => {
    const before = await lockAuthorizedBooking(tx, session, params.id);
    const verdict = canTakeUp(takeUpFactsOf(before), now);
    if (!verdict.ok) throw new DomainError(verdict.refusal);
    const booking = await updateBooking(tx, before.id, { ...takenUp, updated_at: new Date(now) });
    const corporation = await getCorporation(tx, booking.corporation_id);
    await notifyBookingTakenUp({ tx, now, services }, booking, corporation);
    const event = { type: "booking.take_up", id: booking.id, booking } as const;
    await record({ tx, actor: actorOf(session), now }, event);
    const [answer] = await loadForAdmin(tx, [booking], call);
    if (!answer) throw new DomainError("not_found");
    return answer;
  });
};

/** The bookings that were rejected and can be taken up again. */
const rejected: Handler<typeof rows.rejected> = async (call) => {
  const { db } = call.services;
  return loadForAdmin(db, await rejectedBookings(db, call.now), call);
};

/** The bookings that wait for approval, soonest first. */
const waiting: Handler<typeof rows.waiting> = async (call) => {
  const { db } = call.services;
  return loadForAdmin(db, await bookingsWaitingForApproval(db, call.now), call);
};

/**
 * What follows from an approval: the company is notified, with its prepayment, of an order's booking together with the
 * others of the order. As long as the job can be applied for it is offered to everybody whose type and region match.
 */
async function publishBooking(
  context: MessageContext,
  booking: BookingRow,
  corporation: CorporationRow,
  hasToldPrepayment = false,
): Promise<void> {
  const { tx, now } = context;
  const { order_id } = booking;
  if (order_id !== null) await holdApproval(tx, { id: booking.id, order_id }, now);
  else {
    const { prepayment } = await loadCorporationBooking(tx, booking, now);
    await notifyBookingApproved(context, booking, corporation, hasToldPrepayment ? null : prepayment);
  }
  await offerToFavouritesFirst(context, { booking, corporation });
}

/** Publishes those of these bookings that are approved; what is paid in advance of a day is told once. */
export async function publishBookings(
  context: MessageContext,
  bookings: readonly BookingRow[],
  corporation: CorporationRow,
): Promise<void> {
  const told = new Set<string>();
  for (const booking of bookings.filter(({ approved_at }) => approved_at !== null)) {
    await publishBooking(context, booking, corporation, told.has(booking.date));
    told.add(booking.date);
  }
}

/** What an admin decides on before employees hear of it. */
export const approvalRoutes: readonly Route[] = [
  route(rows.waiting, waiting),
  route(rows.approve, approve),
  route(rows.reject, reject),
  route(rows.rejected, rejected),
  route(rows.takeUp, takeUp),
];
