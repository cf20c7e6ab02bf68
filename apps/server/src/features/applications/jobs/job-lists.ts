import type { jobEndpoints } from "#contract/applications/application.endpoints.ts";
import type { employeeEndpoints } from "#contract/employees/employee.endpoints.ts";
import { checkVacancy } from "#rules/applying/vacancy.ts";
import type { Moment } from "#rules/time/moment.ts";
import { warningsAmong } from "#server/features/bookings/shifts/working-time.ts";
import { DomainError } from "#server/platform/errors.ts";
import { type Call, DerivedAnswer, type Handler } from "#server/platform/http/handler.ts";
import { employeeOf } from "#server/platform/sessions/session.ts";
import { countOfList, type JobRow, perhapsToStamp, type ShiftList } from "./job.queries.ts";
import { needsCheckout, serializeJob, vacancyOf } from "./job.serializer.ts";
import { readJobAndWork, readShiftAnswers } from "./load.ts";

/** One job: of the overview, full, or with a shift of the caller or an offer to the caller on it; all others are `not_found`. */
export const booking: Handler<typeof jobEndpoints.booking> = async ({
  session,
  params,
  now,
  services: { db, settings },
}) => {
  const { id } = employeeOf(session);
  const asked = { employeeId: id, bookingId: params.id, now: new Date(now) };
  const { jobs, applicant, work } = await readJobAndWork(db, asked);
  const [job] = jobs.filter(
    (one) => one.own_shift_id !== null || one.offer_until !== null || isVacant(one, now) || isFull(one, now),
  );
  if (!job) throw new DomainError("not_found");
  const warnings = warningsAmong(work, job, settings.workingTime);
  return { ...serializeJob(job, applicant, now), warnings };
};

/** Applications that wait for an answer. */
export const applied: Handler<typeof jobEndpoints.applied> = (call) => shiftList(call, "applied");

/** Confirmed shifts that are not over. */
export const upcoming: Handler<typeof jobEndpoints.upcoming> = (call) => shiftList(call, "upcoming");

/** Ended shifts, a page at a time. */
export const finished: Handler<typeof jobEndpoints.finished> = (call) =>
  shiftList(call, "finished", call.query);

/** Ended shifts whose booking is closed. */
export const deprecated: Handler<typeof jobEndpoints.deprecated> = (call) => shiftList(call, "deprecated");

/** All that has ended, a page at a time. */
export const history: Handler<typeof jobEndpoints.history> = (call) => shiftList(call, "history", call.query);

/** How long the lists of the tabs are; the caller's own only. */
export const meta: Handler<typeof employeeEndpoints.meta> = async ({ session, params, now, services }) => {
  const { id } = employeeOf(session);
  if (params.id !== id) throw new DomainError("not_found");
  return {
    appliedShifts: await countOfList(services.db, id, "applied", now),
    upcomingShifts: await countOfList(services.db, id, "upcoming", now),
  };
};

/** How many ended shifts wait for the caller's stamp. */
export const checkoutNotifications: Handler<typeof employeeEndpoints.checkoutNotifications> = async ({
  session,
  now,
  services,
}) => {
  const shifts = await perhapsToStamp(services.db, employeeOf(session).id, now);
  return shifts.filter((shift) => needsCheckout(shift, now)).length;
};

async function shiftList(
  { session, now, services: { db }, known }: Pick<Call<unknown>, "session" | "now" | "services" | "known">,
  list: ShiftList,
  page?: { limit: number; offset: number },
) {
  const { id } = employeeOf(session);
  const read = await readShiftAnswers(db, id, list, { now, known }, page);
  return new DerivedAnswer(read, (at) => read.rows()(at));
}

/** Somebody who comes by a link reads that it is full, and may stand by. */
function isFull(job: JobRow, now: Moment): boolean {
  const vacancy = checkVacancy(vacancyOf(job), now);
  return job.worker && !vacancy.ok && vacancy.refusal === "full";
}

function isVacant(job: JobRow, now: Moment): boolean {
  return job.worker && checkVacancy(vacancyOf(job), now).ok;
}
