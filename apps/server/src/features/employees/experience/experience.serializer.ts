import type { output } from "zod/mini";
import type { workExperience } from "#contract/employees/employee.entities.ts";
import { experienceMonths } from "#texts/da/employee/experience.ts";
import type { ExperienceRow } from "./experience.queries.ts";

/** An entry of work experience; months by their Danish names. */
export function serializeExperience(row: ExperienceRow): output<typeof workExperience> {
  return {
    id: row.id,
    employee_id: row.employee_id,
    title: row.title,
    exp_type: row.exp_type,
    employer_text: row.employer_text,
    start_year: row.start_year,
    start_month: monthName(row.start_month),
    end_year: row.end_year,
    end_month: row.end_month === null ? null : monthName(row.end_month),
    shift_count: row.shift_count,
    still_employed: row.still_employed,
    description: row.description,
  };
}

function monthName(month: number): string {
  return experienceMonths[month - 1] ?? "";
}
