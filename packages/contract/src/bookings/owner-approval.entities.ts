import * as z from "zod/mini";
import { kroner, moment } from "#contract/wire/schemas.ts";

/** What the owners of a company are asked of a booking, and what one of them said. */
export const ownerApproval = z.object({
  state: z.literal(["waiting", "approved", "declined"]),
  /** By name; null where the login is gone. */
  booked_by: z.nullable(z.string()),
  /** Who can answer, by name. */
  owners: z.array(z.string()),
  decided_by: z.nullable(z.string()),
  decided_at: z.nullable(moment),
  reason: z.string(),
  /** Of all that waits with it, in kroner excl. and incl. VAT, and how many bookings that is: an order is answered as a whole. */
  total: kroner,
  total_with_vat: kroner,
  bookings: z.int(),
});
