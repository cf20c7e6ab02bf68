import type { WireAdminBooking } from "#contract/bookings/admin-booking.entities.ts";
import { bookingMoney } from "#rules/money/booking-money.ts";
import { toCommaString, toWireKroner } from "#rules/money/ore.ts";
import type { NumberReader } from "#rules/people/pay-numbers.ts";
import { urgentPeriodOf } from "#rules/pricing/fees.ts";
import { holidayPartOf } from "#rules/pricing/price-booking.ts";
import { type ShiftFacts, shiftWaits } from "#rules/shifts/waiting.ts";
import type { Moment } from "#rules/time/moment.ts";
import type { BookingRow } from "#server/features/bookings/booking.queries.ts";
import {
  type CorporationBooking,
  selectedOf,
  serializeBooking,
} from "#server/features/bookings/corporation-view/corporation-booking.serializer.ts";
import type { ShiftRow } from "#server/features/bookings/shifts/shift.queries.ts";
import type { EmployeeRow } from "#server/features/employees/employee.queries.ts";
import { serializePayNumbers } from "#server/features/employees/pay-data.ts";
import { termsOf } from "#server/features/pricing/booked-price.ts";
import {
  adminPayTimesOf,
  adminTimesOf,
  stampsOf,
  undisputedOf,
} from "#server/features/pricing/shift-times.ts";
import type { Standing } from "#server/features/reputation/reputation.queries.ts";
import type { Secrets } from "#server/platform/crypto/secrets.ts";

/** A person on a booking as admins see one. */
export interface StaffPerson {
  readonly shift: ShiftRow;
  readonly employee: EmployeeRow;
  readonly reputation: Standing;
}

/** Unpaid work of a company and the ceiling that it is over, in øre without VAT. */
export interface OverCeiling {
  readonly owed: number;
  readonly ceiling: number;
}

/** Everything that the answer for an admin about one booking is made of. */
export interface AdminBooking {
  /** What its company sees of it, too. */
  readonly facts: CorporationBooking;
  /** Selected people and applicants. */
  readonly people: readonly StaffPerson[];
  readonly overCeiling: OverCeiling | null;
  /** Its invoices that have a number, oldest first. */
  readonly invoices: WireAdminBooking["money"]["invoices"];
}

/** A booking in an admin's lists and on the invoice page; of CPR and bank numbers only dots. */
export function serializeAdminBooking(
  { facts, people, overCeiling, invoices }: AdminBooking,
  secrets: Secrets,
  now: Moment,
): WireAdminBooking {
  const { booking, corporation, rating } = facts;
  const peopleWith = (status: "selected" | "applied") =>
    people
      .filter(({ shift }) => shift.status === status)
      .map((person) => serializeStaffEntry(person, secrets, "admin"));
  return {
    ...serializeBooking(facts, { asAdmin: true, isOffice: true, now }, "admin"),
    corporation: {
      id: corporation.id,
      name: corporation.name,
      cvr_nr: corporation.cvr_nr,
      contact_person: corporation.contact_person,
      address: corporation.address,
      city_zip: corporation.city_zip,
      city: corporation.city,
      billing_email: corporation.billing_email,
      email: corporation.email,
      email_confirmed: corporation.email_unconfirmed_since === null,
      ean: corporation.ean,
      ean_order_reference: corporation.ean_order_reference,
      invoice_grouping: corporation.invoice_grouping,
      icon_image: corporation.icon_image,
      baseURL_image: corporation.base_url_image,
      rating,
    },
    hourly_wage_with_extra: toCommaString(booking.hourly_wage + holidayPartOf(booking.hourly_wage)),
    totalNrOfShifts: booking.number_of_staff,
    selectedStaff: peopleWith("selected"),
    appliedStaff: peopleWith("applied"),
    original_created_at: booking.created_at.toISOString(),
    urgentPeriod: urgentPeriodOf(booking.created_at.getTime(), booking.starts_at.getTime(), termsOf(booking)),
    checkoutCompleted: isStampedOut(selectedOf(facts.staff)),
    paid_at: booking.paid_at?.toISOString() ?? null,
    is_sent_to_zenegy: booking.is_sent_to_zenegy,
    over_credit_ceiling: overCeiling !== null,
    credit: overCeiling && {
      owed: toWireKroner(overCeiling.owed),
      ceiling: toWireKroner(overCeiling.ceiling),
    },
    money: serializeMoney(facts, invoices, now),
  };
}

/** One of them with CPR and bank numbers as the reader is shown them. */
export function serializeStaffEntry(
  { shift, employee, reputation }: StaffPerson,
  secrets: Secrets,
  reader: NumberReader,
) {
  return {
    shift_id: shift.id,
    employee: {
      id: employee.id,
      first_name: employee.first_name,
      last_name: employee.last_name,
      phone: employee.phone,
      email: employee.email,
      profile_image: employee.profile_image,
      baseURL_image: employee.base_url_image,
      ...serializePayNumbers(employee, secrets, reader),
    },
    rating: reputation.rating,
    nrOfShifts: reputation.nrOfShifts,
    employee_checkin: shift.employee_checkin?.toISOString() ?? null,
  };
}

/** How far invoice and pay are. */
function serializeMoney(
  { booking, staff }: CorporationBooking,
  invoices: WireAdminBooking["money"]["invoices"],
  now: Moment,
): WireAdminBooking["money"] {
  const facts = {
    isCancelled: booking.status === "cancelled",
    endsAt: booking.ends_at.getTime(),
    people: selectedOf(staff).map((shift) => ({
      isNotMet: shift.not_met_for_booking,
      invoice: shift.invoice_state,
      pay: shift.pay_state,
      isOpen: areHoursOpen(shiftWaits(waitingFacts(booking, shift), now)),
    })),
  };
  const { invoice, pay, openHours } = bookingMoney(facts, now);
  return { invoice, pay, open_hours: openHours, invoices: [...invoices] };
}

/** Settled hours are open no more, approved or not. */
function areHoursOpen(waits: ReturnType<typeof shiftWaits>): boolean {
  return waits !== null && waits !== "hours_to_approve";
}

/** What the rules of waiting need to know of a selected shift. */
export function waitingFacts(booking: BookingRow, shift: ShiftRow): ShiftFacts {
  const { employee, company } = stampsOf(shift);
  return {
    bookingStatus: booking.status,
    isCheckoutClosed: booking.all_check_times_approved,
    date: booking.date,
    endsAt: booking.ends_at.getTime(),
    isNotMet: shift.not_met_for_booking,
    isCheckedIn: shift.employee_checkin !== null,
    employee,
    company,
    undisputed: undisputedOf(shift),
    invoice: {
      adminTimes: adminTimesOf(shift),
      sent: shift.invoice_state,
      isApproved: shift.admin_approve_invoice,
    },
    pay: {
      adminTimes: adminPayTimesOf(shift),
      sent: shift.pay_state,
      isApproved: shift.admin_approve_checkout,
    },
  };
}

/** Whether the company has stamped out everybody who was met. */
function isStampedOut(selected: readonly ShiftRow[]): boolean {
  const met = selected.filter((shift) => !shift.not_met_for_booking);
  return met.length > 0 && met.every((shift) => shift.corporation_stamped_at !== null);
}
