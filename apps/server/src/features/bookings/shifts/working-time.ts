import { sql } from "kysely";
import { isOptedOut } from "#rules/shifts/week-opt-out.ts";
import {
  dayOffHours,
  referencePeriod,
  type WorkingTimeLimits,
  type WorkingTimeProblem,
  type WorkPeriod,
  workingTimeProblems,
} from "#rules/shifts/working-time.ts";
import { hoursBetween } from "#rules/time/duration.ts";
import { dayOf, HOUR_MS, type Moment } from "#rules/time/moment.ts";
import { optOutsOfPeople } from "#server/features/employees/working-time/week-opt-out.queries.ts";
import type { Db, Tx } from "#server/platform/database/database.ts";

/** A booking as far as working time is concerned. */
export interface BookedPeriod {
  readonly id: number;
  readonly starts_at: Date;
  readonly ends_at: Date;
}

/** Somebody's other work around a booking, and what a place on it would break of working time. */
export interface WorkAround {
  readonly others: readonly WorkPeriod[];
  readonly problems: readonly WorkingTimeProblem[];
}

/** What lies around a place on `booking` for each of these people. Who has agreed to more hours is not held to the weekly limit. */
export async function workAround(
  db: Db | Tx,
  booking: BookedPeriod,
  employeeIds: readonly number[],
  limits: WorkingTimeLimits,
): Promise<Map<number, WorkAround>> {
  const shift = { startsAt: booking.starts_at.getTime(), endsAt: booking.ends_at.getTime() };
  const periods = await periodsOf(db, employeeIds, around(booking, limits));
  const optOuts = await optOutsOfPeople(db, employeeIds);
  const day = dayOf(shift.startsAt);
  return new Map(
    employeeIds.map((id) => {
      const others = (periods.get(id) ?? []).filter(({ bookingId }) => bookingId !== booking.id);
      const isFree = isOptedOut(optOuts.get(id) ?? [], day);
      const held = isFree ? { ...limits, weekHours: Number.POSITIVE_INFINITY } : limits;
      return [id, { others, problems: workingTimeProblems(shift, others, held) }] as const;
    }),
  );
}

/** The time around a booking that working time and the month of a student look at. */
function around({ ends_at }: BookedPeriod, limits: WorkingTimeLimits): { from: Moment; to: Moment } {
  const endsAt = ends_at.getTime();
  const ahead = Math.max(limits.daysOn * 24 + dayOffHours(limits), LONGEST_MONTH_HOURS);
  return { from: referencePeriod(endsAt).from, to: endsAt + ahead * HOUR_MS };
}

const LONGEST_MONTH_HOURS = 31 * 24 + 1;

/** Confirmed and worked shifts of people between two moments, with the hours that count. */
export async function periodsOf(
  db: Db | Tx,
  employeeIds: readonly number[],
  { from, to }: { from: Moment; to: Moment },
): Promise<Map<number, (WorkPeriod & { readonly bookingId: number })[]>> {
  if (employeeIds.length === 0) return new Map();
  const rows = await workRows(db)
    .where("s.employee_id", "in", employeeIds)
    .where("s.ends_at", ">", new Date(from))
    .where("s.starts_at", "<", new Date(to))
    .execute();
  return Map.groupBy(rows.map(periodOf), ({ employeeId }) => employeeId);
}

/** What counts as work of anybody at any time. */
function workRows(db: Db | Tx) {
  return (
    db
      .selectFrom("shifts as s")
      .select(["s.employee_id", "s.booking_id", "s.starts_at", "s.ends_at"])
      .select(["s.employee_checkin_time", "s.employee_checkout_time"])
      .select(["s.corporation_checkin_time", "s.corporation_checkout_time"])
      .select(["s.admin_employee_checkin_time", "s.admin_employee_checkout_time"])
      .where("s.status", "=", "selected")
      .where("s.not_met_for_booking", "=", false)
      // Each by its id: joined, PostgreSQL would go through all bookings for a handful of shifts.
      .where(sql<boolean>`(select status from bookings where id = s.booking_id) <> 'cancelled'`)
  );
}

function periodOf(row: Awaited<ReturnType<ReturnType<typeof workRows>["execute"]>>[number]) {
  return {
    employeeId: row.employee_id,
    bookingId: row.booking_id,
    startsAt: row.starts_at.getTime(),
    endsAt: row.ends_at.getTime(),
    ...agreedHours(row),
  };
}

interface StampedRow {
  readonly employee_checkin_time: string | null;
  readonly employee_checkout_time: string | null;
  readonly corporation_checkin_time: string | null;
  readonly corporation_checkout_time: string | null;
  readonly admin_employee_checkin_time: string | null;
  readonly admin_employee_checkout_time: string | null;
}

/** The admin's times for the pay go before those that both sides agree on. */
function agreedHours(row: StampedRow): { hours?: number } {
  const { employee_checkin_time: from, employee_checkout_time: to } = row;
  const isAgreed = from === row.corporation_checkin_time && to === row.corporation_checkout_time;
  const [start, end] = [row.admin_employee_checkin_time, row.admin_employee_checkout_time];
  if (start !== null && end !== null) return { hours: hoursBetween(start, end) };
  return isAgreed && from !== null && to !== null ? { hours: hoursBetween(from, to) } : {};
}

/** In the order of their ids, so that two bookings with the same people wait for each other instead of both. */
export async function lockPeople(tx: Tx, employeeIds: readonly number[]): Promise<void> {
  if (employeeIds.length === 0) return;
  await tx
    .selectFrom("employees")
    .select("id")
    .where("id", "in", employeeIds)
    .orderBy("id")
    .forNoKeyUpdate()
    .execute();
}
