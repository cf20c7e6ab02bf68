import type { arrivalEndpoints as rows } from "#contract/applications/arrival.endpoints.ts";
import { canNoteMissed } from "#rules/shifts/missed-arrival.ts";
import { askLikeliest } from "#server/features/applications/offers/replacements.ts";
import {
  type AuthorizedShift,
  lockAuthorizedShift,
  viewerOf,
} from "#server/features/bookings/booking.queries.ts";
import { serializeCardShift } from "#server/features/bookings/corporation-view/card-shift.serializer.ts";
import { isFixed } from "#server/features/bookings/corporation-view/corporation-booking.serializer.ts";
import { staffMemberOf } from "#server/features/bookings/corporation-view/staff.queries.ts";
import { noteMissed, settleMissed } from "#server/features/bookings/missed/missed-arrival.ts";
import { corporationLockOf } from "#server/features/pricing/shift-times.ts";
import { actorOf } from "#server/platform/audit.ts";
import { inTransaction, type Tx } from "#server/platform/database/database.ts";
import { DomainError } from "#server/platform/errors.ts";
import type { Handler } from "#server/platform/http/handler.ts";
import { corporationOf, type Session } from "#server/platform/sessions/session.ts";

/**
 * Notes for the company, or as the office, that a selected person did not come. It costs nothing; the office and the person are told, and
 * where somebody else is needed the likeliest six who were not asked yet are asked. Pressed twice it is noted once. Refuses
 * `not_found`, `not_started`, `already_arrived`, `already_stamped` and `checkout_locked`.
 * Rule: Noting that somebody did not come, docs/rules/arriving.md.
 */
export const noteNotArrived: Handler<typeof rows.noteNotArrived> = ({
  session,
  params,
  body,
  now,
  services,
}) =>
  inTransaction(services.db, async (tx) => {
    const context = { tx, now, services };
    const authorized = await lockAuthorizedShift(tx, session, params.id);
    const { booking, shifts, shift } = authorized;
    const verdict = canNoteMissed(
      {
        isSelected: shift.status === "selected" && booking.status !== "cancelled",
        hasArrived: shift.arrived_at !== null,
        isStamped: shift.employee_checkin_time !== null || shift.corporation_checkin_time !== null,
        isLocked: isLocked(authorized),
        startsAt: booking.starts_at.getTime(),
      },
      now,
    );
    if (!verdict.ok)
      throw new DomainError(verdict.refusal === "not_selected" ? "not_found" : verdict.refusal);
    const needsReplacement = body.needs_replacement;
    const actor = actorOf(session);
    await noteMissed(
      context,
      { booking, shift },
      { by: corporationOf(session).asAdmin ? "office" : "company", needsReplacement },
      actor,
    );
    const others = shifts.map((one) => (one.id === shift.id ? { ...one, not_met_for_booking: true } : one));
    const asked = needsReplacement ? await askLikeliest(context, { booking, shifts: others }, actor) : 0;
    return { ...(await cardOf(tx, session, shift.id, now)), asked };
  });

/**
 * Says for the company that a person who was missed is here after all. Refuses `not_found`, `nothing_to_take_back` and
 * `checkout_locked`. Rule: What becomes of a missed person, docs/rules/arriving.md.
 */
export const takeBackNotArrived: Handler<typeof rows.takeBackNotArrived> = ({
  session,
  params,
  now,
  services,
}) =>
  inTransaction(services.db, async (tx) => {
    const authorized = await lockAuthorizedShift(tx, session, params.id);
    const { shift } = authorized;
    if (shift.status !== "selected") throw new DomainError("not_found");
    if (isLocked(authorized)) throw new DomainError("checkout_locked");
    const came = { event: "came", by: "company" } as const;
    const isTakenBack = await settleMissed({ tx, now, services }, shift.id, came, actorOf(session));
    if (!isTakenBack) throw new DomainError("nothing_to_take_back");
    return cardOf(tx, session, shift.id, now);
  });

/** Whether the person's hours, or anything of the booking, are approved or sent. */
function isLocked({ booking, shifts, shift }: AuthorizedShift): boolean {
  return isFixed(booking, shifts) || corporationLockOf(booking, shift) !== null;
}

async function cardOf(tx: Tx, session: Session, shiftId: number, now: number) {
  const member = await staffMemberOf(tx, shiftId);
  if (!member) throw new DomainError("not_found");
  return serializeCardShift(member, viewerOf(session, now));
}
