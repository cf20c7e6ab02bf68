import { type RawBuilder, sql } from "kysely";
import { type AuditNote, insertNotes } from "#server/platform/audit.ts";
import { statement } from "#server/platform/database/driver/statement.ts";
import type { ShiftRow } from "./shift.queries.ts";

/** What of a shift an application is answered with. */
const appliedColumns = ["id", "employee_id", "status", "employee_checkin", "arrived_at"] as const;
type NewApplication = Pick<ShiftRow, "booking_id" | "employee_id" | "work_date" | "starts_at" | "ends_at">;

/**
 * Saves somebody's first application for a booking and the line of the audit log, in one statement. Day and period are
 * copies of the booking's; it may break `shifts_booking_id_employee_id_key`.
 */
export const insertApplication = statement((tx, application: NewApplication & AuditNote) => {
  const { booking_id, employee_id, work_date, starts_at, ends_at, now } = application;
  const place = { booking_id, employee_id, work_date, starts_at, ends_at };
  return tx
    .with("made", (db) =>
      db
        .insertInto("shifts")
        .values({ ...place, status: "applied", applied_at: now })
        .returning(appliedColumns),
    )
    .with("noted", () => noted(application, sql`select 'shift', id::text, 'apply', '{}'::jsonb from made`))
    .selectFrom("made")
    .selectAll();
});

/** Withdraws an application and writes the line of the audit log, in one statement that is sent with the next. */
export const withdrawShift = statement(
  (tx, shift: { id: number } & AuditNote) =>
    tx
      .with("made", (db) =>
        db.updateTable("shifts").set({ status: "withdrawn" }).where("id", "=", shift.id).returning("id"),
      )
      .with("noted", () => noted(shift, sql`select 'shift', id::text, 'withdraw', '{}'::jsonb from made`))
      .selectFrom("made")
      .selectAll(),
  { sending: "later" },
);

/** Notes that somebody reports ready, as of `at`, and writes the line of the audit log, in the same way. */
export const checkInShift = statement(
  (tx, shift: { id: number; at: Date } & AuditNote) =>
    tx
      .with("made", (db) =>
        db
          .updateTable("shifts")
          .set({ employee_checkin: shift.at })
          .where("id", "=", shift.id)
          .returning("id"),
      )
      .with("noted", () => noted(shift, sql`select 'shift', id::text, 'check_in', '{}'::jsonb from made`))
      .selectFrom("made")
      .selectAll(),
  { sending: "later" },
);

/** The builder puts no parentheses around text. */
function noted(note: AuditNote, lines: RawBuilder<unknown>) {
  return sql<object>`(${insertNotes(note, lines)})`;
}
