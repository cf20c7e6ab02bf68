import { bookingBody } from "#tests/support/booking-body.ts";
import { testDay } from "#tests/support/factories.ts";
import type { World } from "./fixtures.ts";

/** A sign-up as the documented client sends it. */
export function signUpBody(values: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    name: "Café Ærø",
    cvr_nr: "12345674",
    address: "Havnegade 2",
    city_zip: "8000",
    city: "Aarhus C",
    contact_person: "Åse Øst",
    department: "Bar",
    email: "aase@cafe.test",
    phone: "20550164",
    billing_email: "faktura@cafe.test",
    ean: "",
    password: "hemmeligt",
    confirmPassword: "hemmeligt",
    terms_accepted_at: "2026-11-24T09:00:00.000Z",
    payment_type: "invoice",
    payment_deadline: 7,
    ...values,
  };
}

/** The whole booking form, own entries included. */
export function wholeForm(world: World, values: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    ...bookingBody(world.staffType, testDay(5)),
    arrangement_type_other: "",
    access_information_other: "",
    upper_dress_code_other: "",
    lower_dress_code_other: "",
    shoes_dress_code_other: "",
    item_to_bring: "Proptrækker",
    job_description: "Servering af tre retter",
    invoice_note: "Rekv. 12",
    ...values,
  };
}

/** What a company stamps for one person. */
export function stampBody(world: World, values: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    employee_id: world.anna.id,
    booking_id: world.ended.id,
    checkOut: {
      corporation_checkin_time: "10:00",
      corporation_checkout_time: "18:00",
      comment: "",
      time_comment_by_corporation: "",
      rating: 4,
      ...values,
    },
  };
}
