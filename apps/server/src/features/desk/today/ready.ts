import { type RawBuilder, sql } from "kysely";
import { withStaffType } from "#server/features/bookings/queries.ts";
import { type PaidBooking, type PaidShift, paidShiftColumns } from "#server/features/invoicing/amounts.ts";
import type { Db, Tx } from "#server/platform/database/database.ts";
import { part } from "./line.ts";

/** Bookings whose invoices are priced, and shifts whose pay is. */
export const MOST_TO_INVOICE = 60;
const MOST_TO_PAY = 1000;

const employeeStamped = sql`(s.employee_checkin_time is not null and s.employee_checkout_time is not null)`;
const companyStamped = sql`(s.corporation_checkin_time is not null and s.corporation_checkout_time is not null)`;
export const isStamped = sql`(${employeeStamped} or ${companyStamped})`;
const isAgreed = sql`(${employeeStamped} and ${companyStamped}
  and s.employee_checkin_time = s.corporation_checkin_time
  and s.employee_checkout_time = s.corporation_checkout_time)`;

/** What of a shift's row one side of its money depends on. */
export const sides = {
  invoice: {
    settled: sql`((s.admin_checkin_time is not null and s.admin_checkout_time is not null) or ${isAgreed})`,
    approved: sql`s.admin_approve_invoice`,
    unsent: sql`s.invoice_state is null`,
  },
  pay: {
    settled: sql`((s.admin_employee_checkin_time is not null and s.admin_employee_checkout_time is not null)
      or ${isAgreed})`,
    approved: sql`s.admin_approve_checkout`,
    unsent: sql`s.pay_state is null`,
  },
};

/** Something of it may be left to be sent; as the indexes of the bookings say it. */
export const isUnsent = sql`not (b.is_sent_to_billy and b.is_sent_to_zenegy)`;

/** Who may be sent on either side; the second line is as the index `shifts_sendable` has it. Rules: Who is on an invoice; Who is paid, docs/rules/money.md. */
export function sendable(now: RawBuilder<unknown>) {
  const { invoice, pay } = sides;
  const isReady = ({ approved, unsent, settled }: typeof invoice) =>
    sql`(${approved} and ${unsent} and ${settled})`;
  return sql`select s.id as shift_id, s.booking_id, s.employee_id, b.ends_at, b.corporation_id, b.date,
      ${isReady(invoice)} as ready_to_invoice,
      ${isReady(pay)} as ready_to_pay
    from shifts s join bookings b on b.id = s.booking_id
    where s.status = 'selected' and not s.not_met_for_booking
      and ((s.admin_approve_invoice and s.invoice_state is null) or (s.admin_approve_checkout and s.pay_state is null))
      and s.ends_at <= ${now} and b.status <> 'cancelled' and b.ends_at <= ${now} and ${isUnsent}
      and (${isReady(invoice)} or ${isReady(pay)})`;
}

export const lacksData = sql`(e.cpr_encrypted is null or e.bank_reg_encrypted is null or e.bank_account_encrypted is null)`;

/** One line a booking, week by week, those of a company together. */
export const readyToInvoice = part("ready_to_invoice", {
  booking: sql`booking_id`,
  at: sql`min(ends_at)`,
  people: sql`count(*)::int`,
  order: sql`date_trunc('week', min(date)::timestamp), min(corporation_id), min(ends_at), booking_id`,
  from: sql`sendable where ready_to_invoice group by booking_id`,
});

/** One line a booking, the first of each pay period before the others. Whose numbers are missing is not paid, and stands in a group of its own. */
export const readyToPay = part("ready_to_pay", {
  booking: sql`booking_id`,
  at: sql`ends_at`,
  people: sql`people`,
  order: sql`follows, ends_at, booking_id`,
  from: sql`(select w.booking_id, min(w.ends_at) as ends_at, count(*)::int as people,
      row_number() over (partition by date_trunc('month', (min(w.date) - 15)::timestamp)
        order by min(w.ends_at), w.booking_id) > 1 as follows
    from sendable w where w.ready_to_pay
      and not exists (select from employees e where e.id = w.employee_id and ${lacksData})
    group by w.booking_id) as w`,
});

const those = sql<number>`(select booking_id from lines_part where key = 'ready_to_invoice')`;

/** The bookings of the lines that are ready to be invoiced, with what their invoices are made of. */
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
