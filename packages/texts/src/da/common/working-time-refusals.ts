/** Why somebody is not selected for the sake of working time; it names neither companies nor hours. */
export const workingTimeRefusals = {
  rest: "Medarbejderen kan ikke vælges på grund af reglerne om hviletid.",
  day_off: "Medarbejderen kan ikke vælges på grund af reglerne om ugentligt fridøgn.",
  week: "Medarbejderen kan ikke vælges på grund af reglerne om ugentlig arbejdstid.",
} as const;

/** Why a booking does not move to a new time, by what stands in the way of the selected people in `names`. */
export const movedRefusals = {
  conflict: (names: string) => `${names} har allerede en vagt på det nye tidspunkt.`,
  rest: (names: string) => `${names} kan ikke arbejde på det nye tidspunkt på grund af reglerne om hviletid.`,
  day_off: (names: string) =>
    `${names} kan ikke arbejde på det nye tidspunkt på grund af reglerne om ugentligt fridøgn.`,
  week: (names: string) =>
    `${names} kan ikke arbejde på det nye tidspunkt på grund af reglerne om ugentlig arbejdstid.`,
  /** Papers, or hours that only the office reads of. */
  papers: (names: string) => `${names} kan ikke flyttes med: Kontoret skal først se på papirerne.`,
  /** What a company can do about it. */
  wayOn: "Vælg et andet tidspunkt, eller ring til os.",
} as const;

/** Why somebody cannot take a place that is offered. */
export const ownWorkingTimeRefusal =
  "Du kan ikke tage vagten på grund af reglerne om arbejdstid. Ring til os, hvis du mener, at det er en fejl.";
