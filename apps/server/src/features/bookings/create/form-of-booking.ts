import type { BookingForm } from "#contract/inputs/booking-form.ts";
import { toCommaString, toWireKroner } from "#rules/money/ore.ts";
import type { Day } from "#rules/time/moment.ts";
import type { BookingRow } from "#server/features/bookings/queries.ts";

/** The form that would book the same job for another day. Fees and price are computed anew, as for any form. */
export function formOfBooking(booking: BookingRow, date: Day): BookingForm {
  return {
    staff_type: booking.staff_type_id,
    number_of_staff: booking.number_of_staff,
    date,
    start_time: booking.start_time,
    end_time: booking.end_time,
    arrangement_type: booking.arrangement_type,
    arrangement_type_other: booking.arrangement_type_other,
    address: booking.address,
    address_url: booking.address_url,
    zip_code: booking.zip_code,
    city: booking.city,
    hourly_wage: toCommaString(booking.hourly_wage),
    // The table holds the same few steps and languages as the form.
    transport_wage: booking.transport_wage as BookingForm["transport_wage"],
    extra_work_hours: booking.extra_work_hours as BookingForm["extra_work_hours"],
    language: booking.language as BookingForm["language"],
    food_included: booking.food_included ? 1 : 0,
    self_paid_break: booking.self_paid_break,
    job_description: booking.job_description,
    access_information: booking.access_information,
    access_information_other: booking.access_information_other,
    upper_dress_code: booking.upper_dress_code,
    upper_dress_code_other: booking.upper_dress_code_other,
    lower_dress_code: booking.lower_dress_code,
    lower_dress_code_other: booking.lower_dress_code_other,
    shoes_dress_code: booking.shoes_dress_code,
    shoes_dress_code_other: booking.shoes_dress_code_other,
    item_to_bring: booking.item_to_bring,
    booking_person: booking.booking_person,
    booking_person_nr: booking.booking_person_nr,
    contact_person: booking.contact_person,
    fee: toWireKroner(booking.fee),
    invoice_note: booking.invoice_note,
    admin_message: booking.admin_message,
  };
}
