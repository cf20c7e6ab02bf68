import type { bookingEndpoints as rows } from "#contract/bookings/booking.endpoints.ts";
import { lockAuthorizedBooking, updateBooking, viewerOf } from "#server/features/bookings/booking.queries.ts";
import { loadBookingAnswer } from "#server/features/bookings/corporation-view/corporation-booking.queries.ts";
import { notifyOthers } from "#server/features/bookings/notifications/fullness.notifications.ts";
import { shiftsOfBookings } from "#server/features/bookings/shifts/shift.queries.ts";
import { getCorporation } from "#server/features/corporations/corporation.queries.ts";
import { record } from "#server/features/events/record.ts";
import { beginUndoable } from "#server/features/undo/undoable-act.ts";
import { actorOf } from "#server/platform/audit.ts";
import { inTransaction } from "#server/platform/database/database.ts";
import type { Handler } from "#server/platform/http/handler.ts";
import { applyAction } from "./apply-action.ts";
import { decidedOf, fingerprintOfBooking } from "./undo-decision.ts";

/**
 * Opens or closes an approved booking; sets, so a repeat changes nothing. Who applies when it closes is
 * notified that others were chosen. Refuses `not_approved`, `booking_ended`.
 */
export const changeStatus: Handler<typeof rows.changeStatus> = async ({
  session,
  params,
  body,
  now,
  services,
}) =>
  inTransaction(services.db, async (tx) => {
    const before = await lockAuthorizedBooking(tx, session, params.id);
    const viewer = viewerOf(session, now);
    if (before.status === body.status && before.approved_at !== null) {
      return loadBookingAnswer(tx, before, viewer);
    }
    const shifts = await shiftsOfBookings(tx, [before.id], ["applied"]);
    const action = body.status === "open" ? "open" : "close";
    const booking = await applyAction(tx, before, action, "admin", now);
    if (action === "close") {
      const act = { kind: action, entityId: before.id, before: decidedOf(before) } as const;
      const { context, done } = await beginUndoable({ tx, now, services }, session, act);
      const corporation = await getCorporation(tx, booking.corporation_id);
      await notifyOthers(context, { booking, corporation, shifts });
      await done(await fingerprintOfBooking(tx, booking.id));
    }
    const event = { type: `booking.${action}`, id: booking.id, booking, shifts } as const;
    await record({ tx, actor: actorOf(session), now }, event);
    return loadBookingAnswer(tx, booking, viewer);
  });

/** Keeps what the card of the booking shows; its meaning is the client's own. */
export const changeUiStatus: Handler<typeof rows.changeUiStatus> = async ({
  session,
  params,
  body,
  now,
  services,
}) =>
  inTransaction(services.db, async (tx) => {
    const before = await lockAuthorizedBooking(tx, session, params.id);
    const booking = await updateBooking(tx, before.id, { box_status: JSON.stringify(body.box_status) });
    const event = { type: "booking.change_ui_status", id: booking.id, booking } as const;
    await record({ tx, actor: actorOf(session), now }, event);
    return loadBookingAnswer(tx, booking, viewerOf(session, now));
  });
