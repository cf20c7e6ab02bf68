import type { WireAdminShift } from "#contract/invoicing/entities.ts";
import type { Reader } from "#server/features/bookings/admin/load.ts";
import type { BookingRow } from "#server/features/bookings/queries.ts";
import { hiredBeforeOf } from "#server/features/bookings/shifts/checkout-queries.ts";
import type { ShiftRow } from "#server/features/bookings/shifts/queries.ts";
import { auditPayDataRead } from "#server/features/employees/pay-data.ts";
import { loadEmployees } from "#server/features/employees/queries.ts";
import { ratingsOfShifts } from "#server/features/ratings/ratings.ts";
import { createSecrets } from "#server/platform/crypto/secrets.ts";
import type { Db, Tx } from "#server/platform/database/database.ts";
import { serializeAdminShift } from "./serializers.ts";

/** Shifts of bookings as the invoice page shows them, in the order given; the read is noted. */
export async function loadShifts(
  db: Db | Tx,
  reader: Reader,
  bookings: readonly BookingRow[],
  shifts: readonly ShiftRow[],
): Promise<WireAdminShift[]> {
  await auditPayDataRead(db, reader, employeesOf(shifts));
  return loadShiftsUnaudited(db, reader, bookings, shifts);
}

/** Whose personal numbers shifts show. */
export function employeesOf(shifts: readonly ShiftRow[]): number[] {
  return [...new Set(shifts.map(({ employee_id }) => employee_id))];
}

/** The same for a caller who notes the read itself: four queries, however many shifts they are. */
export async function loadShiftsUnaudited(
  db: Db | Tx,
  reader: Reader,
  bookings: readonly BookingRow[],
  shifts: readonly ShiftRow[],
): Promise<WireAdminShift[]> {
  const ids = shifts.map(({ id }) => id);
  const employees = new Map((await loadEmployees(db, employeesOf(shifts))).map((row) => [row.id, row]));
  const aboutEmployees = await ratingsOfShifts(db, "employee", ids);
  const aboutCorporations = await ratingsOfShifts(db, "corporation", ids);
  const hiredBefore = await hiredBeforeOf(db, ids);

  const bookingOf = new Map(bookings.map((booking) => [booking.id, booking]));
  const secrets = createSecrets(reader.services.settings.appSecret);
  return shifts.flatMap((shift) => {
    const booking = bookingOf.get(shift.booking_id);
    const employee = employees.get(shift.employee_id);
    if (!booking || !employee) return [];
    const facts = {
      shift,
      booking,
      employee,
      hiredBefore: hiredBefore.get(shift.id) ?? 0,
      aboutEmployee: aboutEmployees.get(shift.id) ?? { score: 0, comment: "" },
      aboutCorporation: aboutCorporations.get(shift.id) ?? { score: 0, comment: "" },
    };
    return serializeAdminShift(facts, secrets, reader.now);
  });
}

/** One shift as the invoice page shows it. */
export async function loadShift(
  db: Db | Tx,
  reader: Reader,
  booking: BookingRow,
  shift: ShiftRow,
): Promise<WireAdminShift> {
  const [shown] = await loadShifts(db, reader, [booking], [shift]);
  if (!shown) throw new Error(`shift ${shift.id} has no employee`);
  return shown;
}
