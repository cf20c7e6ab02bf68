import { sql } from "kysely";
import type { ShiftRow } from "#server/features/bookings/shifts/shift.queries.ts";
import { type InvoiceRow, invoicesOf } from "#server/features/invoicing/ledger/ledger.queries.ts";
import { type RemovedShift, removedShiftColumns } from "#server/features/pricing/cancellation-pay.ts";
import { type PaidBooking, type PaidShift, paidShiftColumns } from "#server/features/pricing/worked-pay.ts";
import type { Db } from "#server/platform/database/database.ts";
import { lacksPayData, sendableShifts } from "./sections/shift-states.ts";

/** Shifts whose pay is computed. */
const MAX_TO_PAY = 1000;

/** What the invoices of bookings are made of, besides the bookings. */
export async function loadInvoiceParts(
  db: Db,
  bookingIds: readonly number[],
): Promise<{ shifts: ShiftRow[]; invoices: InvoiceRow[] }> {
  if (bookingIds.length === 0) return { shifts: [], invoices: [] };
  const [shifts, invoices] = await Promise.all([
    db.selectFrom("shifts").selectAll().where("booking_id", "in", bookingIds).orderBy("id").execute(),
    invoicesOf(db, bookingIds),
  ]);
  return { shifts, invoices };
}

/** A shift that is ready to be paid, as its pay is computed. */
export interface ShiftToPay extends PaidBooking, PaidShift, RemovedShift {
  readonly booking_id: number;
  readonly employee_id: number;
  readonly lacks_data: boolean;
  /** How many there are, these among them. */
  readonly total: number;
}

/** The shifts that are ready to be paid, whether or not somebody's numbers are missing, oldest first. */
export function findShiftsToPay(db: Db, now: Date): Promise<ShiftToPay[]> {
  return db
    .with("sendable", (cte) => sendableShifts(cte, now))
    .selectFrom("sendable as w")
    .innerJoin("shifts as s", "s.id", "w.shift_id")
    .innerJoin("bookings as b", "b.id", "w.booking_id")
    .innerJoin("employees as e", "e.id", "w.employee_id")
    .where("w.ready_to_pay", "=", true)
    .select(["w.booking_id", "w.employee_id", lacksPayData.as("lacks_data")])
    .select(sql<number>`count(*) over ()`.as("total"))
    .select([
      "b.date",
      "b.start_time",
      "b.end_time",
      "b.hourly_wage",
      "b.transport_wage",
      "b.self_paid_break",
      "b.agreement",
    ])
    .select(paidShiftColumns.map((column) => `s.${column}` as const))
    .select(removedShiftColumns.map((column) => `s.${column}` as const))
    .orderBy("w.date")
    .orderBy("w.shift_id")
    .limit(MAX_TO_PAY)
    .execute();
}
