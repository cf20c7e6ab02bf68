import * as z from "zod/mini";
import { endpoint } from "#contract/wire/endpoint.ts";
import { id, moment, pathId, text } from "#contract/wire/schemas.ts";
import { generalMessages } from "#texts/da/common/validation.ts";

const byId = z.object({ id: pathId });

const approval = z.literal(["waiting", "approved", "declined"]);

/** A profile that is not approved, as the office decides on it; no CPR and no bank numbers. */
const newProfile = z.object({
  id,
  first_name: z.string(),
  last_name: z.string(),
  age: z.nullable(z.int()),
  phone: z.string(),
  email: z.string(),
  city: z.string(),
  description: z.string(),
  profile_image: z.string(),
  baseURL_image: z.string(),
  job_titles: z.array(z.string()),
  /** Where the person has worked, the last one first. */
  experience: z.array(z.object({ title: z.string(), employer_text: z.string() })),
  approval,
  /** What a person whose profile is declined was told. */
  reason: z.string(),
  /** Since when it waits, or when it was declined. */
  at: moment,
});

export type WireNewProfile = z.output<typeof newProfile>;

const decided = z.object({ id, approval, reason: z.string() });

/** New profiles, which the office approves before they can apply. */
export const approvalEndpoints = {
  newProfiles: endpoint({
    method: "GET",
    path: "admin/new-profiles",
    summary: "Profiles that are not approved: those that wait, oldest first, then the last declined.",
    callers: ["admin"],
    roles: "reading",
    answer: z.object({ profiles: z.array(newProfile), waiting: z.int() }),
  }),
  approve: endpoint({
    method: "PUT",
    path: "admin/employees/:id/approve",
    summary: "Approves a profile, also one that was declined; the person is told. Repeatable.",
    callers: ["admin"],
    roles: "planning",
    params: byId,
    answer: decided,
    refusals: ["not_found", "onboarding_first"],
  }),
  decline: endpoint({
    method: "PUT",
    path: "admin/employees/:id/decline",
    summary:
      "Declines a profile with a reason that the person reads, also one that was approved; open applications end. Repeatable.",
    callers: ["admin"],
    roles: "planning",
    params: byId,
    body: z.strictObject({ reason: text(300, generalMessages.required) }),
    answer: decided,
    refusals: ["not_found", "onboarding_first", "profile_has_shifts"],
  }),
};
