import { sql } from "kysely";
import type { WirePageMessage } from "#contract/backoffice/profile-page.endpoints.ts";
import { type ShiftRow, shiftStatuses } from "#server/features/bookings/shifts/shift.queries.ts";
import { subjectKey } from "#server/features/messages/outbox-keys.ts";
import type { Db } from "#server/platform/database/database.ts";
import { fullName } from "#texts/format/contact.ts";

/** So many shifts or bookings, messages, and people of one CPR number stand on a page. */
const MAX_JOBS = 50;
const MAX_MESSAGES = 20;
const MAX_PEOPLE = 20;

/**
 * The newest shifts of somebody whatever became of them, and how many there are (`shift_counts`): the newest of each
 * status by an index, and of those the newest.
 */
export async function shiftsOfPerson(db: Db, employeeId: number) {
  const newest = sql<NewestShift>`(select s.* from unnest(${sql.val(shiftStatuses)}::text[]) as each (status)
    cross join lateral (
      select id, booking_id, status, starts_at, ends_at, working_time_reason, not_met_for_booking as not_met,
        sick_decision, (arrived_at is not null or employee_checkin_time is not null) as has_come
      from shifts where employee_id = ${employeeId} and status = each.status
      order by ends_at desc, id desc limit ${sql.lit(MAX_JOBS)}) s
    order by s.ends_at desc, s.id desc limit ${sql.lit(MAX_JOBS)})`;
  const rows = await db
    .selectFrom(newest.as("s"))
    .innerJoin("bookings as b", "b.id", "s.booking_id")
    .innerJoin("corporations as c", "c.id", "b.corporation_id")
    .innerJoin("staff_types as t", "t.id", "b.staff_type_id")
    .innerJoin("shift_counts as n", (join) => join.on("n.employee_id", "=", employeeId))
    .select(["s.id as shift_id", "b.id as booking_id", "b.date", "b.start_time", "b.end_time"])
    .select(["t.job_title", "c.name as corporation", "s.status", "s.ends_at", "s.working_time_reason"])
    .select(["s.not_met", "s.sick_decision", "s.has_come", "n.shifts as total"])
    .orderBy("s.ends_at", "desc")
    .orderBy("s.id", "desc")
    .execute();
  return { rows, total: rows[0]?.total ?? 0 };
}

type NewestShift = Pick<
  ShiftRow,
  "id" | "booking_id" | "status" | "starts_at" | "ends_at" | "working_time_reason" | "sick_decision"
> & { not_met: ShiftRow["not_met_for_booking"]; has_come: boolean };

/** Who else has one of these CPR digests, deactivated people too. */
export async function sameCpr(db: Db, exceptId: number, digests: readonly string[]) {
  const rows = await db
    .selectFrom("employees")
    .select(["id", "first_name", "last_name"])
    .where("cpr_digest", "in", digests)
    .where("id", "<>", exceptId)
    .orderBy("id")
    .limit(MAX_PEOPLE)
    .execute();
  return rows.map(({ id, first_name, last_name }) => ({ id, name: fullName(first_name, last_name) }));
}

/** The newest bookings of a company whatever became of them, and how many there are; counted in an index alone. */
export async function bookingsOfCompany(db: Db, corporationId: number) {
  const selected = sql<number>`(select count(*)::int from shifts where booking_id = b.id and status = 'selected')`;
  const all = sql<number>`(select count(*)::int from bookings where corporation_id = ${corporationId})`;
  const rows = await db
    .selectFrom("bookings as b")
    .innerJoin("staff_types as t", "t.id", "b.staff_type_id")
    .select(["b.id as booking_id", "b.date", "b.start_time", "b.end_time", "t.job_title", "b.status"])
    .select(["b.approved_at", "b.ends_at", "b.all_check_times_approved", "b.number_of_staff as places"])
    .select([selected.as("selected"), all.as("total")])
    .where("b.corporation_id", "=", corporationId)
    // As the index of a company's days has them.
    .orderBy("b.date", "desc")
    .orderBy("b.starts_at", "desc")
    .orderBy("b.id", "desc")
    .limit(MAX_JOBS)
    .execute();
  return { rows, total: rows[0]?.total ?? 0 };
}

export type UnpaidInvoice = Awaited<ReturnType<typeof unpaidInvoicesOf>>[number];

/**
 * A company's accepted invoices that are not paid, the first due first. Credit notes and what they credit are none.
 * Rule: Paid and overdue, docs/rules/money.md.
 */
export async function unpaidInvoicesOf(db: Db, corporationId: number) {
  return db
    .selectFrom("invoices as i")
    .innerJoin("invoice_documents as d", "d.id", "i.document_id")
    .select(["i.id", "i.booking_id", "d.vendor", "d.number", "d.url", "i.total", "d.due_date", "d.is_paid"])
    .select(sql<"invoice" | "prepayment">`i.kind`.as("kind"))
    .where("d.corporation_id", "=", corporationId)
    .where("i.state", "=", "accepted")
    .where("d.kind", "<>", "credit_note")
    .where("d.is_paid", "=", false)
    .where(sql<boolean>`not exists (
      select from invoices note where note.credits = i.id and note.taken_back_at is null and note.state = 'accepted')`)
    .orderBy(sql`d.due_date nulls last`)
    .orderBy("i.id")
    .execute();
}

/** The newest messages about somebody or something. */
export async function messagesAbout(
  db: Db,
  kind: "employee" | "corporation",
  id: number,
): Promise<WirePageMessage[]> {
  const own = subjectKey(kind, id);
  const keys =
    kind === "employee"
      ? sql`(select ${own}::text as key) k`
      : sql`(select ${own}::text as key union all (select 'booking:' || id from bookings
          where corporation_id = ${id} order by date desc, id desc limit ${sql.lit(MAX_JOBS)})) k`;
  const channels = kind === "employee" ? ["email", "sms", "push"] : ["email", "sms", "accounting"];
  // The newest of each subject by an index, and of those the newest.
  const { rows: found } = await sql<MessageRow>`
    select o.id, o.channel, o.subject, o.status, o.created_at from ${keys} cross join lateral (
      select id, channel, subject, status, created_at from outbox
      where subject_key = k.key and channel in (${sql.join(channels)})
      order by id desc limit ${sql.lit(MAX_MESSAGES)}) o
    order by o.id desc limit ${sql.lit(MAX_MESSAGES)}`.execute(db);
  return found.map((row) => ({ ...row, created_at: row.created_at.toISOString() }));
}

type MessageRow = Omit<WirePageMessage, "created_at"> & { readonly created_at: Date };
