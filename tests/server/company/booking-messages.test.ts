import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { testDay } from "#tests/support/factories.ts";
import { TEST_NOW } from "#tests/support/test-app.ts";
import { signUpBody, wholeForm } from "./bodies.ts";
import { buildWorld, send, stateOf, type Wire, type World } from "./fixtures.ts";

let world: World;

beforeAll(async () => {
  world = await buildWorld();
});
afterAll(() => world.app.close());
beforeEach(() => world.app.setNow(TEST_NOW));

/** The three calls that take a booking form; the sign-up reports the booking's fields under `booking.`. */
const calls = {
  book: (form: object) =>
    send(world.app, "POST", "corporations/bookings", { as: world.hotel.token, body: form }),
  change: (form: object) =>
    send(world.app, "PUT", `corporations/bookings/${world.coming.id}`, { as: world.hotel.token, body: form }),
  signUp: (booking: object) =>
    send(world.app, "POST", "corporations/corporation-and-booking", {
      body: { corporation: signUpBody(), booking },
    }),
} satisfies Record<string, (form: object) => Promise<Wire>>;

/** Section 5 of the document, field by field, and the edges around it. */
const wrong: [Record<string, unknown>, string, string][] = [
  [{ staff_type: "" }, "staff_type", "Angiv personale"],
  [{ staff_type: undefined }, "staff_type", "Angiv personale"],
  [{ staff_type: "Tjener" }, "staff_type", "Ikke gyldigt"],
  [{ staff_type: 1.5 }, "staff_type", "Ikke gyldigt"],
  [{ staff_type: 999_999 }, "staff_type", "Ikke gyldigt"],
  [{ number_of_staff: 0 }, "number_of_staff", "Angiv antal personer fra 1 til 15"],
  [{ number_of_staff: 16 }, "number_of_staff", "Angiv antal personer fra 1 til 15"],
  [{ date: "" }, "date", "Mangler dato"],
  [{ date: "2026-02-30" }, "date", "Vælg anden dato"],
  [{ date: "24-11-2026" }, "date", "Vælg anden dato"],
  [{ date: testDay(-1) }, "date", "Vælg anden dato"],
  [{ date: testDay(0), start_time: "10:45" }, "start_time", "Vælg nyere tid"],
  [{ start_time: "24:30" }, "start_time", "Angiv et tidspunkt"],
  [{ end_time: "24:30" }, "end_time", "Angiv et tidspunkt"],
  [{ end_time: "9:00" }, "end_time", "Angiv et tidspunkt"],
  [{ arrangement_type: "Andet" }, "arrangement_type_other", "Skriv, hvad det skal være"],
  [{ booking_person: " " }, "booking_person", "Angiv navn på kontakt person"],
  [{ booking_person_nr: "" }, "booking_person_nr", "Angiv nr. til den ansvarlige"],
  [{ booking_person_nr: "205501640" }, "booking_person_nr", "Angiv nr. til den ansvarlige"],
  [{ booking_person_nr: "2055-016" }, "booking_person_nr", "Angiv nr. til den ansvarlige"],
  [{ address: "" }, "address", "Angiv en addresse for at oprette booking"],
  [{ address_url: undefined }, "address_url", "vælg venligst en gyldig adresse"],
  [{ address_url: "javascript:alert(1)" }, "address_url", "vælg venligst en gyldig adresse"],
  [{ city: "" }, "city", "vælg en gyldig adresse til by"],
  [{ zip_code: "" }, "zip_code", "vælg en gyldig adresse til postnr."],
  [{ hourly_wage: "" }, "hourly_wage", "Angiv timeløn"],
  [{ hourly_wage: "0" }, "hourly_wage", "Angiv timeløn"],
  [{ hourly_wage: "1.192.50" }, "hourly_wage", "Angiv timeløn"],
  [{ hourly_wage: "192.50" }, "hourly_wage", "Angiv timeløn"],
  [{ hourly_wage: "-192" }, "hourly_wage", "Angiv timeløn"],
  [{ hourly_wage: "9".repeat(40) }, "hourly_wage", "Angiv timeløn"],
  [{ fee: undefined }, "fee", "gebyrer mangler ved booking"],
  [{ contact_person: "" }, "contact_person", "Angiv kontaktperson"],
  [{ extra_work_hours: undefined }, "extra_work_hours", "Angiv kontaktperson"],
  [{ extra_work_hours: 3 }, "extra_work_hours", "Angiv kontaktperson"],
  [{ food_included: undefined }, "food_included", "Angiv personale mad"],
  [{ transport_wage: undefined }, "transport_wage", "Angiv transporttillæg"],
  [{ transport_wage: 0.75 }, "transport_wage", "Angiv transporttillæg"],
  [{ language: "" }, "language", "Vælg sprog"],
  [{ booking_person: "x".repeat(201) }, "booking_person", "Teksten er for lang"],
  [{ job_description: "x".repeat(2001) }, "job_description", "Teksten er for lang"],
];

describe.each([
  ["a new booking", calls.book, ""],
  ["a changed booking", calls.change, ""],
  ["a booking with a sign-up", calls.signUp, "booking."],
] as const)("%s", (_, call, prefix) => {
  test.each(wrong)("with %j is refused under %s: %s", async (values, field, message) => {
    const before = await stateOf(world.app);
    const { status, json } = await call(wholeForm(world, values));
    expect(status).toBe(422);
    expect(json).toMatchObject({ status: "error", message: "Nogle felter er ikke udfyldt korrekt" });
    expect(json.errors).toEqual({ [`${prefix}${field}`]: message });
    expect(await stateOf(world.app)).toEqual(before);
  });
});

describe("at the edges of the rules", () => {
  const edges: Record<string, unknown>[] = [
    { number_of_staff: 1 },
    { number_of_staff: 15 },
    { start_time: "10:00", end_time: "24:00" },
    { start_time: "22:00", end_time: "02:00" },
    { start_time: "10:00", end_time: "10:00", whole_day: true },
    { hourly_wage: "0,01" },
    { hourly_wage: "192,5" },
    { fee: 0 },
    { booking_person_nr: "1" },
    { date: testDay(0), start_time: "11:00" },
    { booking_person: "x".repeat(200) },
    { arrangement_type: "Andet", arrangement_type_other: "Ølsmagning 🍺" },
  ];
  test.each(edges)("%j is booked", async (values) => {
    const { status, text } = await calls.book(wholeForm(world, values));
    expect(status, text).toBe(200);
  });

  test.each([
    ["7,75 hours with food", { end_time: "17:45", food_included: 1 }, false],
    ["8 hours without food", { end_time: "18:00", food_included: 0 }, false],
    ["8 hours with food", { end_time: "18:00", food_included: 1 }, true],
    ["8 hours over midnight with food", { start_time: "20:00", end_time: "04:00" }, true],
  ])("a break of one's own is kept as asked for only where it is allowed: %s", async (_, values, kept) => {
    const { json } = await calls.book(wholeForm(world, { ...values, self_paid_break: true }));
    expect(json.self_paid_break).toBe(kept);
  });
});

describe("an admin, also one who acts for a company", () => {
  test("books yesterday and the hour that has begun, without mails, and marks it for nobody else", async () => {
    const admin = { id: world.admin.id, token: world.admin.token };
    const takeOver = await world.app.takeOver(admin, { kind: "corporation", id: world.hotel.id });
    for (const as of [world.admin.token, takeOver]) {
      for (const values of [{ date: testDay(-1) }, { date: testDay(0), start_time: "08:00" }]) {
        const body = wholeForm(world, values);
        const path = "corporations/bookings?notSendEmail=0&pastBooking=1";
        const { status, json } = await send(world.app, "POST", path, { as, body });
        expect(status).toBe(200);
        expect(json).toMatchObject({ is_email_script_allowed: false, approved: true });
      }
    }
  });

  test("is the only one: a company that says so itself is refused on a past date", async () => {
    const path = "corporations/bookings?pastBooking=1";
    const past = wholeForm(world, { date: testDay(-1) });
    const refused = await send(world.app, "POST", path, { as: world.hotel.token, body: past });
    expect([refused.status, refused.json.errors]).toEqual([422, { date: "Vælg anden dato" }]);
    const future = await send(world.app, "POST", path, { as: world.hotel.token, body: wholeForm(world) });
    expect([future.status, future.json.is_email_script_allowed]).toEqual([200, true]);
  });
});
