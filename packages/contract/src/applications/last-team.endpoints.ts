import * as z from "zod/mini";
import { endpoint } from "#contract/wire/endpoint.ts";
import { day, id } from "#contract/wire/schemas.ts";
import { MAX_ORDER_BOOKINGS } from "#rules/bookings/split-order.ts";

/** Who worked last time, and whether they are asked to come again. */
const lastTeam = z.object({
  /** The days of the bookings that they worked on, soonest first; empty where nobody has worked in these jobs. */
  days: z.array(day),
  people: z.array(
    z.object({
      employee_id: id,
      first_name: z.string(),
      /** For a company the initial. */
      last_name: z.string(),
      /** For how many of the bookings they are asked now. */
      asked: z.int(),
      /** Why they are asked for none of them. */
      left_out: z.nullable(
        z.enum(["on_it", "asked", "said_no", "not_wanted", "unavailable", "busy", "no_messages"]),
      ),
    }),
  ),
});

export type WireLastTeam = z.output<typeof lastTeam>;

/** Asking those who worked last time to come again. Rule: Asking the last team, docs/rules/orders.md. */
export const lastTeamEndpoints = {
  askLastTeam: endpoint({
    method: "POST",
    path: "corporations/last-team",
    summary:
      "Asks those who worked at the company's last booking of the same job, the same place before others, to come again: they are offered the job and apply or do nothing. Each is asked once. What waits for approval is offered once it is approved. `dryRun=1` answers who would be asked, and asks nobody.",
    callers: ["corporation"],
    roles: "planning",
    companyRoles: "planning",
    query: z.object({ dryRun: z.optional(z.literal("1")) }),
    body: z.strictObject({
      booking_ids: z.array(id).check(z.minLength(1), z.maxLength(MAX_ORDER_BOOKINGS)),
    }),
    answer: lastTeam,
    refusals: [
      "not_found",
      "booking_cancelled",
      "closed",
      "booking_ended",
      "not_bookable",
      "full",
      "nobody_to_ask",
    ],
  }),
};
