import type { jobEndpoints } from "#contract/areas/jobs.ts";
import { checkVacancy } from "#rules/applying/vacancy.ts";
import type { Moment } from "#rules/time/moment.ts";
import { employeeOf, type Verb } from "#server/areas/verb.ts";
import { showJobs } from "#server/bookings/show/employee-bookings.ts";
import { Refused } from "#server/refused.ts";
import { comingJobs, type JobRow, loadJobs, shiftsOn } from "#server/stores/shifts/employee-shifts.ts";
import { vacancyOf } from "#server/views/shifts/applicable.ts";

/** The jobs that are to be had, soonest first. */
export const overview: Verb<typeof jobEndpoints.overview> = async ({ session, now, services }) => {
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
export const booking: Verb<typeof jobEndpoints.booking> = async ({ session, params, now, services }) => {
  const employee = employeeOf(session);
  const [job] = await loadJobs(services.db, [params.id]);
  const [shift] = await shiftsOn(services.db, employee.id, [params.id]);
  if (!job || !(shift || isVacant(job, now))) throw new Refused("not_found");
  const [shown] = await showJobs(services.db, employee.id, [job], now);
  if (!shown) throw new Refused("not_found");
  return shown;
};

function isVacant(job: JobRow, now: Moment): boolean {
  return job.worker && checkVacancy(vacancyOf(job), now).ok;
}
