import type { fitnessEndpoints as rows } from "#contract/applications/fitness.endpoints.ts";
import { getAuthorizedBooking } from "#server/features/bookings/booking.queries.ts";
import {
  answerOf,
  askerOf,
  fitnessOfPerson,
  type PlaceAsked,
  toldTo,
} from "#server/features/bookings/fitness/fitness.ts";
import { shiftsOfBookings } from "#server/features/bookings/shifts/shift.queries.ts";
import { actorOf } from "#server/platform/audit.ts";
import { DomainError } from "#server/platform/errors.ts";
import type { Handler } from "#server/platform/http/handler.ts";
import { refusals } from "#texts/da/common/errors.ts";

/**
 * Whether somebody can get a place, before it is given: the office reads every reason, a company only that it cannot be.
 * Refuses `not_found`, to a company also for whom has not applied. Rule: Answer of the check, docs/rules/fitness.md.
 */
export const check: Handler<typeof rows.check> = async ({ session, params, now, services }) => {
  const { db, settings } = services;
  const booking = await getAuthorizedBooking(db, session, params.id);
  const actor = actorOf(session);
  const by = askerOf(actor);
  if (by !== "office") {
    const shifts = await shiftsOfBookings(db, [booking.id]);
    if (!shifts.some(({ employee_id }) => employee_id === params.employeeId))
      throw new DomainError("not_found");
  }
  const fitness = await fitnessOfPerson({ db, now, settings }, booking, params.employeeId);
  const asked: PlaceAsked = { actor, how: by === "office" ? "added" : "selected", reason: "" };
  const verdict = answerOf(fitness, asked);
  const findings = by === "office" ? [...fitness.findings] : [];
  if (verdict.ok) return { verdict: "ok", sentence: null, findings };
  const sentence = toldTo(by, verdict.refusal, fitness).detail ?? refusals[verdict.refusal];
  const isPassable = answerOf(fitness, { ...asked, reason: "-" }).ok;
  return { verdict: isPassable ? "pass" : "refuse", sentence, findings };
};
