import { sql } from "kysely";
import { NO_RELEASE_HOURS } from "#rules/agreement/terms.ts";
import { TERMS_DAYS } from "#rules/employment-terms/terms-wait.ts";
import { MIN_DAYS_BETWEEN } from "#rules/money/reminders/next-reminder.ts";
import { EXPIRING_DAYS } from "#rules/people/documents/document.ts";
import { ALERT_STANDS } from "#rules/people/security/alerts.ts";
import { LATE_CHECKOUT_HOURS, type TodayKey } from "#rules/shifts/waiting.ts";
import { dayOffHours, NEAR_SHARE, type WorkingTimeLimits } from "#rules/shifts/working-time.ts";
import { addDays, dayOf, HOUR_MS, type Moment, momentOf } from "#rules/time/moment.ts";
import type { Db } from "#server/platform/database/database.ts";
import { expiringDocuments, missingPermits, newDocuments } from "./sections/documents.ts";
import { alerts, failedDeliveries } from "./sections/failures.ts";
import { missingData, prepaidTooMuch, readyToInvoice, readyToPay, sameCpr } from "./sections/money.ts";
import { monthsToClose } from "./sections/months.ts";
import { invoiceQuestions } from "./sections/questions.ts";
import { remindersDue } from "./sections/reminders.ts";
import { itemColumns, type Section, type SectionRow, type WorklistParams } from "./sections/section.ts";
import { openShifts, sendableShifts } from "./sections/shift-states.ts";
import {
  changesUnanswered,
  disputedHours,
  hoursToApprove,
  lateCheckouts,
  lateSick,
  notArrived,
  notCheckedOut,
  notReady,
} from "./sections/shifts.ts";
import { termsMissing } from "./sections/terms.ts";
import { workingTime } from "./sections/working-time.ts";

/** `waitsForDecision`: asked for, or a freeze that nobody has decided on. Rule: Deciding on a penalty, docs/rules/cancellation.md. */
const penalties: Section = (db) =>
  db
    .selectFrom("penalties as p")
    .innerJoin("shifts as s", "s.id", "p.shift_id")
    .where("p.annulled_at", "is", null)
    .where(sql<boolean>`(p.decided_at is null or p.decided_at < p.review_asked_at)`)
    .where(sql<boolean>`(p.review_asked_at is not null or p.freeze_until is not null)`)
    .select(({ ref }) =>
      itemColumns({
        booking_id: ref("s.booking_id"),
        shift_id: ref("p.shift_id"),
        employee_id: ref("p.employee_id"),
        at: sql`coalesce(p.answer_by::timestamptz, p.occurred_at)`,
        about: sql`array[p.card, p.kind, case when p.review_asked_at is not null then 'asked' else 'unseen' end]`,
        words: sql`nullif(p.review_message, '')`,
        orderBy: sql`p.answer_by nulls last, p.occurred_at, p.id`,
      }),
    );

/** Profiles that wait to be approved. Rule: New profiles, docs/rules/people.md. */
const newProfiles: Section = (db) =>
  db
    .selectFrom("employees as e")
    .where("e.approval", "=", sql.lit("waiting"))
    .where("e.deactivated_at", "is", null)
    .select(({ ref }) =>
      itemColumns({
        employee_id: ref("e.id"),
        at: ref("e.approval_at"),
        about: sql`array(select t.job_title from employee_job_roles r join staff_types t on t.id = r.staff_type_id
          where r.employee_id = e.id order by t.job_title)`,
        orderBy: sql`e.approval_at, e.id`,
      }),
    );

/** Old profiles that somebody asks for. */
const transfers: Section = (db) =>
  db
    .selectFrom("profile_transfers as p")
    .where("p.state", "=", sql.lit("waiting"))
    .select(({ ref }) =>
      itemColumns({ employee_id: ref("p.employee_id"), at: ref("p.created_at"), orderBy: sql`p.id` }),
    );

/** `bookingWaits`, for approval. Rule: Waiting bookings, docs/rules/bookings.md. */
const toApprove: Section = (db, { now }) =>
  db
    .selectFrom("bookings as b")
    .innerJoin("corporations as c", "c.id", "b.corporation_id")
    .where("b.approved_at", "is", null)
    .where("b.owner_state", "is distinct from", sql.lit("waiting"))
    .where("b.status", "<>", sql.lit("cancelled"))
    .where("b.ends_at", ">", now)
    .select(({ ref }) =>
      itemColumns({
        booking_id: ref("b.id"),
        at: ref("b.created_at"),
        about: sql`case when c.email_unconfirmed_since is null then array[]::text[] else array['email_unconfirmed'] end`,
        orderBy: sql`b.created_at, b.id`,
      }),
    );

/** `bookingWaits`, for people. Rule: Waiting bookings, docs/rules/bookings.md. */
const underFilled: Section = (db, { now, fillUntil }) =>
  db
    .selectFrom("bookings as b")
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom("shifts as s")
          .whereRef("s.booking_id", "=", "b.id")
          .where("s.status", "=", sql.lit("selected"))
          .select((shift) => shift.fn.countAll<number>().as("selected"))
          .as("f"),
      (join) => join.onTrue(),
    )
    .where("b.status", "=", sql.lit("open"))
    .where("b.approved_at", "is not", null)
    .where("b.starts_at", ">", now)
    .where("b.starts_at", "<=", fillUntil)
    .whereRef("f.selected", "<", "b.number_of_staff")
    .select(({ ref }) =>
      itemColumns({
        booking_id: ref("b.id"),
        at: ref("b.starts_at"),
        people: ref("f.selected"),
        orderBy: sql`b.starts_at, b.id`,
      }),
    );

/** Items of one section that are shown; its count knows of the others. */
export const MAX_ITEMS = 20;

/** Items that are read of sections whose price decides what is shown; a company's week is told as one. */
const MAX_PRICED_ITEMS = 60;

/** An SMS that did not arrive cannot be sent again; so long somebody can still call the person. */
const UNDELIVERED_HOURS = 72;

/** A shift lasts a day at most; one that has not ended did not start before this. */
const MAX_SHIFT_HOURS = 26;

/** The moments and days between which something waits at `now`; `underFilledHours` before its start a booking needs its people. */
export function worklistParams(
  {
    underFilledHours,
    reminderDays,
    ...limits
  }: WorkingTimeLimits & { readonly underFilledHours: number; readonly reminderDays: readonly number[] },
  now: Moment,
): WorklistParams {
  const at = (hours: number) => new Date(now + hours * HOUR_MS);
  const today = dayOf(now);
  const termsFromDay = addDays(today, -TERMS_DAYS);
  return {
    now: at(0),
    today,
    midnight: new Date(momentOf(today, "00:00")),
    startedAfter: at(-MAX_SHIFT_HOURS),
    fillUntil: at(underFilledHours),
    callUntil: at(NO_RELEASE_HOURS),
    reportUntil: at(50),
    reportUntilDay: addDays(today, 1),
    remindersUntil: reminderDays.map((days) => addDays(today, -days)),
    remindedUntil: addDays(today, -MIN_DAYS_BETWEEN),
    documentsUntil: addDays(today, EXPIRING_DAYS),
    termsFromDay,
    termsFrom: new Date(momentOf(termsFromDay, "00:00")),
    late: at(-LATE_CHECKOUT_HOURS),
    alertsAfter: new Date(now - ALERT_STANDS),
    reportedAfter: at(-UNDELIVERED_HOURS),
    nearHours: limits.weekHours * NEAR_SHARE,
    restHours: limits.restHours,
    dayOffHours: dayOffHours(limits),
    daysOn: limits.daysOn,
  };
}

/** What each section reads; channels that are shut are no rows. A new section is a line here and a key of the rule. */
const sections: Record<Exclude<TodayKey, "shut_channels">, Section> = {
  security: alerts,
  to_approve: toApprove,
  not_arrived: notArrived,
  late_sick: lateSick,
  under_filled: underFilled,
  changes_unanswered: changesUnanswered,
  not_ready: notReady,
  not_checked_out: notCheckedOut,
  late_checkouts: lateCheckouts,
  open_hours: disputedHours,
  hours_to_approve: hoursToApprove,
  invoice_questions: invoiceQuestions,
  reminders_due: remindersDue,
  ready_to_pay: readyToPay,
  missing_data: missingData,
  same_cpr: sameCpr,
  prepaid_too_much: prepaidTooMuch,
  months_to_close: monthsToClose,
  penalties,
  working_time: workingTime,
  no_permit: missingPermits,
  expiring_documents: expiringDocuments,
  new_documents: newDocuments,
  new_profiles: newProfiles,
  terms_missing: termsMissing,
  transfers,
  failed_deliveries: failedDeliveries,
  ready_to_invoice: readyToInvoice,
};

/** An item of 'I dag', of one section. */
export interface ItemRow extends SectionRow {
  readonly key: TodayKey;
}

/** The first items of every section, each section's in its order. */
export function findItems(db: Db, params: WorklistParams): Promise<ItemRow[]> {
  return db
    .with("sendable", (cte) => sendableShifts(cte, params.now))
    .with("open_hours", (cte) => openShifts(cte, params.now))
    .with("items", (tables) => sql<ItemRow>`(${sql.join(firstItems(tables, params), sql` union all `)})`)
    .selectFrom("items")
    .selectAll()
    .orderBy("key")
    .orderBy("place")
    .execute();
}

function firstItems(tables: Parameters<Section>[0], params: WorklistParams) {
  return Object.entries(sections).map(([key, section]) => {
    const isPriced = key === "ready_to_invoice" || key === "prepaid_too_much";
    return sql`(select ${sql.lit(key)} as key, i.* from ${section(tables, params)} i
      order by i.place limit ${sql.lit(isPriced ? MAX_PRICED_ITEMS : MAX_ITEMS)})`;
  });
}
