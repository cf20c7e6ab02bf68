import { beforeEach, describe, expect, test, vi } from "vitest";
import type { WireCorporationBooking } from "#contract/bookings/booking.entities.ts";
import { momentOf } from "#rules/time/moment.ts";
import { setServerClock } from "#web/api/page/server-clock.ts";
import { type BookingDraft, emptyDraft } from "./booking-draft.ts";
import { type BookingLimits, bookingResolver } from "./booking-resolver.ts";

const filled: BookingDraft = {
  ...emptyDraft,
  staff_type: "3",
  date: "2026-12-24",
  address: "Tangkajen 14",
  address_url: "https://example.test/a",
  zip_code: "8000",
  city: "Aarhus C",
  food_included: "1",
  language: "Dansk",
  booking_person: "Signe Holm",
  booking_person_nr: "20550164",
  contact_person: "Rasmus, køkkenet",
};

const waiter = { id: 3, job_title: "Tjener", worker: true, company: true, billy_id: "", wages: [] };
const staffTypes = [waiter];

beforeEach(() => {
  vi.useFakeTimers({ now: momentOf("2026-11-21", "14:20"), toFake: ["Date"] });
  setServerClock(Date.now());
  return () => vi.useRealTimers();
});

describe("the booking form", () => {
  test("takes a filled draft as the contract wants it", async () => {
    const { values, errors } = await resolve(filled);
    expect(errors).toEqual({});
    expect(values).toMatchObject({ staff_type: 3, transport_wage: 0, food_included: 1, hourly_wage: "192" });
  });

  test("says everything that is missing at once, the own entry and the past day among it", async () => {
    const draft = { ...emptyDraft, date: "2026-11-20", arrangement_type: "Andet" };
    expect(await messages(draft)).toMatchObject({
      staff_type: "Angiv personale",
      date: "Vælg anden dato",
      arrangement_type_other: "Skriv, hvad det skal være",
      address: "Angiv en addresse for at oprette booking",
      food_included: "Angiv personale mad",
      language: "Vælg sprog",
      contact_person: "Angiv kontaktperson",
    });
  });

  test("shows at the address that it was typed and not picked", async () => {
    expect(await messages({ ...filled, address_url: "" })).toEqual({
      address: "vælg venligst en gyldig adresse",
    });
  });

  test("wants a later hour today, but not of an admin", async () => {
    const today = { ...filled, date: "2026-11-21", start_time: "14:30" };
    expect(await messages(today)).toEqual({ start_time: "Vælg nyere tid" });
    expect(await messages({ ...today, start_time: "15:00" })).toEqual({});
    expect(await messages(today, { isAdmin: true, staffTypes })).toEqual({});
  });

  test("leaves the unchanged start of an edited booking alone", async () => {
    const edited = savedBooking({ date: "2026-11-20", start_time: "10:00", selectedShifts: 0 });
    const draft = { ...filled, date: "2026-11-20" };
    expect(await messages(draft, { isAdmin: false, staffTypes, edited })).toEqual({});
    expect(await messages({ ...draft, start_time: "11:00" }, { isAdmin: false, staffTypes, edited })).toEqual(
      {
        date: "Vælg anden dato",
      },
    );
  });

  test("lets the wage only rise once somebody is selected", async () => {
    const edited = savedBooking({ hourly_wage: "200,00", selectedShifts: 1 });
    expect(
      await messages({ ...filled, hourly_wage: "199,50" }, { isAdmin: false, staffTypes, edited }),
    ).toHaveProperty("hourly_wage");
    expect(await messages({ ...filled, hourly_wage: "200" }, { isAdmin: false, staffTypes, edited })).toEqual(
      {},
    );
  });
});

describe("the lowest wage of the job", () => {
  const lowest = { valid_from: "2026-12-01", hourly_wage: null, lowest_wage: "195,00" };
  const paid = { isAdmin: false, staffTypes: [{ ...waiter, wages: [lowest] }] };

  test("is named where the wage is under it on the day of the work", async () => {
    expect(await messages({ ...filled, date: "2026-11-30" }, paid)).toEqual({});
    expect(await messages({ ...filled, date: "2026-12-01" }, paid)).toEqual({
      hourly_wage: "Timelønnen for tjener er mindst 195,00 kr. den 01-12-2026",
    });
    expect(await messages({ ...filled, date: "2026-12-01", hourly_wage: "195" }, paid)).toEqual({});
  });

  test("leaves an edited booking alone until wage, job or day is another", async () => {
    const edited = savedBooking({
      date: "2026-12-01",
      hourly_wage: "192,00",
      staff_type: 3,
      selectedShifts: 0,
    });
    const draft = { ...filled, date: "2026-12-01" };
    expect(await messages(draft, { ...paid, edited })).toEqual({});
    expect(await messages({ ...draft, hourly_wage: "193" }, { ...paid, edited })).toHaveProperty(
      "hourly_wage",
    );
    const rejected = { ...edited, rejection: { reason: "For lav løn", at: "2026-11-20T10:00:00Z" } };
    expect(await messages(draft, { ...paid, edited: rejected })).toHaveProperty("hourly_wage");
    expect(await messages({ ...draft, date: "2026-12-02" }, { ...paid, edited })).toHaveProperty(
      "hourly_wage",
    );
  });
});

function resolve(draft: BookingDraft, limits: BookingLimits = { isAdmin: false, staffTypes }) {
  const options = { fields: {}, shouldUseNativeValidation: false };
  return bookingResolver(limits)(draft, undefined, options);
}

async function messages(draft: BookingDraft, limits?: BookingLimits) {
  const { errors } = await resolve(draft, limits);
  return Object.fromEntries(Object.entries(errors).map(([name, error]) => [name, error.message]));
}

function savedBooking(facts: Partial<WireCorporationBooking>) {
  return facts as WireCorporationBooking;
}
