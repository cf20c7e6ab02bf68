import { type RawBuilder, type SqlBool, sql } from "kysely";
import { type Day, type Moment, momentOf } from "#rules/time/moment.ts";
import { withStaffType } from "#server/features/bookings/booking.queries.ts";
import { isConfirmedElsewhere } from "#server/features/pricing/cancellation-pay.ts";
import type { Db } from "#server/platform/database/database.ts";

/** The days of a report, both included. */
export interface Days {
  readonly from: Day;
  readonly to: Day;
}

/** The approved bookings of these days that are over, and the deleted ones, with what their documents come to, in øre. */
export function bookingsOfReport(db: Db, days: Days, now: Moment) {
  return withStaffType(db)
    .innerJoin("corporations as c", "c.id", "b.corporation_id")
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom("invoices as i")
          .innerJoin("invoice_documents as d", "d.id", "i.document_id")
          .whereRef("i.booking_id", "=", "b.id")
          .where("i.state", "=", "accepted")
          .where("i.taken_back_at", "is", null)
          .select([
            sql<number>`coalesce(sum(case when i.kind = 'credit_note' then -i.total else i.total end), 0)::int`.as(
              "invoiced",
            ),
            sql<number>`coalesce(sum(i.total) filter (where i.kind <> 'credit_note' and d.is_paid and not exists (
              select from invoices note where note.credits = i.id and note.state = 'accepted')), 0)::int`.as(
              "paid",
            ),
          ])
          .as("documents"),
      (join) => join.onTrue(),
    )
    .select(["c.name as corporation", "documents.invoiced", "documents.paid"])
    .where(isReported(days, now))
    .orderBy("b.starts_at")
    .orderBy("b.id")
    .execute();
}

/** The shifts of these bookings that are billed or paid, with what their pay lines that count come to, in øre. */
export function shiftsOfReport(db: Db, days: Days, now: Moment) {
  return db
    .selectFrom("shifts as s")
    .innerJoin("bookings as b", "b.id", "s.booking_id")
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom("pay_lines as p")
          .whereRef("p.booking_id", "=", "s.booking_id")
          .whereRef("p.shift_id", "=", "s.id")
          .where("p.state", "<>", "refused")
          .where("p.taken_back_at", "is", null)
          .select([
            sql<number>`count(*)::int`.as("sent_lines"),
            sql<number>`coalesce(sum(p.amount), 0)::int`.as("sent_pay"),
            sql<number>`coalesce(sum((p.parts->>'employerPension')::int), 0)::int`.as("sent_pension"),
          ])
          .as("sent"),
      (join) => join.onTrue(),
    )
    .selectAll("s")
    .select(["sent.sent_lines", "sent.sent_pay", "sent.sent_pension"])
    .select(sql<boolean>`(s.cancellation_pay > 0 and ${isConfirmedElsewhere("s")})`.as("is_elsewhere"))
    .where(isReported(days, now))
    .where((eb) =>
      eb.or([
        eb("s.status", "=", "selected"),
        eb("s.cancellation_fee", ">", 0),
        eb("s.cancellation_pay", ">", 0),
        eb("sent.sent_lines", ">", 0),
      ]),
    )
    .orderBy("s.id")
    .execute();
}

export type ReportedBooking = Awaited<ReturnType<typeof bookingsOfReport>>[number];
export type ReportedShift = Awaited<ReturnType<typeof shiftsOfReport>>[number];

/** Rule: Report of the work, docs/rules/money.md. */
function isReported({ from, to }: Days, now: Moment): RawBuilder<SqlBool> {
  return sql<SqlBool>`(b.date >= ${from} and b.date <= ${to}
    and b.starts_at >= ${new Date(momentOf(from, "00:00"))} and b.starts_at <= ${new Date(momentOf(to, "24:00"))}
    and b.approved_at is not null and (b.ends_at <= ${new Date(now)} or b.status = 'cancelled'))`;
}
