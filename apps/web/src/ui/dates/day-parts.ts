import { type Day, isDay } from "#rules/time/moment.ts";

/** Day, month and year as typed → `YYYY-MM-DD`; empty while they are no day that exists. */
export function joinDay(parts: readonly string[]): Day | "" {
  const [date = "", month = "", year = ""] = parts;
  const day = `${year}-${month.padStart(2, "0")}-${date.padStart(2, "0")}`;
  return isDay(day) ? day : "";
}

/** `YYYY-MM-DD` → day, month and year; all empty without a day. */
export function splitDay(day: Day | ""): [string, string, string] {
  const [year = "", month = "", date = ""] = day.split("-");
  return [date, month, year];
}

/** Whether no further digit could follow: «4» as a day, «2» as a month, four digits as a year. */
export function isComplete(part: "day" | "month" | "year", text: string): boolean {
  if (part === "year") return text.length === 4;
  return text.length === 2 || Number(text) > (part === "day" ? 3 : 1);
}

/** A part as it stands once it is left: two digits, and a year of this century for a short one. */
export function tidied(part: "day" | "month" | "year", text: string): string {
  if (text === "" || text === "0") return "";
  if (part === "year") return text.length === 2 ? `20${text}` : text;
  return text.padStart(2, "0");
}
