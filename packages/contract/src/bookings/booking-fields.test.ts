import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { bookingBody } from "#tests/support/booking-body.ts";
import { bookingMessages } from "#texts/da/common/validation.ts";
import { bookingForm } from "./booking-form.ts";

const filled = bookingBody(1, "2026-12-01", {
  number_of_staff: 3,
  start_time: "17:00",
  end_time: "24:00",
  arrangement_type: "Julefrokost",
  hourly_wage: "192,50",
  transport_wage: 0.5,
});

function messageOf(change: Record<string, unknown>): Record<string, string> {
  const parsed = z.safeParse(bookingForm, { ...filled, ...change });
  if (parsed.success) return {};
  return Object.fromEntries(parsed.error.issues.map((issue) => [issue.path.join("."), issue.message]));
}

describe("the booking form", () => {
  it("accepts a filled form and gives the optional fields their empty values", () => {
    expect(z.parse(bookingForm, filled)).toMatchObject({
      self_paid_break: false,
      invoice_note: "",
      job_description: "",
    });
  });

  it.each([
    [{ staff_type: "" }, "staff_type", "Angiv personale"],
    [{ staff_type: "Tjener" }, "staff_type", "Ikke gyldigt"],
    [{ staff_type: 1.5 }, "staff_type", "Ikke gyldigt"],
    [{ date: "" }, "date", "Mangler dato"],
    [{ date: "2026-02-30" }, "date", "Vælg anden dato"],
    [{ booking_person: " " }, "booking_person", "Angiv navn på kontakt person"],
    [{ booking_person_nr: "" }, "booking_person_nr", "Angiv nr. til den ansvarlige"],
    [{ booking_person_nr: "123456789" }, "booking_person_nr", "Angiv nr. til den ansvarlige"],
    [{ address: "" }, "address", "Angiv en addresse for at oprette booking"],
    [{ address_url: "" }, "address_url", "vælg venligst en gyldig adresse"],
    [{ city: "" }, "city", "vælg en gyldig adresse til by"],
    [{ zip_code: "" }, "zip_code", "vælg en gyldig adresse til postnr."],
    [{ hourly_wage: "" }, "hourly_wage", "Angiv timeløn"],
    [{ hourly_wage: "1.192.50" }, "hourly_wage", "Angiv timeløn"],
    [{ hourly_wage: "1.192,50" }, "hourly_wage", bookingMessages.hourlyWageTooHigh],
    [{ hourly_wage: "192.50" }, "hourly_wage", "Angiv timeløn"],
    [{ hourly_wage: "0" }, "hourly_wage", "Angiv timeløn"],
    [{ fee: undefined }, "fee", "gebyrer mangler ved booking"],
    [{ fee: Number.NaN }, "fee", "gebyrer mangler ved booking"],
    [{ contact_person: "" }, "contact_person", "Angiv kontaktperson"],
    [{ extra_work_hours: 3 }, "extra_work_hours", "Angiv kontaktperson"],
    [{ food_included: undefined }, "food_included", "Angiv personale mad"],
    [{ transport_wage: 0.75 }, "transport_wage", "Angiv transporttillæg"],
    [{ language: "" }, "language", "Vælg sprog"],
    [{ number_of_staff: 16 }, "number_of_staff", "Angiv antal personer fra 1 til 15"],
    [{ start_time: "24:30" }, "start_time", "Angiv et tidspunkt"],
    [{ start_time: "24:01" }, "start_time", "Angiv et tidspunkt"],
    [{ start_time: "25:00" }, "start_time", "Angiv et tidspunkt"],
    [{ start_time: "9:00" }, "start_time", "Angiv et tidspunkt"],
    [{ start_time: "10:60" }, "start_time", "Angiv et tidspunkt"],
    [{ shoes_dress_code: "Andet" }, "shoes_dress_code_other", "Skriv, hvad det skal være"],
  ])("says of %j under %s: %s", (change, field, message) => {
    expect(messageOf(change)).toEqual({ [field]: message });
  });
});
