import type { Day } from "#rules/time/moment.ts";
import { formatDayLong } from "#texts/format/days.ts";

/** Field messages of booking a job again. */
export const repeatMessages = {
  none: "Vælg mindst én dato",
  tooMany: "Vælg højst 20 datoer ad gangen",
  twice: "Samme dato er valgt to gange",
  invalid: "Vælg en gyldig dato",
  /** Which of the days is refused, and why. */
  ofDay: (day: Day, message: string) => `${formatDayLong(day)}: ${message}`,
} as const;
