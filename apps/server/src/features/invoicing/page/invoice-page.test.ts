import { beforeAll, describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { invoicingEndpoints as rows } from "#contract/invoicing/invoice-page.endpoints.ts";
import * as make from "#tests/support/factories.ts";
import { testDay } from "#tests/support/factories.ts";
import { auditedBy } from "#tests/support/fixtures/audit-log.ts";
import { outboxKeys, testApp } from "#tests/support/fixtures.ts";
import { TEST_NOW } from "#tests/support/test-app.ts";

const app = testApp();
let admin: string;

beforeAll(async () => {
  const { id } = await make.corporation(app.db, { is_admin: true });
  admin = await app.signIn({ kind: "corporation", id });
});

async function bookingOf(values: object = {}) {
  const { id: corporation_id } = await make.corporation(app.db);
  const { id: staff_type_id } = await make.staffType(app.db);
  return make.booking(app.db, { corporation_id, staff_type_id, date: testDay(-1), ...values });
}

async function person(
  bookingId: number,
  status: "selected" | "applied" | "removed" | "sick",
  values: object = {},
) {
  const employee = await make.employee(app.db);
  return make.shift(app.db, { booking_id: bookingId, employee_id: employee.id, status, ...values });
}

describe("the invoice page of a booking", () => {
  const details = (id: number) => app.call(rows.details, { as: admin, params: { id } });

  test("has who works it, who was removed, the price and the lines of its invoice", async () => {
    const booking = await bookingOf();
    const works = await person(booking.id, "selected");
    const sick = await person(booking.id, "sick");
    await person(booking.id, "applied");
    const removed = await person(booking.id, "removed", {
      removed_reason: "Færre gæster",
      cancellation_hours: 2,
      cancellation_fee: 50_200,
    });
    const { body } = await details(booking.id);
    expect(z.safeParse(rows.details.answer, body).error).toBeUndefined();
    expect(body.shifts.map(({ id }) => id)).toEqual([works.id, sick.id]);
    expect(body.removedShifts).toMatchObject([
      { id: removed.id, removed_reason: "Færre gæster", cancellation_fee: 502 },
    ]);
    expect(body.price.rows.map(({ key, total }) => [key, total])).toEqual([
      ["shifts", 1728],
      ["service", 280],
      ["cancellation", 502],
    ]);
    expect(body.price.total).toBe(2510);
    expect(body.cancellationLines).toEqual([
      { shift_id: removed.id, hours: 2, unit_price: 251, amount: 502, is_sent: false, can_lapse: false },
    ]);
    expect(body.invoiceLines.map(({ amount }) => amount)).toEqual([1728, 280, 502]);
    expect(body.corporation.id).toBe(booking.corporation_id);
  });

  test("says what each shift waits for, and whose stamps are more than a day late", async () => {
    const states = async (values: object) => {
      const booking = await bookingOf(values);
      await person(booking.id, "selected");
      await person(booking.id, "sick");
      return (await details(booking.id)).body.shifts.map(({ state, late_checkout }) => [
        state?.key,
        late_checkout,
      ]);
    };
    expect(await states({})).toEqual([
      ["not_checked_out", false],
      [undefined, false],
    ]);
    expect(await states({ date: testDay(-3) })).toEqual([
      ["late_checkouts", true],
      [undefined, false],
    ]);
    expect(await states({ date: testDay(1) })).toEqual([
      ["not_ready", false],
      [undefined, false],
    ]);
  });

  test("says who lacks pay data, and opening it is no look at numbers", async () => {
    const booking = await bookingOf();
    await person(booking.id, "selected");
    const log = await auditedBy(app.db, async () => {
      const { body } = await details(booking.id);
      expect(body.shifts[0]).toMatchObject({ lacks_pay_data: true, employee: { cpr_nr: "" } });
    });
    expect(log).toEqual([]);
  });

  test("counts how often the company has had the person before", async () => {
    const earlier = await bookingOf({ date: testDay(-8) });
    const shift = await person(earlier.id, "selected");
    const { corporation_id, staff_type_id } = earlier;
    const later = await make.booking(app.db, { corporation_id, staff_type_id, date: testDay(-1) });
    const elsewhere = await bookingOf({ date: testDay(-6) });
    await make.shift(app.db, {
      booking_id: elsewhere.id,
      employee_id: shift.employee_id,
      status: "selected",
    });
    await make.shift(app.db, { booking_id: later.id, employee_id: shift.employee_id, status: "selected" });
    expect((await details(earlier.id)).body.shifts[0]?.hiredBeforeCount).toBe(0);
    expect((await details(later.id)).body.shifts[0]?.hiredBeforeCount).toBe(1);
  });

  test("is not there for no booking, and not for a company", async () => {
    expect((await details(999_999)).status).toBe(404);
    const booking = await bookingOf();
    const company = await app.signIn({ kind: "corporation", id: booking.corporation_id });
    expect((await app.call(rows.details, { as: company, params: { id: booking.id } })).status).toBe(403);
  });
});

test("a week shows the company's bookings, and deleted ones that cost; without a number it is the current one", async () => {
  const tuesday = await bookingOf({ date: testDay(0) });
  const { corporation_id, staff_type_id } = tuesday;
  const own = { corporation_id, staff_type_id };
  const sunday = await make.booking(app.db, {
    ...own,
    date: testDay(5),
    start_time: "20:00",
    end_time: "04:00",
  });
  const before = await make.booking(app.db, { ...own, date: testDay(-2) });
  const lapsed = await make.booking(app.db, { ...own, date: testDay(1), status: "cancelled" });
  const deleted = await make.booking(app.db, { ...own, date: testDay(2), status: "cancelled" });
  const fee = { cancellation_hours: 3, cancellation_fee: 75_300 };
  await person(lapsed.id, "removed", { ...fee, cancellation_fee_lapsed_at: new Date(TEST_NOW) });
  await person(deleted.id, "removed", fee);
  const week = async (query: { weekNumber?: string; year?: string }) => {
    const { body } = await app.call(rows.weekDetails, { as: admin, params: { id: corporation_id }, query });
    return body.map(({ booking }) => booking.id);
  };
  expect(await week({})).toEqual([tuesday.id, deleted.id, sunday.id]);
  expect(await week({ weekNumber: "47", year: "2026" })).toEqual([before.id]);
  expect(await week({ weekNumber: "47", year: "2025" })).toEqual([]);
  expect((await app.call(rows.weekDetails, { as: admin, params: { id: 999_999 } })).status).toBe(404);
});

describe("the flags of a booking", () => {
  test("are set and cleared; the moment of payment is ours", async () => {
    const { id } = await bookingOf();
    const save = (body: { all_check_times_approved?: boolean; paid_at?: boolean | string | null }) =>
      app.call(rows.saveOptions, { as: admin, params: { id }, body });
    expect((await save({ all_check_times_approved: true })).body.all_check_times_approved).toBe(true);
    const paid = await save({ paid_at: "2020-01-01T00:00:00+01:00" });
    expect(paid.body).toMatchObject({
      all_check_times_approved: true,
      paid_at: new Date(TEST_NOW).toISOString(),
    });
    expect((await save({ paid_at: null })).body.paid_at).toBeNull();
  });

  test("of a week follow updateType", async () => {
    const [one, other] = [await bookingOf(), await bookingOf()];
    const { body } = await app.call(rows.saveWeekOptions, {
      as: admin,
      body: {
        bookingIds: [other.id, one.id],
        updateType: "paid_at",
        paidAt: true,
        allCheckTimesApproved: true,
      },
    });
    expect(body).toMatchObject([
      { paid_at: new Date(TEST_NOW).toISOString(), all_check_times_approved: false },
      { paid_at: new Date(TEST_NOW).toISOString(), all_check_times_approved: false },
    ]);
  });

  test("the self-paid break is in the price, until something was sent", async () => {
    const { id } = await bookingOf();
    await person(id, "selected");
    const set = (status: boolean) =>
      app.call(rows.selfPaidBreak, { as: admin, params: { id }, body: { status } });
    expect((await set(true)).status).toBe(200);
    const { body } = await app.call(rows.details, { as: admin, params: { id } });
    expect(body.shifts[0]).toMatchObject({ billed_hours: 7.5, paid_hours: 7.5 });
    await app.db.updateTable("shifts").set({ pay_state: "queued" }).where("booking_id", "=", id).execute();
    expect((await set(false)).status).toBe(409);
  });
});

describe("adding a worker", () => {
  const add = (id: number, employee_id: number) =>
    app.call(rows.addWorker, { as: admin, params: { id }, body: { employee_id } });
  const places = async (id: number) =>
    (
      await app.db
        .selectFrom("bookings")
        .select("number_of_staff")
        .where("id", "=", id)
        .executeTakeFirstOrThrow()
    ).number_of_staff;

  test("selects a person, also after the date, and a full booking grows by one", async () => {
    const booking = await bookingOf({ number_of_staff: 1 });
    await person(booking.id, "selected");
    const extra = await make.employee(app.db);
    expect((await add(booking.id, extra.id)).body).toMatchObject({
      status: "selected",
      employee: { id: extra.id },
      booked_at: new Date(TEST_NOW).toISOString(),
    });
    expect(await places(booking.id)).toBe(2);
  });

  test("tells the company of the place that a coming booking grew by, and of none that was free", async () => {
    const told = async (id: number) => (await outboxKeys(app, `booking-changed:${id}:%`)).length;
    const full = await bookingOf({ number_of_staff: 1, date: testDay(3) });
    await add(full.id, (await make.employee(app.db)).id);
    expect(await told(full.id)).toBe(0);
    await add(full.id, (await make.employee(app.db)).id);
    expect(await told(full.id)).toBe(1);
    const past = await bookingOf({ number_of_staff: 1 });
    await person(past.id, "selected");
    await add(past.id, (await make.employee(app.db)).id);
    expect(await told(past.id)).toBe(0);
  });

  test("by two admins at once gives one shift, and the second reads that the person has it", async () => {
    const booking = await bookingOf({ number_of_staff: 1, date: testDay(3) });
    const { id } = await make.employee(app.db);
    const answers = await Promise.all([add(booking.id, id), add(booking.id, id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const second = answers.find(({ status }) => status === 409);
    expect(second?.body).toMatchObject({ message: "Medarbejderen er allerede valgt til bookingen." });
    expect(await places(booking.id)).toBe(1);
    const [given] = await app.db
      .selectFrom("shifts")
      .select("id")
      .where("booking_id", "=", booking.id)
      .execute();
    const told = await outboxKeys(app, `hired:${given?.id}:%`);
    expect(told.filter((key) => !key.endsWith(":sms") && !key.endsWith(":push"))).toHaveLength(1);
  });

  test("promotes somebody who was removed, on the same shift", async () => {
    const booking = await bookingOf();
    const removed = await person(booking.id, "removed");
    expect((await add(booking.id, removed.employee_id)).body.id).toBe(removed.id);
  });

  test("congratulates on a coming shift, and not on one that has been worked", async () => {
    const [past, coming] = [await bookingOf(), await bookingOf({ date: testDay(3) })];
    const [worked, works] = [await make.employee(app.db), await make.employee(app.db)];
    await add(past.id, worked.id);
    await add(coming.id, works.id);
    const mails = await app.db
      .selectFrom("outbox")
      .select("recipient")
      .where("key", "like", "hired:%")
      .execute();
    const receivers = new Set(mails.map(({ recipient }) => recipient));
    expect(receivers.has(works.email)).toBe(true);
    expect(receivers.has(worked.email)).toBe(false);
  });

  test("is refused for the same person twice, on a conflict, and beyond 15", async () => {
    const booking = await bookingOf({ number_of_staff: 15 });
    const works = await person(booking.id, "selected");
    expect((await add(booking.id, works.employee_id)).status).toBe(409);
    const elsewhere = await person((await bookingOf()).id, "selected");
    expect(await add(booking.id, elsewhere.employee_id)).toMatchObject({
      status: 409,
      body: { message: "Medarbejderen har allerede en vagt på det tidspunkt." },
    });
    for (let number = 1; number < 15; number += 1) await person(booking.id, "selected");
    expect((await add(booking.id, (await make.employee(app.db)).id)).status).toBe(409);
    expect(await places(booking.id)).toBe(15);
    expect((await add(booking.id, 999_999)).status).toBe(404);
  });
});
