import type { bookingEndpoints as rows } from "#contract/bookings/booking.endpoints.ts";
import { loadBookingAnswer } from "#server/features/bookings/corporation-view/corporation-booking.queries.ts";
import { notifyOthers } from "#server/features/bookings/notifications/fullness.notifications.ts";
import {
  invalidateApplications,
  invalidateBooking,
} from "#server/features/bookings/notifications/invalidate.ts";
import { shiftsOfBookings } from "#server/features/bookings/shifts/shift.queries.ts";
import { getCorporation } from "#server/features/corporations/corporation.queries.ts";
import { beginUndoable } from "#server/features/undo/undoable-act.ts";
import { actorOf, audit } from "#server/platform/audit.ts";
import { inTransaction } from "#server/platform/database/database.ts";
import type { Handler } from "#server/platform/http/handler.ts";
import { corporationOf } from "#server/platform/sessions/session.ts";
import { applyAction } from "./apply-action.ts";
import { lockAuthorizedBooking, updateBooking, viewerOf } from "./booking.queries.ts";
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
    if (action === "open") await invalidateApplications(tx, shifts);
    else {
      const act = { kind: action, entityId: before.id, before: decidedOf(before) } as const;
      const { context, done } = await beginUndoable({ tx, now, services }, session, act);
      const corporation = await getCorporation(tx, booking.corporation_id);
      await notifyOthers(context, { booking, corporation, shifts });
      await done(await fingerprintOfBooking(tx, booking.id));
    }
    await audit(tx, { actor: actorOf(session), action, entity: "booking", entityId: booking.id, now });
    await invalidateBooking(tx, booking);
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
    if (corporationOf(session).asAdmin) {
      const actor = actorOf(session);
      await audit(tx, { actor, action: "change_ui_status", entity: "booking", entityId: booking.id, now });
    }
    await invalidateBooking(tx, booking, []);
    return loadBookingAnswer(tx, booking, viewerOf(session, now));
  });
