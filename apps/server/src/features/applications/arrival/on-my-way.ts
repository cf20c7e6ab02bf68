import type { arrivalEndpoints as rows } from "#contract/applications/arrival.endpoints.ts";
import { canSayHere, canSayOnMyWay } from "#rules/shifts/missed-arrival.ts";
import { loadJobAnswer } from "#server/features/applications/jobs/load-job-answer.ts";
import { type BookingRow, lockBooking } from "#server/features/bookings/booking.queries.ts";
import { tellCompanyOnTheWay } from "#server/features/bookings/missed/missed-arrival.notifications.ts";
import { lastMissed } from "#server/features/bookings/missed/missed-arrival.queries.ts";
import { settleMissed } from "#server/features/bookings/missed/missed-arrival.ts";
import {
  lockSelectedShift,
  type ShiftRow,
  updateShift,
} from "#server/features/bookings/shifts/shift.queries.ts";
import { getCorporation } from "#server/features/corporations/corporation.queries.ts";
import { findEmployee } from "#server/features/employees/employee.queries.ts";
import { record } from "#server/features/events/record.ts";
import { actorOf } from "#server/platform/audit.ts";
import { inTransaction, type Tx } from "#server/platform/database/database.ts";
import { DomainError } from "#server/platform/errors.ts";
import type { Handler } from "#server/platform/http/handler.ts";
import { onboardedEmployee } from "#server/platform/sessions/session.ts";

/**
 * Tells the company that the caller is on the way, or late by `minutes`; the same number twice is told once. Refuses
 * `not_found`, `already_here` and `on_my_way_closed`. Rule: Writing that one is late, docs/rules/arriving.md.
 */
export const onMyWay: Handler<typeof rows.onMyWay> = ({ session, params, body, now, services }) => {
  const caller = onboardedEmployee(session);
  return inTransaction(services.db, async (tx) => {
    const { booking, shift } = await lockOwnSelected(tx, caller.id, params.bookingId);
    const missed = await lastMissed(tx, shift.id);
    const verdict = canSayOnMyWay(
      { ...factsOf(booking), hasCome: shift.arrived_at !== null || missed?.state === "came" },
      now,
    );
    if (!verdict.ok)
      throw new DomainError(verdict.refusal === "not_selected" ? "not_found" : verdict.refusal);
    const minutes = body.minutes ?? null;
    if (shift.on_my_way_at === null || shift.delay_minutes !== minutes) {
      const values = { on_my_way_at: new Date(now), delay_minutes: minutes };
      const after = await updateShift(tx, shift.id, values);
      const corporation = await getCorporation(tx, booking.corporation_id);
      const employee = await findEmployee(tx, caller.id);
      if (!employee) throw new DomainError("not_found");
      const job = { booking, corporation, employee };
      await tellCompanyOnTheWay({ tx, now, services }, job, { id: shift.id, minutes, at: now });
      const event = { type: "shift.on_my_way", id: shift.id, shifts: [after], booking } as const;
      await record({ tx, actor: actorOf(session), now }, { ...event, detail: { minutes } });
    }
    return loadJobAnswer(tx, caller.id, booking.id, now);
  });
};

/**
 * Says that the caller, who is missed, has come. Refuses `not_found`, `pin_needed`, `arrival_closed`, and
 * `nothing_to_answer` where nobody misses the caller. Rule: Writing that one is here, docs/rules/arriving.md.
 */
export const here: Handler<typeof rows.here> = ({ session, params, now, services }) => {
  const caller = onboardedEmployee(session);
  return inTransaction(services.db, async (tx) => {
    const { booking, shift } = await lockOwnSelected(tx, caller.id, params.bookingId);
    const verdict = canSayHere({ ...factsOf(booking), asksForPin: booking.arrival_pin !== null }, now);
    if (!verdict.ok)
      throw new DomainError(verdict.refusal === "not_selected" ? "not_found" : verdict.refusal);
    const word = { event: "own_word", by: "person" } as const;
    const isHeard = await settleMissed({ tx, now, services }, shift.id, word, actorOf(session));
    if (!isHeard && (await lastMissed(tx, shift.id))?.state !== "came") {
      throw new DomainError("nothing_to_answer");
    }
    return loadJobAnswer(tx, caller.id, booking.id, now);
  });
};

/** The caller's confirmed shift on a booking, both locked. Refuses `not_found`. */
async function lockOwnSelected(
  tx: Tx,
  employeeId: number,
  bookingId: number,
): Promise<{ booking: BookingRow; shift: ShiftRow }> {
  const booking = await lockBooking(tx, bookingId);
  const shift = booking && (await lockSelectedShift(tx, booking.id, employeeId));
  if (!booking || !shift || booking.status === "cancelled") throw new DomainError("not_found");
  return { booking, shift };
}

function factsOf(booking: BookingRow) {
  return { isSelected: true, startsAt: booking.starts_at.getTime(), endsAt: booking.ends_at.getTime() };
}
