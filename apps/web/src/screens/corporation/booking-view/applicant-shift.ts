import type { applicantEndpoints } from "#contract/areas/applicants.ts";
import type { AnswerOf } from "#contract/endpoint.ts";

/** One person in any of a booking's lists. */
export type ApplicantShift = AnswerOf<typeof applicantEndpoints.lists>["applied"][number];
