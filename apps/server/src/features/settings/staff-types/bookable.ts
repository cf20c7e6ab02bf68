import type { Tx } from "#server/platform/database/database.ts";
import { DomainError } from "#server/platform/errors.ts";
import { bookingMessages as messages } from "#texts/da/common/validation.ts";
import { findStaffType, type StaffTypeRow } from "./staff-type.queries.ts";

/** A staff type that the caller may book; those closed to companies are for admins. Refuses `invalid` under `staff_type`. */
export async function bookableStaffType(tx: Tx, id: number, asAdmin: boolean): Promise<StaffTypeRow> {
  return bookable(await findStaffType(tx, id), asAdmin);
}

/** The staff type that was found, where the caller may book it. Refuses as `bookableStaffType`. */
export function bookable(type: StaffTypeRow | undefined, asAdmin: boolean): StaffTypeRow {
  if (type && (type.company || asAdmin)) return type;
  throw new DomainError("invalid", { fields: { staff_type: messages.staffTypeInvalid } });
}
