import type { arrivalEndpoints } from "#contract/applications/arrival.endpoints.ts";
import { arrive as decide } from "#rules/shifts/arrival.ts";
import { momentOfAct } from "#rules/shifts/offline-act.ts";
import { loadJobAnswer } from "#server/features/applications/jobs/load-job-answer.ts";
import { lockOwnShift } from "#server/features/applications/jobs/lock-own-shift.ts";
import { settleMissed } from "#server/features/bookings/missed/missed-arrival.ts";
import { updateShift } from "#server/features/bookings/shifts/shift.queries.ts";
import { record } from "#server/features/events/record.ts";
import { actorOf } from "#server/platform/audit.ts";
import { inTransaction } from "#server/platform/database/database.ts";
import { DomainError } from "#server/platform/errors.ts";
import type { Handler } from "#server/platform/http/handler.ts";
import { countHit } from "#server/platform/sessions/rate-limits.ts";
import { onboardedEmployee } from "#server/platform/sessions/session.ts";

/** How often in an hour one person may try the digits of one booking, wherever the calls come from. */
const MAX_TRIES = 10;

/**
 * Notes that the caller has come, by the digits that are shown on the spot; the first moment counts, also where a
 * phone sends it later. Refuses `not_found` without a confirmed shift, `arrival_not_asked`, `arrival_closed`,
 * `wrong_pin`, `too_many_requests`, `kept_too_long` and `made_in_future`. Rule: Arrival on the spot, docs/rules/checkout.md.
 */
export const arrive: Handler<typeof arrivalEndpoints.arrive> = async ({
  session,
  params,
  body,
  now,
  services,
}) => {
  const employee = onboardedEmployee(session);
  const act = momentOfAct(body.made_at ? Date.parse(body.made_at) : null, now);
  if (!act.ok) throw new DomainError(act.refusal);
  // Outside of the transaction: a try that is refused counts all the same.
  if (services.settings.rateLimits) {
    const tries = await countHit(services.db, `arrive ${params.bookingId} ${employee.id}`, now);
    if (tries > MAX_TRIES) throw new DomainError("too_many_requests");
  }
  return inTransaction(services.db, async (tx) => {
    const own = await lockOwnShift(tx, employee.id, params.bookingId);
    if (!own) throw new DomainError("not_found");
    const { shift, booking } = own;
    const verdict = decide(
      {
        isSelected: shift.status === "selected",
        pin: booking.arrival_pin,
        startsAt: booking.starts_at.getTime(),
        endsAt: booking.ends_at.getTime(),
        arrivedAt: shift.arrived_at?.getTime() ?? null,
      },
      body.pin,
      act.at,
    );
    if (!verdict.ok)
      throw new DomainError(verdict.refusal === "not_selected" ? "not_found" : verdict.refusal);
    if (shift.arrived_at === null) {
      await updateShift(tx, shift.id, { arrived_at: new Date(verdict.arrivedAt) });
      const event = { type: "shift.arrive", id: shift.id, shifts: [shift], booking } as const;
      await record({ tx, actor: actorOf(session), now }, event);
      const came = { event: "came", by: "person" } as const;
      await settleMissed({ tx, now, services }, shift.id, came, actorOf(session));
    }
    return loadJobAnswer(tx, employee.id, booking.id, now);
  });
};
