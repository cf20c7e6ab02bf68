import { stampMeaning } from "#rules/checkout/stamp-meaning.ts";
import type { Times } from "#rules/checkout/times.ts";
import type { ShiftRow } from "#server/features/bookings/shifts/shift.queries.ts";
import { stampsOf, undisputedOf } from "#server/features/pricing/shift-times.ts";
import { type Happening, happeningsIn, type Reader, recorded, withRecorded } from "./happening.ts";
import type { Act } from "./story.queries.ts";

type Side = "employee" | "company";
type Stamp = Pick<Happening, "at" | "by"> & { readonly side: Side; readonly times: Times };

/** What was said of the hours of a shift: stamped, refused and agreed by either side, by silence, and by the office. */
export function hoursStory(shift: ShiftRow, acts: readonly Act[], reader: Reader): Happening[] {
  return [...stampStory(shift, acts), ...silence(shift, acts), ...officeHours(acts, reader)];
}

function stampStory(shift: ShiftRow, acts: readonly Act[]): Happening[] {
  const last = new Map<Side, Times>();
  let lastSide: Side | null = null;
  return allStamps(shift, acts).flatMap(({ side, times, at, by }): Happening[] => {
    const other = last.get(side === "employee" ? "company" : "employee") ?? null;
    const before = { own: last.get(side) ?? null, other, isOwnLast: lastSide === side };
    const meaning = stampMeaning(times, before);
    last.set(side, times);
    lastSide = side;
    return meaning === null ? [] : [{ kind: kinds[meaning][side], at, by, times }];
  });
}

const kinds = {
  first: { employee: "hours_by_employee", company: "hours_by_company" },
  agrees: { employee: "hours_agreed_by_employee", company: "hours_agreed_by_company" },
  refuses: { employee: "hours_refused_by_employee", company: "hours_refused_by_company" },
} as const;

/** All stamps of both sides in their order; the last of a side as it is stored where none of it is recorded. */
function allStamps(shift: ShiftRow, acts: readonly Act[]): Stamp[] {
  const written = acts.flatMap((act): Stamp[] => {
    const times = act.action === "stamp" ? timesOf(act.detail) : null;
    if (times === null) return [];
    const isOwn = act.actor_kind === "employee" || act.on_behalf_of?.startsWith("employee:") === true;
    const { at, by } = recorded(act, "hours_by_employee");
    return [{ side: isOwn ? "employee" : "company", times, at, by }];
  });
  const { employee, company } = stampsOf(shift);
  const stored = [
    ["employee", employee, shift.employee_stamped_at],
    ["company", company, shift.corporation_stamped_at],
  ] as const;
  const unwritten = stored.flatMap(([side, times, at]): Stamp[] => {
    if (times === null || at === null || written.some((stamp) => stamp.side === side)) return [];
    return [{ side, times, at: at.getTime(), by: side }];
  });
  return [...written, ...unwritten].toSorted((a, b) => a.at - b.at);
}

function silence(shift: ShiftRow, acts: readonly Act[]): Happening[] {
  const times = undisputedOf(shift);
  const held = times
    ? happeningsIn([["hours_agreed_by_silence", shift.undisputed_at, "system", { times }]])
    : [];
  const silent = acts.flatMap((act) => {
    const agreed = act.action === "agree_by_silence" ? timesOf(act.detail) : null;
    return agreed === null ? [] : [recorded(act, "hours_agreed_by_silence", { times: agreed })];
  });
  return withRecorded(held, silent);
}

/** What the office sets for the bill, and for the pay. */
const columns = {
  company: ["admin_checkin_time", "admin_checkout_time"],
  employee: ["admin_employee_checkin_time", "admin_employee_checkout_time"],
} as const;

/** Hours that the office set: those of the bill for the company and the office, those of the pay for the person. */
function officeHours(acts: readonly Act[], reader: Reader): Happening[] {
  const [from, to] = columns[reader === "employee" ? "employee" : "company"];
  const set = new Map<string, unknown>();
  return acts.flatMap((act) => {
    if (act.action === "set_met") return [];
    const changes = changesIn(act.detail);
    const changed = [from, to].filter((column) => changes[column] !== undefined);
    // A change names only those columns that became others.
    for (const column of changed) set.set(column, changes[column]?.after);
    const times = timesOf({ from: set.get(from), to: set.get(to) });
    return changed.length > 0 && times ? [recorded(act, "hours_by_office", { times })] : [];
  });
}

/** The columns that an act changed, with their new values. */
export function changesIn(detail: unknown): Record<string, { readonly after?: unknown } | undefined> {
  return ((detail ?? {}) as { changes?: ReturnType<typeof changesIn> }).changes ?? {};
}

function timesOf(detail: unknown): Times | null {
  const { from, to } = (detail ?? {}) as { from?: unknown; to?: unknown };
  return typeof from === "string" && typeof to === "string" ? { from, to } : null;
}
