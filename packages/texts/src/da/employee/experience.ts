import type { JobSize } from "#rules/people/experience/experience.ts";
import { months } from "#texts/format/days.ts";

/** Work experience: choices are stored as they are shown. */
export const experienceTitles = [
  "Tjener",
  "Bartender",
  "Cocktailbartender",
  "Værtinde",
  "Runner",
  "Kok",
  "Køkkenmedhjælper",
  "Opvasker",
  "Eventpersonale",
  "Garderobepersonale",
] as const;

export const experienceTypes = ["Fuldtid", "Deltid", "Vikar"] as const;

/** Months as people choose and read them: «januar» … «december». */
export const experienceMonths = months;

/** Shift counts as the employee sees them; only for Vikar. */
export const shiftCountLabels = {
  "1_2": "1 vagt",
  "2_5": "2-5 vagter",
  "6_19": "6-19 vagter",
  "20_plus": "20+ vagter",
  "60_plus": "60+ vagter",
} as const satisfies Record<JobSize, string>;

/** Job sizes as the corporation sees them, by code. */
export const jobSizeLabels = {
  "1_2": "0-1 vagter jobs",
  "2_5": "0-5 vagter jobs",
  "6_19": "6-19 vagter jobs",
  "20_plus": "20+ vagter jobs",
  "60_plus": "60+ vagter jobs (min. 2 års erfaring)",
} as const satisfies Record<JobSize, string>;

/** The table and dialog of the profile's 'Erfaringer/Udd'. */
export const experienceTexts = {
  title: "Erfaringer/Udd",
  tableLabel: "Dine erfaringer",
  empty: "Ingen erfaringer er tilføjet endnu",
  add: "Tilføj erfaring",
  edit: "Rediger erfaring",
  remove: "Slet erfaring",
  removeQuestion: "Vil du slette erfaringen?",
  moreOf: (title: string, employer: string) => `Mere om ${title}, ${employer}`,
  columns: {
    employer: "Arbejdsgiver",
    position: "Stilling",
    type: "Type",
    startYear: "Startår",
    startMonth: "Startmåned",
    endYear: "Slutår",
    endMonth: "Slutmåned",
    shiftCount: "Antal vagter",
    stillEmployed: "Stadig ansat",
    description: "Beskrivelse",
  },
  stillEmployed: "Jeg arbejder her stadig",
  now: "nu",
  save: "Gem erfaring",
} as const;

interface Period {
  readonly start_month: string;
  readonly start_year: number;
  readonly end_month: string | null;
  readonly end_year: number | null;
  readonly still_employed: boolean;
}

/** «marts 2021 – juni 2024», or until now. */
export function experiencePeriod(experience: Period): string {
  const start = `${experience.start_month} ${experience.start_year}`;
  if (experience.still_employed) return `${start} – ${experienceTexts.now}`;
  return experience.end_year === null ? start : `${start} – ${experience.end_month} ${experience.end_year}`;
}
