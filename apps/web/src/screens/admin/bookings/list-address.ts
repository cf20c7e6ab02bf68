import { type MoneyGap, moneyGaps } from "#rules/money/booking-money.ts";
import { type Day, isGivenDay } from "#rules/time/moment.ts";
import { type IsoWeek, isWeekNumber } from "#rules/time/week.ts";

/** What the address of the historic list narrows it to; days are both included. */
export interface OldAddress {
  q?: string;
  from?: Day;
  to?: Day;
  money?: MoneyGap;
}

/** What the address of the upcoming list shows; without a view the open ones. */
export interface UpcomingAddress {
  q?: string;
  view?: "list" | "week";
  weekNumber?: number;
  year?: number;
}

type Typed = Record<string, unknown>;

/** Reads the historic list's address; what makes no sense is left out. */
export function oldInAddress({ q, from, to, money }: Typed): OldAddress {
  return {
    q: termIn(q),
    from: dayIn(from),
    to: dayIn(to),
    money: moneyGaps.find((gap) => gap === money),
  };
}

/** Reads the upcoming list's address; what makes no sense is left out. */
export function upcomingInAddress({ q, view, weekNumber, year }: Typed): UpcomingAddress {
  return {
    q: termIn(q),
    view: view === "list" || view === "week" ? view : undefined,
    weekNumber: Number(weekNumber) || undefined,
    year: Number(year) || undefined,
  };
}

/** The term that a list of people or companies is searched for. */
export function termInAddress({ q }: Typed): { q?: string } {
  return { q: termIn(q) };
}

/** The week of the address, null unless it names one of a year. */
export function weekOfAddress({ weekNumber: week = 0, year = 0 }: UpcomingAddress): IsoWeek | null {
  return isWeekNumber(week) && year >= 2000 && year <= 2100 ? { week, year } : null;
}

function dayIn(typed: unknown): Day | undefined {
  return typeof typed === "string" && isGivenDay(typed) ? typed : undefined;
}

/** A term of digits only comes as a number. */
function termIn(typed: unknown): string | undefined {
  return typeof typed === "string" || typeof typed === "number" ? String(typed) || undefined : undefined;
}
