import type { jobEndpoints } from "#contract/applications/application.endpoints.ts";
import type { employeeEndpoints } from "#contract/employees/employee.endpoints.ts";
import { checkVacancy } from "#rules/applying/vacancy.ts";
import type { Moment } from "#rules/time/moment.ts";
import { toldBeforehand } from "#server/features/applications/fitness/told-beforehand.ts";
import { fitnessOfPerson } from "#server/features/bookings/fitness/fitness.ts";
import { type PageQuery, pageOf } from "#server/platform/database/lists/pages.ts";
import { DomainError } from "#server/platform/errors.ts";
import { type Handler, ListPage, type RequestContext } from "#server/platform/http/handler.ts";
import { employeeOf } from "#server/platform/sessions/session.ts";
import { findJob, type JobRow } from "./job.queries.ts";
import { needsCheckout, serializeJob, serializeShift, vacancyOf } from "./job.serializer.ts";
import { loadApplicant } from "./job-applicant.queries.ts";
import {
  countShiftsIn,
  type ListedShift,
  listShifts,
  type ShiftList,
  shiftsAwaitingStamp,
} from "./shift-list.queries.ts";

/** One job: of the overview, full, or with a shift of the caller or an offer to the caller on it; all others are `not_found`. */
export const booking: Handler<typeof jobEndpoints.booking> = async ({
  session,
  params,
  now,
  services: { db, settings },
}) => {
  const { id } = employeeOf(session);
  const job = await findJob(db, id, params.id);
  const isShown = job && (job.own_shift_id !== null || job.offer_until !== null || isVacantOrFull(job, now));
  if (!isShown) throw new DomainError("not_found");
  const [applicant, fitness] = await Promise.all([
    loadApplicant(db, id, now),
    fitnessOfPerson({ db, settings, now }, job, id),
  ]);
  return { ...serializeJob(job, applicant, now), ...toldBeforehand(fitness) };
};

/** Applications that wait for an answer. */
export const applied: Handler<typeof jobEndpoints.applied> = (call) => shiftList(call, "applied");

/** Confirmed shifts that are not over. */
export const upcoming: Handler<typeof jobEndpoints.upcoming> = (call) => shiftList(call, "upcoming");

/** Ended shifts, a page at a time. */
export const finished: Handler<typeof jobEndpoints.finished> = (call) => shiftPage(call, "finished");

/** Ended shifts whose booking is closed. */
export const deprecated: Handler<typeof jobEndpoints.deprecated> = (call) => shiftList(call, "deprecated");

/** All that has ended, a page at a time. */
export const history: Handler<typeof jobEndpoints.history> = (call) => shiftPage(call, "history");

/** How long the lists of the tabs are; the caller's own only. */
export const meta: Handler<typeof employeeEndpoints.meta> = async ({ session, params, now, services }) => {
  const { id } = employeeOf(session);
  if (params.id !== id) throw new DomainError("not_found");
  return {
    appliedShifts: await countShiftsIn(services.db, id, "applied", now),
    upcomingShifts: await countShiftsIn(services.db, id, "upcoming", now),
  };
};

/** How many ended shifts wait for the caller's stamp. */
export const checkoutNotifications: Handler<typeof employeeEndpoints.checkoutNotifications> = async ({
  session,
  now,
  services,
}) => {
  const shifts = await shiftsAwaitingStamp(services.db, employeeOf(session).id, now);
  return shifts.filter((shift) => needsCheckout(shift, now)).length;
};

type Call = Pick<RequestContext<unknown>, "session" | "now" | "services">;

async function shiftPage(call: Call & { query: PageQuery }, list: ShiftList) {
  const { shifts, serialize } = await readShifts(call, list, call.query);
  const { rows, next } = pageOf(shifts, call.query, (row) => [row.shift_ends_at.getTime(), row.shift_id]);
  return new ListPage(rows.map(serialize), next);
}

async function shiftList(call: Call, list: ShiftList) {
  const { shifts, serialize } = await readShifts(call, list);
  return shifts.map(serialize);
}

async function readShifts({ session, now, services: { db } }: Call, list: ShiftList, page?: PageQuery) {
  const { id } = employeeOf(session);
  const [shifts, applicant] = await Promise.all([
    listShifts(db, id, list, now, page),
    loadApplicant(db, id, now),
  ]);
  const serialize = (shift: ListedShift) => serializeShift(shift, serializeJob(shift, applicant, now), now);
  return { shifts, serialize };
}

/** Somebody who comes by a link to a full job reads that it is full, and may stand by. */
function isVacantOrFull(job: JobRow, now: Moment): boolean {
  const vacancy = checkVacancy(vacancyOf(job), now);
  return job.worker && (vacancy.ok || vacancy.refusal === "full");
}
