/** How many shifts somebody has worked in a position, as stored. */
export const jobSizes = ["1_2", "2_5", "6_19", "20_plus", "60_plus"] as const;

export type JobSize = (typeof jobSizes)[number];

/** Whether text is one of the stored codes. Rule: Number of shifts in a position, docs/rules/people.md. */
export function isJobSize(text: string): text is JobSize {
  return jobSizes.some((size) => size === text);
}

/** A work experience as it is entered; months 1 to 12. The type decides on the shift count. */
export interface Experience {
  employerText: string;
  title: string;
  expType: string;
  startYear: number | null;
  startMonth: number | null;
  endYear: number | null;
  endMonth: number | null;
  stillEmployed: boolean;
  shiftCount: string | null;
  description: string;
}

export interface ExperienceProblem {
  field: keyof Experience;
  problem: "required" | "must_be_empty" | "before_start" | "too_long";
}

/** The one type of employment that is counted in shifts; the stored word. */
const TEMP_WORKER = "Vikar";
const DESCRIPTION_MAX_LENGTH = 255;
const REQUIRED = ["employerText", "title", "expType", "startYear", "startMonth"] as const;

/**
 * What is wrong with an experience, empty when nothing is: employer, title, type and start are
 * required; the end is not before the start, and empty while still employed; the shift count belongs to
 * 'Vikar', always and only; the description has at most 255 characters.
 * Rule: Work experience, docs/rules/people.md.
 */
export function experienceProblems(experience: Experience): ExperienceProblem[] {
  const problems: ExperienceProblem[] = REQUIRED.filter((field) => isMissing(experience[field])).map(
    (field) => ({
      field,
      problem: "required",
    }),
  );
  problems.push(...endProblems(experience));
  const isTemp = experience.expType === TEMP_WORKER;
  if (isTemp && isMissing(experience.shiftCount)) problems.push({ field: "shiftCount", problem: "required" });
  if (!isTemp && !isMissing(experience.shiftCount))
    problems.push({ field: "shiftCount", problem: "must_be_empty" });
  if (experience.description.length > DESCRIPTION_MAX_LENGTH) {
    problems.push({ field: "description", problem: "too_long" });
  }
  return problems;
}

function endProblems(experience: Experience): ExperienceProblem[] {
  const { startYear, startMonth, endYear, endMonth, stillEmployed } = experience;
  if (stillEmployed) {
    const ends = ["endYear", "endMonth"] as const;
    return ends
      .filter((field) => experience[field] !== null)
      .map((field) => ({ field, problem: "must_be_empty" }));
  }
  if (startYear === null || endYear === null) return [];
  const isBefore = endYear * 12 + (endMonth ?? 12) < startYear * 12 + (startMonth ?? 1);
  return isBefore ? [{ field: "endYear", problem: "before_start" }] : [];
}

function isMissing(value: string | number | null): boolean {
  return value === null || (typeof value === "string" && value.trim() === "");
}
