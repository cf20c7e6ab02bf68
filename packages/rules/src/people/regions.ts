/** The ten work regions, in the order in which they are shown. */
export const regionCodes = [
  "northZealand",
  "westZealand",
  "copenhagen",
  "southZealand",
  "northernJutland",
  "eastJutland",
  "westJutland",
  "southernJutland",
  "fyn",
  "bornholm",
] as const;

export type Region = (typeof regionCodes)[number];

/** First postal code of each stretch and its region; a stretch ends where the next begins. */
const STRETCHES: readonly (readonly [number, Region])[] = [
  [800, "copenhagen"],
  [2950, "northZealand"],
  [3700, "bornholm"],
  [4000, "westZealand"],
  [4600, "southZealand"],
  [5000, "fyn"],
  [6000, "southernJutland"],
  [6700, "westJutland"],
  [7000, "eastJutland"],
  [7200, "westJutland"],
  [7700, "northernJutland"],
  [7800, "westJutland"],
  [7900, "northernJutland"],
  [8000, "eastJutland"],
  [8800, "westJutland"],
  [8850, "eastJutland"],
  [9000, "northernJutland"],
];

/**
 * The region of a Danish postal code, null outside Denmark. The table follows the postal districts and decides
 * only who gets job mails. Rule: Work regions, docs/rules/people.md.
 */
export function regionOfZip(zip: string): Region | null {
  if (!/^\d{4}$/.test(zip) || isOverseas(Number(zip))) return null;
  const stretch = STRETCHES.findLast(([first]) => Number(zip) >= first);
  return stretch?.[1] ?? null;
}

/** Faroe Islands and Greenland have Danish-looking codes, from the one to before the other. */
const OVERSEAS = [3800, 4000] as const;

function isOverseas(zip: number): boolean {
  return zip >= OVERSEAS[0] && zip < OVERSEAS[1];
}
