import * as z from "zod/mini";
import type { WireEmployee } from "#contract/employees/employee.entities.ts";
import { workAs, workRegions } from "#contract/employees/forms.ts";
import { regionCodes } from "#rules/people/regions.ts";

/** A chosen staff type and its answers by block; empty where there are none. */
export interface WorksAs {
  readonly job_role: number;
  readonly answers: readonly number[];
}

/** Zones and skills as one text each, so that a form can tell whether they were changed. */
export interface WorkValues {
  work_locations: string;
  work_skills: string;
}

export function workValuesOf({ workLocations, jobRoles, workSkills }: WireEmployee): WorkValues {
  const skills = jobRoles.map((job_role) => ({
    job_role,
    answers: workSkills
      .filter(({ jobRole_id }) => jobRole_id === job_role)
      .map(({ employeeWorkSkill }) => employeeWorkSkill.value),
  }));
  return {
    work_locations: textOfZones(workLocations.map(({ area_code }) => area_code)),
    work_skills: textOfSkills(skills),
  };
}

/** Zones in the order in which they are shown. */
export function textOfZones(codes: readonly string[]): string {
  return JSON.stringify(regionCodes.filter((code) => codes.includes(code)));
}

export function zonesIn(text: string): readonly string[] {
  return JSON.parse(text) as string[];
}

export function textOfSkills(skills: readonly WorksAs[]): string {
  return JSON.stringify(skills.toSorted((one, other) => one.job_role - other.job_role));
}

export function skillsIn(text: string): readonly WorksAs[] {
  return JSON.parse(text) as WorksAs[];
}

const parsed = z.pipe(
  z.string(),
  z.transform((text) => JSON.parse(text) as unknown),
);

/** What is sent of them. */
export const workForm = {
  work_locations: z.optional(z.pipe(parsed, workRegions)),
  work_skills: z.optional(z.pipe(parsed, workAs)),
};
