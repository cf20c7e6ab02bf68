import { describe, expect, test } from "vitest";
import { adminBookingEndpoints } from "#contract/bookings/admin-booking.endpoints.ts";
import { bookingEndpoints } from "#contract/bookings/booking.endpoints.ts";
import type { BookingFormInput } from "#contract/bookings/booking-form.ts";
import { employeeEndpoints } from "#contract/employees/employee.endpoints.ts";
import { invoicingEndpoints } from "#contract/invoicing/invoice-page.endpoints.ts";
import { bookingBody } from "#tests/support/booking-body.ts";
import { testDay } from "#tests/support/factories.ts";
import { freshCorporation, signedInEmployee, testAdmin, testApp } from "#tests/support/fixtures.ts";

const app = testApp();
const admin = testAdmin(app);
const hotel = freshCorporation(app);

const form = (values: Partial<BookingFormInput> = {}) => bookingBody(hotel.staffType.id, testDay(5), values);
const create = (values: Partial<BookingFormInput>, as = hotel.token) =>
  app.call(bookingEndpoints.create, { as, query: {}, body: form(values) });
const errorsOf = ({ text }: { text: string }) => JSON.parse(text).errors;

describe("a booking", () => {
  test("lies at most two years ahead, an admin's too", async () => {
    expect((await create({ date: "2028-11-24" })).status).toBe(200);
    for (const date of ["2028-11-25", "2099-12-31", "9999-12-31"]) {
      for (const as of [hotel.token, admin.token]) {
        const refused = await create({ date }, as);
        expect([refused.status, errorsOf(refused)]).toEqual([
          422,
          { date: "Vælg en dato inden for de næste to år" },
        ]);
      }
    }
    expect((await create({ date: "0000-01-01" }, admin.token)).status).toBe(422);
  });

  test("is moved and repeated to at most two years ahead", async () => {
    const { id } = (await create({})).body;
    const moved = await app.call(bookingEndpoints.change, {
      as: hotel.token,
      params: { id },
      body: form({ date: "9999-12-31" }),
    });
    expect([moved.status, errorsOf(moved)]).toMatchObject([422, { date: expect.stringContaining("to år") }]);
    const repeated = await app.call(bookingEndpoints.repeat, {
      as: hotel.token,
      params: { id },
      body: { dates: [testDay(7), "9999-12-31"] },
    });
    expect([repeated.status, errorsOf(repeated)]).toMatchObject([
      422,
      { dates: expect.stringContaining("to år") },
    ]);
  });

  test("takes its fee also as text with a comma", async () => {
    expect((await create({ fee: "35,50" })).status).toBe(200);
    for (const fee of ["-1", "35.50", "many", ""]) {
      expect(errorsOf(await create({ fee }))).toHaveProperty("fee");
    }
  });
});

describe("equal times", () => {
  const times = { start_time: "10:00", end_time: "10:00" };
  const QUESTION = "Start og slut er samme klokkeslæt. Er det hele døgnet, 24 timer?";

  test("are asked about, and are 24 hours for who says so", async () => {
    const asked = await create(times);
    expect([asked.status, asked.body]).toMatchObject([409, { code: "whole_day", message: QUESTION }]);
    expect((await create({ ...times, whole_day: false })).status).toBe(409);
    const { status, body } = await create({ ...times, whole_day: true });
    expect([status, body]).toMatchObject([200, times]);
    expect(body).not.toHaveProperty("whole_day");
    expect((await create({ start_time: "00:00", end_time: "24:00" })).status).toBe(200);
  });

  test("are asked about on a change to them, not on a later one", async () => {
    const { id } = (await create({})).body;
    const change = (body: Partial<BookingFormInput>) =>
      app.call(bookingEndpoints.change, { as: hotel.token, params: { id }, body: form(body) });
    expect((await change(times)).status).toBe(409);
    expect((await change({ ...times, whole_day: true })).status).toBe(200);
    expect((await change({ ...times, city: "Odense" })).status).toBe(200);
  });

  test("are asked about for each repetition", async () => {
    const { id } = (await create({ ...times, whole_day: true })).body;
    const repeat = (body: { dates: string[]; whole_day?: boolean }) =>
      app.call(bookingEndpoints.repeat, { as: hotel.token, params: { id }, body });
    expect((await repeat({ dates: [testDay(7)] })).status).toBe(409);
    const { status, body } = await repeat({ dates: [testDay(7)], whole_day: true });
    expect([status, body]).toMatchObject([200, [times]]);
  });
});

describe("days beyond all shifts are refused in Danish", () => {
  const ENDS = ["0000-01-01", "1999-12-31", "2101-01-01", "9999-12-31", "+010000-01-01", "2026-02-30"];

  test.each(ENDS)("%s, as the end of a list", async (day) => {
    const range = { startDate: "2026-01-01", endDate: day };
    const answers = [
      await app.call(adminBookingEndpoints.list, {
        as: admin.token,
        query: { type: "admin_old_bookings", ...range },
      }),
      await app.call(adminBookingEndpoints.upcomingCounts, { as: admin.token, query: range }),
      await app.call(adminBookingEndpoints.employeesExport, { as: admin.token, query: range }),
    ];
    for (const answer of answers) {
      expect([answer.status, errorsOf(answer)]).toEqual([422, { endDate: "Ikke gyldig dato" }]);
    }
  });

  test.each(["0000-01-01", "1899-12-31", "2008-11-25", "2030-01-01", "9999-12-31"])(
    "%s, as a birthday",
    async (birth_date) => {
      const { token } = await signedInEmployee(app);
      const answer = await app.call(employeeEndpoints.save, { as: token, body: { birth_date } });
      expect([answer.status, errorsOf(answer)]).toEqual([422, { birth_date: "Vælg anden dato" }]);
    },
  );
});

test("a moment is taken with any offset, within the calendar", async () => {
  const booking = await hotel.booking();
  const save = (paid_at: string) =>
    app.call(invoicingEndpoints.saveOptions, {
      as: admin.token,
      params: { id: booking.id },
      body: { paid_at },
    });
  for (const at of ["2026-11-24T12:00:00+02:00", "2026-11-24T10:00:00Z"]) {
    expect((await save(at)).status).toBe(200);
  }
  for (const wrong of ["0000-01-01T00:00:00Z", "9999-12-31T23:59:59-14:00", "2026-11-24T10:00:00"]) {
    expect((await save(wrong)).status).toBe(422);
  }
});
