import { choiceNames, reasonNames } from "./reasons.ts";

/** What is stored of the right to work and of checks, by column. */
export const fitnessLabels = {
  right_to_work: "Ret til at arbejde",
  right_to_work_at: "Ret til at arbejde oplyst",
  checked_at: "Tjekket",
  how: "Hvordan vagten blev givet",
  found: "Fundet ved tjekket",
} as const;

/** How a place was come by, as a word behind the time of its check. */
export const wayNames = {
  selected: "valgt blandt ansøgere",
  promoted: "fra ventelisten",
  added: "sat på af kontoret",
  offer: "tog en tilbudt vagt",
  moved: "vagten blev flyttet",
  sick_back: "sygemelding trukket tilbage",
  merged: "to profiler blev samlet",
} as const;

/** The right to work that was found on the day of a shift, or that is said. */
const rightNames = {
  free: "ikke brug for tilladelse",
  permit: "har brug for tilladelse",
  student: "tilladelse som studerende",
  none: "ingen tilladelse",
  not_stated: "ikke oplyst",
} as const;

/** Stored words of all of these. */
export const fitnessWords: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  how: wayNames,
  right_to_work: rightNames,
  found: reasonNames,
  reasons: reasonNames,
  fitness_choice: choiceNames,
};
