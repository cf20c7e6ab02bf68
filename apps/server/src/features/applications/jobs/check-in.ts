import type { jobEndpoints } from "#contract/applications/application.endpoints.ts";
import { canCheckIn } from "#rules/shifts/check-in.ts";
import { momentOfAct } from "#rules/shifts/offline-act.ts";
import { findOpenChange } from "#server/features/bookings/agreement/term-change.queries.ts";
import { updateShift } from "#server/features/bookings/shifts/shift.queries.ts";
import { record } from "#server/features/events/record.ts";
import { actorOf } from "#server/platform/audit.ts";
import { inTransaction } from "#server/platform/database/database.ts";
import { DomainError } from "#server/platform/errors.ts";
import type { Handler } from "#server/platform/http/handler.ts";
import { onboardedEmployee } from "#server/platform/sessions/session.ts";
import { loadJobAnswer } from "./load-job-answer.ts";
import { lockOwnShift } from "./lock-own-shift.ts";

/**
 * Reports ready for a confirmed shift, from 06:00 two days before until its end. Doing it again changes
 * nothing. What a phone kept without a connection counts from the moment it was done. Refuses `not_found` without a
 * confirmed shift, `answer_change_first`, `check_in_closed`, `kept_too_long` and `made_in_future`.
 */
export const checkIn: Handler<typeof jobEndpoints.checkIn> = ({ session, params, body, now, services }) => {
  const employee = onboardedEmployee(session);
  const act = momentOfAct(body?.made_at ? Date.parse(body.made_at) : null, now);
  if (!act.ok) throw new DomainError(act.refusal);
  return inTransaction(services.db, async (tx) => {
    const own = await lockOwnShift(tx, employee.id, params.id);
    if (own?.shift.status !== "selected") throw new DomainError("not_found");
    const { shift, booking } = own;
    const verdict = canCheckIn(
      {
        isSelected: true,
        date: booking.date,
        startsAt: booking.starts_at.getTime(),
        endsAt: booking.ends_at.getTime(),
        checkedInAt: shift.employee_checkin?.getTime() ?? null,
      },
      act.at,
    );
    if (!verdict.ok) throw new DomainError(verdict.refusal);

    if (await findOpenChange(tx, shift.id)) throw new DomainError("answer_change_first");

    if (shift.employee_checkin === null) {
      await updateShift(tx, shift.id, { employee_checkin: new Date(act.at) });
      const event = { type: "shift.check_in", id: shift.id, shifts: [shift], booking } as const;
      await record({ tx, actor: actorOf(session), now }, event);
    }
    return loadJobAnswer(tx, employee.id, booking.id, now);
  });
};
