import { beforeAll, expect, test } from "vitest";
import { applicantEndpoints } from "#contract/applications/application.endpoints.ts";
import * as make from "#tests/support/factories.ts";
import { testDay } from "#tests/support/factories.ts";
import { signedInCorporation, testApp } from "#tests/support/fixtures.ts";
import { TEST_NOW } from "#tests/support/test-app.ts";

const app = testApp();
let hotel: { id: number; token: string };
let stranger: { id: number; token: string };
let adminToken: string;
let booking: { id: number; date: string };
let person: { id: number; token: string };
let shift: number;

beforeAll(async () => {
  hotel = await signedInCorporation(app, { name: "Hotel Havnen" });
  stranger = await signedInCorporation(app);
  adminToken = (await signedInCorporation(app, { is_admin: true })).token;
  const staffType = await make.staffType(app.db, { job_title: "Tjener" });
  booking = await make.booking(app.db, { corporation_id: hotel.id, staff_type_id: staffType.id });
  const { id } = await make.employee(app.db, { last_name: "Jensen", phone: "20550199" });
  person = { id, token: await app.signIn({ kind: "employee", id }) };
  shift = (await make.shift(app.db, { booking_id: booking.id, employee_id: id, status: "selected" })).id;
  const earlier = await make.booking(app.db, {
    corporation_id: stranger.id,
    staff_type_id: staffType.id,
    date: testDay(-9),
  });
  const about = { about: "employee" as const, employee_id: id, corporation_id: hotel.id, shift_id: shift };
  await app.db
    .insertInto("ratings")
    .values([
      { ...about, score: 5, comment: "Dygtig", created_at: new Date(TEST_NOW - 2000) },
      {
        ...about,
        score: 1,
        because: "late_cancellation",
        created_at: new Date(TEST_NOW - 1000),
        annulled_at: new Date(TEST_NOW),
      },
    ])
    .execute();
  // The stranger's booking was never shared with this person: somebody else cancelled it, and was rated.
  const other = await make.employee(app.db);
  const { id: shift_id } = await make.shift(app.db, {
    booking_id: earlier.id,
    employee_id: other.id,
    status: "cancelled",
    cancelled_at: new Date(TEST_NOW),
    cancellation_reason: "Syg hund",
  });
  const aboutOther = { ...about, employee_id: other.id, corporation_id: stranger.id, shift_id };
  await app.db
    .insertInto("ratings")
    .values({ ...aboutOther, score: 2, comment: "Kom for sent", created_at: new Date(TEST_NOW) })
    .execute();
});

test("ratings that count are told with company, booking and job", async () => {
  const { body } = await app.call(applicantEndpoints.ratings, {
    as: hotel.token,
    params: { employeeId: person.id },
  });
  expect(body).toEqual([
    {
      score: 5,
      comment: "Dygtig",
      corporation: "Hotel Havnen",
      booking: { id: booking.id, date: booking.date },
      created_at: new Date(TEST_NOW - 2000).toISOString(),
      job_title: "Tjener",
    },
  ]);
});

test("cancellations are told with their reason and how late they were", async () => {
  const staffType = await make.staffType(app.db);
  const later = await make.booking(app.db, {
    corporation_id: hotel.id,
    staff_type_id: staffType.id,
    date: testDay(8),
  });
  await make.shift(app.db, {
    booking_id: later.id,
    employee_id: person.id,
    status: "cancelled",
    cancelled_at: new Date(TEST_NOW),
    cancellation_reason: "Eksamen",
    hours_before_booking_date: 192,
  });
  const { body } = await app.call(applicantEndpoints.cancellations, {
    as: person.token,
    params: { employeeId: person.id },
  });
  expect(body).toEqual([
    {
      corporation: "Hotel Havnen",
      cancellation_reason: "Eksamen",
      cancelled_at: new Date(TEST_NOW).toISOString(),
      booking: { id: later.id, date: testDay(8) },
      hours_before_booking_date: 192,
    },
  ]);
});

test("work experience is told with Danish months", async () => {
  await app.db
    .insertInto("work_experiences")
    .values({
      employee_id: person.id,
      employer_text: "Café Å",
      title: "Tjener",
      exp_type: "Fuldtid",
      start_year: 2024,
      start_month: 3,
      still_employed: true,
    })
    .execute();
  const { body } = await app.call(applicantEndpoints.workExperiences, {
    as: hotel.token,
    params: { employeeId: person.id },
  });
  expect(body).toMatchObject([{ employer_text: "Café Å", start_month: "marts", end_month: null }]);
});

test("the person, companies with a shift in common and admins read a history; nobody else does", async () => {
  const { id } = await make.employee(app.db);
  const otherPerson = await app.signIn({ kind: "employee", id });
  const params = { employeeId: person.id };
  for (const row of [applicantEndpoints.ratings, applicantEndpoints.cancellations]) {
    const statusFor = async (as: string) => (await app.call(row, { as, params })).status;
    for (const as of [person.token, hotel.token, adminToken]) expect(await statusFor(as)).toBe(200);
    for (const as of [otherPerson, stranger.token]) expect(await statusFor(as)).toBe(404);
  }
  const experience = await app.call(applicantEndpoints.workExperiences, { as: stranger.token, params });
  expect(experience.status).toBe(404);
});

test("a number is revealed one step a call, never back and never in a jump", async () => {
  const step = async (display_phone_status: 0 | 1 | 2, as = hotel.token) => {
    const body = { display_phone_status };
    const answer = await app.call(applicantEndpoints.changeUiState, { as, params: { id: shift }, body });
    return [answer.status, answer.status === 200 ? answer.body.phone : JSON.parse(answer.text).code];
  };
  expect(await step(2)).toEqual([409, "phone_step"]);
  expect(await step(1, stranger.token)).toEqual([404, "not_found"]);
  expect(await step(1)).toEqual([200, null]);
  expect(await step(1)).toEqual([200, null]);
  expect(await step(2)).toEqual([200, "20550199"]);
  expect(await step(1)).toEqual([409, "phone_step"]);
});

test("ticking a person off is kept", async () => {
  const tick = (is_checked: boolean) =>
    app.call(applicantEndpoints.changeUiState, {
      as: hotel.token,
      params: { id: shift },
      body: { is_checked },
    });
  expect((await tick(true)).body.is_checked).toBe(true);
  expect((await tick(false)).body.is_checked).toBe(false);
});
