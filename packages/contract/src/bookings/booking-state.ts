import * as z from "zod/mini";
import { statusSummaryKeys } from "#rules/bookings/status-summary.ts";

/** What a booking is now, with its one sentence as the caller reads it. */
export const bookingState = z.object({ key: z.literal([...statusSummaryKeys]), text: z.string() });
