import type { hoursEndpoints as rows, WireMonthOfHours } from "#contract/employees/hours.endpoints.ts";
import type { Times } from "#rules/checkout/times.ts";
import { listHours, recordedHours } from "#rules/shifts/hours-list.ts";
import { addDays, addMonths, type Day, dayOf, type Moment } from "#rules/time/moment.ts";
import { daysOfWeek, weekOf } from "#rules/time/week.ts";
import { findEmployee } from "#server/features/employees/employee.queries.ts";
import { optOutsOfPeople } from "#server/features/employees/working-time/week-opt-out.queries.ts";
import { record } from "#server/features/events/record.ts";
import { actorOf } from "#server/platform/audit.ts";
import type { Db } from "#server/platform/database/database.ts";
import { DomainError } from "#server/platform/errors.ts";
import type { Handler } from "#server/platform/http/handler.ts";
import { employeeOf } from "#server/platform/sessions/session.ts";
import { fullName } from "#texts/format/contact.ts";
import { type EndedShiftRow, endedShifts, firstWorkedDay } from "./ended-shifts.queries.ts";

const MAX_EXPORTED = 20_000;
/** So many days before the first one are read for the rests and days off of it. */
const DAYS_BEFORE = 14;

/** The caller's working time of a month. */
export const ownHours: Handler<typeof rows.ownHours> = ({ session, query, now, services }) =>
  monthOf(services.db, { employeeId: employeeOf(session).id, day: query.month, now });

/** One person's working time of a month. Refuses `not_found`. */
export const hoursOfPerson: Handler<typeof rows.hoursOfPerson> = async ({ params, query, now, services }) => {
  const employee = await findEmployee(services.db, params.id);
  if (!employee) throw new DomainError("not_found");
  return monthOf(services.db, { employeeId: employee.id, day: query.month, now });
};

/** Everybody's working time on some days; that it was taken is noted. */
export const hoursExport: Handler<typeof rows.hoursExport> = async ({ session, query, now, services }) => {
  const { db, settings } = services;
  const { from, to } = query;
  const around = { from: addDays(monday(from), -DAYS_BEFORE), to: sunday(to), now, employeeId: null };
  const found = await endedShifts(db, around, MAX_EXPORTED + 1);
  const people = Map.groupBy(found.slice(0, MAX_EXPORTED).map(lineOf), ({ row }) => row.employee_id);
  const consents = await optOutsOfPeople(db, [...people.keys()]);
  const shifts = [...people].flatMap(([id, lines]) =>
    listHours(lines, settings.workingTime, consents.get(id) ?? [])
      .filter(({ day }) => day >= from && day <= to)
      .map((line) => ({
        ...serialize(line),
        employee_id: id,
        name: fullName(line.row.first_name, line.row.last_name),
        week: weekOf(line.day).week,
        week_hours: line.weekHours,
        rest_before: line.restBefore,
        has_day_off: line.hasDayOff,
        is_opted_out: line.isOptedOut,
      })),
  );
  const event = { type: "working_hours.export", id: "all", detail: { from, to } } as const;
  await record({ tx: db, actor: actorOf(session), now }, event);
  return { shifts, is_cut: found.length > MAX_EXPORTED };
};

async function monthOf(
  db: Db,
  { employeeId, day, now }: { employeeId: number; day: Day | undefined; now: Moment },
): Promise<WireMonthOfHours> {
  const month = `${(day ?? dayOf(now)).slice(0, 7)}-01`;
  const last = addDays(addMonths(month, 1), -1);
  const whole = { from: monday(month), to: sunday(last), now, employeeId };
  const lines = (await endedShifts(db, whole, MAX_EXPORTED)).map(lineOf);
  const isInMonth = (line: Line) => line.day >= month && line.day <= last;
  const weeks = Map.groupBy(lines, (line) => monday(line.day));
  return {
    month,
    hours: sumOf(lines.filter(isInMonth)),
    weeks: [...weeks].flatMap(([first, own]) => {
      const shifts = own.filter(isInMonth).map(serialize);
      return shifts.length === 0 ? [] : [{ ...weekOf(first), hours: sumOf(own), shifts }];
    }),
    earliest: await firstWorkedDay(db, employeeId, now),
  };
}

type Line = ReturnType<typeof lineOf>;

function lineOf(row: EndedShiftRow) {
  const shift = {
    day: row.work_date,
    booked: { from: row.start_time, to: row.end_time },
    stamps: {
      employee: timesOf(row.employee_checkin_time, row.employee_checkout_time),
      company: timesOf(row.corporation_checkin_time, row.corporation_checkout_time),
    },
    payTimes: timesOf(row.admin_employee_checkin_time, row.admin_employee_checkout_time),
    selfPaidBreak: row.self_paid_break,
  };
  return { ...recordedHours(shift), day: row.work_date, row };
}

function timesOf(from: string | null, to: string | null): Times | null {
  return from === null || to === null ? null : { from, to };
}

function serialize({ day, row, from, to, breakHours, hours, basis }: Line) {
  const { booking_id, corporation } = row;
  return { booking_id, date: day, corporation, start: from, end: to, break_hours: breakHours, hours, basis };
}

function sumOf(lines: readonly Line[]): number {
  return lines.reduce((sum, { hours }) => sum + hours, 0);
}

function monday(day: Day): Day {
  return daysOfWeek(weekOf(day)).first;
}

function sunday(day: Day): Day {
  return daysOfWeek(weekOf(day)).last;
}
