import { beforeAll, expect, test } from "vitest";
import { bookingEndpoints } from "#contract/bookings/booking.endpoints.ts";
import * as make from "#tests/support/factories.ts";
import { testDay } from "#tests/support/factories.ts";
import {
  type BookingValues,
  type EmployeeValues,
  freshCorporation,
  signedInCorporation,
  storedShift,
  testAdmin,
  testApp,
} from "#tests/support/fixtures.ts";
import { readPdf } from "#tests/support/read-pdf.ts";
import { TEST_NOW } from "#tests/support/test-app.ts";

const app = testApp();
const admin = testAdmin(app);
const hotel = freshCorporation(app);
let other: { id: number; token: string };

beforeAll(async () => {
  other = await signedInCorporation(app);
});

async function book(values: BookingValues = {}) {
  return (await hotel.booking(values)).id;
}

async function staff(
  bookingId: number,
  status: "selected" | "applied" | "withdrawn",
  values: EmployeeValues = {},
) {
  const employee = await make.employee(app.db, values);
  const shift = await make.shift(app.db, { booking_id: bookingId, employee_id: employee.id, status });
  return { employee, shift };
}

async function outbox(pattern: string) {
  return app.db.selectFrom("outbox").selectAll().where("key", "like", pattern).orderBy("key").execute();
}

test("a company reads its own bookings, an admin everybody's, and nobody else any", async () => {
  const id = await book();
  for (const row of [bookingEndpoints.get, bookingEndpoints.getEditable, bookingEndpoints.getDeprecated]) {
    const statusFor = async (as: string) => (await app.call(row, { as, params: { id } })).status;
    expect([await statusFor(hotel.token), await statusFor(admin.token)]).toEqual([200, 200]);
    expect(await statusFor(other.token)).toBe(404);
    const takenOver = await app.takeOver(admin, { kind: "corporation", id: other.id });
    expect(await statusFor(takenOver)).toBe(404);
  }
});

test("a company sees initials, and a number after its three steps; an admin sees names and numbers", async () => {
  const id = await book();
  const person = { first_name: "Mette", last_name: "Jensen", phone: "20550199" };
  const { shift } = await staff(id, "selected", person);

  const before = await app.call(bookingEndpoints.get, { as: hotel.token, params: { id } });
  expect(before.body.shifts).toMatchObject([{ first_name: "Mette", last_name: "J", phone: null }]);
  expect(before.text).not.toContain("20550199");

  await app.db.updateTable("shifts").set({ display_phone_status: 2 }).where("id", "=", shift.id).execute();
  const after = await app.call(bookingEndpoints.get, { as: hotel.token, params: { id } });
  expect(after.body.shifts).toMatchObject([{ last_name: "J", phone: "20550199" }]);
  const byAdmin = await app.call(bookingEndpoints.get, { as: admin.token, params: { id } });
  expect(byAdmin.body.shifts).toMatchObject([{ last_name: "Jensen", phone: "20550199" }]);
});

test("a closed booking has ages, ratings and the registered times of its staff", async () => {
  const id = await book({ date: testDay(-3), all_check_times_approved: true });
  const { shift, employee } = await staff(id, "selected", { birth_date: "1998-11-25" });
  await app.db
    .updateTable("shifts")
    .set({
      corporation_checkin_time: "10:00",
      corporation_checkout_time: "18:00",
      admin_checkin_time: "10:15",
      admin_checkout_time: "18:00",
    })
    .where("id", "=", shift.id)
    .execute();
  for (const [score, because] of [
    [5, "work"],
    [4, "late_cancellation"],
  ] as const) {
    await app.db
      .insertInto("ratings")
      .values({
        shift_id: shift.id,
        about: "employee",
        employee_id: employee.id,
        corporation_id: hotel.id,
        score,
        because,
        created_at: new Date(TEST_NOW),
      })
      .execute();
  }

  const { body } = await app.call(bookingEndpoints.getDeprecated, { as: hotel.token, params: { id } });

  expect(body.status).toBe("deprecated");
  expect(body.shifts).toMatchObject([
    {
      age: 27,
      rating: { rating: 4.5, nrOfRatings: 2 },
      checkin_time: "10:15",
      checkout_time: "18:00",
    },
  ]);
});

test("a deleted booking is cancelled, leaves the lists, and its applicants and company are notified", async () => {
  const id = await book();
  const { employee } = await staff(id, "applied");
  await staff(id, "withdrawn");

  const { status, body } = await app.call(bookingEndpoints.cancel, { as: hotel.token, params: { id } });

  expect([status, body.status]).toEqual([200, "cancelled"]);
  const upcoming = await app.call(bookingEndpoints.upcoming, { as: hotel.token });
  expect(upcoming.body).toEqual([]);
  const keys = [...(await outbox(`%cancelled:${id}`)), ...(await outbox(`%cancelled:${id}:%`))];
  expect(keys.map(({ key }) => key)).toEqual([
    `booking-cancelled:${id}`,
    `shift-cancelled:${id}:${employee.id}`,
    `shift-cancelled:${id}:${employee.id}:sms`,
  ]);
  // The message leads to the page that says what became of the application.
  const [mail] = await outbox(`shift-cancelled:${id}:${employee.id}`);
  expect(JSON.stringify(mail)).toContain(`/bookinginformation/${id}?as=employee`);
  const again = await app.call(bookingEndpoints.cancel, { as: hotel.token, params: { id } });
  expect(again.status).toBe(404);
});

test("a booking is not deleted while somebody is selected, after its end, or by another company", async () => {
  const staffed = await book();
  await staff(staffed, "selected");
  const cancel = (id: number, as = hotel.token) => app.call(bookingEndpoints.cancel, { as, params: { id } });
  const refused = await cancel(staffed);
  expect(refused.status).toBe(409);
  expect(refused.text).toContain("has_selected");
  const ended = await cancel(await book({ date: testDay(-1) }));
  expect([ended.status, ended.text.includes("booking_ended")]).toEqual([409, true]);
  expect((await cancel(await book(), other.token)).status).toBe(404);
});

test("a booking with people is cancelled in one act: all are free, are told once, and cost what a removal costs now", async () => {
  const id = await book({ number_of_staff: 3 });
  const people = [await staff(id, "selected"), await staff(id, "selected")];
  const cancel = (body: { release?: boolean; reason?: string }) =>
    app.call(bookingEndpoints.cancel, { as: hotel.token, params: { id }, body });
  expect((await cancel({ release: true })).text).toContain("reason_required");

  const { status, body } = await cancel({ release: true, reason: "Festen er aflyst" });

  expect([status, body.status, body.cancellation.places]).toEqual([200, "cancelled", 0]);
  for (const { shift, employee } of people) {
    const { status: state, removed_reason } = await storedShift(app, shift.id);
    expect([state, removed_reason]).toEqual(["removed", "Festen er aflyst"]);
    expect(await outbox(`shift-cancelled:${id}:${employee.id}`)).toHaveLength(1);
    expect(await outbox(`removed:${shift.id}:%`)).toHaveLength(0);
  }

  const soon = await book({ date: testDay(1), number_of_staff: 3 });
  await staff(soon, "selected");
  const late = await app.call(bookingEndpoints.cancel, {
    as: hotel.token,
    params: { id: soon },
    body: { release: true, reason: "Aflyst" },
  });
  expect(late.body.cancellation).toMatchObject({ hours: 2, places: 1 });
  // Nobody works: what is owed is the fee alone.
  const { rows, total } = late.body.price;
  expect(rows.map(({ key, total }) => [key, total])).toEqual([["cancellation", total]]);
  const running = await book({ date: testDay(0), start_time: "09:00" });
  await staff(running, "selected");
  const refused = await app.call(bookingEndpoints.cancel, {
    as: hotel.token,
    params: { id: running },
    body: { release: true, reason: "Aflyst" },
  });
  expect(refused.text).toContain("booking_started");
});

test("an admin closes and opens an approved booking; a repeat changes nothing", async () => {
  const id = await book();
  const { shift } = await staff(id, "applied");
  const set = (status: "open" | "closed") =>
    app.call(bookingEndpoints.changeStatus, { as: admin.token, params: { id }, body: { status } });

  expect((await set("closed")).body.status).toBe("closed");
  expect((await set("closed")).status).toBe(200);
  expect((await set("open")).body.status).toBe("open");
  await set("closed");

  expect(await outbox(`not-chosen:${shift.id}`)).toHaveLength(1);
  const audited = await app.db
    .selectFrom("audit_log")
    .select("action")
    .where("entity_id", "=", String(id))
    .orderBy("id")
    .execute();
  expect(audited.map(({ action }) => action)).toEqual(["close", "open", "close"]);
});

test("a take-over opens and closes what the company itself may not; an unapproved booking stays", async () => {
  const id = await book();
  const set = (as: string, bookingId = id) =>
    app.call(bookingEndpoints.changeStatus, { as, params: { id: bookingId }, body: { status: "closed" } });
  expect((await set(hotel.token)).status).toBe(403);
  expect((await set(await app.takeOver(admin, { kind: "corporation", id: hotel.id }))).status).toBe(200);

  const waiting = await set(admin.token, await book({ approved_at: null }));
  expect([waiting.status, waiting.text.includes("not_approved")]).toEqual([409, true]);
  const wrong = await app.call(bookingEndpoints.changeStatus, {
    as: admin.token,
    params: { id },
    body: { status: "finished" as never },
  });
  expect(wrong.status).toBe(422);
});

test("the state of a card is kept as it was sent", async () => {
  const id = await book();
  const keep = (as: string, box_status: string | boolean | number) =>
    app.call(bookingEndpoints.changeUiStatus, { as, params: { id }, body: { box_status } });
  expect((await keep(hotel.token, "open:staff")).body.box_status).toBe("open:staff");
  for (const state of [true, false, 2, "true", ""]) {
    expect((await keep(hotel.token, state)).body.box_status).toBe(state);
  }
  const { body } = await app.call(bookingEndpoints.get, { as: hotel.token, params: { id } });
  expect(body.box_status).toBe("");
  expect((await keep(hotel.token, "x".repeat(101))).status).toBe(422);
  expect((await keep(other.token, "x")).status).toBe(404);
});

test("the staff list is a PDF with names, phones and room for signatures, for the company alone", async () => {
  const id = await book();
  const fetched = (as = hotel.token) => app.call(bookingEndpoints.staffList, { as, params: { id } });
  expect((await fetched()).status).toBe(422);
  await staff(id, "selected", { first_name: "Jonas", last_name: "Holm", phone: "20550177" });
  await staff(id, "applied", { first_name: "Vera" });
  const { body } = await fetched();
  const { pages, tags } = await readPdf(Buffer.from(body.content, "base64"));
  const text = pages.join("\n");
  for (const words of ["Personaleliste", "Jonas H.", "20 55 01 77", "Underskrift", "plads"])
    expect(text).toContain(words);
  expect(text).not.toContain("Vera");
  expect(tags[0]).toContain("Table");
  expect((await fetched(other.token)).status).toBe(404);
});

test("the booking list is mailed to the company each time it asks, and counted", async () => {
  const id = await book();
  const send = (as = hotel.token) => app.call(bookingEndpoints.sendBookingList, { as, params: { id } });
  const empty = await send();
  expect([empty.status, empty.text.includes("nothing_to_send")]).toEqual([422, true]);

  await staff(id, "selected", { first_name: "Jonas", last_name: "Holm", phone: "20550177" });
  await staff(id, "applied", { first_name: "Vera" });
  await send();
  expect((await send()).body.send_bl_count).toBe(2);

  const mails = await outbox(`booking-list:${id}:%`);
  expect(mails.map(({ key }) => key)).toEqual([`booking-list:${id}:1`, `booking-list:${id}:2`]);
  expect(mails[0]?.body).toContain("1: Jonas H., 20 55 01 77");
  expect(mails[0]?.body).not.toContain("Vera");
  expect(mails[0]?.payload).toMatchObject({ attachedStaffList: id });
  expect((await send(other.token)).status).toBe(404);
});
