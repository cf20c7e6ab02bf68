import { asksWorkingTime, type WorkingTimeProblem } from "#rules/shifts/working-time.ts";
import {
  bookedElsewhere,
  moveShifts,
  type ShiftRow,
  saveWorkingTime,
} from "#server/features/bookings/shifts/shift.queries.ts";
import { lockedWorkingTimeOf } from "#server/features/bookings/shifts/working-time.ts";
import { loadEmployees } from "#server/features/employees/employee.queries.ts";
import type { MessageContext } from "#server/features/messages/queue-message.ts";
import type { Tx } from "#server/platform/database/database.ts";
import { brokenConstraint } from "#server/platform/database/database-errors.ts";
import { DomainError } from "#server/platform/errors.ts";
import { movedRefusals } from "#texts/da/common/errors.ts";
import { shortName } from "#texts/format/contact.ts";
import { listOf } from "#texts/format/numbers.ts";
import type { BookingRow } from "./booking.queries.ts";

interface MovedBooking {
  readonly before: BookingRow;
  readonly after: BookingRow;
  readonly shifts: readonly ShiftRow[];
}

/**
 * Moves the shifts of a booking to its new time. Refuses `conflict_of_applicant` where a selected person has another
 * shift then, and `working_time` where it breaks the rules for one and no admin gives a reason, which is kept on the shift;
 * both name whom they concern, nothing of other shifts. True where the rules were passed. Rule: Moving a booking, docs/rules/applying.md.
 */
export async function moveStaff(
  context: MessageContext,
  { before, after, shifts }: MovedBooking,
  by: { readonly asAdmin: boolean; readonly reason: string },
): Promise<boolean> {
  const { tx } = context;
  const [from, to] = [periodOf(before), periodOf(after)];
  if (from.startsAt === to.startsAt && from.endsAt === to.endsAt && before.date === after.date) return false;
  const selected = shifts.filter(({ status }) => status === "selected");
  const employeeIds = selected.map(({ employee_id }) => employee_id);
  await assertNoConflict(tx, after, employeeIds, by.asAdmin);
  const isPast = asksWorkingTime(from, to) && (await passWorkingTime(context, after, selected, by));
  await moveShifts(tx, after.id, after).catch((error: unknown) => {
    throw brokenConstraint(error) ? new DomainError("conflict_of_applicant") : error;
  });
  return isPast;
}

/** Whether somebody breaks the rules at the new time and an admin has given a reason, which is kept on the shift. */
async function passWorkingTime(
  context: MessageContext,
  after: BookingRow,
  selected: readonly ShiftRow[],
  { asAdmin, reason }: { readonly asAdmin: boolean; readonly reason: string },
): Promise<boolean> {
  const employeeIds = selected.map(({ employee_id }) => employee_id);
  const broken = await lockedWorkingTimeOf(context, after, employeeIds);
  if (broken.size > 0 && !(asAdmin && reason !== "")) throw await tooTired(context.tx, broken, asAdmin);
  await saveWorkingTime(context.tx, selected, { pastRules: [...broken.keys()], reason });
  return broken.size > 0;
}

function periodOf({ starts_at, ends_at }: BookingRow) {
  return { startsAt: starts_at.getTime(), endsAt: ends_at.getTime() };
}

async function assertNoConflict(
  tx: Tx,
  after: BookingRow,
  employeeIds: readonly number[],
  asAdmin: boolean,
): Promise<void> {
  const busy = await bookedElsewhere(tx, after, employeeIds);
  if (busy.size === 0) return;
  const sentence = movedRefusals.conflict(await namesOf(tx, [...busy]));
  throw new DomainError("conflict_of_applicant", { detail: withWayOn([sentence], asAdmin) });
}

async function tooTired(
  tx: Tx,
  broken: ReadonlyMap<number, WorkingTimeProblem[]>,
  asAdmin: boolean,
): Promise<DomainError> {
  const sentences: string[] = [];
  for (const problem of ["rest", "week"] as const) {
    const ids = [...broken].flatMap(([id, problems]) => (problems[0] === problem ? [id] : []));
    if (ids.length > 0) sentences.push(movedRefusals[problem](await namesOf(tx, ids)));
  }
  return new DomainError("working_time", { detail: withWayOn(sentences, asAdmin) });
}

function withWayOn(sentences: readonly string[], asAdmin: boolean): string {
  return [...sentences, ...(asAdmin ? [] : [movedRefusals.wayOn])].join(" ");
}

async function namesOf(tx: Tx, ids: readonly number[]): Promise<string> {
  const people = await loadEmployees(tx, ids);
  return listOf(people.map(({ first_name, last_name }) => shortName(first_name, last_name)));
}
