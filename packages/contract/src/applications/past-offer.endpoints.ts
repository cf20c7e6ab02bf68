import * as z from "zod/mini";
import { employeeBooking } from "#contract/bookings/booking.entities.ts";
import { endpoint } from "#contract/wire/endpoint.ts";
import { id, moment, paging } from "#contract/wire/schemas.ts";

const pastOffer = z.object({
  id,
  outcome: z.literal(["declined", "lapsed", "taken"]),
  ended_at: moment,
  booking: employeeBooking,
});

export type WirePastOffer = z.output<typeof pastOffer>;

/** Offers of a shift that came to nothing. */
export const pastOfferEndpoints = {
  pastOffers: endpoint({
    method: "GET",
    path: "shifts/employee/past-offers",
    summary:
      "Jobs that the caller was asked to take and did not get, with what became of the last offer of each; newest first.",
    callers: ["employee"],
    query: z.object(paging(100, "moment", "number")),
    answer: z.array(pastOffer),
  }),
};
