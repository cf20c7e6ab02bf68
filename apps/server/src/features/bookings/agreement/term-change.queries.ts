import { type Selectable, sql } from "kysely";
import { type AgreedTerms, agreedTermsOf } from "#rules/agreement/terms.ts";
import { shiftPeriod } from "#rules/time/duration.ts";
import type { Moment } from "#rules/time/moment.ts";
import type { BookingRow } from "#server/features/bookings/booking.queries.ts";
import type { Db, Tx } from "#server/platform/database/database.ts";
import type { TermChanges } from "#server/platform/database/types.gen.ts";

/** A change that a selected person was asked about; `agreed` is what they had said yes to. */
export type TermChangeRow = Omit<Selectable<TermChanges>, "agreed"> & { readonly agreed: AgreedTerms };

/** What becomes of a change once nobody waits for its answer. */
export type SettledState = Exclude<TermChangeRow["state"], "asked">;

/** The terms of a booking, as they are compared and kept. */
export function termsOfBooking(booking: BookingRow): AgreedTerms {
  return agreedTermsOf(booking);
}

/** The changes of a booking's people that are not answered yet, by the shift's id. */
export async function openChangesOf(tx: Db | Tx, bookingId: number): Promise<Map<number, TermChangeRow>> {
  const rows = await tx
    .selectFrom("term_changes")
    .selectAll()
    .where("booking_id", "=", bookingId)
    .where("state", "=", "asked")
    .execute();
  return new Map(rows.map((row) => [row.shift_id, row as TermChangeRow]));
}

/** All changes that the people of a booking were asked about, in their order. */
export async function changesOfBooking(db: Db | Tx, bookingId: number): Promise<TermChangeRow[]> {
  const rows = await db
    .selectFrom("term_changes")
    .selectAll()
    .where("booking_id", "=", bookingId)
    .orderBy("id")
    .execute();
  return rows as TermChangeRow[];
}

/** The change that a person has not answered yet; undefined without one. */
export function findOpenChange(tx: Db | Tx, shiftId: number): Promise<TermChangeRow | undefined> {
  return tx
    .selectFrom("term_changes")
    .selectAll()
    .where("shift_id", "=", shiftId)
    .where("state", "=", "asked")
    .executeTakeFirst() as Promise<TermChangeRow | undefined>;
}

/**
 * Day and period that somebody who leaves had agreed to, where a question about others is out; nothing without one: the
 * shift has them itself.
 */
export async function agreedPeriodOf(tx: Tx, shiftId: number) {
  const open = await findOpenChange(tx, shiftId);
  if (!open) return {};
  const { date, start_time, end_time } = open.agreed;
  const { startsAt, endsAt } = shiftPeriod(date, start_time, end_time);
  return { work_date: date, starts_at: new Date(startsAt), ends_at: new Date(endsAt) };
}

/** Whether a shift, `s`, waits for no answer to changed terms. */
export const isAskedNothing = sql<boolean>`not exists (
  select from term_changes c where c.shift_id = s.id and c.state = 'asked')`;

/** A question to one person, `answerUntil` when, and whether a no costs the company. */
export interface Question {
  readonly shiftId: number;
  readonly bookingId: number;
  readonly agreed: AgreedTerms;
  readonly readyAt: Date | null;
  readonly answerUntil: Moment;
  readonly costs: boolean;
}

/** Asks somebody about changed terms, anew where an answer is out already: what was agreed before stays. */
export async function askAboutTerms(tx: Tx, question: Question, now: Moment): Promise<void> {
  const asked = {
    asked_at: new Date(now),
    answer_until: new Date(question.answerUntil),
    costs: question.costs,
  };
  await tx
    .insertInto("term_changes")
    .values({
      shift_id: question.shiftId,
      booking_id: question.bookingId,
      agreed: JSON.stringify(question.agreed),
      ready_at: question.readyAt,
      ...asked,
    })
    .onConflict((conflict) =>
      conflict.column("shift_id").where(sql<boolean>`state = 'asked'`).doUpdateSet(asked),
    )
    .execute();
}

/** Ends the question to a person, if one is out. */
export async function settleChange(tx: Tx, shiftId: number, state: SettledState, now: Moment): Promise<void> {
  await tx
    .updateTable("term_changes")
    .set({ state, settled_at: new Date(now) })
    .where("shift_id", "=", shiftId)
    .where("state", "=", "asked")
    .execute();
}

/** The bookings with questions whose time to answer is up. */
export async function bookingsWithOverdueChanges(db: Db, now: Moment): Promise<number[]> {
  const rows = await db
    .selectFrom("term_changes as c")
    .innerJoin("shifts as s", "s.id", "c.shift_id")
    .select("c.booking_id")
    .distinct()
    .where("c.state", "=", "asked")
    .where("c.answer_until", "<=", new Date(now))
    .where("s.status", "=", "selected")
    .where("s.starts_at", ">", new Date(now))
    .execute();
  return rows.map(({ booking_id }) => booking_id);
}

/** The last question to each person of the bookings, with the person's name; what was taken back is left out. */
export async function lastChangesOf(db: Db | Tx, bookingIds: readonly number[]) {
  if (bookingIds.length === 0) return [];
  return db
    .selectFrom("term_changes as c")
    .innerJoin("shifts as s", "s.id", "c.shift_id")
    .innerJoin("employees as e", "e.id", "s.employee_id")
    .distinctOn("c.shift_id")
    .select(["c.shift_id", "c.booking_id", "s.employee_id", "e.first_name", "e.last_name"])
    .select(["c.state", "c.asked_at", "c.answer_until", "c.settled_at"])
    .where("c.booking_id", "in", bookingIds)
    .where("c.state", "<>", "taken_back")
    .orderBy("c.shift_id")
    .orderBy("c.id", "desc")
    .execute();
}

export type LastChange = Awaited<ReturnType<typeof lastChangesOf>>[number];
