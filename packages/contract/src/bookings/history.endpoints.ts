import * as z from "zod/mini";
import { endpoint } from "#contract/wire/endpoint.ts";
import { id, moment, pathId } from "#contract/wire/schemas.ts";

/** What happened to a booking or to somebody's shift on it. */
const historyKinds = [
  "created",
  "approved",
  "rejected",
  "changed",
  "cancelled",
  "applied",
  "selected",
  "asked",
  "accepted",
  "declined",
  "expired",
  "taken_back",
  "ready",
  "on_my_way",
  "arrived",
  "removed",
  "left",
  "sick",
  "hours_by_employee",
  "hours_by_company",
] as const;

/** One thing that happened, by whom and when; `changes` hold old and new values as the booking's answers say them. */
const historyEntry = z.object({
  at: moment,
  kind: z.literal(historyKinds),
  by: z.literal(["company", "office", "employee", "system"]),
  /** Of what happened to one person's shift. */
  shift_id: z.nullable(id),
  first_name: z.nullable(z.string()),
  changes: z.array(z.object({ field: z.string(), from: z.unknown(), to: z.unknown() })),
});

export type WireHistoryEntry = z.output<typeof historyEntry>;

/** What happened, in its order, as far as it is known. */
export const historyEndpoints = {
  ofBooking: endpoint({
    method: "GET",
    path: "corporations/bookings/:id/history",
    summary: "What happened to a booking and to the people who were selected for it, the earliest first.",
    callers: ["corporation"],
    params: z.object({ id: pathId }),
    answer: z.array(historyEntry),
    refusals: ["not_found"],
  }),
  ofShift: endpoint({
    method: "GET",
    path: "shifts/employee/history/:bookingId",
    summary: "What happened to the caller's own shift on a booking, the earliest first.",
    callers: ["employee"],
    params: z.object({ bookingId: pathId }),
    answer: z.array(historyEntry),
    refusals: ["not_found", "onboarding_first"],
  }),
};
