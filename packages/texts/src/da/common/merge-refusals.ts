/** Why two profiles cannot be merged. */
export const mergeRefusals = {
  merge_same: "Det er den samme profil. Vælg en anden.",
  merge_other_cpr: "De to profiler har hver sit CPR-nr. og er derfor to personer.",
  merge_pay_under_way: "Der er løn på vej til lønsystemet. Prøv igen om et par minutter.",
  merge_collides:
    "De to profiler er valgt til vagter, der ligger oven i hinanden. Fjern den ene fra vagten først.",
} as const;
