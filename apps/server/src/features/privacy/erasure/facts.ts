import { sql } from "kysely";
import { paymentDateOf } from "#rules/pay/payment-date.ts";
import type { ErasureFacts } from "#rules/people/privacy/erasure.ts";
import { type Day, dayOf, type Moment, momentOf } from "#rules/time/moment.ts";
import { isConfirmedElsewhere } from "#server/features/pricing/cancellation-pay.ts";
import type { Db, Tx } from "#server/platform/database/database.ts";
import type { ErasedThing } from "#texts/da/privacy/erasure.ts";

/** Who is to be erased. */
export interface ErasedSubject {
  readonly kind: "employee" | "corporation";
  readonly id: number;
}

/** What an erasure is decided by, and what it counts. */
export interface ErasureState {
  readonly facts: ErasureFacts;
  /** The last day of work that was paid or billed, null if there was none. */
  readonly lastDay: Day | null;
  readonly goes: Readonly<Partial<Record<ErasedThing, number>>>;
}

interface Row {
  is_erased: boolean;
  is_admin: boolean;
  coming: number;
  unsettled: number;
  owed: number;
  last_work: Day | null;
  last_sent: Day | null;
  goes: Partial<Record<ErasedThing, number>>;
}

/** The state of one person or company, in one statement; undefined when there is none of this id. */
export async function loadErasureState(
  db: Db | Tx,
  { kind, id }: ErasedSubject,
  now: Moment,
): Promise<ErasureState | undefined> {
  const query = kind === "employee" ? employeeState(id, now) : corporationState(id, now);
  const row = (await query.execute(db)).rows[0];
  if (!row) return undefined;
  const { is_erased: isErased, is_admin: isAdmin } = row;
  // What was worked in December may be paid in the next financial year.
  const paid =
    row.last_work === null || kind === "corporation" ? row.last_work : paymentDateOf(row.last_work);
  return {
    facts: {
      ...{ kind, isErased, isAdmin },
      ...{ coming: Number(row.coming), unsettled: Number(row.unsettled), owed: Number(row.owed) },
    },
    lastDay:
      [paid, row.last_sent]
        .filter((day) => day !== null)
        .toSorted()
        .at(-1) ?? null,
    goes: row.goes,
  };
}

/**
 * The first day of work that is still in the books: work from the middle of December on is paid in the next year, and
 * five whole years are kept. Rule: Bookkeeping period, docs/rules/people.md.
 */
export function firstDayInBooks(now: Moment): Day {
  return `${Number(dayOf(now).slice(0, 4)) - 6}-12-16`;
}

const oldestInBooks = (now: Moment) => new Date(momentOf(firstDayInBooks(now), "00:00"));

const day = (column: string) =>
  sql`to_char(max(${sql.ref(column)}) at time zone 'Europe/Copenhagen', 'YYYY-MM-DD')`;

function employeeState(id: number, now: Moment) {
  const at = new Date(now);
  const worked = sql`
    select s.* from shifts s join bookings b on b.id = s.booking_id
    where s.employee_id = ${id} and s.status = 'selected' and b.status <> 'cancelled' and not s.not_met_for_booking`;
  const removed = sql`
    select s.* from shifts s where s.employee_id = ${id} and s.status <> 'selected' and s.cancellation_pay > 0
      and (s.cancellation_fee_lapsed_at is null or s.cancellation_fee_lapsed_at >= s.starts_at)
      and not ${isConfirmedElsewhere("s")}`;
  const isSent = sql`(w.pay_state is not distinct from 'accepted')`;
  const own = sql`employee_id = ${id}`;
  const subject = `employee:${id}`;
  return sql<Row>`
    with w as (${worked}), removed as (${removed})
    select e.erased_at is not null as is_erased, false as is_admin,
      (select count(*) from w where ends_at > ${at}) as coming,
      (select count(*) from w where ends_at <= ${at} and ends_at > ${oldestInBooks(now)} and not ${isSent})
        + (select count(*) from removed where ends_at > ${oldestInBooks(now)} and pay_state is distinct from 'accepted')
        + (select count(*) from pay_lines p join shifts s on s.id = p.shift_id where s.employee_id = ${id}
          and p.kind = 'difference' and p.state <> 'accepted' and p.taken_back_at is null) as unsettled,
      0 as owed,
      (select to_char(max(work_date), 'YYYY-MM-DD') from (select work_date, ends_at from w
        union all select work_date, ends_at from removed) paid where ends_at <= ${at} and ends_at > ${oldestInBooks(now)}) as last_work,
      (select ${day("sent_at")} from outbox where channel = 'payroll' and subject_key = ${subject}) as last_sent,
      json_build_object(
        'profile', 1,
        'pictures', (e.profile_image <> '')::integer + (e.uniform_image <> '')::integer,
        'experience', (select count(*) from work_experiences where ${own})
          + (select count(*) from employee_job_roles where ${own}) + (select count(*) from employee_regions where ${own}),
        'ratings', (select count(*) from ratings where ${own}),
        'penalties', (select count(*) from penalties where ${own}),
        'applications', (select count(*) from shifts where ${own} and status = 'applied' and starts_at > ${at}),
        'favourites', (select count(*) from favourites where ${own}),
        'own_calendar', (select count(*) from employee_calendars where ${own}),
        'messages', (select count(*) from outbox where subject_key = ${subject} and channel in ('email', 'sms', 'push')),
        'sessions', (select count(*) from sessions where ${own})) as goes
    from employees e where e.id = ${id}`;
}

function corporationState(id: number, now: Moment) {
  const at = new Date(now);
  const own = sql`corporation_id = ${id}`;
  const hasWork = sql`(
    (b.status <> 'cancelled' and exists (
      select from shifts s where s.booking_id = b.id and s.status = 'selected' and not s.not_met_for_booking))
    or exists (select from shifts s
      where s.booking_id = b.id and s.cancellation_fee > 0 and s.cancellation_fee_lapsed_at is null))`;
  return sql<Row>`
    with w as (select b.* from bookings b where ${own} and ${hasWork} and b.ends_at > ${oldestInBooks(now)}),
    -- Accepted and not credited.
    standing as (select i.*, d.is_paid, b.paid_at from invoices i
      join invoice_documents d on d.id = i.document_id join bookings b on b.id = i.booking_id
      where b.corporation_id = ${id} and b.ends_at > ${oldestInBooks(now)} and i.state = 'accepted'
        and i.taken_back_at is null and not exists (
          select from invoices note where note.credits = i.id and note.state = 'accepted'))
    select c.erased_at is not null as is_erased, c.is_admin,
      (select count(*) from bookings where ${own} and status <> 'cancelled' and ends_at > ${at}) as coming,
      (select count(*) from (
        select id from w where ends_at <= ${at} and not is_sent_to_billy and paid_at is null
        union select b.id from invoices i join bookings b on b.id = i.booking_id
          where b.corporation_id = ${id} and i.state <> 'accepted' and i.taken_back_at is null) open) as unsettled,
      (select count(*) from (
        select i.booking_id from standing i
          where i.kind in ('invoice', 'prepayment') and i.total > 0 and not i.is_paid and i.paid_at is null
        union select i.booking_id from standing i group by i.booking_id
          having sum(case when i.kind = 'prepayment' then i.total else 0 end) > sum(i.deducted)) open) as owed,
      (select to_char(max(date), 'YYYY-MM-DD') from w where ends_at <= ${at}) as last_work,
      (select ${day("sent_at")} from outbox where channel = 'accounting' and subject_key = ${`corporation:${id}`}) as last_sent,
      json_build_object(
        'profile', 1,
        'pictures', (c.profile_image <> '')::integer + (c.icon_image <> '')::integer,
        'bookings', (select count(*) from bookings where ${own}),
        'ratings', (select count(*) from ratings where ${own}),
        'favourites', (select count(*) from favourites where ${own}),
        'messages', (select count(*) from outbox where channel in ('email', 'sms') and (
          subject_key = ${`corporation:${id}`} or subject_key in (select 'booking:' || id from bookings where ${own}))),
        'calendar', (select count(*) from calendars where ${own}) + (select count(*) from password_resets where ${own}),
        'sessions', (select count(*) from sessions where ${own})) as goes
    from corporations c where c.id = ${id}`;
}
