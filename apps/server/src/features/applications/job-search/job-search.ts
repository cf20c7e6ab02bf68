import type { jobEndpoints } from "#contract/applications/application.endpoints.ts";
import type { WireOpenJob } from "#contract/applications/application.entities.ts";
import type { jobSearchEndpoints } from "#contract/applications/job-search.endpoints.ts";
import { newSinceOf } from "#rules/applying/job-order.ts";
import { toCommaString } from "#rules/money/ore.ts";
import { regionCodes, regionOfZip } from "#rules/people/regions.ts";
import type { Moment } from "#rules/time/moment.ts";
import { hasConflictOf, serializeJob } from "#server/features/applications/jobs/job.serializer.ts";
import type { Applicant } from "#server/features/applications/jobs/job-applicant.queries.ts";
import { pageOf } from "#server/platform/database/lists/pages.ts";
import { type Handler, ListPage } from "#server/platform/http/handler.ts";
import { employeeOf } from "#server/platform/sessions/session.ts";
import {
  countOpenJobs,
  loadSeeker,
  loadSeekerAndApplicant,
  type OpenJobRow,
  openJobGroups,
  openJobsPage,
  type Seeker,
} from "./job-search.queries.ts";

/** One page of the open jobs, the caller's own staff types and regions first. */
export const overview: Handler<typeof jobEndpoints.overview> = async ({
  session,
  query,
  now,
  services: { db },
}) => {
  const { id } = employeeOf(session);
  const [read, { seeker, applicant }] = await Promise.all([
    openJobsPage(db, id, query, now),
    loadSeekerAndApplicant(db, id, now),
  ]);
  const { rows: jobs, next } = pageOf(read, query, (job) => [job.rank, job.starts_at.getTime(), job.id]);
  const answers = jobs.map((job) => serializeOpenJob(job, seeker, applicant, now));
  // Behind the last job no row says how many there are.
  const isBehind = (query.offset > 0 || query.after) && jobs.length === 0;
  const total = isBehind ? await countOpenJobs(db, id, query, now) : (jobs[0]?.total ?? 0);
  return new ListPage(answers, next, total);
};

/** How many jobs there are, by what they can be filtered by; a staff type that the other filters leave none of has 0. */
export const openJobs: Handler<typeof jobSearchEndpoints.openJobs> = async ({
  session,
  query,
  now,
  services,
}) => {
  const { id } = employeeOf(session);
  const { types: ownTypes } = await loadSeeker(services.db, id);
  const groups = await openJobGroups(services.db, id, query, now);
  const types = groups.flatMap(({ id: typeId, job_title, jobs, wage_from, wage_to }) => {
    if (typeId === null || job_title === null) return [];
    const wages = { wage_from: toCommaString(wage_from), wage_to: toCommaString(wage_to) };
    return { id: typeId, job_title, is_own: ownTypes.includes(typeId), jobs, ...wages };
  });
  const zones = regionCodes.flatMap((area_code) => {
    const inside = groups.filter(({ zip_code }) => zip_code !== null && regionOfZip(zip_code) === area_code);
    const jobs = inside.reduce((sum, group) => sum + group.jobs, 0);
    return jobs > 0 ? { area_code, jobs } : [];
  });
  const days = groups.flatMap(({ date, jobs }) => (date === null || jobs === 0 ? [] : { day: date, jobs }));
  return {
    types,
    zones,
    days,
    not_interested: await countOpenJobs(services.db, id, { not_interested: "1" }, now),
  };
};

/** Rule: New jobs, docs/rules/applying.md. */
function serializeOpenJob(job: OpenJobRow, seeker: Seeker, applicant: Applicant, now: Moment): WireOpenJob {
  const newSince = newSinceOf(seeker, now);
  return {
    ...serializeJob(job, applicant, now),
    free_places: job.number_of_staff - job.selected,
    own_type: job.own_type,
    own_zone: job.own_zone,
    is_new: newSince !== null && job.approved_at !== null && job.approved_at.getTime() > newSince,
    is_taken_day: hasConflictOf(job, applicant),
  };
}
