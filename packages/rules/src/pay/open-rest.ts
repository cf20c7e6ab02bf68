import { type Ore, roundHalfUp } from "#rules/money/ore.ts";

/** Who is to do something next about hours that silence has left open. */
export const restWaitsFor = ["employee", "company", "office"] as const;
export type RestWaitsFor = (typeof restWaitsFor)[number];

/** What is open beside the payment of a part: hours and øre, negative where the part was too much. */
export interface OpenRest {
  readonly hours: number;
  readonly pay: Ore;
  readonly waitsFor: RestWaitsFor;
}

/** What stays open of a shift's pay once silence has agreed on a part; null where nothing does. Rule: Open beside a payment, docs/rules/pay.md. */
export function openRestOf(facts: {
  /** By `openHoursAfterSilence`. */
  openHours: number;
  /** Øre. */
  hourlyWage: Ore;
  bothAgree: boolean;
  awaitsEmployee: boolean;
}): OpenRest | null {
  const { openHours: hours, hourlyWage, bothAgree, awaitsEmployee } = facts;
  if (hours === 0) return null;
  const pay = roundHalfUp(hourlyWage * Math.round(hours * 60), 60);
  const side = awaitsEmployee ? "employee" : "company";
  return { hours, pay, waitsFor: bothAgree ? "office" : side };
}
