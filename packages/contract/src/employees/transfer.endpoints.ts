import * as z from "zod/mini";
import { endpoint } from "#contract/wire/endpoint.ts";
import { id, moment, paging, pathId, text } from "#contract/wire/schemas.ts";
import { adminMessages } from "#texts/da/common/validation.ts";
import { employeeSession } from "./employee.entities.ts";

const state = z.literal(["waiting", "confirmed", "refused"]);

/** One of the two profiles as an admin compares them; no CPR and no bank numbers. */
const comparedProfile = z.object({
  id,
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  phone: z.string(),
  city: z.string(),
  created_at: moment,
  /** Confirmed shifts that it has had. */
  shifts: z.int(),
});

const transfer = z.object({
  id,
  state,
  reason: z.string(),
  created_at: moment,
  decided_at: z.nullable(moment),
  /** Who asks; the old profile itself once it is confirmed. */
  employee: comparedProfile,
  old_profile: comparedProfile,
  /** How many others wait for the same old profile. */
  others: z.int(),
});

export type WireTransfer = z.output<typeof transfer>;

/** Old profiles from before sign-in by Facebook and Apple: asked for by CPR number, given by an admin. */
export const transferEndpoints = {
  transferOldProfile: endpoint({
    method: "PUT",
    path: "employees/transfer-old-profile",
    summary: "Asks for the unclaimed old profile with this CPR number; a match waits for an admin (202).",
    callers: ["employee"],
    body: z.strictObject({ cpr: z.string().check(z.regex(/^\d{10}$/)) }),
    success: 202,
    answer: z.object({ ...employeeSession.shape, status: z.literal("waiting") }),
    refusals: ["old_profile_not_found", "already_claimed", "onboarding_done", "too_many_requests"],
    rate: { perHour: 20, account: "cpr" },
  }),
  ownTransfer: endpoint({
    method: "GET",
    path: "employees/transfer-old-profile",
    summary:
      "What became of the newest request for an old profile, null without one; nothing of that profile.",
    callers: ["employee"],
    answer: z.nullable(
      z.object({ state, reason: z.string(), created_at: moment, decided_at: z.nullable(moment) }),
    ),
  }),
  transfers: endpoint({
    method: "GET",
    path: "admin/transfers",
    summary:
      "Requests for old profiles: those that wait first, oldest first, then the decided, newest first.",
    callers: ["admin"],
    roles: "reading",
    query: z.object({ ...paging(50, "number", "number"), state: z.optional(state) }),
    answer: z.object({ transfers: z.array(transfer), total: z.int() }),
  }),
  decideTransfer: endpoint({
    method: "PUT",
    path: "admin/transfers/:id",
    summary:
      "Gives the old profile to who asked for it, or refuses; the employee reads the reason of a refusal.",
    callers: ["admin"],
    roles: "planning",
    forPeople: true,
    params: z.object({ id: pathId }),
    body: z.strictObject({
      decision: z.literal(["confirm", "refuse"]),
      reason: text(300, adminMessages.transferReason),
    }),
    answer: transfer,
    refusals: ["not_found", "transfer_decided", "old_profile_taken", "transfer_has_shifts"],
  }),
};
