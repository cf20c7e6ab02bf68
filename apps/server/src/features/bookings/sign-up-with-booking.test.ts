import { beforeAll, describe, expect, test } from "vitest";
import type { BookingFormInput } from "#contract/bookings/booking-form.ts";
import { corporationEndpoints as rows } from "#contract/corporations/corporation.endpoints.ts";
import { bookingBody } from "#tests/support/booking-body.ts";
import * as make from "#tests/support/factories.ts";
import { testDay } from "#tests/support/factories.ts";
import { signUpForm } from "#tests/support/fixtures/sign-up-form.ts";
import { testApp } from "#tests/support/fixtures.ts";

const app = testApp();
let staffType: number;

beforeAll(async () => {
  staffType = (await make.staffType(app.db)).id;
});

const signUp = (email: string, booking: Partial<BookingFormInput> = {}) =>
  app.call(rows.signUpWithBooking, {
    body: {
      corporation: { ...signUpForm, email, terms_accepted_at: "2026-11-24T10:00:00Z" },
      booking: bookingBody(staffType, testDay(6), {
        number_of_staff: 3,
        start_time: "17:00",
        end_time: "24:00",
        arrangement_type: "Julefrokost",
        hourly_wage: "192,50",
        transport_wage: 0.5,
        ...booking,
      }),
    },
  });

const companies = (email: string) =>
  app.db.selectFrom("corporations").select("id").where("email", "=", email).execute();
const mailsTo = (email: string) =>
  app.db.selectFrom("outbox").select(["subject", "body"]).where("recipient", "=", email).execute();

describe("signing up with a first booking", () => {
  test("makes the company, its booking and a welcome that speaks of the first job", async () => {
    const answer = await signUp("both@strandlyst.test");
    expect(answer.status).toBe(200);
    const { id } = answer.body.corporation;
    const bookings = await app.db
      .selectFrom("bookings")
      .selectAll()
      .where("corporation_id", "=", id)
      .execute();
    expect(bookings).toMatchObject([{ number_of_staff: 3, approved_at: null, hourly_wage: 19_250 }]);
    const mails = await mailsTo("both@strandlyst.test");
    expect(mails[0]?.subject).toBe("Velkommen til Vagtklar");
    expect(mails[0]?.body).toContain("første job");
  });

  test.each([
    [{ date: "" }, "booking.date", "Mangler dato"],
    [{ date: testDay(-1) }, "booking.date", "Vælg anden dato"],
    [{ staff_type: 999_999 }, "booking.staff_type", "Ikke gyldigt"],
  ])("makes neither when the booking has %j", async (change, field, message) => {
    const answer = await signUp("neither@strandlyst.test", change);
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({ errors: { [field]: message } });
    expect(await companies("neither@strandlyst.test")).toEqual([]);
    expect(await mailsTo("neither@strandlyst.test")).toEqual([]);
  });

  test("makes no booking when the e-mail is taken", async () => {
    const { id } = await make.corporation(app.db, { email: "there@strandlyst.test" });
    const answer = await signUp("there@strandlyst.test");
    expect(answer.status).toBe(409);
    const bookings = await app.db.selectFrom("bookings").where("corporation_id", "=", id).execute();
    expect(bookings).toEqual([]);
  });
});
