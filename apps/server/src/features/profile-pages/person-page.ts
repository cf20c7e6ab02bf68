import type { pageEndpoints as rows } from "#contract/backoffice/profile-page.endpoints.ts";
import { isNamed } from "#rules/people/approval.ts";
import { isOptedOut } from "#rules/shifts/week-opt-out.ts";
import { dayOffHours, referencePeriod, weeklyHours } from "#rules/shifts/working-time.ts";
import { dayOf, HOUR_MS, type Moment } from "#rules/time/moment.ts";
import { periodsOf } from "#server/features/bookings/shifts/working-time.ts";
import { type EmployeeRow, findEmployee } from "#server/features/employees/employee.queries.ts";
import { readPayData } from "#server/features/employees/pay-data.ts";
import { loadProfile } from "#server/features/employees/profile/load-profile.ts";
import { optOutsOf } from "#server/features/employees/working-time/week-opt-out.queries.ts";
import { profileVersionOf } from "#server/features/profile-history/seen-version.ts";
import { actorOf } from "#server/platform/audit.ts";
import type { Db } from "#server/platform/database/database.ts";
import { DomainError } from "#server/platform/errors.ts";
import type { Handler } from "#server/platform/http/handler.ts";
import { messagesAbout, sameCpr, shiftsOfPerson } from "./profile-page.queries.ts";

/** Bookings lie at most so far ahead. */
const TWO_YEARS_MS = 2 * 366 * 24 * HOUR_MS;

/** One person as the office knows them; of CPR and bank numbers only dots. Refuses `not_found`. */
export const person: Handler<typeof rows.person> = async ({ session, params, now, services }) => {
  const { db, settings } = services;
  const row = await findEmployee(db, params.id);
  if (!row || row.erased_at !== null) throw new DomainError("not_found");
  const employee = await loadProfile(db, row.id, { services, now, reader: actorOf(session) });
  const shifts = await shiftsOfPerson(db, row.id);
  const optOuts = await optOutsOf(db, row.id);
  return {
    employee,
    version: await profileVersionOf(db, { employee_id: row.id }),
    deactivated_at: row.deactivated_at?.toISOString() ?? null,
    missing: missingOf(row),
    same_cpr: await sameCpr(db, row.id, services.secrets.digests(readPayData(row, services.secrets).cpr_nr)),
    working_time: {
      hours_a_week: await hoursAWeek(db, row.id, now),
      week_limit: settings.workingTime.weekHours,
      rest_limit: settings.workingTime.restHours,
      day_off_hours: dayOffHours(settings.workingTime),
      days_on_limit: settings.workingTime.daysOn,
      opt_outs: optOuts,
      is_opted_out: isOptedOut(
        optOuts.map(({ from_day: from, until_day: until }) => ({ from, until })),
        dayOf(now),
      ),
    },
    shifts: shifts.rows.map(({ total: _, ends_at, sick_decision, has_come, ...shift }) => {
      const is_over = ends_at.getTime() <= now;
      const sick = is_over ? null : sickActOf(shift.status, { isDecided: sick_decision !== null, has_come });
      return { ...shift, is_over, sick };
    }),
    total_shifts: shifts.total,
    messages: await messagesAbout(db, "employee", row.id),
  };
};

/** Without these there is no pay. */
function missingOf(row: EmployeeRow): ("name" | "cpr" | "bank")[] {
  const hasBank = row.bank_reg_encrypted !== null && row.bank_account_encrypted !== null;
  return [
    ...(isNamed(row) ? [] : ["name" as const]),
    ...(row.cpr_encrypted === null ? ["cpr" as const] : []),
    ...(hasBank ? [] : ["bank" as const]),
  ];
}

/** With one decimal. Rule: Weekly working time, docs/rules/applying.md. */
async function hoursAWeek(db: Db, employeeId: number, now: Moment): Promise<number> {
  const { from } = referencePeriod(now);
  const coming = await periodsOf(db, [employeeId], { from, to: now + TWO_YEARS_MS });
  const periods = coming.get(employeeId) ?? [];
  const until = Math.max(now, ...periods.map(({ endsAt }) => endsAt));
  return Math.round(weeklyHours(until, periods) * 10) / 10;
}

/** What the office may do about a person being sick, before the end of the shift. */
function sickActOf(status: string, facts: { readonly isDecided: boolean; readonly has_come: boolean }) {
  if (status === "selected") return facts.has_come ? null : ("report" as const);
  return status === "sick" && !facts.isDecided ? ("take_back" as const) : null;
}
