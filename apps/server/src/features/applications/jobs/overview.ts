import type { jobEndpoints } from "#contract/applications/endpoints.ts";
import { checkVacancy } from "#rules/applying/vacancy.ts";
import type { Moment } from "#rules/time/moment.ts";
import { vacancyOf } from "#server/features/applications/serializers/applicable.ts";
import { showJobs } from "#server/features/applications/serializers/employee-bookings.ts";
import { DomainError } from "#server/platform/errors.ts";
import type { Handler } from "#server/platform/http/handler.ts";
import { employeeOf } from "#server/platform/sessions/session.ts";
import { comingJobs, type JobRow, loadJobs, shiftsOn } from "./queries.ts";

/** The jobs that are to be had, soonest first. */
export const overview: Handler<typeof jobEndpoints.overview> = async ({ session, now, services }) => {
  const employee = employeeOf(session);
  const jobs = await comingJobs(services.db, employee.id, now);
  return showJobs(
    services.db,
    employee.id,
    jobs.filter((job) => isVacant(job, now)),
    now,
  );
};

/** One job: of the overview, or with a shift of the caller on it; all others are `not_found`. */
export const booking: Handler<typeof jobEndpoints.booking> = async ({ session, params, now, services }) => {
  const employee = employeeOf(session);
  const [job] = await loadJobs(services.db, [params.id]);
  const [shift] = await shiftsOn(services.db, employee.id, [params.id]);
  if (!job || !(shift || isVacant(job, now))) throw new DomainError("not_found");
  const [shown] = await showJobs(services.db, employee.id, [job], now);
  if (!shown) throw new DomainError("not_found");
  return shown;
};

function isVacant(job: JobRow, now: Moment): boolean {
  return job.worker && checkVacancy(vacancyOf(job), now).ok;
}
