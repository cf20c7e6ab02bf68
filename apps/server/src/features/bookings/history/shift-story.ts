import type { SavedEdit } from "#server/features/bookings/agreement/booking-edits.ts";
import type { TermChangeRow } from "#server/features/bookings/agreement/term-change.queries.ts";
import { type MissedArrivalRow, notedByOf } from "#server/features/bookings/missed/missed-arrival.queries.ts";
import type { ShiftRow } from "#server/features/bookings/shifts/shift.queries.ts";
import {
  type Happening,
  happeningsIn,
  type Reader,
  recorded,
  withoutRepetition,
  withRecorded,
} from "./happening.ts";
import { changesIn, hoursStory } from "./hours-story.ts";
import type { Act, PaidLine } from "./story.queries.ts";

/** What is stored and recorded of one person's shift. */
export interface ShiftFacts {
  readonly shift: ShiftRow;
  /** All that was saved of the booking. */
  readonly edits: readonly SavedEdit[];
  readonly asked: readonly TermChangeRow[];
  readonly missed: readonly MissedArrivalRow[];
  readonly paid: readonly PaidLine[];
  readonly acts: readonly Act[];
  /** Whether what a late removal pays the person waits to be paid or is due. */
  readonly isRemovalPaid: boolean;
}

/** What happened to one person's shift, in no order. */
export function shiftStory(facts: ShiftFacts, reader: Reader): Happening[] {
  const { shift, acts } = facts;
  const held = [
    ...happeningsIn([
      ["applied", shift.applied_at, "employee"],
      ["selected", shift.booked_at, "company"],
      ["ready", shift.employee_checkin, "employee"],
      ["on_my_way", shift.on_my_way_at, "employee", { minutes: shift.delay_minutes }],
      ["arrived", shift.arrived_at, "employee"],
      ["removed", shift.removed_at, removedBy(shift)],
      [isSickReport(shift) ? "sick" : "left", shift.cancelled_at, "employee"],
    ]),
    ...questions(facts),
    ...facts.missed.flatMap(missedStory),
    ...feeOf(facts),
    ...facts.paid.map(payOf),
  ];
  const told = acts.flatMap(recordedOf);
  return withoutRepetition([...withRecorded(held, told), ...hoursStory(shift, acts, reader)]);
}

function removedBy({ removed_by }: ShiftRow): Happening["by"] {
  return removed_by === "admin" ? "office" : "company";
}

/** A late report that the office takes for a cancellation was a sick report all the same. */
function isSickReport({ status, sick_late }: ShiftRow): boolean {
  return status === "sick" || sick_late;
}

function questions({ asked, edits }: ShiftFacts): Happening[] {
  /** Who saved the change that asks or takes back. */
  const saverAt = (at: Date) =>
    edits.find((edit) => edit.at.getTime() === at.getTime())?.by === "admin" ? "office" : "company";
  return asked.flatMap(({ state, asked_at, settled_at }) =>
    happeningsIn([
      ["asked", asked_at, saverAt(asked_at)],
      ...(state === "asked" || settled_at === null
        ? []
        : [[state, settled_at, answererOf(state) ?? saverAt(settled_at)] as const]),
    ]),
  );
}

function answererOf(state: TermChangeRow["state"]): Happening["by"] | null {
  if (state === "accepted" || state === "declined") return "employee";
  return state === "expired" ? "system" : null;
}

const outcomes = { came: "came_after_all", no_show: "no_show", excused: "no_show_excused" } as const;

function missedStory(note: MissedArrivalRow): Happening[] {
  const { noted_at, state, settled_at, settled_by } = note;
  const by = notedByOf(note);
  const settler = settled_by === "person" ? "employee" : (settled_by ?? "office");
  return happeningsIn([
    ["missed", noted_at, by === "clock" ? "system" : by],
    ...(state === "open" ? [] : [[outcomes[state], settled_at, settler] as const]),
  ]);
}

/** What a late removal costs the company and pays the person, and that the company no longer owes it. */
function feeOf({ shift, isRemovalPaid }: ShiftFacts): Happening[] {
  const { cancellation_fee: fee, cancellation_pay: pay, removed_at, fee_at } = shift;
  const due = fee_at ?? removed_at;
  const by = removedBy(shift);
  return [
    ...(fee > 0
      ? happeningsIn([
          ["fee", due, by, { amount: fee }],
          ["fee_lapsed", shift.cancellation_fee_lapsed_at, "system"],
        ])
      : []),
    ...(isRemovalPaid ? happeningsIn([["removal_pay", due, by, { amount: pay }]]) : []),
  ];
}

const payKinds = { pay: "paid", difference: "pay_corrected", cancellation: "removal_paid" } as const;

function payOf({ kind, amount, created_at, created_by, settled_at }: PaidLine): Happening {
  const at = (settled_at ?? created_at).getTime();
  return { kind: payKinds[kind], at, by: created_by === null ? "system" : "office", amount };
}

const kindsOfActs: Readonly<Record<string, Happening["kind"]>> = {
  apply: "applied",
  withdraw: "withdrawn",
  reconfirm: "reconfirmed",
  selected: "selected",
  accept_offer: "selected",
  promote_from_standby: "selected",
  add_worker: "selected",
  accept_change: "accepted",
  check_in: "ready",
  on_my_way: "on_my_way",
  arrive: "arrived",
  note_not_arrived: "missed",
  came_after_all: "came_after_all",
  removed: "removed",
  release: "removed",
  cancel: "left",
  report_sick: "sick",
  report_sick_for_person: "sick",
  take_back_sick: "sick_taken_back",
  drop_fee: "fee_lapsed",
};

const sickDecisions = { excuse: "sick_excused", late_cancellation: "sick_not_excused" } as const;
const absenceDecisions = { no_show: "no_show", excused: "no_show_excused" } as const;
const causes = { declined: "declined", expired: "expired", collides: "collided" } as const;

/** What was recorded of a shift apart from its hours; nothing that was written, which may be private. */
function recordedOf(act: Act): Happening[] {
  const detail = (act.detail ?? {}) as {
    decision?: keyof typeof sickDecisions | keyof typeof absenceDecisions;
    cause?: keyof typeof causes;
    minutes?: number | null;
  };
  const kind = kindsOfActs[act.action];
  if (kind) return [recorded(act, kind, kind === "on_my_way" ? { minutes: detail.minutes ?? null } : {})];
  const { decision, cause } = detail;
  if (act.action === "release_after_change" && cause) return [recorded(act, causes[cause])];
  if (act.action === "set_met") return metStory(act);
  if (decision === "excuse" || decision === "late_cancellation")
    return [recorded(act, sickDecisions[decision])];
  return decision && act.action === "decide_not_arrived" ? [recorded(act, absenceDecisions[decision])] : [];
}

function metStory(act: Act): Happening[] {
  const isNotMet = changesIn(act.detail).not_met_for_booking?.after;
  return isNotMet === undefined ? [] : [recorded(act, isNotMet === true ? "no_show" : "came_after_all")];
}
