import * as z from "zod/mini";
import { kroner } from "#contract/wire/schemas.ts";

/** The rows of a price, as `priceBooking` of the rules makes them. */
const priceRow = z.object({
  key: z.literal([
    "shifts",
    "minimum",
    "overtime",
    "clock_change",
    "transport",
    "service",
    "rush",
    "emergency",
  ]),
  label: z.string(),
  /** As the table shows it: `3 × 8,00`. */
  quantity: z.string(),
  hourly_wage: kroner,
  holiday: kroner,
  unit_price: kroner,
  total: kroner,
});

export const price = z.object({ rows: z.array(priceRow), total: kroner });

export type WirePrice = z.output<typeof price>;
