import * as z from "zod/mini";
import { id, kroner } from "#contract/wire/schemas.ts";

/** The message and the default fees, in kroner an hour, that everyone may read. */
export const globalMessage = z.object({
  global_message: z.string(),
  standard_fee: kroner,
  urgent_booking_fee: kroner,
  emergency_booking_fee: kroner,
});

/** The text of one SMS; `title` is the key that lists are sorted by, `title_in_danish` is shown. */
export const smsTemplate = z.object({
  id,
  title: z.string(),
  title_in_danish: z.string(),
  template_content: z.string(),
  category: z.literal(["ADMIN", "WORKER", "COMPANY"]),
});

export type WireSmsTemplate = z.output<typeof smsTemplate>;
