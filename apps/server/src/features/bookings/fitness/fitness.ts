import {
  answerOfCheck,
  choiceOf,
  type FitnessAsker,
  type FitnessReason,
  type FitnessSettings,
  reasonsAgainst,
  type WayToPlace,
} from "#rules/applying/fitness/fitness.ts";
import { type RightOnDay, rightToWorkFor } from "#rules/applying/fitness/right-to-work.ts";
import { isOverStudentLimit, studentMonth } from "#rules/applying/fitness/student-hours.ts";
import { type WorkingTimeProblem, workingTimeRules } from "#rules/shifts/working-time.ts";
import { dayOf, type Moment } from "#rules/time/moment.ts";
import {
  type BookedPeriod,
  type WorkAround,
  workAround,
} from "#server/features/bookings/shifts/working-time.ts";
import type { Actor } from "#server/platform/audit.ts";
import type { Db, Tx } from "#server/platform/database/database.ts";
import { DomainError } from "#server/platform/errors.ts";
import type { Services } from "#server/platform/http/handler.ts";
import { ownWorkingTimeRefusal, workingTimeRefusals } from "#texts/da/common/working-time-refusals.ts";
import { type FoundReason, officeSentence, ownSentence, unfitWayOn } from "#texts/da/fitness/reasons.ts";
import { fitnessSettings, type PersonFacts, personFacts } from "./fitness.queries.ts";

/** A reason that was found, and what it does. */
export interface Finding extends FoundReason {
  readonly verdict: "refuse" | "warn";
}

/** What the check finds of one person for one shift. */
export interface Fitness {
  readonly right: RightOnDay;
  /** In the order in which they are told; what the office leaves aside is none. */
  readonly findings: readonly Finding[];
  /** The booking has ended: nothing stands in the way. */
  readonly isOver: boolean;
}

/** The limits that the check looks at. */
export type CheckSettings = Pick<Services["settings"], "workingTime" | "studentHours">;

interface CheckContext {
  readonly db: Db | Tx;
  readonly settings: CheckSettings;
  readonly now: Moment;
}

/** What stands between each of these people and a place on a booking; an entry for everybody. Rule: Reasons against a shift, docs/rules/fitness.md. */
export async function fitnessOf(
  { db, settings, now }: CheckContext,
  booking: BookedPeriod,
  employeeIds: readonly number[],
): Promise<Map<number, Fitness>> {
  if (employeeIds.length === 0) return new Map();
  const people = await personFacts(db, employeeIds);
  const work = await workAround(db, booking, employeeIds, settings.workingTime);
  const set = await fitnessSettings(db);
  const limits = { set, studentHours: settings.studentHours, now };
  return new Map(
    people.map((person) => {
      const own = work.get(person.id) ?? { others: [], problems: [] };
      return [person.id, fitnessOfOne(booking, person, own, limits)] as const;
    }),
  );
}

/** The same for one person. */
export async function fitnessOfPerson(
  context: CheckContext,
  booking: BookedPeriod,
  employeeId: number,
): Promise<Fitness> {
  const found = (await fitnessOf(context, booking, [employeeId])).get(employeeId);
  if (!found) throw new DomainError("not_found");
  return found;
}

function fitnessOfOne(
  booking: BookedPeriod,
  person: PersonFacts,
  work: WorkAround,
  { set, studentHours, now }: { set: FitnessSettings; studentHours: number; now: Moment },
): Fitness {
  const shift = { startsAt: booking.starts_at.getTime(), endsAt: booking.ends_at.getTime() };
  const isOver = shift.endsAt <= now;
  const right = rightToWorkFor(person.right_to_work, person.permits, shift);
  const month = studentMonth(shift, work.others);
  const termsGivenOn = person.terms && dayOf(Date.parse(person.terms.given_at));
  const reasons = reasonsAgainst(
    {
      right: right.state,
      isOverStudentHours: isOverStudentLimit(month, studentHours),
      workingTime: isOver ? [] : work.problems,
      termsGivenOn,
      areTermsRead: person.terms?.is_read ?? false,
      hasSameCpr: person.has_same_cpr,
      hasSameName: person.has_same_name,
    },
    dayOf(now),
  );
  const findings = reasons.flatMap((reason) => {
    const verdict = choiceOf(reason, set);
    const isOfPermit = reason === "no_permit" || reason === "not_stated";
    const isOfHours = reason === "student_hours";
    const found: FoundReason = {
      reason,
      why: reason === "no_permit" ? right.why : null,
      day: isOfPermit ? right.endedOn : reason === "terms_unread" ? termsGivenOn : null,
      hours: isOfHours ? (month?.hours ?? null) : null,
      limit: isOfHours ? studentHours : null,
    };
    return verdict === "ignore" ? [] : [{ ...found, verdict }];
  });
  return { right, findings, isOver };
}

/** Whether nothing that is found is refused. */
export function isFit(fitness: Fitness | undefined): boolean {
  return refusedOf(fitness).length === 0;
}

/** The refused reasons. */
export function refusedOf(fitness: Fitness | undefined): FitnessReason[] {
  return (fitness?.findings ?? []).flatMap(({ reason, verdict }) => (verdict === "refuse" ? [reason] : []));
}

/** Those reasons among some that are of working time. */
export function workingTimeIn(reasons: readonly FitnessReason[]): WorkingTimeProblem[] {
  return workingTimeRules.filter((rule) => reasons.includes(rule));
}

/** Who asks for a place, how it is come by, and the office's reason to go past what is refused. */
export interface PlaceAsked {
  readonly actor: Actor;
  readonly how: WayToPlace;
  readonly reason: string;
}

/** Whom the check answers. */
export function askerOf({ kind }: Actor): FitnessAsker {
  return ({ admin: "office", corporation: "company", employee: "person", system: "clock" } as const)[kind];
}

/**
 * The refused reasons that the office goes past. Refuses what `answerOfCheck` does, to the company without what is
 * private, to the person with what to do, to the office in full. Rule: Answer of the check, docs/rules/fitness.md.
 */
export function assertFit(fitness: Fitness, asked: PlaceAsked): FitnessReason[] {
  const verdict = answerOf(fitness, asked);
  if (!verdict.ok)
    throw new DomainError(verdict.refusal, toldTo(askerOf(asked.actor), verdict.refusal, fitness));
  return passedBy(fitness, asked);
}

/** The answer of the check, as `answerOfCheck`. */
export function answerOf(fitness: Fitness, { actor, how, reason }: PlaceAsked) {
  const asked = { by: askerOf(actor), hasReason: reason !== "", how: fitness.isOver ? "over" : how } as const;
  return answerOfCheck(refusedOf(fitness), asked);
}

/** The refused reasons that the office goes past by its own. */
export function passedBy(fitness: Fitness, { actor, reason }: PlaceAsked): FitnessReason[] {
  return fitness.isOver || reason === "" || askerOf(actor) !== "office" ? [] : refusedOf(fitness);
}

/** What of a refusal is told to whom. */
export function toldTo(
  by: FitnessAsker,
  refusal: string,
  fitness: Fitness,
): {
  detail?: string;
  facts?: Readonly<Record<string, unknown>>;
} {
  const refused = fitness.findings.filter(({ verdict }) => verdict === "refuse");
  const problems = workingTimeIn(refused.map(({ reason }) => reason));
  const facts = refusal === "working_time" && problems.length > 0 ? { facts: { problems } } : {};
  if (by === "office") {
    const isTimeAlone = refused.length === problems.length;
    const sentences = isTimeAlone
      ? problems.map((rule) => workingTimeRefusals[rule])
      : refused.map(officeSentence);
    return { detail: [...sentences, ...(refusal === "unfit" ? [unfitWayOn] : [])].join(" "), ...facts };
  }
  if (by === "person") {
    const own = refused.flatMap((found) => ownSentence(found) ?? []);
    return { detail: own.length > 0 ? own.join(" ") : ownWorkingTimeRefusal };
  }
  const [first] = problems;
  return first === undefined || refusal !== "working_time"
    ? {}
    : { detail: workingTimeRefusals[first], ...facts };
}
