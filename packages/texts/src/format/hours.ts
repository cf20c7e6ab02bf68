import { formatDecimal, formatShortDecimal } from "./numbers.ts";

/** Decimal hours in words: «8 timer», «7,5 timer», «1 time», «0,5 time». */
export function formatHours(hours: number): string {
  const singular = hours > 0 && hours < 2;
  return `${formatShortDecimal(hours)} ${singular ? "time" : "timer"}`;
}

/** Worked hours on the employee's checkout: «7,5/t». */
export function formatHoursSlash(hours: number): string {
  return `${formatShortDecimal(hours)}/t`;
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
