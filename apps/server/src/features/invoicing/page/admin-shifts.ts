import type { WireAdminShift } from "#contract/invoicing/invoice-page.entities.ts";
import type { AdminCall } from "#server/features/bookings/admin/load-admin-bookings.ts";
import type { BookingRow } from "#server/features/bookings/booking.queries.ts";
import type { ShiftRow } from "#server/features/bookings/shifts/shift.queries.ts";
import { loadEmployees } from "#server/features/employees/employee.queries.ts";
import { cancellationPayStates } from "#server/features/pricing/cancellation-pay.ts";
import { ratingsOfShifts } from "#server/features/reputation/rating.queries.ts";
import type { Db, Tx } from "#server/platform/database/database.ts";
import { serializeAdminShift } from "./invoice-page.serializer.ts";

/** One shift as the invoice page shows it. */
export async function loadAdminShift(
  db: Db | Tx,
  reader: AdminCall,
  booking: BookingRow,
  shift: ShiftRow,
): Promise<WireAdminShift> {
  const [shown] = await loadAdminShifts(db, reader, [booking], [shift]);
  if (!shown) throw new Error(`shift ${shift.id} has no employee`);
  return shown;
}

/** Shifts of bookings as the invoice page shows them, in the order given. */
export async function loadAdminShifts(
  db: Db | Tx,
  { services, now }: AdminCall,
  bookings: readonly BookingRow[],
  shifts: readonly ShiftRow[],
): Promise<WireAdminShift[]> {
  if (shifts.length === 0) return [];
  const ids = shifts.map(({ id }) => id);
  const [people, hired, cancelled, aboutEmployees, aboutCorporations] = await Promise.all([
    loadEmployees(db, [...new Set(shifts.map(({ employee_id }) => employee_id))]),
    countHiredBefore(db, bookings, ids),
    cancellationPayStates(db, shifts, now),
    ratingsOfShifts(db, "employee", ids),
    ratingsOfShifts(db, "corporation", ids),
  ]);
  const bookingById = new Map(bookings.map((booking) => [booking.id, booking]));
  const personById = new Map(people.map((person) => [person.id, person]));
  return shifts.flatMap((shift) => {
    const booking = bookingById.get(shift.booking_id);
    const employee = personById.get(shift.employee_id);
    if (!booking || !employee) return [];
    const facts = {
      shift,
      booking,
      employee,
      cancellationPay: cancelled.get(shift.id) ?? null,
      hiredBefore: hired.get(shift.id) ?? 0,
      aboutEmployee: aboutEmployees.get(shift.id) ?? NOT_RATED,
      aboutCorporation: aboutCorporations.get(shift.id) ?? NOT_RATED,
    };
    return serializeAdminShift(facts, services.secrets, now);
  });
}

const NOT_RATED = { score: 0, comment: "" };

/** How many earlier shifts the person of each shift has worked for the same company. */
async function countHiredBefore(
  db: Db | Tx,
  bookings: readonly BookingRow[],
  shiftIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const corporationIds = [...new Set(bookings.map(({ corporation_id }) => corporation_id))];
  const rows = await db
    .selectFrom("shifts as s")
    .innerJoin("bookings as b", "b.id", "s.booking_id")
    .innerJoin("shifts as earlier", (join) =>
      join
        .onRef("earlier.employee_id", "=", "s.employee_id")
        .onRef("earlier.ends_at", "<=", "s.starts_at")
        .on("earlier.status", "=", "selected")
        .on("earlier.not_met_for_booking", "=", false),
    )
    .innerJoin("bookings as worked", (join) =>
      join
        .onRef("worked.id", "=", "earlier.booking_id")
        .onRef("worked.corporation_id", "=", "b.corporation_id"),
    )
    .where("s.id", "in", shiftIds)
    // Named once more, so that these companies' bookings are read once and not looked up shift by shift.
    .where("worked.corporation_id", "in", corporationIds)
    .select((eb) => ["s.id", eb.fn.countAll<number>().as("count")])
    .groupBy("s.id")
    .execute();
  return new Map(rows.map(({ id, count }) => [id, count]));
}
