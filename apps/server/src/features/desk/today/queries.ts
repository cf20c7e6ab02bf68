import { type RawBuilder, sql } from "kysely";
import { ALERT_STANDS } from "#rules/people/security/alerts.ts";
import { LATE_CHECKOUT_HOURS, type TodayKey, UNDER_FILLED_HOURS } from "#rules/shifts/waiting.ts";
import { NEAR_SHARE } from "#rules/shifts/working-time.ts";
import { addDays, dayOf, HOUR_MS, type Moment } from "#rules/time/moment.ts";
import { lastReminders } from "#server/features/desk/reminders/last-reminders.ts";
import type { Db } from "#server/platform/database/database.ts";
import { readTogether } from "#server/platform/database/driver/together.ts";
import { waitingByChannel } from "#server/platform/outbox/queries.ts";
import { failedDeliveries } from "./failed-deliveries.ts";
import { installation } from "./first-steps.ts";
import { lastingOfToday } from "./lasting.ts";
import { type Asked, MOST_ITEMS, part } from "./line.ts";
import {
  isStamped,
  isUnsent,
  lacksData,
  MOST_TO_INVOICE,
  readyToInvoice,
  readyToPay,
  sendable,
  shiftsToPay,
  sides,
  toInvoice,
} from "./ready.ts";
import type { TodayRow } from "./rows.ts";
import { workingTime } from "./working-time.ts";

/** Groups that wait for somebody outside the office. */
const remindedKeys: readonly TodayKey[] = [
  ...(["not_ready", "not_checked_out", "late_checkouts", "open_hours", "missing_data"] as const),
];

/** An SMS that did not arrive cannot be sent again; so long somebody can still call the person. */
const UNDELIVERED_HOURS = 72;

/** A shift lasts a day at most; one that has not ended did not start before this. */
const LONGEST_HOURS = 26;

/**
 * Everything that waits at `now`, the first lines of each group in their order, with what the page says of channels
 * and of the installation: in one statement.
 */
export function readWaiting(
  db: Db,
  { weekHours, mayLast }: { readonly weekHours: number; readonly mayLast: boolean },
  now: Moment,
  known: string | null,
) {
  const at = (hours: number) => new Date(now + hours * HOUR_MS);
  const asked = {
    now: at(0),
    startedAfter: at(-LONGEST_HOURS),
    fillUntil: at(UNDER_FILLED_HOURS),
    reportUntil: at(50),
    reportUntilDay: addDays(dayOf(now), 1),
    late: at(-LATE_CHECKOUT_HOURS),
    alertsAfter: new Date(now - ALERT_STANDS),
    reportedAfter: at(-UNDELIVERED_HOURS),
    nearHours: weekHours * NEAR_SHARE,
    mayLast,
  };
  return readAll(db, asked, known);
}

const readAll = readTogether(
  (db, asked: Asked) => ({
    lines: db
      .selectFrom(sql<TodayRow>`(${lines(asked)})`.as("l"))
      .selectAll("l")
      .orderBy(sql.ref("l.key"))
      .orderBy(sql.ref("l.place")),
    ...toInvoice(db),
    toPay: shiftsToPay(db),
    channels: waitingByChannel(db),
    installation: installation(db),
    lasting: lastingOfToday(db, asked),
  }),
  {
    shared: (asked: Asked) => ({ sendable: sendable(sql`${asked.now}::timestamptz`) }),
    isPlannedOnce: true,
  },
);

function lines(asked: Asked): RawBuilder<TodayRow> {
  const at = sql`${asked.now}::timestamptz`;
  const parts = [
    alerts(asked),
    toApprove(at),
    underFilled(at, asked),
    notReady(at, asked),
    ...hours(asked),
    readyToPay,
    missingData,
    penalties,
    workingTime(asked),
    transfers,
    failedDeliveries(asked),
  ];
  return sql<TodayRow>`
    with open_hours as materialized (${openHours(at)}), lines as (${sql.join(
      parts.map((part) => sql`(${part} limit ${sql.lit(MOST_ITEMS)})`),
      sql` union all `,
    )} union all (${readyToInvoice} limit ${sql.lit(MOST_TO_INVOICE)}))
    select l.*,
      case when b.id is not null then json_build_object('corporation_id', b.corporation_id, 'corporation', c.name,
        'job_title', t.job_title, 'date', b.date, 'start_time', b.start_time, 'end_time', b.end_time, 'city', b.city,
        'number_of_staff', b.number_of_staff, 'hourly_wage', b.hourly_wage, 'fee', b.fee,
        'standard_fee', b.standard_fee, 'urgent_booking_fee', b.urgent_booking_fee,
        'emergency_booking_fee', b.emergency_booking_fee, 'transport_wage', b.transport_wage,
        'self_paid_break', b.self_paid_break, 'terms', b.terms) end as booking,
      case when e.id is not null then json_build_object('first_name', e.first_name, 'last_name', e.last_name,
        'phone', e.phone) end as person,
      case when s.id is not null then json_build_object('employee_from', s.employee_checkin_time,
        'employee_to', s.employee_checkout_time, 'corporation_from', s.corporation_checkin_time,
        'corporation_to', s.corporation_checkout_time) end as stamps,
      case when l.key in (${sql.join(remindedKeys.map((key) => sql.lit(key)))}) then
        ${lastReminders({
          shift: sql`l.shift_id`,
          booking: sql`l.booking_id`,
          // Of a person much is logged, and only who is asked for numbers is looked up by it.
          employee: sql`(case when l.key = 'missing_data' then l.employee_id end)`,
        })}
      end as reminded
    from lines l
    left join bookings b on b.id = l.booking_id
    left join corporations c on c.id = b.corporation_id
    left join staff_types t on t.id = b.staff_type_id
    left join employees e on e.id = l.employee_id
    left join shifts s on s.id = l.shift_id`;
}

/** `bookingWaits`, for approval. Rule: Waiting bookings, docs/rules/bookings.md. */
function toApprove(now: RawBuilder<unknown>) {
  return part("to_approve", {
    booking: sql`b.id`,
    at: sql`b.created_at`,
    order: sql`b.created_at, b.id`,
    from: sql`bookings b where b.approved_at is null and b.status <> 'cancelled' and b.ends_at > ${now}`,
  });
}

/** `bookingWaits`, for people. Rule: Waiting bookings, docs/rules/bookings.md. */
function underFilled(at: RawBuilder<unknown>, { fillUntil }: Asked) {
  return part("under_filled", {
    booking: sql`b.id`,
    at: sql`b.starts_at`,
    people: sql`f.selected`,
    order: sql`b.starts_at, b.id`,
    from: sql`bookings b
      cross join lateral (select count(*)::int as selected from shifts s
        where s.booking_id = b.id and s.status = 'selected') f
      where b.status = 'open' and b.approved_at is not null and b.starts_at > ${at}
        and b.starts_at <= ${fillUntil} and f.selected < b.number_of_staff`,
  });
}

/** `shiftWaits`, before the end. Rule: Waiting shifts, docs/rules/bookings.md. */
function notReady(at: RawBuilder<unknown>, { startedAfter, reportUntil, reportUntilDay }: Asked) {
  return part("not_ready", {
    booking: sql`b.id`,
    shift: sql`s.id`,
    employee: sql`s.employee_id`,
    at: sql`b.starts_at`,
    order: sql`b.starts_at, s.id`,
    from: sql`bookings b join shifts s on s.booking_id = b.id
      where b.status <> 'cancelled' and b.ends_at > ${at} and b.starts_at > ${startedAfter}
        and b.starts_at <= ${reportUntil} and b.date <= ${reportUntilDay}
        and s.status = 'selected' and not s.not_met_for_booking and s.employee_checkin is null
        and not ${isStamped}`,
  });
}

/** Ended shifts whose times are open, or settled and not approved, as `shiftWaits` says. Rule: Waiting shifts, docs/rules/bookings.md. */
function openHours(now: RawBuilder<unknown>) {
  const { invoice, pay } = sides;
  const isOpen = sql`((${invoice.unsent} and not ${invoice.settled}) or (${pay.unsent} and not ${pay.settled}))`;
  // Booking by booking: of most of them nothing is open, which no statistics know.
  return sql`select s.* from bookings b cross join lateral (
      select s.id as shift_id, s.booking_id, s.employee_id, b.ends_at, ${isOpen} as is_open,
        ${isStamped} as is_stamped
      from shifts s
      where s.booking_id = b.id and s.status = 'selected' and not s.not_met_for_booking
        and (${isOpen} or (${invoice.unsent} and not ${invoice.approved}) or (${pay.unsent} and not ${pay.approved}))
      offset 0) s
    where b.status <> 'cancelled' and not b.all_check_times_approved and b.ends_at <= ${now} and ${isUnsent}`;
}

function hours(asked: Asked) {
  const late = sql`${asked.late}::timestamptz`;
  const those = (key: TodayKey, which: RawBuilder<unknown>) =>
    part(key, {
      booking: sql`booking_id`,
      shift: sql`shift_id`,
      employee: sql`employee_id`,
      at: sql`ends_at`,
      order: sql`ends_at, shift_id`,
      from: sql`open_hours where is_open and ${which}`,
    });
  return [
    those("not_checked_out", sql`not is_stamped and ends_at >= ${late}`),
    those("late_checkouts", sql`not is_stamped and ends_at < ${late}`),
    those("open_hours", sql`is_stamped`),
    // One line a booking: its people are approved together.
    part("hours_to_approve", {
      booking: sql`booking_id`,
      at: sql`min(ends_at)`,
      people: sql`count(*)::int`,
      order: sql`min(ends_at), booking_id`,
      from: sql`open_hours where not is_open group by booking_id`,
    }),
  ];
}

const missingData = part("missing_data", {
  employee: sql`e.id`,
  booking: sql`min(w.booking_id)`,
  shift: sql`min(w.shift_id)`,
  at: sql`min(w.ends_at)`,
  people: sql`count(*)::int`,
  about: sql`array_remove(array[case when e.cpr_encrypted is null then 'cpr' end,
    case when e.bank_reg_encrypted is null or e.bank_account_encrypted is null then 'bank' end], null)`,
  order: sql`min(w.ends_at), e.id`,
  from: sql`sendable w join employees e on e.id = w.employee_id where w.ready_to_pay and ${lacksData} group by e.id`,
});

/** `waitsForDecision`: asked for, or a freeze that nobody has decided on. Rule: Deciding on a penalty, docs/rules/cancellation.md. */
const penalties = part("penalties", {
  booking: sql`s.booking_id`,
  shift: sql`p.shift_id`,
  employee: sql`p.employee_id`,
  at: sql`coalesce(p.answer_by::timestamptz, p.occurred_at)`,
  about: sql`array[p.card, p.kind, case when p.review_asked_at is not null then 'asked' else 'unseen' end]`,
  words: sql`nullif(p.review_message, '')`,
  order: sql`p.answer_by nulls last, p.occurred_at, p.id`,
  from: sql`penalties p join shifts s on s.id = p.shift_id
    where p.annulled_at is null and (p.decided_at is null or p.decided_at < p.review_asked_at)
      and (p.review_asked_at is not null or p.freeze_until is not null)`,
});

/** Failures that piled up. Rule: Failures that pile up, docs/rules/people.md. */
function alerts({ alertsAfter }: Asked) {
  const nameOf = sql`(select c.name from corporations c where a.subject = concat('corporation:', c.id))`;
  return part("security", {
    at: sql`a.last_at`,
    people: sql`a.failures`,
    about: sql`array[a.kind, a.network, a.subject]`,
    recipient: sql`coalesce(${nameOf}, '')`,
    order: sql`a.last_at desc, a.id`,
    from: sql`security_alerts a where a.last_at > ${alertsAfter}`,
  });
}

const transfers = part("transfers", {
  employee: sql`p.employee_id`,
  at: sql`p.created_at`,
  order: sql`p.id`,
  from: sql`profile_transfers p where p.state = 'waiting'`,
});
