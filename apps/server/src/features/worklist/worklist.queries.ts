import { type RawBuilder, sql } from "kysely";
import { ALERT_STANDS } from "#rules/people/security/alerts.ts";
import { LATE_CHECKOUT_HOURS, type TodayKey, UNDER_FILLED_HOURS } from "#rules/shifts/waiting.ts";
import { NEAR_SHARE } from "#rules/shifts/working-time.ts";
import { addDays, dayOf, HOUR_MS, type Moment, momentOf } from "#rules/time/moment.ts";
import { lastReminders } from "#server/features/reminders/last-reminders.ts";
import type { Db } from "#server/platform/database/database.ts";
import { readTogether } from "#server/platform/database/driver/together.ts";
import { waitingByChannel } from "#server/platform/outbox/outbox.queries.ts";
import { allDone } from "./all-done.ts";
import { installation } from "./first-steps.ts";
import { lastingOfToday } from "./lasting.ts";
import { MOST_TO_INVOICE, shiftsToPay, toInvoice } from "./priced.ts";
import { MOST_ITEMS, type TodayRow } from "./rows.ts";
import { toApprove, underFilled } from "./sections/bookings.ts";
import { alerts, failedDeliveries } from "./sections/failures.ts";
import { type Asked, type Group, linesOf } from "./sections/item.ts";
import { missingData, prepaidTooMuch, readyToInvoice, readyToPay, sameCpr } from "./sections/money.ts";
import { sendable } from "./sections/money-states.ts";
import { penalties, transfers, workingTime } from "./sections/people.ts";
import {
  disputedHours,
  hoursToApprove,
  lateCheckouts,
  notCheckedOut,
  notReady,
  openHours,
} from "./sections/shifts.ts";

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
    midnight: new Date(momentOf(dayOf(now), "00:00")),
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
    allDone: allDone(db, asked),
    lasting: lastingOfToday(db, asked),
  }),
  { shared: (asked: Asked) => ({ sendable: sendable(asked) }), isPlannedOnce: true },
);

/** What each group reads; channels that are shut are no rows. A new group is a line here and a key of the rule. */
const groups: Record<Exclude<TodayKey, "shut_channels">, Group> = {
  security: alerts,
  to_approve: toApprove,
  under_filled: underFilled,
  not_ready: notReady,
  not_checked_out: notCheckedOut,
  late_checkouts: lateCheckouts,
  open_hours: disputedHours,
  hours_to_approve: hoursToApprove,
  ready_to_pay: readyToPay,
  missing_data: missingData,
  same_cpr: sameCpr,
  prepaid_too_much: prepaidTooMuch,
  penalties,
  working_time: workingTime,
  transfers,
  failed_deliveries: failedDeliveries,
  ready_to_invoice: readyToInvoice,
};

/** The lines of all groups, each with the booking, the person and the stamps that it is about. */
function lines(asked: Asked): RawBuilder<TodayRow> {
  return sql<TodayRow>`
    with open_hours as materialized (${openHours(asked)}), lines as (${sql.join(
      Object.entries(groups).map(([key, group]) => firstLines(key as keyof typeof groups, group, asked)),
      sql` union all `,
    )})
    select l.*, ${bookingOfLine} as booking, ${personOfLine} as person, ${stampsOfLine} as stamps,
      ${remindedOfLine} as reminded
    from lines l
    left join bookings b on b.id = l.booking_id
    left join corporations c on c.id = b.corporation_id
    left join staff_types t on t.id = b.staff_type_id
    left join employees e on e.id = l.employee_id
    left join shifts s on s.id = l.shift_id`;
}

/** As many as are shown; more of what is ready to be invoiced, since a company's week is told as one, and of what its price decides. */
function firstLines(key: keyof typeof groups, group: Group, asked: Asked) {
  const most = key === "ready_to_invoice" || key === "prepaid_too_much" ? MOST_TO_INVOICE : MOST_ITEMS;
  return sql`(${linesOf(key, group(asked))} limit ${sql.lit(most)})`;
}

const bookingOfLine = sql`case when b.id is not null then json_build_object('corporation_id', b.corporation_id,
  'corporation', c.name, 'job_title', t.job_title, 'date', b.date, 'start_time', b.start_time,
  'end_time', b.end_time, 'city', b.city, 'number_of_staff', b.number_of_staff, 'hourly_wage', b.hourly_wage,
  'fee', b.fee, 'standard_fee', b.standard_fee, 'urgent_booking_fee', b.urgent_booking_fee,
  'emergency_booking_fee', b.emergency_booking_fee, 'transport_wage', b.transport_wage,
  'self_paid_break', b.self_paid_break, 'terms', b.terms) end`;

const personOfLine = sql`case when e.id is not null then json_build_object('first_name', e.first_name,
  'last_name', e.last_name, 'phone', e.phone) end`;

const stampsOfLine = sql`case when s.id is not null then json_build_object('employee_from', s.employee_checkin_time,
  'employee_to', s.employee_checkout_time, 'corporation_from', s.corporation_checkin_time,
  'corporation_to', s.corporation_checkout_time) end`;

/** Groups that wait for somebody outside the office. */
const remindedKeys: readonly TodayKey[] = [
  "not_ready",
  "not_checked_out",
  "late_checkouts",
  "open_hours",
  "missing_data",
];

const remindedOfLine = sql`case when l.key in (${sql.join(remindedKeys.map((key) => sql.lit(key)))}) then
  ${lastReminders({
    shift: sql`l.shift_id`,
    booking: sql`l.booking_id`,
    // Of a person much is logged, and only who is asked for numbers is looked up by it.
    employee: sql`(case when l.key = 'missing_data' then l.employee_id end)`,
  })}
end`;
