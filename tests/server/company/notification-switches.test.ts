import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { applicantEndpoints, jobEndpoints } from "#contract/applications/application.endpoints.ts";
import { adminBookingEndpoints } from "#contract/bookings/admin-booking.endpoints.ts";
import { bookingEndpoints } from "#contract/bookings/booking.endpoints.ts";
import type { BookingFormInput } from "#contract/bookings/booking-form.ts";
import { corporationEndpoints } from "#contract/corporations/corporation.endpoints.ts";
import { momentOf } from "#rules/time/moment.ts";
import { tellChanges } from "#server/features/bookings/agreement/change-notices.ts";
import { tellCompanies } from "#server/features/bookings/company-notices/company-notices.ts";
import { remindCorporations } from "#server/features/checkout/checkout-reminders.ts";
import { bookingBody } from "#tests/support/booking-body.ts";
import * as make from "#tests/support/factories.ts";
import { testDay } from "#tests/support/factories.ts";
import { testApp } from "#tests/support/fixtures.ts";
import { TEST_NOW } from "#tests/support/test-app.ts";

/** The table of the company's profile: a switch and what it lets through. */
type Switch =
  | "noti_confirmed_booking"
  | "noti_approved_booking"
  | "noti_stamp_out_booking"
  | "sms_stamp_out_booking"
  | "noti_cancel_booking"
  | "noti_update_booking"
  | "noti_applicants_booking"
  | "sms_applicants_booking"
  | "sms_unfilled_booking"
  | "noti_not_ready_booking"
  | "sms_not_ready_booking"
  | "sms_rejected_booking"
  | "noti_prepayment_booking";

interface Hotel {
  id: number;
  token: string;
  email: string;
  phone: string;
}

const app = testApp();
let tjener: number;
let adminToken: string;
let hotel: Hotel;
/** Each hotel has a phone of its own, so that its messages can be told apart. */
let nextPhone = 40_000_000;

beforeAll(async () => {
  tjener = (await make.staffType(app.db)).id;
  adminToken = (await signIn({ is_admin: true })).token;
});
beforeEach(async () => {
  app.setNow(TEST_NOW);
  hotel = await signIn({ phone: String(nextPhone++) });
});

async function signIn(values: Parameters<typeof make.corporation>[1]): Promise<Hotel> {
  const { id, email, phone } = await make.corporation(app.db, values);
  return { id, email, phone, token: await app.signIn({ kind: "corporation", id }) };
}

async function book(values: Partial<Parameters<typeof make.booking>[1]> = {}) {
  return make.booking(app.db, { corporation_id: hotel.id, staff_type_id: tjener, ...values });
}

async function staff(bookingId: number, status: "selected" | "applied") {
  const { id } = await make.employee(app.db);
  const shift = await make.shift(app.db, { booking_id: bookingId, employee_id: id, status });
  return { shift, token: await app.signIn({ kind: "employee", id }) };
}

/** What makes the product write to the company: switch, context, act, and the beginning of the message's key. */
const occasions: readonly (readonly [Switch, string, () => Promise<unknown>, string])[] = [
  [
    "noti_confirmed_booking",
    "a booking is received",
    () =>
      app.call(bookingEndpoints.create, {
        as: hotel.token,
        query: {},
        body: bookingBody(tjener, testDay(9)),
      }),
    "booking-received",
  ],
  [
    "noti_confirmed_booking",
    "the last place is filled",
    async () => {
      const { id } = await book({ number_of_staff: 1 });
      const { shift } = await staff(id, "applied");
      const call = { params: { shiftId: shift.id }, query: { shiftType: "selected" as const }, body: {} };
      return app.call(applicantEndpoints.changeState, { as: hotel.token, ...call });
    },
    "booking-full",
  ],
  [
    "noti_approved_booking",
    "a booking is approved",
    async () => {
      const { id } = await book({ approved_at: null });
      return app.call(adminBookingEndpoints.approve, { as: adminToken, params: { id } });
    },
    "booking-approved",
  ],
  [
    "sms_rejected_booking",
    "a booking is rejected",
    async () => {
      const { id } = await book({ approved_at: null });
      return app.call(adminBookingEndpoints.reject, { as: adminToken, params: { id } });
    },
    "booking-rejected",
  ],
  [
    "noti_prepayment_booking",
    "a booking that is paid in advance is approved",
    async () => {
      const order = {
        date: testDay(9),
        address: "Festivalpladsen 1",
        number_of_staff: 15,
        approved_at: null,
      };
      const [{ id }] = [await book(order), await book(order)];
      return app.call(adminBookingEndpoints.approve, { as: adminToken, params: { id } });
    },
    "prepayment-due",
  ],
  ["noti_applicants_booking", "somebody has applied", gainApplicant, "applicants-came"],
  ["sms_applicants_booking", "somebody has applied", gainApplicant, "applicants-came"],
  ["sms_unfilled_booking", "places are empty a day before", leaveEmpty, "places-empty"],
  ["noti_not_ready_booking", "somebody is not ready the evening before", stayUnready, "not-ready"],
  ["sms_not_ready_booking", "somebody is not ready the evening before", stayUnready, "not-ready"],
  ["noti_stamp_out_booking", "an ended booking is not stamped", endUnstamped, "stamp-out"],
  ["sms_stamp_out_booking", "an ended booking is not stamped", endUnstamped, "stamp-out"],
  [
    "noti_cancel_booking",
    "the booking is deleted",
    async () => {
      const { id } = await book();
      return app.call(bookingEndpoints.cancel, { as: hotel.token, params: { id } });
    },
    "booking-cancelled",
  ],
  [
    "noti_cancel_booking",
    "somebody confirmed cancels",
    async () => {
      const { id } = await book();
      const { token } = await staff(id, "selected");
      const body = { cancellation_reason: "Min datter er blevet syg" };
      return app.call(jobEndpoints.cancel, { as: token, params: { id }, body });
    },
    "cancelled",
  ],
  [
    "noti_update_booking",
    "the booking is changed",
    async () => {
      const { id } = await book();
      const read = await app.call(bookingEndpoints.getEditable, { as: adminToken, params: { id } });
      const body = { ...read.body, job_description: "Servering ved runde borde" } as BookingFormInput;
      await app.call(bookingEndpoints.change, { as: hotel.token, params: { id }, body });
      // Changes within ten minutes are told once.
      app.setNow(TEST_NOW + 10 * 60_000);
      await tellChanges(app.services);
    },
    "booking-changed",
  ],
];

async function gainApplicant() {
  const booking = await book({ date: testDay(20) });
  await staff(booking.id, "applied");
  app.setNow(TEST_NOW + 10 * 60_000);
  await tellCompanies(app.services);
}

async function leaveEmpty() {
  const booking = await book({ date: testDay(20) });
  app.setNow(booking.starts_at.getTime() - 24 * 3_600_000);
  await tellCompanies(app.services);
}

async function stayUnready() {
  const booking = await book({ date: testDay(20), number_of_staff: 1 });
  await staff(booking.id, "selected");
  app.setNow(momentOf(testDay(19), "18:00"));
  await tellCompanies(app.services);
}

async function endUnstamped() {
  const booking = await book({ date: testDay(3) });
  await staff(booking.id, "selected");
  app.setNow(booking.ends_at.getTime());
  await remindCorporations(app.services);
}

/** Channel and kind of everything that was sent to the hotel. */
async function sent(): Promise<string[]> {
  const rows = await app.db
    .selectFrom("outbox")
    .select(["channel", "key"])
    .where("recipient", "in", [hotel.email, hotel.phone])
    .orderBy("id")
    .execute();
  return rows.map(({ channel, key }) => `${channel} ${key.split(":")[0]}`);
}

/** Presses switches of the profile, as the company does. */
async function turn(switches: Partial<Record<Switch, boolean>>) {
  const { status } = await app.call(corporationEndpoints.saveProfile, { as: hotel.token, body: switches });
  expect(status).toBe(200);
}

const off = {
  noti_confirmed_booking: false,
  noti_approved_booking: false,
  noti_stamp_out_booking: false,
  sms_stamp_out_booking: false,
  noti_cancel_booking: false,
  noti_update_booking: false,
  noti_applicants_booking: false,
  sms_applicants_booking: false,
  sms_unfilled_booking: false,
  noti_not_ready_booking: false,
  sms_not_ready_booking: false,
  sms_rejected_booking: false,
  noti_prepayment_booking: false,
};
/** What is told by e-mail whatever the switches say. */
const alwaysMailed = ["booking-rejected", "places-empty"];
const on = Object.fromEntries(Object.keys(off).map((name) => [name, true]));

describe.each(occasions)("%s: when %s", (name, _, act, kind) => {
  const channel = name.startsWith("sms") ? "sms" : "email";
  const message = `${channel} ${kind}`;

  test("the company is told while only this switch is on", async () => {
    await turn({ ...off, [name]: true });
    await act();
    const always = alwaysMailed.includes(kind) ? [`email ${kind}`] : [];
    expect(await sent()).toEqual([...always, message]);
  });

  test("the company is not told while only this switch is off", async () => {
    await turn({ ...on, [name]: false });
    await act();
    expect(await sent()).not.toContain(message);
  });
});
