import type { worklistEndpoints } from "#contract/backoffice/worklist.endpoints.ts";
import type { AnswerOf } from "#contract/wire/endpoint.ts";
import { type Ore, toWireKroner } from "#rules/money/ore.ts";
import { periodOf } from "#rules/pay/payroll-period.ts";
import type { Reminder } from "#rules/shifts/reminding.ts";
import { type TodayKey, todayKeys } from "#rules/shifts/waiting.ts";
import { priceAsBooked } from "#server/features/pricing/booked-price.ts";
import { serializeLastReminders } from "#server/features/reminders/last-reminders.ts";
import { canSendAgain } from "#server/platform/outbox/states.ts";
import { deliveryReason } from "#texts/da/admin/delivery-reasons.ts";
import { type Amounts, invoiceRunKey, invoiceRunOf } from "./amounts.ts";
import type { WorklistItem } from "./item-details.ts";
import type { FailedDelivery } from "./sections/section.ts";
import { MAX_ITEMS } from "./worklist.queries.ts";

type WireSection = AnswerOf<typeof worklistEndpoints.today>["groups"][number];
type Item = WireSection["items"][number];
type Run = NonNullable<Item["run"]>;

/** The items by section, in the order in which they hurt; what nothing waits in has no items. */
export function serializeSections(rows: readonly WorklistItem[], money: Amounts): WireSection[] {
  const byKey = Map.groupBy(rows, ({ key }) => key);
  return todayKeys.map((key) => {
    const own = byKey.get(key) ?? [];
    const runs = runsOf(key, own, money);
    return {
      key,
      count: own[0]?.total ?? 0,
      items: shownOf(own, runs).map((row) => serializeItem(row, money, runs.get(row) ?? null)),
    };
  });
}

/** What each line that is ready goes out with: a company's week, or a pay period. */
function runsOf(
  key: TodayKey,
  rows: readonly WorklistItem[],
  { invoices, payRuns }: Amounts,
): Map<WorklistItem, Run> {
  const runs = new Map<WorklistItem, Run>();
  if (key === "ready_to_pay") {
    for (const row of rows) {
      const run = row.booking && payRuns.get(periodOf(row.booking.date));
      if (run) runs.set(row, run);
    }
  }
  if (key === "ready_to_invoice") {
    const groups = [...Map.groupBy(rows, ({ booking }) => booking && invoiceRunKey(booking)).values()];
    const isAll = rows.length === (rows[0]?.total ?? 0);
    for (const [place, own] of groups.entries()) {
      const bookings = own.map(({ booking_id, people }) => ({ id: booking_id ?? 0, people: people ?? 0 }));
      const run = invoiceRunOf(bookings, invoices, isAll || place < groups.length - 1);
      for (const row of own) runs.set(row, run);
    }
  }
  return runs;
}

/** The lines that are shown, in their order: the first of each run before what follows it. */
function shownOf(rows: readonly WorklistItem[], runs: ReadonlyMap<WorklistItem, Run>): WorklistItem[] {
  if (rows.length <= MAX_ITEMS) return [...rows];
  const seen = new Set<Run | undefined>();
  const first: WorklistItem[] = [];
  const others: WorklistItem[] = [];
  for (const row of rows) {
    const run = runs.get(row);
    (run && seen.has(run) ? others : first).push(row);
    seen.add(run);
  }
  const shown = new Set([...first, ...others].slice(0, MAX_ITEMS));
  return rows.filter((row) => shown.has(row));
}

function serializeItem(row: WorklistItem, money: Amounts, run: Run | null): Item {
  const { booking, person, stamps } = row;
  const times = (from: string | null, to: string | null) =>
    from !== null && to !== null ? { from, to } : null;
  return {
    booking_id: row.booking_id,
    shift_id: row.shift_id,
    employee_id: row.employee_id,
    question_id: row.question_id,
    corporation_id: booking?.corporation_id ?? null,
    corporation: booking?.corporation ?? null,
    corporation_phone: booking?.corporation_phone || null,
    person: person ? `${person.first_name} ${person.last_name}`.trim() : row.recipient,
    phone: person?.phone || null,
    job_title: booking?.job_title ?? null,
    date: booking?.date ?? null,
    start_time: booking?.start_time ?? null,
    end_time: booking?.end_time ?? null,
    city: booking?.city ?? null,
    at: row.at?.toISOString() ?? null,
    people: row.people,
    places: booking?.number_of_staff ?? null,
    amount: amountOf(row, money),
    run,
    stamps: stamps && {
      employee: times(stamps.employee_checkin_time, stamps.employee_checkout_time),
      corporation: times(stamps.corporation_checkin_time, stamps.corporation_checkout_time),
    },
    about: [...row.about],
    words: row.words,
    delivery: row.delivery && deliveryOf(row.delivery),
    reminded: remindedOf(row),
  };
}

function amountOf(row: WorklistItem, money: Amounts): number | null {
  const ore = oreOf(row, money);
  return ore === undefined ? null : toWireKroner(ore);
}

function oreOf({ key, booking, booking_id, employee_id }: WorklistItem, money: Amounts): Ore | undefined {
  switch (key) {
    case "to_approve":
      return booking ? priceAsBooked(booking).total : undefined;
    case "ready_to_invoice":
      return money.invoices.get(booking_id ?? 0);
    case "ready_to_pay":
      return money.pay.get(booking_id ?? 0);
    case "prepaid_too_much":
      return money.prepaidTooMuch.get(booking_id ?? 0);
    case "missing_data":
      return money.waitingPay.get(employee_id ?? 0);
    default:
      return undefined;
  }
}

function deliveryOf(delivery: FailedDelivery): Item["delivery"] {
  const { id, problem, channel, status } = delivery;
  return {
    id,
    can_send_again: canSendAgain(delivery).ok,
    reason: problem && deliveryReason(problem, channel, status),
  };
}

/** What a line's people are reminded of: a shift may wait for its times and for its person's numbers at once. */
const remindedIn: Partial<Record<TodayKey, readonly Reminder[]>> = {
  not_ready: ["check_in"],
  not_checked_out: ["employee_times", "company_times"],
  late_checkouts: ["employee_times", "company_times"],
  open_hours: ["employee_times", "company_times"],
  missing_data: ["pay_data"],
};

function remindedOf({ key, reminders, ...row }: WorklistItem): Item["reminded"] {
  const subject = { shift: row.shift_id, booking: row.booking_id, employee: row.employee_id };
  return serializeLastReminders(reminders, subject).filter(({ about }) => remindedIn[key]?.includes(about));
}
