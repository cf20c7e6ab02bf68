import type { applicantEndpoints } from "#contract/applications/endpoints.ts";
import type { AnswerOf } from "#contract/wire/endpoint.ts";

/** One person in any of a booking's lists. */
export type ApplicantShift = AnswerOf<typeof applicantEndpoints.lists>["applied"][number];
