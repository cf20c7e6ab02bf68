import { periodOf } from "#rules/pay/payroll-period.ts";
import type { TodayKey } from "#rules/shifts/waiting.ts";
import { weekOf } from "#rules/time/week.ts";
import type { TodayItem } from "./today-item.ts";

/** One kind of thing that waits, as it is answered. */
export interface Group {
  readonly key: TodayKey;
  readonly count: number;
  readonly items: readonly TodayItem[];
}

/** A line that stands for all that goes out together. */
export type RunItem = TodayItem & { readonly run: NonNullable<TodayItem["run"]> };

/** The lines of a group: what goes out together, a company's week or a pay period, is one of them. */
export function linesOf(group: TodayKey, items: readonly TodayItem[]): TodayItem[] {
  const seen = new Set<string>();
  return items.filter((item) => {
    const key = runKey(group, item);
    if (key === null) return true;
    const isFirst = !seen.has(key);
    seen.add(key);
    return isFirst;
  });
}

/** How many lines of a group wait; of a group that is not shown whole, how many bookings or shifts. */
export function countOf({ key, count, items }: Group): number {
  return count > items.length ? count : linesOf(key, items).length;
}

/** A line that stands for several bookings. */
export function isRun(item: TodayItem): item is RunItem {
  return item.run !== null && item.run.bookings > 1;
}

function runKey(group: TodayKey, item: TodayItem): string | null {
  if (!isRun(item) || item.date === null) return null;
  if (group === "ready_to_pay") return periodOf(item.date);
  const { week, year } = weekOf(item.date);
  return `${item.corporation_id} ${year}-${week}`;
}
