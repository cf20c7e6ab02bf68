import type { WireChangeOfPerson } from "#contract/bookings/agreement.ts";
import type { WireCorporationBooking, WireEditableBooking } from "#contract/bookings/booking.entities.ts";
import { answeredHoursRemaining } from "#rules/bookings/status.ts";
import { checkoutProgress, finishedCounters } from "#rules/bookings/status-summary.ts";
import { toWireKroner } from "#rules/money/ore.ts";
import { vatOf } from "#rules/money/vat.ts";
import { initialOf } from "#rules/people/short-name.ts";
import type { Prepayment } from "#rules/pricing/trade-terms.ts";
import { shownStaff } from "#rules/shifts/missed-arrival.ts";
import type { LastChange } from "#server/features/bookings/agreement/term-change.queries.ts";
import { type BookingRow, bookingStatusOf, type Viewer } from "#server/features/bookings/booking.queries.ts";
import { departmentOf, serializeAllFields } from "#server/features/bookings/booking-fields.ts";
import type { ShiftRow, StaffShift } from "#server/features/bookings/shifts/shift.queries.ts";
import type { OwnerApproval } from "#server/features/bookings/status/owner-approval/owner-approval.queries.ts";
import type { CorporationRow } from "#server/features/corporations/corporation.queries.ts";
import {
  type DepartmentRow,
  serializeDepartment,
} from "#server/features/corporations/departments/department.queries.ts";
import { termValuesOf } from "#server/features/pricing/booked-price.ts";
import { billedRemovals } from "#server/features/pricing/late-removals.ts";
import type { Agreed } from "#server/features/pricing/price-agreement.queries.ts";
import { stampsOf } from "#server/features/pricing/shift-times.ts";
import { serializeAgreement } from "#server/features/pricing/wage-agreement.queries.ts";
import { priceNow, serializePrice } from "#server/features/pricing/worked-price.ts";
import type { RatingSummary } from "#server/features/reputation/rating.queries.ts";
import type { ApplicantCounts } from "./applicant-counts.queries.ts";
import { stateOf } from "./booking-state.ts";
import { serializeCardShift } from "./card-shift.serializer.ts";

/** Everything that the answers about one booking are made of. */
export interface CorporationBooking {
  readonly booking: BookingRow;
  readonly corporation: CorporationRow;
  readonly rating: RatingSummary;
  /** Selected people, and removed ones whose cancellation is billed. */
  readonly staff: readonly StaffShift[];
  readonly applied: ApplicantCounts;
  /** How many people stand by. */
  readonly standby: number;
  /** Of all bookings for the same day and address together. */
  readonly prepayment: Prepayment | null;
  readonly changes: readonly LastChange[];
  /** The order that it is a part of. */
  readonly order: WireCorporationBooking["order"];
  /** Null where no owner of the company is asked. */
  readonly owner: OwnerApproval | null;
}

/** A booking as its company sees it; `from` names the list that it was fetched for. */
export function serializeBooking(
  facts: CorporationBooking,
  viewer: Viewer,
  from: string,
): WireCorporationBooking {
  return {
    ...serializeBookingBase(facts, viewer),
    shifts: selectedOf(facts.staff).map((shift) => serializeCardShift(shift, viewer)),
    from,
  };
}

/** A booking for the edit form, with the fees agreed with its company today. */
export function serializeEditableBooking(
  facts: CorporationBooking & { readonly corporation: Agreed<CorporationRow> },
  viewer: Viewer,
  { version, departments }: { readonly version: number; readonly departments: readonly DepartmentRow[] },
): WireEditableBooking {
  const { corporation, booking } = facts;
  const choices = departments.filter(({ id, archived_at }) => !archived_at || id === booking.department_id);
  return {
    ...serializeBooking(facts, viewer, ""),
    version,
    departments: choices.map(serializeDepartment),
    corporation_fees: {
      standard_fee: toWireKroner(corporation.standard_fee),
      urgent_booking_fee: toWireKroner(corporation.urgent_booking_fee),
      emergency_booking_fee: toWireKroner(corporation.emergency_booking_fee),
    },
  };
}

/** What is paid in advance of an order, as answers name it. */
export function serializePrepayment(prepayment: Prepayment | null) {
  return (
    prepayment && {
      percents: prepayment.percents,
      instalments: prepayment.instalments.map(toWireKroner),
      amount: toWireKroner(prepayment.amount),
      people: prepayment.people,
    }
  );
}

/** What all answers about a booking have in common. */
export function serializeBookingBase(facts: CorporationBooking, viewer: Viewer) {
  const { asAdmin, now } = viewer;
  const { booking, applied, standby, prepayment } = facts;
  const selected = selectedOf(facts.staff);
  const counts = {
    selectedShifts: shownStaff({
      places: booking.number_of_staff,
      selected: selected.length,
      notMet: selected.filter((shift) => shift.not_met_for_booking).length,
    }),
    appliedShifts: applicantsOf(applied, { asAdmin, now }),
    checkout: checkoutOf(selected),
  };
  return {
    ...serializeAllFields(booking),
    corporation_id: booking.corporation_id,
    order_id: booking.order_id,
    department_of: departmentOf(booking),
    order: facts.order,
    staff_type_billy_id: booking.billy_id,
    standard_fee: toWireKroner(booking.standard_fee),
    urgent_booking_fee: toWireKroner(booking.urgent_booking_fee),
    emergency_booking_fee: toWireKroner(booking.emergency_booking_fee),
    admin_message: asAdmin ? booking.admin_message : "",
    is_email_script_allowed: booking.is_email_script_allowed,
    payment_type: booking.payment_type === "credit_card" ? ("credit_card" as const) : ("invoice" as const),
    payment_deadline: booking.payment_deadline,
    status: bookingStatusOf(booking, selected.length, now),
    state: stateOf(counts, booking, viewer),
    approved: booking.approved_at !== null,
    approved_at: booking.approved_at?.toISOString() ?? null,
    rejection: booking.rejected_at && {
      reason: booking.rejected_reason,
      at: booking.rejected_at.toISOString(),
    },
    owner_approval: serializeOwnerApproval(facts),
    box_status: booking.box_status as WireCorporationBooking["box_status"],
    all_check_times_approved: booking.all_check_times_approved,
    all_gravy_status: booking.all_gravy_status,
    send_bl_count: booking.send_bl_count,
    is_sent_to_billy: booking.is_sent_to_billy,
    is_fixed: isFixed(booking, facts.staff),
    created_at: booking.created_at.toISOString(),
    hoursRemaining: answeredHoursRemaining(now, booking.starts_at.getTime()),
    asks_for_pin: booking.arrival_pin !== null,
    ...counts,
    standbyShifts: standby,
    price: serializePrice(priceNow(booking, selected, now), booking, facts.staff),
    terms: termValuesOf(booking),
    trade_terms_from: booking.trade_terms_from,
    agreement: serializeAgreement(booking),
    prepayment: serializePrepayment(prepayment),
    cancellation: cancellationOf(facts.staff),
    removals: billedRemovals(facts.staff).map((shift) => serializeRemoval(shift, asAdmin)),
    changes:
      now < booking.starts_at.getTime()
        ? facts.changes.map((change) => serializeChange(change, asAdmin))
        : [],
    corporation: {
      name: facts.corporation.name,
      baseURL_image: facts.corporation.base_url_image,
      icon_image: facts.corporation.icon_image,
      rating: facts.rating,
    },
  };
}

/**
 * As many as the viewer finds among the applicants: a company can neither choose who is booked elsewhere nor who is
 * frozen. Rule: Lists of a booking, docs/rules/applying.md.
 */
function applicantsOf(applied: ApplicantCounts, { asAdmin, now }: Pick<Viewer, "asAdmin" | "now">): number {
  if (asAdmin) return applied.all;
  return applied.all - applied.elsewhere - applied.freezes.filter((until) => until > now).length;
}

/** Whether nobody changes a booking any more: its checkout is closed, or somebody of it stands on an invoice or a pay line. */
export function isFixed(
  { all_check_times_approved }: Pick<BookingRow, "all_check_times_approved">,
  shifts: readonly Pick<ShiftRow, "invoice_state" | "pay_state">[],
): boolean {
  const isSent = shifts.some(({ invoice_state, pay_state }) => invoice_state !== null || pay_state !== null);
  return all_check_times_approved || isSent;
}

/** The people who are booked, without those who were removed. */
export function selectedOf<Shift extends { status: string }>(staff: readonly Shift[]): Shift[] {
  return staff.filter(({ status }) => status === "selected");
}

/** What removals cost so far: places that were not filled again. */
function cancellationOf(staff: readonly StaffShift[]) {
  const billed = billedRemovals(staff);
  const sumOf = (column: "cancellation_hours" | "cancellation_fee") =>
    billed.reduce((total, shift) => total + shift[column], 0);
  return {
    hours: sumOf("cancellation_hours"),
    places: billed.length,
    amount: toWireKroner(sumOf("cancellation_fee")),
  };
}

function serializeRemoval(shift: StaffShift, asAdmin: boolean): WireCorporationBooking["removals"][number] {
  return {
    shift_id: shift.id,
    first_name: shift.first_name,
    last_name: asAdmin ? shift.last_name : initialOf(shift.last_name),
    reason: shift.fee_reason,
    at: shift.fee_at?.toISOString() ?? null,
    hours: shift.cancellation_hours,
    amount: toWireKroner(shift.cancellation_fee),
    pay: toWireKroner(shift.cancellation_pay),
  };
}

function serializeChange(change: LastChange, asAdmin: boolean): WireChangeOfPerson {
  return {
    shift_id: change.shift_id,
    employee_id: change.employee_id,
    first_name: change.first_name,
    last_name: asAdmin ? change.last_name : initialOf(change.last_name),
    state: change.state as WireChangeOfPerson["state"],
    asked_at: change.asked_at.toISOString(),
    answer_by: change.answer_until.toISOString(),
    settled_at: change.settled_at?.toISOString() ?? null,
  };
}

function serializeOwnerApproval({ booking, owner }: CorporationBooking) {
  if (owner === null || booking.owner_state === null) return null;
  return {
    state: booking.owner_state,
    booked_by: owner.bookedBy,
    owners: [...owner.owners],
    decided_by: owner.decidedBy,
    decided_at: booking.owner_decided_at?.toISOString() ?? null,
    reason: booking.owner_reason,
    total: toWireKroner(owner.total),
    total_with_vat: toWireKroner(owner.total + vatOf(owner.total)),
    bookings: owner.bookings,
  };
}

/** How far the hours are. People who were not met have no part in it. */
function checkoutOf(selected: readonly StaffShift[]): WireCorporationBooking["checkout"] {
  const people = selected
    .filter((shift) => !shift.not_met_for_booking)
    .map((shift) => ({
      ...stampsOf(shift),
      invoiceApproved: shift.admin_approve_invoice,
      isInvoiced: shift.invoice_state === "accepted",
      rated: false,
    }));
  const counters = finishedCounters(people);
  const progress = checkoutProgress(people);
  return {
    people: counters.total,
    stamped_by_corporation: counters.stampedByCorporation,
    rejected: counters.rejected,
    invoice_approved: counters.invoiceApproved,
    wait_for_company: progress.waitForCompany,
    wait_for_staff: progress.waitForStaff,
    invoiced: progress.invoiced,
  };
}
