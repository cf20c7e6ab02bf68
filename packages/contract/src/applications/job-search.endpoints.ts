import * as z from "zod/mini";
import { endpoint } from "#contract/wire/endpoint.ts";
import { commaKroner, day, id, moment, pathId } from "#contract/wire/schemas.ts";
import { regionCodes } from "#rules/people/regions.ts";
import { jobFilters } from "./application.endpoints.ts";

const bookingId = z.object({ id: pathId });

/** What the open jobs of one staff type are. */
const openJobsOfType = z.object({
  id,
  job_title: z.string(),
  /** Whether the caller has chosen it. */
  is_own: z.boolean(),
  jobs: z.int(),
  /** The lowest and the highest hourly wage among them. */
  wage_from: commaKroner,
  wage_to: commaKroner,
});

/** Finding work among the open jobs: what there is, what is new, what is out of sight. */
export const jobSearchEndpoints = {
  openJobs: endpoint({
    method: "GET",
    path: "employees/open-jobs",
    mayLag: true,
    summary:
      "How many open jobs the overview has by staff type, by region and by day, each as the other two filters leave them, and how many are out of sight.",
    callers: ["employee"],
    query: z.object(jobFilters),
    answer: z.object({
      types: z.array(openJobsOfType),
      zones: z.array(z.object({ area_code: z.literal([...regionCodes]), jobs: z.int() })),
      days: z.array(z.object({ day, jobs: z.int() })),
      not_interested: z.int(),
    }),
  }),
  look: endpoint({
    method: "PUT",
    path: "employees/bookings/look",
    summary: "Notes that the caller looks at the overview; what came since the visit before is new.",
    callers: ["employee itself"],
    answer: z.object({ new_since: z.nullable(moment) }),
  }),
  notInterested: endpoint({
    method: "PUT",
    path: "employees/bookings/:id/not-interested",
    summary: "Takes an open job out of the caller's overview; a repeat changes nothing.",
    callers: ["employee"],
    params: bookingId,
    answer: z.object({ not_interested: z.boolean() }),
    refusals: ["not_found", "onboarding_first"],
  }),
  interested: endpoint({
    method: "DELETE",
    path: "employees/bookings/:id/not-interested",
    summary: "Puts it back; a repeat changes nothing.",
    callers: ["employee"],
    params: bookingId,
    answer: z.object({ not_interested: z.boolean() }),
    refusals: ["not_found", "onboarding_first"],
  }),
};
