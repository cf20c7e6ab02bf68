import { useState } from "react";
import { addDays, type Day, isDay } from "#rules/time/moment.ts";
import { applyMask } from "#web/ui/fields/text-field.tsx";

export const dayPartNames = ["day", "month", "year"] as const;
export type DayPart = (typeof dayPartNames)[number];
/** Day, month and year as they stand in the field. */
export type DayParts = readonly [day: string, month: string, year: string];

/**
 * The three parts of a day as they are typed. `value` and `onChange` know whole days only, empty while the parts are
 * none: a day that comes from outside replaces what is typed, a half typed one is left alone.
 */
export function useDayParts(value: string, onChange: (day: Day | "") => void) {
  const [parts, setParts] = useState<DayParts>(() => splitDay(value));
  const [known, setKnown] = useState(value);
  if (value !== known) {
    setKnown(value);
    if (value !== joinDay(parts)) setParts(splitDay(value));
  }

  function change(next: DayParts) {
    setParts(next);
    const day = joinDay(next);
    if (day !== value) onChange(day);
  }

  return {
    parts,
    change,
    /** So many days on or back from a whole day. */
    step: (days: number) => {
      const day = joinDay(parts);
      if (day) change(splitDay(addDays(day, days)));
    },
  };
}

/** The parts with one of them typed anew, and whether no further digit could follow in it. */
export function typeInto(parts: DayParts, part: DayPart, text: string): { parts: DayParts; isDone: boolean } {
  const digits = applyMask(text, "digits", part === "year" ? 4 : 2);
  const isDone = isComplete(part, digits);
  return { parts: withPart(parts, part, isDone ? tidied(part, digits) : digits), isDone };
}

export function withPart(parts: DayParts, part: DayPart, text: string): DayParts {
  const [day, month, year] = dayPartNames.map((name, index) => (name === part ? text : parts[index]));
  return [day ?? "", month ?? "", year ?? ""];
}

/**
 * The parts with digits that a part has no room for moved on to the next: «04122026» typed into the day, where nothing
 * led on from it, is a whole date.
 */
export function spread(parts: DayParts): DayParts {
  let rest = "";
  const [day = "", month = "", year = ""] = dayPartNames.map((part, index) => {
    const digits = applyMask(rest + parts[index], "digits");
    const lengths = Array.from(digits, (_, end) => end + 1);
    const length = lengths.find((length) => isComplete(part, digits.slice(0, length))) ?? digits.length;
    rest = digits.slice(length);
    return rest === "" ? digits : tidied(part, digits.slice(0, length));
  });
  return [day, month, year];
}

/** `YYYY-MM-DD`; empty while the parts are no day that exists. */
export function joinDay([date, month, year]: DayParts): Day | "" {
  const day = `${year}-${month.padStart(2, "0")}-${date.padStart(2, "0")}`;
  return isDay(day) ? day : "";
}

/** All empty without a day. */
export function splitDay(day: string): DayParts {
  const [year = "", month = "", date = ""] = day.split("-");
  return [date, month, year];
}

/** «4» as a day, «2» as a month, four digits as a year. */
function isComplete(part: DayPart, text: string): boolean {
  if (part === "year") return text.length === 4;
  return text.length === 2 || Number(text) > (part === "day" ? 3 : 1);
}

/** A part as it stands once it is left: two digits, and a year of this century for a short one. */
export function tidied(part: DayPart, text: string): string {
  if (text === "" || text === "0") return "";
  if (part === "year") return text.length === 2 ? `20${text}` : text;
  return text.padStart(2, "0");
}
