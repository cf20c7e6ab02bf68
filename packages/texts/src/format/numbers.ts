import type { Ore } from "#rules/money/ore.ts";

// Kept, because making a formatter takes a hundred times as long as using one.
const withPlaces = [exactly(0), exactly(1), exactly(2)] as const;
const shortest = new Intl.NumberFormat("da-DK", { maximumFractionDigits: 2 });

/** A number as Danes write it: dot for thousands, comma for decimals, exactly `places` of them. */
export function formatDecimal(value: number, places: 0 | 1 | 2): string {
  return withPlaces[places].format(value);
}

/** The shortest form, at most two decimals: 8, 7,5, 8,75. */
export function formatShortDecimal(value: number): string {
  return shortest.format(value);
}

/** A count: 1.204. */
export function formatCount(count: number): string {
  return formatDecimal(count, 0);
}

/** An average of stars with one decimal: 4,7. */
export function formatRating(rating: number): string {
  return formatDecimal(rating, 1);
}

/** 12,5 → «12,5 %», with the no-break space that Danish has before the sign. */
export function formatPercent(percent: number): string {
  return `${formatShortDecimal(percent)}\u00a0%`;
}

function exactly(places: number): Intl.NumberFormat {
  return new Intl.NumberFormat("da-DK", { minimumFractionDigits: places, maximumFractionDigits: places });
}

/** Decimal hours in words: «8 timer», «7,5 timer», «1 time», «0,5 time». */
export function formatHours(hours: number): string {
  const singular = hours > 0 && hours < 2;
  return `${formatShortDecimal(hours)} ${singular ? "time" : "timer"}`;
}

/** How long before a start: whole days from two on as «4 døgn», else «36 timer». */
export function formatLead(hours: number): string {
  return hours > 24 && hours % 24 === 0 ? `${hours / 24} døgn` : formatHours(hours);
}

/** Hours in tables, always two decimals: «8,00», «8,75». */
export function formatHoursColumn(hours: number): string {
  return formatDecimal(hours, 2);
}

/** The Antal column: «3 × 8,00», persons times hours each. */
export function formatQuantity(people: number, hoursEach: number): string {
  return `${people} × ${formatHoursColumn(hoursEach)}`;
}

/** A difference in words: 0.75 → «45 minutter», 1 → «1 time», 1.25 → «1 time og 15 minutter». */
export function formatDuration(hours: number): string {
  const minutes = Math.round(hours * 60);
  const whole = Math.floor(minutes / 60);
  const rest = minutes % 60;
  const words = [
    whole > 0 ? `${whole} ${whole === 1 ? "time" : "timer"}` : "",
    rest > 0 ? `${rest} ${rest === 1 ? "minut" : "minutter"}` : "",
  ].filter((part) => part !== "");
  return words.join(" og ") || "0 minutter";
}

/** 123450 øre → «1.234,50». Integer øre only, so nothing is rounded here. */
export function formatKroner(ore: Ore): string {
  const digits = String(Math.abs(ore)).padStart(3, "0");
  const kroner = digits.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, ".");
  return `${ore < 0 ? "-" : ""}${kroner},${digits.slice(-2)}`;
}

/** 123450 øre → «1.234,50 kr.», with a no-break space. */
export function formatKronerUnit(ore: Ore): string {
  return `${formatKroner(ore)}\u00a0kr.`;
}

/** Round amounts in running text: 1200000 øre → «12.000 kr.»; øre are shown when there are any. */
export function formatRoundKroner(ore: Ore): string {
  return formatKronerUnit(ore).replace(",00", "");
}

const unitPrice = new Intl.NumberFormat("da-DK", { minimumFractionDigits: 2, maximumFractionDigits: 4 });

/** The price of a unit in kroner, with as many decimals as it has, four at most: 216.5625 → «216,5625». */
export function formatUnitPrice(kroner: number): string {
  return unitPrice.format(kroner);
}

/** An exact rate, which may have parts of an øre, as it is shown: 21656.25 → «216,56 kr.», halves up. */
export function formatRate(exactOre: number): string {
  return formatKronerUnit(Math.round(exactOre));
}

/** «1 ansøger», «3 ansøgere», «0 ansøgere». */
export function plural(count: number, one: string, many: string): string {
  return `${formatCount(count)} ${count === 1 ? one : many}`;
}

/** «Anna», «Anna og Jonas», «Anna, Jonas og Line». */
export function listOf(words: readonly string[]): string {
  const last = words.at(-1) ?? "";
  return words.length < 2 ? last : `${words.slice(0, -1).join(", ")} og ${last}`;
}
