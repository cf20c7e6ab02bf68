import * as z from "zod/mini";
import { endpoint } from "#contract/wire/endpoint.ts";
import { clockTime, id, kroner, moment, pathId } from "#contract/wire/schemas.ts";

/** What happened to a booking or to somebody's shift on it. */
const historyKinds = [
  "created",
  "owner_approved",
  "owner_declined",
  "approved",
  "rejected",
  "sent_again",
  "closed",
  "opened",
  "decision_undone",
  "changed",
  "cancelled",
  "applied",
  "withdrawn",
  "reconfirmed",
  "selected",
  "asked",
  "accepted",
  "declined",
  "expired",
  "collided",
  "taken_back",
  "ready",
  "on_my_way",
  "arrived",
  "missed",
  "came_after_all",
  "not_come",
  "no_show",
  "no_show_excused",
  "removed",
  "fee",
  "fee_lapsed",
  "removal_pay",
  "left",
  "sick",
  "sick_taken_back",
  "sick_excused",
  "sick_not_excused",
  "hours_by_employee",
  "hours_by_company",
  "hours_by_office",
  "hours_agreed_by_employee",
  "hours_agreed_by_company",
  "hours_agreed_by_silence",
  "hours_refused_by_employee",
  "hours_refused_by_company",
  "paid",
  "pay_corrected",
  "removal_paid",
] as const;

/** What a field of a booking holds. */
const fieldValue = z.nullable(z.union([z.string(), z.number(), z.boolean()]));

/**
 * One thing that happened, by whom and when; `changes` hold old and new values as the booking's answers say them. `times`
 * are of hours, `amount` of a fee or pay, and `minutes` how late somebody wrote to come.
 */
const historyEntry = z.object({
  at: moment,
  kind: z.literal(historyKinds),
  by: z.literal(["company", "office", "employee", "system"]),
  /** Which further user of the company it was, as its colleagues and the office read it. */
  by_name: z.nullable(z.string()),
  /** Of what happened to one person's shift. */
  shift_id: z.nullable(id),
  first_name: z.nullable(z.string()),
  changes: z.array(z.object({ field: z.string(), from: fieldValue, to: fieldValue })),
  times: z.nullable(z.object({ from: clockTime, to: clockTime })),
  amount: z.nullable(kroner),
  minutes: z.nullable(z.int()),
});

export type WireHistoryEntry = z.output<typeof historyEntry>;

/** What happened, in its order, as far as it is known and concerns the caller: money of the person is not told to a company. */
export const historyEndpoints = {
  ofBooking: endpoint({
    method: "GET",
    path: "corporations/bookings/:id/history",
    summary: "What happened to a booking and to the people who were selected for it, the earliest first.",
    callers: ["corporation"],
    roles: "reading",
    companyRoles: "reading",
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
