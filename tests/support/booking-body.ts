import type { BookingFormInput } from "#contract/bookings/booking-form.ts";

/** What a booking says of its place and its work, as the form sends it and as it is stored. */
export const BOOKING_DETAILS = {
  arrangement_type: "Firma event",
  address: "Tangkajen 14",
  zip_code: "8000",
  city: "Aarhus C",
  access_information: "Bagdøren",
  upper_dress_code: "Sort skjorte",
  lower_dress_code: "Sort buks",
  shoes_dress_code: "Sorte sko",
  language: "Dansk" as const,
  booking_person: "Signe Holm",
  booking_person_nr: "20550164",
  contact_person: "Rasmus, køkkenet",
};

/** A booking as the form sends it; tests name only what they are about. */
export function bookingBody(
  staffType: number,
  date: string,
  values: Partial<BookingFormInput> = {},
): BookingFormInput {
  return {
    ...BOOKING_DETAILS,
    staff_type: staffType,
    number_of_staff: 2,
    date,
    start_time: "10:00",
    end_time: "18:00",
    address_url: "https://www.openstreetmap.org/search?query=Tangkajen%2014",
    hourly_wage: "192",
    transport_wage: 0,
    extra_work_hours: 0,
    food_included: 1,
    fee: 35,
    ...values,
  };
}
