import { type RawBuilder, sql } from "kysely";
import { type Asked, nowIn } from "./item.ts";

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
export function sendable(asked: Pick<Asked, "now">): RawBuilder<unknown> {
  const now = nowIn(asked);
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

/** Pay cannot be sent without these. */
export const lacksData = sql`(e.cpr_encrypted is null or e.bank_reg_encrypted is null or e.bank_account_encrypted is null)`;
