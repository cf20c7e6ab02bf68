import type { FitnessAsker, FitnessReason } from "#rules/applying/fitness/fitness.ts";
import { asksWorkingTime, type WorkingTimeProblem, workingTimeRules } from "#rules/shifts/working-time.ts";
import { releaseAfterChange } from "#server/features/bookings/agreement/release-after-change.ts";
import {
  bookedElsewhere,
  moveShifts,
  type ShiftRow,
  saveWorkingTime,
  updateShift,
} from "#server/features/bookings/shifts/shift.queries.ts";
import { lockPeople } from "#server/features/bookings/shifts/working-time.ts";
import { loadEmployees } from "#server/features/employees/employee.queries.ts";
import type { MessageContext } from "#server/features/messages/queue-message.ts";
import { personHasPension } from "#server/features/pricing/wage-agreement.queries.ts";
import type { Actor } from "#server/platform/audit.ts";
import type { Tx } from "#server/platform/database/database.ts";
import { brokenConstraint } from "#server/platform/database/database-errors.ts";
import { DomainError } from "#server/platform/errors.ts";
import { movedRefusals } from "#texts/da/common/working-time-refusals.ts";
import { officeSentence } from "#texts/da/fitness/reasons.ts";
import { shortName } from "#texts/format/contact.ts";
import { listOf } from "#texts/format/numbers.ts";
import type { BookingRow } from "./booking.queries.ts";
import {
  answerOf,
  askerOf,
  type Finding,
  type Fitness,
  fitnessOf,
  type PlaceAsked,
  passedBy,
  refusedOf,
  workingTimeIn,
} from "./fitness/fitness.ts";
import { keepCheck } from "./fitness/fitness-checks.ts";

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
  const isPastWorkingTime = asksWorkingTime(from, to) && (await passChecks(context, after, staying, by));
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

/** Whether somebody breaks the rules of working time at the new time and an admin has given a reason, which is kept on the shift. */
async function passChecks(
  context: MessageContext,
  after: BookingRow,
  selected: readonly ShiftRow[],
  { actor, reason }: ChangedBy,
): Promise<boolean> {
  const { tx, now, services } = context;
  const employeeIds = selected.map(({ employee_id }) => employee_id);
  const all = await fitnessOf({ db: tx, now, settings: services.settings }, after, employeeIds);
  const asked: PlaceAsked = { actor, how: "moved", reason };
  const checks = checkMove(all, asked);
  if (checks.unfit.size > 0) throw await cannotMove(tx, checks.unfit, askerOf(actor));
  const broken = [...checks.passed].filter(([, passed]) => workingTimeIn(passed).length > 0);
  await saveWorkingTime(tx, selected, { pastRules: broken.map(([id]) => id), reason });
  for (const shift of selected) {
    const fitness = all.get(shift.employee_id);
    const passed = checks.passed.get(shift.employee_id) ?? [];
    if (fitness) await keepCheck(context, { booking: after, shift }, { fitness, passed }, asked);
  }
  return broken.length > 0;
}

/** Of a move only the days count: what else stands against a person has not changed by it. */
function ofDays({ findings, ...fitness }: Fitness): Fitness {
  const days: readonly FitnessReason[] = ["no_permit", "student_hours", ...workingTimeRules];
  // With nothing said a permit that has ended by the new day is of days too.
  const isOfDays = ({ reason, day }: Finding) =>
    days.includes(reason) || (reason === "not_stated" && day !== null);
  return { ...fitness, findings: findings.filter(isOfDays) };
}

function checkMove(all: ReadonlyMap<number, Fitness>, asked: PlaceAsked) {
  const [passed, unfit] = [new Map<number, readonly FitnessReason[]>(), new Map<number, Fitness>()];
  for (const [id, fitness] of all) {
    const found = ofDays(fitness);
    const answer = answerOf(found, asked);
    if (answer.ok) passed.set(id, passedBy(found, asked));
    else unfit.set(id, found);
  }
  return { passed, unfit };
}

/** The refusal of a move: for whom working time stands in the way, and for whom papers do, which only the office reads in full. */
async function cannotMove(
  tx: Tx,
  unfit: ReadonlyMap<number, Fitness>,
  by: FitnessAsker,
): Promise<DomainError> {
  const first = new Map([...unfit].map(([id, fitness]) => [id, toldFirst(refusedOf(fitness))]));
  const sentences: string[] = [];
  for (const told of [...workingTimeRules, "papers"] as const) {
    const ids = [...first].flatMap(([id, reason]) => (reason === told ? [id] : []));
    if (ids.length > 0) sentences.push(movedRefusals[told](await namesOf(tx, ids)));
  }
  const isPapers = [...first.values()].includes("papers");
  if (isPapers && by === "office") {
    const findings = [...unfit.values()].flatMap((fitness) => fitness.findings);
    sentences.push(...new Set(findings.filter(({ verdict }) => verdict === "refuse").map(officeSentence)));
  }
  return new DomainError(isPapers ? "papers_first" : "working_time", {
    detail: withWayOn(sentences, by === "office"),
  });
}

/** What is told of somebody by name: hours as a student are papers here, which names say less of. */
function toldFirst(refused: readonly FitnessReason[]): WorkingTimeProblem | "papers" {
  const problems = workingTimeIn(refused);
  return refused.length > problems.length ? "papers" : (problems[0] ?? "papers");
}

function withWayOn(sentences: readonly string[], asAdmin: boolean): string {
  return [...sentences, ...(asAdmin ? [] : [movedRefusals.wayOn])].join(" ");
}

async function namesOf(tx: Tx, ids: readonly number[]): Promise<string> {
  const people = await loadEmployees(tx, ids);
  return listOf(people.map(({ first_name, last_name }) => shortName(first_name, last_name)));
}

function periodOf({ starts_at, ends_at }: BookingRow) {
  return { startsAt: starts_at.getTime(), endsAt: ends_at.getTime() };
}
