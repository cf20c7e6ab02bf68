import * as z from "zod/mini";
import { id } from "#contract/wire/schemas.ts";

/** The order that a booking is a part of: what the company calls it, empty where it says nothing, and of how many bookings it is. */
export const orderOfBooking = {
  order_id: z.nullable(id),
  order: z.nullable(z.object({ id, title: z.string(), bookings: z.int() })),
};
