import { adminBooking } from "#contract/entities/admin.ts";
import { editableBooking, finishedBooking } from "#contract/entities/booking.ts";
import { corporation } from "#contract/entities/corporation.ts";
import { employee } from "#contract/entities/employee.ts";

// Names that a caller may send back to us, since our own answers carry them, and that are not set by it.

export const ignoredOfBooking: readonly string[] = [
  ...Object.keys(finishedBooking.shape),
  ...Object.keys(editableBooking.shape),
  ...Object.keys(adminBooking.shape),
  "staff_type_title",
];

export const ignoredOfCorporation: readonly string[] = [
  ...Object.keys(corporation.shape),
  "password",
  "confirmPassword",
  "token",
  "status",
  "taken_over",
];

export const ignoredOfEmployee: readonly string[] = [
  ...Object.keys(employee.shape),
  "token",
  "status",
  "taken_over",
];
