import { type Ore, roundHalfUp } from "#rules/money/ore.ts";

/** The rows that a price table can have, in their order. */
export type PriceRowKey =
  | "shifts"
  | "minimum"
  | "overtime"
  | "clock_change"
  | "transport"
  | "service"
  | "rush"
  | "emergency";

/** What the sentence that explains a row needs to know; a row has those of the facts that concern it. */
export interface PriceReason {
  /** Half an hour a person when the break is at the staff's own expense. */
  breakHours?: number;
  /** The fee inside the unit price, øre per hour. */
  fee?: Ore;
  minimumHours?: number;
  overtimeStepHours?: number;
  transportHours?: number;
  /** The fee of a booking made less than so many hours before its start. */
  underHours?: number;
}

/**
 * One row of a price table. Rates are exact øre per hour (eighths of an øre), only the total is rounded.
 * Rules: Unit price; Rounding, docs/rules/pricing.md.
 */
export interface PriceRow {
  key: PriceRowKey;
  /** People whom the row concerns. */
  people: number;
  /** Hours of all of them together; negative for the hour that summer time takes. */
  hours: number;
  /** Hours of each, null when they differ. */
  hoursEach: number | null;
  /** 0 on rows of a fee alone. */
  hourlyWage: Ore;
  /** Holiday supplement and ATP per hour, 0 on rows of a fee alone. */
  holiday: number;
  /** What an hour is charged: wage, holiday supplement and fee, as far as the row has them. */
  unitPrice: number;
  /** Øre, rounded half up once for the row. */
  total: Ore;
  why: PriceReason;
}

/** What a row charges per hour: a wage with its supplement, a fee, or both. Øre. */
export interface Rate {
  hourlyWage?: Ore;
  fee?: Ore;
}

/**
 * A row over everybody's hours, or null when it comes to nothing. `hoursOfEach` has one entry a person;
 * people with 0 hours are not counted.
 */
export function priceRow(
  key: PriceRowKey,
  hoursOfEach: number[],
  rate: Rate,
  why: PriceReason,
): PriceRow | null {
  const counted = hoursOfEach.filter((hours) => hours !== 0);
  const minutes = counted.reduce((sum, hours) => sum + minutesIn(hours), 0);
  const eighths = unitPriceInEighths(rate);
  const total = roundHalfUp(eighths * minutes, 8 * 60);
  if (total === 0) return null;

  const [first] = counted;
  const isSame = counted.every((hours) => hours === first);
  return {
    key,
    people: counted.length,
    hours: minutes / 60,
    hoursEach: isSame && first !== undefined ? first : null,
    hourlyWage: rate.hourlyWage ?? 0,
    holiday: holidayPartOf(rate.hourlyWage ?? 0),
    unitPrice: eighths / 8,
    total,
    why,
  };
}

/**
 * Holiday supplement and ATP, 12.5 percent of a wage in øre; exact, as an eighth is in binary.
 * Rule: Unit price, docs/rules/pricing.md.
 */
export function holidayPartOf(hourlyWage: Ore): number {
  return hourlyWage / 8;
}

function unitPriceInEighths({ hourlyWage = 0, fee = 0 }: Rate): number {
  return hourlyWage * 9 + fee * 8;
}

function minutesIn(hours: number): number {
  return Math.round(hours * 60);
}
