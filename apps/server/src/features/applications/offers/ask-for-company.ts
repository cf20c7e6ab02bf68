import type { standbyEndpoints as rows } from "#contract/applications/standby.endpoints.ts";
import { canAskForReplacement } from "#rules/shifts/missed-arrival.ts";
import { lockAuthorizedBooking } from "#server/features/bookings/booking.queries.ts";
import { lockShiftsOfBooking } from "#server/features/bookings/shifts/shift.queries.ts";
import { actorOf } from "#server/platform/audit.ts";
import { inTransaction } from "#server/platform/database/database.ts";
import { DomainError } from "#server/platform/errors.ts";
import type { Handler } from "#server/platform/http/handler.ts";
import { leftPlaces, offersOf } from "./offer.queries.ts";
import { askLikeliest } from "./replacements.ts";
import { fillablePlaces, isRunning } from "./standby-state.ts";

/**
 * Asks the likeliest six who were not asked yet for the company, which has lost somebody; nobody where nobody fits. Refuses
 * `not_found` and what `canAskForReplacement` refuses.
 * Rule: A replacement that the company asks for, docs/rules/arriving.md.
 */
export const askForCompany: Handler<typeof rows.askForCompany> = ({ session, params, now, services }) =>
  inTransaction(services.db, async (tx) => {
    const booking = await lockAuthorizedBooking(tx, session, params.id);
    const shifts = await lockShiftsOfBooking(tx, booking.id);
    const { left, until } = fillablePlaces({ booking, shifts });
    const offers = await offersOf(tx, booking.id);
    const isMissed = shifts.some((shift) => shift.status === "selected" && shift.not_met_for_booking);
    const verdict = canAskForReplacement(
      {
        hasLost: isMissed || leftPlaces(shifts).length > 0,
        takesPeople: booking.status === "open" && booking.approved_at !== null,
        placesLeft: left,
        asked: offers.filter((offer) => isRunning(offer, now)).length,
        until,
      },
      now,
    );
    if (!verdict.ok) throw new DomainError(verdict.refusal);
    return { asked: await askLikeliest({ tx, now, services }, { booking, shifts }, actorOf(session)) };
  });
