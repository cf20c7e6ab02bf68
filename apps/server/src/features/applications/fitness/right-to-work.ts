import type { fitnessEndpoints as rows } from "#contract/applications/fitness.endpoints.ts";
import type { AnswerOf } from "#contract/wire/endpoint.ts";
import {
  canSayRightToWork,
  type RightToWork,
  rightToWorkFor,
} from "#rules/applying/fitness/right-to-work.ts";
import { hoursInMonth, isFreeMonth, monthOf } from "#rules/applying/fitness/student-hours.ts";
import { addMonths, dayOf, type Moment, momentOf } from "#rules/time/moment.ts";
import { personFacts } from "#server/features/bookings/fitness/fitness.queries.ts";
import { checksOf } from "#server/features/bookings/fitness/fitness-checks.ts";
import { periodsOf } from "#server/features/bookings/shifts/working-time.ts";
import {
  type EmployeeRow,
  findEmployee,
  lockEmployee,
  updateEmployee,
} from "#server/features/employees/employee.queries.ts";
import { record } from "#server/features/events/record.ts";
import { actorOf } from "#server/platform/audit.ts";
import { type Db, inTransaction, type Tx } from "#server/platform/database/database.ts";
import { DomainError } from "#server/platform/errors.ts";
import type { Handler, Services } from "#server/platform/http/handler.ts";
import { employeeOf } from "#server/platform/sessions/session.ts";

/** So many checks stand on the page of a person. */
const MAX_CHECKS = 20;

interface Reading {
  readonly now: Moment;
  readonly services: Pick<Services, "settings">;
}

/** What the office knows of somebody's right to work, and what was checked. Refuses `not_found`. */
export const personFitness: Handler<typeof rows.personFitness> = async ({ params, now, services }) => {
  const employee = await findEmployee(services.db, params.id);
  return serializeForOffice(services.db, known(employee), { now, services });
};

/** Notes it for the person; the same again changes nothing but that the office has noted it. Refuses `not_found`. */
export const noteRightToWork: Handler<typeof rows.noteRightToWork> = ({
  session,
  params,
  body,
  now,
  services,
}) =>
  inTransaction(services.db, async (tx) => {
    const before = known(await lockEmployee(tx, params.id));
    // With nothing said it is the person's to say again.
    const isByOffice = body.right_to_work !== "not_stated";
    const saved = { right_to_work: body.right_to_work, right_to_work_by_office: isByOffice };
    const after = await updateEmployee(tx, before.id, { ...saved, right_to_work_at: new Date(now) });
    const detail = changeOf(before, body.right_to_work);
    const event = { type: "employee.note_right_to_work", id: before.id, detail } as const;
    await record({ tx, actor: actorOf(session), now }, event);
    return serializeForOffice(tx, after, { now, services });
  });

/** What the caller has said, and may say. */
export const ownRightToWork: Handler<typeof rows.ownRightToWork> = async ({ session, now, services }) => {
  const employee = known(await findEmployee(services.db, employeeOf(session).id));
  return serializeForPerson(services.db, employee, { now, services });
};

/** Says it. Refuses what `canSayRightToWork` refuses. Rule: Who says the right to work, docs/rules/fitness.md. */
export const sayRightToWork: Handler<typeof rows.sayRightToWork> = ({ session, body, now, services }) =>
  inTransaction(services.db, async (tx) => {
    const before = known(await lockEmployee(tx, employeeOf(session).id));
    const says = body.right_to_work;
    const verdict = canSayRightToWork({ ...(await saidBy(tx, before)), says });
    if (!verdict.ok) throw new DomainError(verdict.refusal);
    if (before.right_to_work === says) return serializeForPerson(tx, before, { now, services });
    const saved = { right_to_work: says, right_to_work_at: new Date(now) };
    const after = await updateEmployee(tx, before.id, saved);
    const event = {
      type: "employee.say_right_to_work",
      id: before.id,
      detail: changeOf(before, says),
    } as const;
    await record({ tx, actor: actorOf(session), now }, event);
    return serializeForPerson(tx, after, { now, services });
  });

function known(employee: EmployeeRow | undefined): EmployeeRow {
  if (!employee || employee.erased_at !== null) throw new DomainError("not_found");
  return employee;
}

function changeOf({ right_to_work: before }: EmployeeRow, after: RightToWork) {
  return { changes: { right_to_work: { before, after } } };
}

async function serializeForOffice(
  db: Db | Tx,
  employee: EmployeeRow,
  reading: Reading,
): Promise<AnswerOf<typeof rows.personFitness>> {
  return {
    right_to_work: employee.right_to_work,
    said_at: employee.right_to_work_at?.toISOString() ?? null,
    by_office: employee.right_to_work_by_office,
    student: await studentOf(db, employee.id, reading),
    checks: await checksOf(db, employee.id, MAX_CHECKS),
  };
}

async function serializeForPerson(
  db: Db | Tx,
  employee: EmployeeRow,
  reading: Reading,
): Promise<AnswerOf<typeof rows.ownRightToWork>> {
  const facts = await saidBy(db, employee);
  return {
    right_to_work: employee.right_to_work,
    by_office: employee.right_to_work_by_office,
    may_say: (["free", "permit"] as const).filter((says) => canSayRightToWork({ ...facts, says }).ok),
    student: await studentOf(db, employee.id, reading),
  };
}

async function saidBy(db: Db | Tx, employee: EmployeeRow) {
  const [facts] = await personFacts(db, [employee.id]);
  return {
    said: employee.right_to_work,
    byOffice: employee.right_to_work_by_office,
    hasPermit: (facts?.permits.length ?? 0) > 0,
  };
}

/** The hours of this month of somebody who works as a student today; null for others and in summer. Rule: Hours on a student permit, docs/rules/fitness.md. */
async function studentOf(db: Db | Tx, employeeId: number, { now, services }: Reading) {
  const month = monthOf(dayOf(now));
  const [facts] = await personFacts(db, [employeeId]);
  const right =
    facts && rightToWorkFor(facts.right_to_work, facts.permits, { startsAt: now, endsAt: now + 1 });
  if (right?.state !== "student" || isFreeMonth(month)) return null;
  const inMonth = { from: momentOf(month, "00:00"), to: momentOf(addMonths(month, 1), "00:00") };
  const periods = (await periodsOf(db, [employeeId], inMonth)).get(employeeId) ?? [];
  return { month, hours: hoursInMonth(month, periods), limit: services.settings.studentHours };
}
