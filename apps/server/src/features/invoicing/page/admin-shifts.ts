import { sql } from "kysely";
import type { WireAdminShift } from "#contract/invoicing/invoice-page.entities.ts";
import type { AdminCall } from "#server/features/bookings/admin/load-admin-bookings.ts";
import type { BookingRow } from "#server/features/bookings/booking.queries.ts";
import { hiredBefore, type ShiftRow } from "#server/features/bookings/shifts/shift.queries.ts";
import { loadEmployees } from "#server/features/employees/employee.queries.ts";
import { auditPayDataRead } from "#server/features/employees/pay-data.ts";
import { ratingsOfShifts } from "#server/features/reputation/rating.queries.ts";
import type { Db, Tx } from "#server/platform/database/database.ts";
import { serializeAdminShift } from "./invoice-page.serializer.ts";

/** Shifts of bookings as the invoice page shows them, in the order given. That personal numbers are read is audited. */
export async function loadAuditedShifts(
  db: Db | Tx,
  reader: AdminCall,
  bookings: readonly BookingRow[],
  shifts: readonly ShiftRow[],
): Promise<WireAdminShift[]> {
  await auditPayDataRead(
    db,
    reader,
    shifts.map(({ employee_id }) => employee_id),
  );
  return loadAdminShifts(db, reader, bookings, shifts);
}

/** One shift as the invoice page shows it. That personal numbers are read is audited. */
export async function loadAuditedShift(
  db: Db | Tx,
  reader: AdminCall,
  booking: BookingRow,
  shift: ShiftRow,
): Promise<WireAdminShift> {
  const [shown] = await loadAuditedShifts(db, reader, [booking], [shift]);
  if (!shown) throw new Error(`shift ${shift.id} has no employee`);
  return shown;
}

/** Shifts of bookings as the invoice page shows them, in the order given; for a caller that audits the read itself. */
export async function loadAdminShifts(
  db: Db | Tx,
  { services, now }: AdminCall,
  bookings: readonly BookingRow[],
  shifts: readonly ShiftRow[],
): Promise<WireAdminShift[]> {
  if (shifts.length === 0) return [];
  const ids = shifts.map(({ id }) => id);
  const [people, hired, aboutEmployees, aboutCorporations] = await Promise.all([
    loadEmployees(db, [...new Set(shifts.map(({ employee_id }) => employee_id))]),
    hiredBefore(db, sql<number>`(select unnest(${ids}::int[]))`).execute(),
    ratingsOfShifts(db, "employee", ids),
    ratingsOfShifts(db, "corporation", ids),
  ]);
  const bookingById = new Map(bookings.map((booking) => [booking.id, booking]));
  const personById = new Map(people.map((person) => [person.id, person]));
  const hiredById = new Map(hired.map(({ id, count }) => [id, count]));
  return shifts.flatMap((shift) => {
    const booking = bookingById.get(shift.booking_id);
    const employee = personById.get(shift.employee_id);
    if (!booking || !employee) return [];
    const facts = {
      shift,
      booking,
      employee,
      hiredBefore: hiredById.get(shift.id) ?? 0,
      aboutEmployee: aboutEmployees.get(shift.id) ?? NOT_RATED,
      aboutCorporation: aboutCorporations.get(shift.id) ?? NOT_RATED,
    };
    return serializeAdminShift(facts, services.secrets, now);
  });
}

const NOT_RATED = { score: 0, comment: "" };
