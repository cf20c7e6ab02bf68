import type { jobEndpoints } from "#contract/areas/jobs.ts";
import { canCheckIn } from "#rules/shifts/check-in.ts";
import { actorOf } from "#server/areas/actor.ts";
import { onboardedEmployee } from "#server/areas/onboarded.ts";
import type { Verb } from "#server/areas/verb.ts";
import { announceShift } from "#server/bookings/announce-shift.ts";
import { showJob } from "#server/bookings/show/employee-bookings.ts";
import { Refused } from "#server/refused.ts";
import { audit } from "#server/stores/audit.ts";
import { updateShift } from "#server/stores/shifts/shifts.ts";
import { inTransaction } from "#server/stores/transaction.ts";
import { lockOwnShift } from "./own-shift.ts";

/**
 * Reports ready for a confirmed shift, from 06:00 two days before until its end. Doing it again changes
 * nothing. Refuses `not_found` without a confirmed shift, and `check_in_closed`.
 */
export const checkIn: Verb<typeof jobEndpoints.checkIn> = ({ session, params, now, services }) => {
  const employee = onboardedEmployee(session);
  return inTransaction(services.db, async (tx) => {
    const own = await lockOwnShift(tx, employee.id, params.id);
    if (own?.shift.status !== "selected") throw new Refused("not_found");
    const { shift, booking } = own;
    const verdict = canCheckIn(
      {
        isSelected: true,
        date: booking.date,
        startsAt: booking.starts_at.getTime(),
        endsAt: booking.ends_at.getTime(),
        checkedInAt: shift.employee_checkin?.getTime() ?? null,
      },
      now,
    );
    if (!verdict.ok) throw new Refused(verdict.refusal);

    if (shift.employee_checkin === null) {
      await updateShift(tx, shift.id, { employee_checkin: new Date(now) });
      const actor = actorOf(session);
      await audit(tx, { actor, action: "check_in", entity: "shift", entityId: shift.id, now });
      await announceShift(tx, shift, booking);
    }
    return showJob(tx, employee.id, booking.id, now);
  });
};
