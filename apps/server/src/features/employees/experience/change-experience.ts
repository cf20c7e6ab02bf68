import type { employeeEndpoints } from "#contract/employees/employee.endpoints.ts";
import type { BodyOf } from "#contract/wire/endpoint.ts";
import {
  type ExperienceProblem,
  experienceProblems,
  isJobSize,
  type JobSize,
} from "#rules/people/experience/experience.ts";
import { record } from "#server/features/events/record.ts";
import { actorOf } from "#server/platform/audit.ts";
import { inTransaction, type Tx } from "#server/platform/database/database.ts";
import { DomainError } from "#server/platform/errors.ts";
import type { Handler, RequestContext } from "#server/platform/http/handler.ts";
import { type EmployeeSession, employeeOf, onboardedEmployee } from "#server/platform/sessions/session.ts";
import { experienceMessages as messages } from "#texts/da/common/validation.ts";
import { experienceMonths, jobSizeLabels, shiftCountLabels } from "#texts/da/employee/experience.ts";
import {
  deleteExperience,
  type ExperienceColumns,
  experienceOf,
  insertExperience,
  updateExperience,
} from "./experience.queries.ts";
import { serializeExperience } from "./experience.serializer.ts";

type Form = BodyOf<typeof employeeEndpoints.addExperience>;

/** An entry as it is stored: months by number, the shift count by its code. Refuses `invalid`. */
function experienceColumns(form: Form): ExperienceColumns {
  const columns = {
    employer_text: form.employer_text,
    title: form.title,
    exp_type: form.exp_type,
    start_year: form.start_year,
    start_month: monthNumber(form.start_month),
    end_year: form.end_year ?? null,
    end_month: form.end_month ? monthNumber(form.end_month) : null,
    still_employed: form.still_employed,
    shift_count: jobSizeOf(form.shift_count ?? ""),
    description: form.description,
  };
  const problems = experienceProblems({
    employerText: columns.employer_text,
    title: columns.title,
    expType: columns.exp_type,
    startYear: columns.start_year,
    startMonth: columns.start_month,
    endYear: columns.end_year,
    endMonth: columns.end_month,
    stillEmployed: columns.still_employed,
    shiftCount: columns.shift_count,
    description: columns.description,
  });
  if (problems.length > 0) {
    throw new DomainError("invalid", { fields: Object.fromEntries(problems.map(fieldMessage)) });
  }
  return columns;
}

function monthNumber(name: Form["start_month"]): number {
  return experienceMonths.indexOf(name) + 1;
}

/** The code of a shift count, which may come as its code or as a label of either side. */
function jobSizeOf(text: string): JobSize | null {
  if (text === "") return null;
  if (isJobSize(text)) return text;
  const labels = [...Object.entries(shiftCountLabels), ...Object.entries(jobSizeLabels)];
  const code = labels.find(([, label]) => label === text)?.[0];
  if (code === undefined || !isJobSize(code)) {
    throw new DomainError("invalid", { fields: { shift_count: messages.shiftCount } });
  }
  return code;
}

const wireFields = {
  employerText: ["employer_text", messages.employer],
  title: ["title", messages.title],
  expType: ["exp_type", messages.type],
  startYear: ["start_year", messages.start],
  startMonth: ["start_month", messages.start],
  endYear: ["end_year", messages.end],
  endMonth: ["end_month", messages.end],
  stillEmployed: ["still_employed", messages.end],
  shiftCount: ["shift_count", messages.shiftCount],
  description: ["description", messages.descriptionTooLong],
} as const satisfies Record<ExperienceProblem["field"], readonly [string, string]>;

function fieldMessage({ field, problem }: ExperienceProblem): [string, string] {
  const [name, message] = wireFields[field];
  return [name, problem === "before_start" ? messages.endBeforeStart : message];
}

type Rows = typeof employeeEndpoints;

/** The own work experience, the latest first. */
export const listExperience: Handler<Rows["experience"]> = async ({ session, services }) =>
  (await experienceOf(services.db, employeeOf(session).id)).map(serializeExperience);

/** Adds an entry. Refuses: `invalid`, `onboarding_first`. */
export const addExperience: Handler<Rows["addExperience"]> = (call) =>
  change(call, "employee.add_experience", async (tx, { id }) => {
    await insertExperience(tx, id, experienceColumns(call.body));
    return true;
  });

/** Changes an entry. Refuses: `invalid`, `onboarding_first`, `not_found`. */
export const changeExperience: Handler<Rows["changeExperience"]> = (call) =>
  change(call, "employee.change_experience", (tx, { id }) =>
    updateExperience(tx, id, call.params.id, experienceColumns(call.body)),
  );

/** Removes an entry. Refuses: `onboarding_first`, `not_found`. */
export const removeExperience: Handler<Rows["deleteExperience"]> = (call) =>
  change(call, "employee.delete_experience", (tx, { id }) => deleteExperience(tx, id, call.params.id));

/** Every change answers the whole list; `work` says whether there was anything to change. */
function change(
  { session, services, now }: Pick<RequestContext<unknown>, "session" | "services" | "now">,
  type: "employee.add_experience" | "employee.change_experience" | "employee.delete_experience",
  work: (tx: Tx, caller: EmployeeSession) => Promise<boolean>,
) {
  const caller = onboardedEmployee(session);
  return inTransaction(services.db, async (tx) => {
    if (!(await work(tx, caller))) throw new DomainError("not_found");
    await record({ tx, actor: actorOf(caller), now }, { type, id: caller.id });
    return (await experienceOf(tx, caller.id)).map(serializeExperience);
  });
}
