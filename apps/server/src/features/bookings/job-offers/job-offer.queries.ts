import { sql } from "kysely";
import { offerHeldUntil, startOfOfferDay } from "#rules/applying/offer-budget.ts";
import { lastBookableStart } from "#rules/bookings/status.ts";
import type { Moment } from "#rules/time/moment.ts";
import type { Tx } from "#server/platform/database/database.ts";
import type { MatchingEmployee } from "./job-match.queries.ts";

/**
 * Records that a job is offered to people. Returns those who get a message at once; the others get several jobs in one.
 * Whoever was offered it before gets none. Rule: Offers held back, docs/rules/applying.md.
 */
export async function saveOffers(
  tx: Tx,
  { bookingId, isUrgent }: { bookingId: number; isUrgent: boolean },
  employees: readonly MatchingEmployee[],
  now: Moment,
): Promise<MatchingEmployee[]> {
  if (employees.length === 0) return [];
  const ids = employees.map(({ id }) => id);
  const counts = await tx
    .selectFrom("job_offers")
    .select(({ fn }) => ["employee_id", fn.countAll<number>().as("offers")])
    .where("employee_id", "in", ids)
    .where("due_at", "is", null)
    .where("created_at", ">=", new Date(startOfOfferDay(now)))
    .groupBy("employee_id")
    .execute();
  const offersToday = new Map(counts.map((row) => [row.employee_id, Number(row.offers)]));
  const rows = employees.map(({ id, offers_per_day, offers_quiet }) => {
    const budget = { perDay: offers_per_day, isQuietAtNight: offers_quiet };
    const until = offerHeldUntil(budget, offersToday.get(id) ?? 0, now);
    return { employee_id: id, due_at: until === null ? null : new Date(until) };
  });
  const inserted = await sql<{ employee_id: number; due_at: Date | null }>`
    insert into job_offers (booking_id, employee_id, is_urgent, created_at, due_at)
    select ${bookingId}::integer, employee_id, ${isUrgent}::boolean, ${new Date(now)}::timestamptz, due_at
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as offered (employee_id integer, due_at timestamptz)
    on conflict do nothing
    returning employee_id, due_at`.execute(tx);
  const atOnce = new Set(inserted.rows.flatMap((row) => (row.due_at === null ? [row.employee_id] : [])));
  return employees.filter(({ id }) => atOnce.has(id));
}

/** A job that is offered to somebody together with others. */
export interface DueOffer {
  readonly employee_id: number;
  readonly booking_id: number;
  readonly is_urgent: boolean;
}

/**
 * Takes the offers that are due to be sent together, each for one caller only; of it only what can still be applied for by
 * somebody who has nothing to do with it yet, soonest first.
 */
export async function takeDueOffers(tx: Tx, now: Moment): Promise<readonly DueOffer[]> {
  const at = new Date(now);
  const { rows } = await sql<DueOffer>`
    with due as (
      update job_offers set sent_at = ${at} where due_at <= ${at} and sent_at is null
      returning employee_id, booking_id, is_urgent)
    select due.* from due
    join bookings b on b.id = due.booking_id
    join corporations c on c.id = b.corporation_id
    where b.status = 'open' and b.approved_at is not null and b.is_email_script_allowed
      and b.starts_at > ${new Date(lastBookableStart(now))} and c.suspended_at is null
      and (select count(*) from shifts s where s.booking_id = b.id and s.status = 'selected') < b.number_of_staff
      and not exists (select from shifts s where s.booking_id = b.id and s.employee_id = due.employee_id)
    order by b.starts_at, b.id`.execute(tx);
  return rows;
}

/** Forgets whom jobs were offered to that have begun. */
export async function deletePastOffers(tx: Tx, now: Moment): Promise<void> {
  await tx
    .deleteFrom("job_offers as t")
    .using("bookings as b")
    .whereRef("b.id", "=", "t.booking_id")
    .where("b.starts_at", "<=", new Date(now))
    .execute();
}
