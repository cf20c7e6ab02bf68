import type { PlaceCriterion, PlaceReason } from "#rules/applying/applicant-order.ts";
import { formatRating, plural } from "#texts/format/numbers.ts";

export const placeWhyTexts = {
  title: (place: number) => `Hvorfor nr. ${place}?`,
} as const;

/** Two applicants who stand beside each other, by the names that the reader sees, and what the brand is called. */
export interface PlaceContext {
  readonly own: string;
  readonly other: string;
  readonly brandName: string;
}

/** «Står over Jonas T., fordi …», from `explainPlace`; null reason: nothing sets the two apart. */
export function explainPlaceInWords(reason: PlaceReason | null, context: PlaceContext): string {
  if (reason === null) return `Står lige med ${context.other}`;
  const { criterion, isAhead } = reason;
  const first = { name: isAhead ? context.own : context.other, value: isAhead ? reason.own : reason.other };
  const second = { name: isAhead ? context.other : context.own, value: isAhead ? reason.other : reason.own };
  const because = becauses[criterion](first, second, context.brandName);
  const same = criterion === "hiredBeforeCount" ? "" : " I alt, der tæller mere, er de lige.";
  return `Står ${isAhead ? "over" : "efter"} ${context.other}, fordi ${because}.${same}`;
}

interface Side {
  readonly name: string;
  readonly value: number | null;
}

const becauses: Record<PlaceCriterion, (first: Side, second: Side, brandName: string) => string> = {
  hiredBeforeCount: (first, second) =>
    `I har haft ${first.name} på arbejde ${times(first)} og ${second.name} ${times(second)}`,
  nrOfShifts: (first, second, brandName) =>
    `${first.name} har haft ${shifts(first)} hos ${brandName} og ${second.name} ${shifts(second)}`,
  rating: (first, second) =>
    `${first.name} har bedømmelsen ${formatRating(first.value ?? 0)}, og ${second.name} har ${second.value === null ? "ingen endnu" : formatRating(second.value)}`,
  nrOfAppliedShifts: (first, second) =>
    `${first.name} har ansøgt ${times(first)} og ${second.name} ${times(second)}`,
  appliedAt: (first) => `${first.name} ansøgte først`,
};

function shifts({ value }: Side): string {
  return value === 0 ? "ingen" : plural(value ?? 0, "vagt", "vagter");
}

function times({ value }: Side): string {
  return value === 0 ? "ingen gange" : plural(value ?? 0, "gang", "gange");
}
