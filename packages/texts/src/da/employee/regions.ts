import type { Region } from "#rules/people/regions.ts";

/** Danish names of the ten work regions, in the order in which they are shown. */
export const regionNames = {
  northZealand: "Nordsjælland",
  westZealand: "Vestsjælland",
  copenhagen: "København",
  southZealand: "Sydsjælland",
  northernJutland: "Nordjylland",
  eastJutland: "Østjylland",
  westJutland: "Vestjylland",
  southernJutland: "Sønderjylland",
  fyn: "Fyn",
  bornholm: "Bornholm",
} as const satisfies Record<Region, string>;
