import type { WireHistoryEntry } from "#contract/bookings/history.endpoints.ts";
import type { Times } from "#rules/checkout/times.ts";
import { type Ore, toWireKroner } from "#rules/money/ore.ts";
import type { Moment } from "#rules/time/moment.ts";
import type { Act } from "./story.queries.ts";

type Kind = WireHistoryEntry["kind"];

/** Whose history it is: a company's, that of the office, or a person's own. */
export type Reader = "company" | "office" | "employee";

/** One thing that happened; amounts in øre. */
export interface Happening {
  readonly kind: Kind;
  readonly at: Moment;
  readonly by: WireHistoryEntry["by"];
  readonly changes?: WireHistoryEntry["changes"];
  readonly times?: Times;
  readonly amount?: Ore;
  readonly minutes?: number | null;
}

/** What is stored of something that happens once at a time: nothing without a moment. */
type Held = readonly [kind: Kind, at: Date | null, by: Happening["by"], more?: Partial<Happening>];

export function happeningsIn(held: readonly Held[]): Happening[] {
  return held.flatMap(([kind, at, by, more]) =>
    at === null ? [] : [{ kind, at: at.getTime(), by, ...more }],
  );
}

const doers = { corporation: "company", admin: "office", employee: "employee", system: "system" } as const;

/** Who did it: of every act of an admin the office, also in a take-over. */
function doerOf({ actor_kind }: Pick<Act, "actor_kind">): Happening["by"] {
  return doers[actor_kind];
}

/** A thing that was recorded. */
export function recorded(act: Act, kind: Kind, more: Partial<Happening> = {}): Happening {
  return { kind, at: act.at.getTime(), by: doerOf(act), ...more };
}

/**
 * What rows hold, which is the last of each, with what was recorded: it knows who did it, and what came before. A phone
 * without a connection keeps some acts, so that these are recorded later than they were done.
 */
export function withRecorded(held: readonly Happening[], acts: readonly Happening[]): Happening[] {
  const byKey = new Map(held.map((one) => [keyOf(one), one]));
  for (const act of acts) {
    const same = byKey.get(keyOf(act)) ?? keptByPhone(held, acts, act);
    byKey.set(keyOf(same ?? act), { ...act, ...same, by: act.by });
  }
  return [...byKey.values()];
}

const keyOf = ({ kind, at }: Happening) => `${kind} ${at}`;

function keptByPhone(held: readonly Happening[], acts: readonly Happening[], act: Happening) {
  const isKept = act.kind === "ready" || act.kind === "arrived";
  const isLast = acts.findLast(({ kind }) => kind === act.kind) === act;
  return isKept && isLast ? held.find(({ kind, at }) => kind === act.kind && at <= act.at) : undefined;
}

/** What says less than something else of the same moment. */
const saidBy: Partial<Record<Kind, readonly Kind[]>> = {
  removed: ["declined", "expired", "collided"],
  expired: ["collided"],
  arrived: ["came_after_all"],
};

/** Only what says most of a moment. */
export function withoutRepetition(happenings: readonly Happening[]): Happening[] {
  return happenings.filter(
    ({ kind, at }) =>
      !happenings.some((other) => other.at === at && saidBy[kind]?.includes(other.kind) === true),
  );
}

const money: readonly Reader[] = ["employee", "office"];
const fee: readonly Reader[] = ["company", "office"];

/** Who reads what not everybody does. */
const readers: Partial<Record<Kind, readonly Reader[]>> = {
  ...{ fee, fee_lapsed: fee },
  ...{ removal_pay: money, removal_paid: money, paid: money, pay_corrected: money },
  ...{ sick_excused: money, sick_not_excused: money },
};

/** What concerns a reader. Whether an absence was excused is between the person and the office. */
export function readBy(reader: Reader, happenings: readonly Happening[]): Happening[] {
  return happenings
    .filter(({ kind }) => readers[kind]?.includes(reader) ?? true)
    .map((one) => {
      const isDecision = one.kind === "no_show" || one.kind === "no_show_excused";
      return reader === "company" && isDecision ? { ...one, kind: "not_come" as const } : one;
    });
}

/** A happening on the wire, with whose shift it is about, if it is about one. */
export function toEntry(
  { kind, at, by, changes = [], times, amount, minutes = null }: Happening,
  person: Pick<WireHistoryEntry, "shift_id" | "first_name"> = { shift_id: null, first_name: null },
): WireHistoryEntry {
  return {
    ...{
      kind,
      at: new Date(at).toISOString(),
      by,
      by_name: null,
      changes,
      times: times ?? null,
      minutes,
      ...person,
    },
    amount: amount === undefined ? null : toWireKroner(amount),
  };
}
