import * as z from "zod/mini";
import { repeatMessages as messages } from "#texts/da/corporation/repeat.ts";

/** How many bookings one press can make. */
const MAX_REPEATS = 20;

/** The days that a job is booked again for: 1 to 20, each once. */
export const repeatDates = z.array(z.iso.date(messages.invalid), messages.none).check(
  z.minLength(1, messages.none),
  z.maxLength(MAX_REPEATS, messages.tooMany),
  z.refine((dates) => new Set(dates).size === dates.length, messages.twice),
);
