import type { employeeEndpoints } from "#contract/employees/employee.endpoints.ts";
import type { BodyOf } from "#contract/wire/endpoint.ts";
import {
  type ExperienceProblem,
  experienceProblems,
  isJobSize,
  type JobSize,
} from "#rules/people/experience/experience.ts";
import { DomainError } from "#server/platform/errors.ts";
import { experienceMessages as messages } from "#texts/da/common/validation.ts";
import { experienceMonths, jobSizeLabels, shiftCountLabels } from "#texts/da/employee/experience.ts";
import type { ExperienceColumns } from "./experience.queries.ts";

type Form = BodyOf<typeof employeeEndpoints.addExperience>;

/** An entry as it is stored: months by number, the shift count by its code. Refuses `invalid`. */
export function experienceColumns(form: Form): ExperienceColumns {
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
