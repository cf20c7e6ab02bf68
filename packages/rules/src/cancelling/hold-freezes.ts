import type { Moment } from "#rules/time/moment.ts";

/** From this day on nobody is kept from work by a computer alone. */
const PEOPLE_DECIDE_FROM = "2026-12-02T00:00:00+01:00";

/** From when on a freeze waits until somebody of the office has confirmed it; null for never. */
export function holdFreezesFrom(choice: string, production: boolean): Moment | null {
  if (choice === "off" || (choice === "" && !production)) return null;
  return choice === "on" ? 0 : Date.parse(PEOPLE_DECIDE_FROM);
}
