/** What a strip shows: `hours` from `firstHour` on. */
export interface StripWindow {
  firstHour: number;
  hours: number;
}

/** The whole working day of the trade: 06:00 to 06:00. */
export const wholeDay: StripWindow = { firstHour: 6, hours: 24 };

/** Start and end on the strip in percent of its window. */
export interface StripPlace {
  from: number;
  to: number;
}

/** A window close around a booked shift, so that a quarter of an hour can be seen. Its length divides by four. */
export function closeUpOf(booked: { from: string; to: string }): StripWindow {
  const start = hourOf(booked.from);
  const length = (hourOf(booked.to) - start + 24) % 24 || 24;
  const hours = [12, 16, 20].find((shown) => shown >= length + 3) ?? 24;
  return { firstHour: Math.round(start + length / 2 - hours / 2), hours };
}

/**
 * Where a shift stands on the strip; what reaches out of the window is cut at its edge. One that begins before the
 * first hour of a whole day, and is mostly after it, is cut at the left.
 * @param from `HH:MM`
 * @param to `HH:MM`; at or before the start it is the next day.
 */
export function stripPlace(from: string, to: string, window = wholeDay): StripPlace {
  const start = hoursInto(window, from);
  const end = hoursInto(window, to);
  const isEarly = window.hours === 24 && end <= start && end > 24 - start;
  return {
    from: isEarly ? 0 : percentOf(start, window),
    to: percentOf(end > start || isEarly ? end : end + 24, window),
  };
}

/** The part of a time that ends with the `agreed` one, and the end that goes beyond it, null where none does. */
export function stripParts(
  time: { from: string; to: string },
  agreed: { from: string; to: string },
  window = wholeDay,
): { within: StripPlace; over: StripPlace | null } {
  const whole = stripPlace(time.from, time.to, window);
  const agreedEnd = stripPlace(agreed.from, agreed.to, window).to;
  if (whole.to <= agreedEnd || agreedEnd <= whole.from) return { within: whole, over: null };
  return { within: { from: whole.from, to: agreedEnd }, over: { from: agreedEnd, to: whole.to } };
}

/**
 * A time in the part that it shares with the one before it, and what it has more at its beginning and its end, each null
 * where there is none. A time that shares nothing is all new, as `early`.
 */
export function newParts(
  time: { from: string; to: string },
  before: { from: string; to: string },
): { shared: StripPlace | null; early: StripPlace | null; late: StripPlace | null } {
  const [now, old] = [stripPlace(time.from, time.to), stripPlace(before.from, before.to)];
  const shared = { from: Math.max(now.from, old.from), to: Math.min(now.to, old.to) };
  if (shared.from >= shared.to) return { shared: null, early: now, late: null };
  return {
    shared,
    early: now.from < shared.from ? { from: now.from, to: shared.from } : null,
    late: now.to > shared.to ? { from: shared.to, to: now.to } : null,
  };
}

/** Hours from the window's start; negative for the times shortly before a window that is not the whole day. */
function hoursInto({ firstHour, hours }: StripWindow, time: string): number {
  const before = (24 - hours) / 2;
  return ((hourOf(time) - firstHour + before + 48) % 24) - before;
}

function percentOf(hours: number, window: StripWindow): number {
  const percent = (hours / window.hours) * 100;
  return Math.round(Math.min(100, Math.max(0, percent)) * 100) / 100;
}

function hourOf(time: string): number {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  return hour + minute / 60;
}
