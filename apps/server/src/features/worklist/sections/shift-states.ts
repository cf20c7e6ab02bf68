import { type QueryCreator, sql } from "kysely";
import type { Day } from "#rules/time/moment.ts";
import { isConfirmedElsewhere } from "#server/features/pricing/cancellation-pay.ts";
import type { DB } from "#server/platform/database/types.gen.ts";

// Fragments over `bookings as b`, `shifts as s` and `employees as e`.

const employeeStamped = sql<boolean>`(s.employee_checkin_time is not null and s.employee_checkout_time is not null)`;
const companyStamped = sql<boolean>`(s.corporation_checkin_time is not null and s.corporation_checkout_time is not null)`;
export const isStamped = sql<boolean>`(${employeeStamped} or ${companyStamped})`;
const isAgreed = sql<boolean>`(${employeeStamped} and ${companyStamped}
  and s.employee_checkin_time = s.corporation_checkin_time
  and s.employee_checkout_time = s.corporation_checkout_time)`;

/** What of a shift's row one side of its money depends on. */
export const sides = {
  invoice: {
    settled: sql<boolean>`((s.admin_checkin_time is not null and s.admin_checkout_time is not null) or ${isAgreed})`,
    approved: sql<boolean>`s.admin_approve_invoice`,
    unsent: sql<boolean>`s.invoice_state is null`,
  },
  pay: {
    settled: sql<boolean>`((s.admin_employee_checkin_time is not null and s.admin_employee_checkout_time is not null)
      or ${isAgreed})`,
    approved: sql<boolean>`s.admin_approve_checkout`,
    unsent: sql<boolean>`s.pay_state is null`,
  },
};

/** Something of the booking may be left to be sent; as the indexes of the bookings say it. */
const isUnsent = sql<boolean>`not (b.is_sent_to_billy and b.is_sent_to_zenegy)`;

/** Pay cannot be sent without these. */
export const lacksPayData = sql<boolean>`(e.first_name = '' or e.last_name = '' or e.cpr_encrypted is null or e.bank_reg_encrypted is null
  or e.bank_account_encrypted is null)`;

/** A shift that may be sent on one side or both. */
export interface SendableShift {
  readonly shift_id: number;
  readonly booking_id: number;
  readonly employee_id: number;
  readonly ends_at: Date;
  readonly corporation_id: number;
  readonly date: Day;
  readonly ready_to_invoice: boolean;
  readonly ready_to_pay: boolean;
}

/**
 * Who may be sent on either side, and who is paid for a late removal; what is approved and not sent is asked for as the index `shifts_sendable` has it.
 * Rules: Who is on an invoice; Who is paid, docs/rules/money.md.
 */
export function sendableShifts(db: QueryCreator<DB>, now: Date) {
  const isReady = ({ approved, unsent, settled }: typeof sides.invoice) =>
    sql<boolean>`(${approved} and ${unsent} and ${settled})`;
  const [toInvoice, toPay] = [isReady(sides.invoice), isReady(sides.pay)];
  return db
    .selectFrom("shifts as s")
    .innerJoin("bookings as b", "b.id", "s.booking_id")
    .where("s.status", "=", sql.lit("selected"))
    .where("s.not_met_for_booking", "=", sql.lit(false))
    .where(
      sql<boolean>`((s.admin_approve_invoice and s.invoice_state is null)
        or (s.admin_approve_checkout and s.pay_state is null))`,
    )
    .where("s.ends_at", "<=", now)
    .where("b.status", "<>", sql.lit("cancelled"))
    .where("b.ends_at", "<=", now)
    .where(isUnsent)
    .where((eb) => eb.or([toInvoice, toPay]))
    .select(["s.id as shift_id", "s.booking_id", "s.employee_id", "b.ends_at", "b.corporation_id", "b.date"])
    .select([toInvoice.as("ready_to_invoice"), toPay.as("ready_to_pay")])
    .unionAll(cancelledToPay(db, now));
}

/** Whose late removal is due and on no pay line, as the index `shifts_with_cancellation_pay` has it. */
function cancelledToPay(db: QueryCreator<DB>, now: Date) {
  return db
    .selectFrom("shifts as s")
    .innerJoin("bookings as b", "b.id", "s.booking_id")
    .where("s.status", "<>", sql.lit("selected"))
    .where("s.cancellation_pay", ">", sql.lit(0))
    .where("s.pay_state", "is", null)
    .where("s.ends_at", "<=", now)
    .where(
      sql<boolean>`(s.cancellation_fee_lapsed_at is null or s.cancellation_fee_lapsed_at >= s.starts_at)`,
    )
    .where(({ not }) => not(isConfirmedElsewhere("s")))
    .select(["s.id as shift_id", "s.booking_id", "s.employee_id", "b.ends_at", "b.corporation_id", "b.date"])
    .select([sql<boolean>`false`.as("ready_to_invoice"), sql<boolean>`true`.as("ready_to_pay")]);
}

/** `isRestOpen`, as the index `shifts_with_rest` has it. Rule: Hours open after silence, docs/rules/checkout.md. */
const hasRest = sql<boolean>`(s.undisputed_at is not null
  and (s.employee_checkin_time <> s.undisputed_from or s.employee_checkout_time <> s.undisputed_to)
  and ((s.admin_checkin_time = s.undisputed_from and s.admin_checkout_time = s.undisputed_to)
    or (s.admin_employee_checkin_time = s.undisputed_from and s.admin_employee_checkout_time = s.undisputed_to)))`;

/** An ended shift whose times are open, or settled and not approved. */
export interface OpenShift {
  readonly shift_id: number;
  readonly booking_id: number;
  readonly employee_id: number;
  readonly ends_at: Date;
  readonly is_open: boolean;
  readonly is_stamped: boolean;
}

const { invoice, pay } = sides;
const isOpen = sql<boolean>`((${invoice.unsent} and not ${invoice.settled}) or (${pay.unsent} and not ${pay.settled}))`;
const isUnapproved = sql<boolean>`((${invoice.unsent} and not ${invoice.approved})
  or (${pay.unsent} and not ${pay.approved}))`;

/** What silence has left open of ended shifts of which nothing else waits. Rule: Waiting shifts, docs/rules/bookings.md. */
export function shiftsWithRest(db: QueryCreator<DB>, now: Date) {
  return db
    .selectFrom("shifts as s")
    .innerJoin("bookings as b", "b.id", "s.booking_id")
    .where("s.status", "=", sql.lit("selected"))
    .where("s.not_met_for_booking", "=", sql.lit(false))
    .where(hasRest)
    .where((eb) => eb.not(eb.or([isOpen, isUnapproved])))
    .where("b.status", "<>", sql.lit("cancelled"))
    .where("b.all_check_times_approved", "=", sql.lit(false))
    .where("b.ends_at", "<=", now)
    .select(["s.booking_id", "s.id as shift_id", "s.employee_id", "b.ends_at"]);
}

/** `shiftWaits`, after the end. Rule: Waiting shifts, docs/rules/bookings.md. */
export function openShifts(db: QueryCreator<DB>, now: Date) {
  return db
    .selectFrom("bookings as b")
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom("shifts as s")
          .whereRef("s.booking_id", "=", "b.id")
          .where("s.status", "=", sql.lit("selected"))
          .where("s.not_met_for_booking", "=", sql.lit(false))
          .where((shift) => shift.or([isOpen, isUnapproved]))
          .select(["s.id as shift_id", "s.booking_id", "s.employee_id"])
          .select([isOpen.as("is_open"), isStamped.as("is_stamped")])
          // Keeps PostgreSQL from reading all shifts first: of most bookings nothing is open, which no statistics know.
          .offset(sql.lit(0))
          .as("s"),
      (join) => join.onTrue(),
    )
    .where("b.status", "<>", sql.lit("cancelled"))
    .where("b.all_check_times_approved", "=", sql.lit(false))
    .where("b.ends_at", "<=", now)
    .where(isUnsent)
    .select(["s.shift_id", "s.booking_id", "s.employee_id", "b.ends_at", "s.is_open", "s.is_stamped"]);
}
