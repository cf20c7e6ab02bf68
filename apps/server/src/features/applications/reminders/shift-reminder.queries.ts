import { type RawBuilder, sql } from "kysely";
import { HOUR_MS, type Moment } from "#rules/time/moment.ts";
import { isAskedNothing } from "#server/features/bookings/agreement/term-change.queries.ts";
import { type BookingRow, loadBookings } from "#server/features/bookings/booking.queries.ts";
import type { ShiftRow } from "#server/features/bookings/shifts/shift.queries.ts";
import { type CorporationRow, loadCorporations } from "#server/features/corporations/corporation.queries.ts";
import { type EmployeeRow, loadEmployees } from "#server/features/employees/employee.queries.ts";
import { outboxKeyInSql } from "#server/features/messages/outbox-keys.ts";
import type { Db, Tx } from "#server/platform/database/database.ts";

// Scheduled jobs look through what lies around now, so that their work does not depend on how many bookings exist.
const SOON = 72 * HOUR_MS;
const RECENTLY = 72 * HOUR_MS;

/** Everybody who is told about one job: `shiftId` is the person's shift on it. */
export interface JobWithPeople {
  readonly job: { readonly booking: BookingRow; readonly corporation: CorporationRow };
  readonly people: readonly { readonly employee: EmployeeRow; readonly shiftId: number }[];
}

/** Confirmed shifts of the next three days that nobody has checked in to, whose people are asked about no change, and no get-ready SMS is queued for. */
export function shiftsToGetReady(tx: Tx, now: Moment): Promise<ShiftRow[]> {
  return shiftsToTellOf(tx)
    .where("b.starts_at", ">", new Date(now))
    .where("b.starts_at", "<", new Date(now + SOON))
    .where("s.status", "=", "selected")
    .where("s.employee_checkin", "is", null)
    .where(isAskedNothing)
    .where(isNotQueued(outboxKeyInSql("get-ready", sql`s.id`, sql`s.work_date`)))
    .execute();
}

/** Applications whose booking has started lately without them, and who were not told so. */
export function applicationsPassedOver(tx: Tx, now: Moment): Promise<ShiftRow[]> {
  return shiftsToTellOf(tx)
    .where("b.starts_at", "<=", new Date(now))
    .where("b.starts_at", ">", new Date(now - RECENTLY))
    .where("s.status", "=", "applied")
    .where(isNotQueued(outboxKeyInSql("not-chosen", sql`s.id`)))
    .execute();
}

/** Shifts by their job, with everybody who is told about it: three statements, however many they are. */
export async function withPeople(tx: Tx, shifts: readonly ShiftRow[]): Promise<JobWithPeople[]> {
  const bookings = byId(await loadBookings(tx, unique(shifts.map((shift) => shift.booking_id))));
  const employees = byId(await loadEmployees(tx, unique(shifts.map((shift) => shift.employee_id))));
  const companies = [...bookings.values()].map((booking) => booking.corporation_id);
  const corporations = byId(await loadCorporations(tx, unique(companies)));
  return [...Map.groupBy(shifts, (shift) => shift.booking_id)].flatMap(([bookingId, own]) => {
    const booking = bookings.get(bookingId);
    const corporation = corporations.get(booking?.corporation_id ?? 0);
    if (!booking || !corporation) return [];
    const people = own.flatMap(({ id, employee_id }) => {
      const employee = employees.get(employee_id);
      return employee ? [{ employee, shiftId: id }] : [];
    });
    return [{ job: { booking, corporation }, people }];
  });
}

/** The base of the queries for shifts that somebody is told about: shifts as `s`, bookings as `b`. */
export function shiftsToTellOf(db: Db | Tx) {
  return db
    .selectFrom("bookings as b")
    .innerJoin("shifts as s", "s.booking_id", "b.id")
    .selectAll("s")
    .where("b.status", "<>", "cancelled")
    .orderBy("s.id");
}

/** Neither the e-mail of this key nor its SMS was ever queued. */
export function isNotQueued(key: RawBuilder<unknown>) {
  return sql<boolean>`not exists (select from outbox where key in (${key}, ${key} || ':sms'))`;
}

function byId<Row extends { id: number }>(rows: readonly Row[]): Map<number, Row> {
  return new Map(rows.map((row) => [row.id, row]));
}

function unique(ids: readonly number[]): number[] {
  return [...new Set(ids)];
}
