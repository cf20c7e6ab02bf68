import { type Expression, sql } from "kysely";
import type { WireAdminShift } from "#contract/invoicing/invoice-page.entities.ts";
import type { AdminCall } from "#server/features/bookings/admin/load.ts";
import type { BookingRow } from "#server/features/bookings/booking.queries.ts";
import { hiredBefore, type ShiftRow } from "#server/features/bookings/shifts/shift.queries.ts";
import type { EmployeeRow } from "#server/features/employees/employee.queries.ts";
import { type RatedSide, ratingsAfterWork } from "#server/features/reputation/rating.queries.ts";
import type { Db, Tx } from "#server/platform/database/database.ts";
import { together } from "#server/platform/database/driver/together.ts";
import { serializeAdminShift } from "./invoice-page.serializer.ts";

/** What the rows of the invoice page are made of besides bookings, shifts and people, for a statement. */
export function shiftParts(db: Db | Tx, shiftIds: Expression<number>) {
  return { ratings: ratingsAfterWork(db, shiftIds), hired: hiredBefore(db, shiftIds) };
}

type ShiftPart = ReturnType<typeof shiftParts>;
type ShiftParts = {
  readonly [Name in keyof ShiftPart]: Awaited<ReturnType<ShiftPart[Name]["execute"]>>;
} & { readonly people: readonly EmployeeRow[] };

const NOT_GIVEN = { score: 0, comment: "" };

/** Shifts as the invoice page shows them, in the order given. Whoever calls notes that personal numbers are read. */
export function serializeShifts(
  { services, now }: AdminCall,
  bookings: readonly BookingRow[],
  shifts: readonly ShiftRow[],
  { people, ratings, hired }: ShiftParts,
): WireAdminShift[] {
  const bookingOf = new Map(bookings.map((booking) => [booking.id, booking]));
  const employeeOf = new Map(people.map((person) => [person.id, person]));
  const hiredOf = new Map(hired.map(({ id, count }) => [id, count]));
  const ratingOf = new Map(ratings.map(({ shift_id, about, ...said }) => [keyOf(shift_id, about), said]));
  return shifts.flatMap((shift) => {
    const booking = bookingOf.get(shift.booking_id);
    const employee = employeeOf.get(shift.employee_id);
    if (!booking || !employee) return [];
    const facts = {
      shift,
      booking,
      employee,
      hiredBefore: hiredOf.get(shift.id) ?? 0,
      aboutEmployee: ratingOf.get(keyOf(shift.id, "employee")) ?? NOT_GIVEN,
      aboutCorporation: ratingOf.get(keyOf(shift.id, "corporation")) ?? NOT_GIVEN,
    };
    return serializeAdminShift(facts, services.secrets, now);
  });
}

const keyOf = (shiftId: number, about: RatedSide) => `${about} ${shiftId}`;

/** The same, with what they are made of read in one statement. */
export async function readShifts(
  db: Db | Tx,
  reader: AdminCall,
  bookings: readonly BookingRow[],
  shifts: readonly ShiftRow[],
): Promise<WireAdminShift[]> {
  if (shifts.length === 0) return [];
  const parts = await readParts(db, { ids: shifts.map(({ id }) => id) });
  return serializeShifts(reader, bookings, shifts, parts);
}

const readParts = together((db, { ids }: { ids: readonly number[] }) => {
  const shiftIds = sql<number>`(select unnest(${ids}::int[]))`;
  return {
    people: db
      .selectFrom("employees")
      .selectAll()
      .where("id", "in", db.selectFrom("shifts").select("employee_id").where("id", "in", shiftIds)),
    ...shiftParts(db, shiftIds),
  };
});
