/** What speaks for an applicant. */
export interface HighlightFacts {
  hiredBefore: number;
  /** Average, null without ratings. */
  rating: number | null;
  ratings: number;
  shifts: number;
  experience: number;
  hasLicence: boolean;
  ownsCar: boolean;
}

export type HighlightKey = "hired" | "rating" | "shifts" | "experience" | "driving" | "new";

interface Highlight {
  key: HighlightKey;
  /** It stands out: hired by this company before, or many good ratings. */
  isStrong: boolean;
}

const STRONG_RATING = 4.5;
const MANY_RATINGS = 10;

/**
 * What speaks for an applicant, strongest first; what is zero is left out, and whom nothing speaks for yet is new.
 * Rule: Highlights of an applicant, docs/rules/applying.md.
 */
export function highlightsOf(facts: HighlightFacts): Highlight[] {
  const { hiredBefore, rating, ratings, shifts, experience, hasLicence, ownsCar } = facts;
  const isWellRated = rating !== null && rating >= STRONG_RATING && ratings >= MANY_RATINGS;
  const rated: Highlight[] =
    rating === null ? [] : [{ key: "rating", isStrong: isWellRated && hiredBefore === 0 }];
  const worked = plain("shifts", shifts > 0);
  const highlights: Highlight[] = [
    ...(hiredBefore > 0 ? [{ key: "hired" as const, isStrong: true }] : []),
    ...(isWellRated ? [...rated, ...worked] : [...worked, ...rated]),
    ...plain("experience", experience > 0),
    ...plain("driving", hasLicence || ownsCar),
  ];
  const hasWorked = hiredBefore > 0 || shifts > 0 || rating !== null;
  return hasWorked ? highlights : [{ key: "new", isStrong: false }, ...highlights];
}

function plain(key: HighlightKey, isThere: boolean): Highlight[] {
  return isThere ? [{ key, isStrong: false }] : [];
}

/** Which applicants are looked at: all of them, unless something is asked for. */
export interface ApplicantFilter {
  favourites: boolean;
  experience: boolean;
}

/**
 * Whether somebody is among those who are looked at: a favourite, somebody with experience, or both where both are
 * asked for. Rule: Looking at some applicants, docs/rules/applying.md.
 */
export function isLookedAt(
  person: { isFavourite: boolean; experience: number },
  filter: ApplicantFilter,
): boolean {
  return (!filter.favourites || person.isFavourite) && (!filter.experience || person.experience > 0);
}
