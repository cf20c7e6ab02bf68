import { asksWorkingTime, type WorkingTimeProblem, workingTimeRules } from "#rules/shifts/working-time.ts";
import { releaseAfterChange } from "#server/features/bookings/agreement/release-after-change.ts";
import {
  bookedElsewhere,
  moveShifts,
  type ShiftRow,
  saveWorkingTime,
  updateShift,
} from "#server/features/bookings/shifts/shift.queries.ts";
import { lockedWorkingTimeOf, lockPeople } from "#server/features/bookings/shifts/working-time.ts";
import { loadEmployees } from "#server/features/employees/employee.queries.ts";
import type { MessageContext } from "#server/features/messages/queue-message.ts";
import { personHasPension } from "#server/features/pricing/wage-agreement.queries.ts";
import type { Actor } from "#server/platform/audit.ts";
import type { Tx } from "#server/platform/database/database.ts";
import { brokenConstraint } from "#server/platform/database/database-errors.ts";
import { DomainError } from "#server/platform/errors.ts";
import { movedRefusals } from "#texts/da/common/working-time-refusals.ts";
import { shortName } from "#texts/format/contact.ts";
import { listOf } from "#texts/format/numbers.ts";
import type { BookingRow } from "./booking.queries.ts";

interface MovedBooking {
  readonly before: BookingRow;
  readonly after: BookingRow;
  readonly shifts: readonly ShiftRow[];
}

/** Who changes a booking, whether a no to it costs the company, and an admin's reason to pass the rules of working time. */
export interface ChangedBy {
  readonly actor: Actor;
  readonly costs: boolean;
  readonly asAdmin: boolean;
  readonly reason: string;
}

/**
 * Moves the shifts of a booking to its new time. A selected person who has another shift then is released at once, free
 * of charge. Refuses `working_time` where the time breaks the rules for one who stays and no admin gives a reason, which
 * is kept on the shift. Returns the ids of released shifts, and whether the rules were passed.
 * Rule: Moving a booking, docs/rules/applying.md.
 */
export async function moveStaff(
  context: MessageContext,
  { before, after, shifts }: MovedBooking,
  by: ChangedBy,
): Promise<{ released: number[]; isPastWorkingTime: boolean }> {
  const { tx } = context;
  const [from, to] = [periodOf(before), periodOf(after)];
  if (from.startsAt === to.startsAt && from.endsAt === to.endsAt && before.date === after.date)
    return { released: [], isPastWorkingTime: false };
  const selected = shifts.filter(({ status }) => status === "selected");
  const employeeIds = selected.map(({ employee_id }) => employee_id);
  // Of two bookings that are moved onto each other, the second sees whom the first has released.
  await lockPeople(tx, employeeIds);
  const busy = await bookedElsewhere(tx, after, employeeIds);
  const [leaving, staying] = partition(selected, ({ employee_id }) => busy.has(employee_id));
  await releaseColliding(context, { before, after, shifts: leaving }, by);
  const isPastWorkingTime = asksWorkingTime(from, to) && (await passWorkingTime(context, after, staying, by));
  await moveShifts(tx, after.id, after).catch((error: unknown) => {
    throw brokenConstraint(error) ? new DomainError("conflict_of_applicant") : error;
  });
  await keepPensions(tx, after, staying);
  return { released: leaving.map(({ id }) => id), isPastWorkingTime };
}

/** The right to a pension is that of the new day, by the agreement of that day. */
async function keepPensions(tx: Tx, after: BookingRow, staying: readonly ShiftRow[]): Promise<void> {
  for (const { id, employee_id, has_pension } of staying) {
    const isEntitled = await personHasPension(tx, after, employee_id);
    if (isEntitled !== has_pension) await updateShift(tx, id, { has_pension: isEntitled });
  }
}

async function releaseColliding(
  context: MessageContext,
  { before, after, shifts }: MovedBooking,
  { actor, costs }: ChangedBy,
): Promise<void> {
  for (const shift of shifts) {
    const agreed = { ...shift, earliest_start: shift.earliest_start ?? before.starts_at };
    const change = { asked_at: new Date(context.now), costs };
    await releaseAfterChange(context, { booking: after, shift: agreed }, change, "collides", actor);
  }
}

function partition<One>(all: readonly One[], isFirst: (one: One) => boolean): [One[], One[]] {
  return [all.filter(isFirst), all.filter((one) => !isFirst(one))];
}

/** Whether somebody breaks the rules at the new time and an admin has given a reason, which is kept on the shift. */
async function passWorkingTime(
  context: MessageContext,
  after: BookingRow,
  selected: readonly ShiftRow[],
  { asAdmin, reason }: ChangedBy,
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

async function tooTired(
  tx: Tx,
  broken: ReadonlyMap<number, WorkingTimeProblem[]>,
  asAdmin: boolean,
): Promise<DomainError> {
  const sentences: string[] = [];
  for (const problem of workingTimeRules) {
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
