import * as z from "zod/mini";
import { id } from "#contract/wire/schemas.ts";

/** A department of a company. */
export const department = z.object({
  id,
  name: z.string(),
  /** What the company's bookkeeping calls it; empty for none. */
  cost_centre: z.string(),
  /** It stays on the bookings that it has, and is chosen for no other. */
  archived: z.boolean(),
});

export type WireDepartment = z.output<typeof department>;

/** A department as it stands on a booking, called as it is now. */
const namedDepartment = z.object({ id, name: z.string(), cost_centre: z.string() });

export type WireDepartmentOfBooking = z.output<typeof namedDepartment>;

/** The department of a booking; null without one. */
export const departmentOfBooking = z.nullable(namedDepartment);
