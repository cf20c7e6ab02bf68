import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Method } from "#contract/wire/endpoint.ts";
import { signUpBody, stampBody, wholeForm } from "./bodies.ts";
import { buildWorld, send, stateOf, type World } from "./fixtures.ts";

let world: World;

beforeAll(async () => {
  world = await buildWorld();
});
afterAll(() => world.app.close());

/** Every call that names somebody else's booking, shift, person or company, with a body that its owner may send. */
const calls: [string, () => [Method, string, unknown?]][] = [
  ["a booking", () => ["GET", `corporations/bookings/${world.coming.id}`]],
  ["a booking to edit", () => ["GET", `corporations/bookings/${world.coming.id}/editable`]],
  ["a closed booking", () => ["GET", `corporations/bookings/${world.ended.id}/deprecated`]],
  ["its change", () => ["PUT", `corporations/bookings/${world.coming.id}`, wholeForm(world)]],
  ["its deletion", () => ["PUT", `corporations/bookings/${world.coming.id}/cancel`]],
  [
    "the look of its card",
    () => ["PUT", `corporations/bookings/${world.coming.id}/change-booking-ui-status`, { box_status: "x" }],
  ],
  ["its booking list", () => ["POST", `corporations/bookings/${world.coming.id}/send-booking-list`]],
  [
    "its repetition",
    () => ["POST", `corporations/bookings/${world.coming.id}/repeat`, { dates: ["2026-12-01"] }],
  ],
  ["its applicants", () => ["GET", `shifts/corporation/${world.coming.id}`]],
  ["its checkout", () => ["GET", `shifts/corporation/${world.ended.id}/checkout`]],
  [
    "the selection of an applicant",
    () => ["PUT", `corporations/shifts/${world.coming.appliedShift}?shiftType=selected`, {}],
  ],
  [
    "the removal of a person",
    () => ["PUT", `corporations/shifts/${world.coming.selectedShift}?shiftType=removed`, { reason: "Nej" }],
  ],
  [
    "ticking a person off",
    () => [
      "PUT",
      `corporations/shifts/${world.coming.selectedShift}/change-shift-ui-status`,
      { is_checked: true },
    ],
  ],
  ["a stamp", () => ["PUT", "shifts/corporation/checkout", stampBody(world)]],
  [
    "the stamps of all",
    () => {
      const { booking_id, ...one } = stampBody(world);
      return ["PUT", "shifts/corporation/approve-all-shifts", { booking_id, shifts: [one] }];
    },
  ],
  [
    "a rating",
    () => {
      const whom = { employee_id: world.anna.id, booking_id: world.ended.id };
      return ["PUT", "shifts/corporation/checkout/save-rating", { ...whom, rating: 1 }];
    },
  ],
  ["the ratings of its people", () => ["GET", `ratings/${world.anna.id}`]],
  ["their cancellations", () => ["GET", `shifts/corporation/cancelled-shifts/${world.anna.id}`]],
  ["their experience", () => ["GET", `corporations/employees/${world.anna.id}/work-experiences`]],
  ["its panel", () => ["GET", `corporations/${world.hotel.id}/meta`]],
];

describe("another company", () => {
  test.each(calls)("finds nothing at %s, and changes nothing", async (_, call) => {
    const before = await stateOf(world.app);
    const [method, path, body] = call();
    const answer = await send(world.app, method, path, { as: world.stranger.token, body });
    expect([answer.status, answer.json.message]).toEqual([404, "Det, du leder efter, findes ikke."]);
    expect(await stateOf(world.app)).toEqual(before);
  });
});

describe("a company", () => {
  const asHotel = (method: Method, path: string, body?: unknown) =>
    send(world.app, method, path, { as: world.hotel.token, body });

  test("neither hides nor restores an applicant, neither opens nor closes: that is for admins", async () => {
    const before = await stateOf(world.app);
    const shift = `corporations/shifts/${world.coming.appliedShift}`;
    expect((await asHotel("PUT", `${shift}?shiftType=unwanted`, {})).status).toBe(403);
    expect((await asHotel("PUT", `${shift}?shiftType=applied`, {})).status).toBe(403);
    const status = `corporations/bookings/${world.coming.id}/change-status`;
    expect((await asHotel("PUT", status, { status: "closed" })).status).toBe(403);
    expect((await asHotel("GET", `admin/corporations/${world.stranger.id}/take-over`)).status).toBe(403);
    expect(await stateOf(world.app)).toEqual(before);
  });

  test("gives itself no rights, terms or fees", async () => {
    const mine = { is_admin: true, is_privileged_user: true, admin_message: "Betaler", standard_fee: 1 };
    const terms = { payment_type: "credit_card", payment_deadline: 30, emergency_booking_fee: "0,50" };
    const { status } = await asHotel("PUT", "corporations", { ...mine, ...terms });
    expect(status).toBe(200);
    const stored = await world.app.db
      .selectFrom("corporations")
      .selectAll()
      .where("id", "=", world.hotel.id)
      .executeTakeFirst();
    expect(stored).toMatchObject({
      is_admin: false,
      is_privileged_user: false,
      admin_message: "",
      payment_type: "invoice",
      payment_deadline: 7,
      standard_fee: 0,
      emergency_booking_fee: 0,
    });
  });

  test("cannot delete a booking with somebody on it, nor book more people than there are places", async () => {
    const answer = await asHotel("PUT", `corporations/bookings/${world.coming.id}/cancel`);
    expect([answer.status, answer.json.message]).toEqual([
      409,
      "Det er ikke muligt at slette en booking med valgte medarbejder til jobbet. Fjern alle medarbejder for at slette bookingen",
    ]);
    await world.app.db
      .updateTable("bookings")
      .set({ number_of_staff: 1 })
      .where("id", "=", world.coming.id)
      .execute();
    const full = await asHotel(
      "PUT",
      `corporations/shifts/${world.coming.appliedShift}?shiftType=selected`,
      {},
    );
    expect([full.status, full.json.message]).toEqual([
      409,
      "Du kan ikke tilføje flere til ansatte. Har du brug for flere ansatte, så kan du redigere bookingen under Rediger booking",
    ]);
  });

  test("does not sign in with an employee's mail, and an employee's token opens nothing of it", async () => {
    const { login_email } = await world.app.db
      .selectFrom("employees")
      .select("login_email")
      .where("id", "=", world.anna.id)
      .executeTakeFirstOrThrow();
    const body = { email: login_email, password: "hemmeligt" };
    expect((await send(world.app, "POST", "corporations/sign-in", { body })).json.status).toBe("error");
    const asAnna = { as: world.anna.token };
    expect((await send(world.app, "GET", "corporations/me", asAnna)).status).toBe(403);
    expect((await send(world.app, "GET", "corporations/bookings/upcoming", asAnna)).status).toBe(403);
  });
});

test("a visitor books nothing without signing up", async () => {
  const before = await stateOf(world.app);
  const answer = await send(world.app, "POST", "corporations/bookings", { body: wholeForm(world) });
  expect([answer.status, answer.json.status]).toEqual([401, "error"]);
  expect(await stateOf(world.app)).toEqual(before);
});

test("a sign-up with a wrong booking leaves neither, and the e-mail stays free", async () => {
  const before = await stateOf(world.app);
  const corporation = signUpBody({ email: "later@cafe.test" });
  const both = (booking: unknown) =>
    send(world.app, "POST", "corporations/corporation-and-booking", { body: { corporation, booking } });
  const wrong = await both(wholeForm(world, { hourly_wage: "1.192.50" }));
  expect(wrong.json.errors).toEqual({ "booking.hourly_wage": "Angiv timeløn" });
  expect(await stateOf(world.app)).toEqual(before);
  expect((await both(wholeForm(world))).status).toBe(200);
});
