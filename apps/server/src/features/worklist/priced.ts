import { sql } from "kysely";
import { withStaffType } from "#server/features/bookings/booking.queries.ts";
import { type PaidBooking, type PaidShift, paidShiftColumns } from "#server/features/invoicing/amounts.ts";
import type { Db, Tx } from "#server/platform/database/database.ts";
import { part } from "#server/platform/database/driver/together.ts";
import { lacksData } from "./sections/money-states.ts";

/** Bookings whose invoices are priced, and shifts whose pay is. */
export const MOST_TO_INVOICE = 60;
const MOST_TO_PAY = 1000;

const those = sql<number>`(select booking_id from ${part("lines")}
  where key in ('ready_to_invoice', 'prepaid_too_much'))`;

/** The bookings of the lines that are ready to be invoiced or of which something was prepaid, with what their invoices are made of. */
export function toInvoice(db: Db | Tx) {
  return {
    bookings: withStaffType(db).where("b.id", "in", those),
    shifts: db.selectFrom("shifts").selectAll().where("booking_id", "in", those).orderBy("id"),
    invoices: db.selectFrom("invoices").selectAll().where("booking_id", "in", those).orderBy("id"),
  };
}

/** A shift that is ready to be paid, as its pay is computed. */
export interface ShiftToPay extends PaidBooking, PaidShift {
  readonly booking_id: number;
  readonly employee_id: number;
  readonly lacks_data: boolean;
  /** How many there are, these among them. */
  readonly total: number;
}

/** The shifts that are ready to be paid, whether or not somebody's numbers are missing, oldest first. */
export function shiftsToPay(db: Db | Tx) {
  const columns = paidShiftColumns.map((column) => sql.ref(`s.${column}`));
  return db
    .selectFrom(
      sql<ShiftToPay>`(select w.booking_id, w.employee_id, ${lacksData} as lacks_data, count(*) over ()::int as total,
          b.date, b.start_time, b.end_time, b.hourly_wage, b.transport_wage, b.self_paid_break, ${sql.join(columns)}
        from sendable w join shifts s on s.id = w.shift_id
        join bookings b on b.id = w.booking_id join employees e on e.id = w.employee_id
        where w.ready_to_pay order by w.date, w.shift_id limit ${sql.lit(MOST_TO_PAY)})`.as("p"),
    )
    .selectAll("p");
}
