import { describe, expect, test } from "vitest";
import { pageEndpoints as rows } from "#contract/backoffice/profile-page.endpoints.ts";
import * as make from "#tests/support/factories.ts";
import { testDay } from "#tests/support/factories.ts";
import { auditedBy } from "#tests/support/fixtures/audit-log.ts";
import { employeeWithPayData } from "#tests/support/fixtures/pay-data.ts";
import { makeCorporation, testAdmin, testApp, testCorporation } from "#tests/support/fixtures.ts";
import { TEST_NOW } from "#tests/support/test-app.ts";

const app = testApp();
const admin = testAdmin(app);
const hotel = testCorporation(app, { name: "Hotel Nordlys" });

const person = (id: number, as = admin.token) => app.call(rows.person, { as, params: { id } });
const company = (id: number, as = admin.token) => app.call(rows.company, { as, params: { id } });

describe("the page of a person", () => {
  test("has shifts whatever became of them, newest first, hours against the limits, and what is missing", async () => {
    const coming = await hotel.bookedShift({ date: testDay(4) });
    const employee_id = coming.shift.employee_id;
    const past = await hotel.bookedShift({ date: testDay(-3) }, { employee_id });
    await hotel.bookedShift({ date: testDay(2) }, { employee_id, status: "cancelled" });
    const { body } = await person(employee_id);
    expect(body.shifts.map(({ status, is_over }) => [status, is_over])).toEqual([
      ["selected", false],
      ["cancelled", false],
      ["selected", true],
    ]);
    expect(body).toMatchObject({
      missing: ["cpr", "bank"],
      deactivated_at: null,
      total_shifts: 3,
      working_time: {
        hours_a_week: 0.9,
        week_limit: 48,
        rest_limit: 11,
        day_off_hours: 35,
        days_on_limit: 6,
        opt_outs: [],
        is_opted_out: false,
      },
    });
    expect(body.shifts[2]).toMatchObject({ shift_id: past.shift.id, corporation: "Hotel Nordlys" });
  });

  test("says of which shifts the person can be reported sick, and of which a report can be taken back", async () => {
    const coming = await hotel.bookedShift({ date: testDay(5) });
    const { employee_id } = coming.shift;
    await hotel.bookedShift({ date: testDay(4) }, { employee_id, status: "sick", sick_by: "admin" });
    await hotel.bookedShift({ date: testDay(3) }, { employee_id, arrived_at: new Date(TEST_NOW) });
    await hotel.bookedShift({ date: testDay(-4) }, { employee_id });
    const { body } = await person(employee_id);
    expect(body.shifts.map(({ sick }) => sick)).toEqual(["report", "take_back", null, null]);
  });

  test("shows dots for the personal numbers, which is no look at them", async () => {
    const { id } = await employeeWithPayData(app, { cpr: "0405989999" });
    const lines = await auditedBy(app.db, async () => {
      expect((await person(id)).body.employee.cpr_nr).toBe("••••••••••");
    });
    expect(lines).toEqual([]);
  });

  test("names others who stored the same CPR number, and nobody where none is stored", async () => {
    const cpr = "1212901234";
    const [one, other] = [
      await employeeWithPayData(app, { cpr }, { first_name: "Ida", last_name: "Krogh" }),
      await employeeWithPayData(app, { cpr }, { first_name: "Bo", last_name: "Lund" }),
    ];
    expect((await person(one.id)).body.same_cpr).toEqual([{ id: other.id, name: "Bo Lund" }]);
    const { shift } = await hotel.bookedShift();
    expect((await person(shift.employee_id)).body.same_cpr).toEqual([]);
  });

  test("has the messages to the person and nobody else's, without their text", async () => {
    const { shift } = await hotel.bookedShift();
    const message = { channel: "email" as const, recipient: "a@example.test", body: "hemmelig tekst" };
    const to = (id: number) => ({
      ...message,
      subject_key: `employee:${id}`,
      created_at: new Date(TEST_NOW),
    });
    await app.db
      .insertInto("outbox")
      .values([
        { ...to(shift.employee_id), key: "page:1", subject: "Din vagt" },
        { ...to(999_999), key: "page:2", subject: "En andens" },
      ])
      .execute();
    const { body, text } = await person(shift.employee_id);
    expect(body.messages).toMatchObject([{ channel: "email", subject: "Din vagt", status: "queued" }]);
    expect(text).not.toContain("hemmelig tekst");
  });

  test("is an admin's alone, and of nobody it is not found", async () => {
    const { shift } = await hotel.bookedShift();
    expect((await person(shift.employee_id, hotel.token)).status).toBe(403);
    expect((await person(999_999)).status).toBe(404);
  });
});

describe("the page of a company", () => {
  test("has its bookings newest first with places, what it owes, and its access", async () => {
    const other = await makeCorporation(app, { name: "Baren" });
    const { booking } = await other.bookedShift({ date: testDay(3) });
    const waiting = await other.booking({ date: testDay(8), approved_at: null });
    const { body } = await company(other.id);
    expect(body.bookings).toMatchObject([
      { booking_id: waiting.id, approved: false, selected: 0, places: 2 },
      { booking_id: booking.id, approved: true, selected: 1, status: "open" },
    ]);
    expect(body).toMatchObject({
      corporation: { id: other.id, name: "Baren", suspended_at: null },
      overdue: { count: 0, amount: 0 },
      total_bookings: 2,
    });
  });

  test("has the twenty newest messages about itself and its bookings, and none of another's", async () => {
    const other = await makeCorporation(app, { name: "Strandhotellet" });
    const bookings = [await other.booking({ date: testDay(4) }), await other.booking({ date: testDay(5) })];
    const foreign = await hotel.booking({ date: testDay(4) });
    const subjects = [`corporation:${other.id}`, ...bookings.map(({ id }) => `booking:${id}`)];
    const to = (subject_key: string, subject: string, channel: "email" | "push" = "email") => ({
      ...{ key: `company:${subject_key}:${subject}`, channel, subject_key, subject },
      ...{ recipient: "a@example.test", body: "", created_at: new Date(TEST_NOW) },
    });
    const own = Array.from({ length: 24 }, (_, place) => to(subjects[place % 3] ?? "", `Nr. ${place}`));
    const strange = [to(`booking:${foreign.id}`, "En andens"), to(subjects[0] ?? "", "Push", "push")];
    for (const row of [...own, ...strange]) await app.db.insertInto("outbox").values(row).execute();
    const { body } = await company(other.id);
    expect(body.messages.map(({ subject }) => subject)).toEqual(
      own
        .map(({ subject }) => subject)
        .toReversed()
        .slice(0, 20),
    );
  });

  test("has the invoices that are not paid, the first due first, and none that are paid, credited or refused", async () => {
    const other = await makeCorporation(app, { name: "Kroen" });
    const { booking } = await other.bookedShift({ date: testDay(-20) });
    const invoice = async (total: number, values: object = {}) => {
      const row = await make.invoice(app.db, { booking_id: booking.id, total, ...values });
      return row.id;
    };
    const later = await invoice(100_050, {
      due_date: testDay(3),
      number: "1012",
      url: "https://billy.example/1012",
    });
    const overdue = await invoice(250_000, { due_date: testDay(-1), kind: "prepayment", number: "1011" });
    await invoice(700_000, { due_date: testDay(-9), is_paid: true });
    await invoice(700_000, { due_date: testDay(-9), state: "refused" });
    const credited = await invoice(700_000, { due_date: testDay(-9) });
    await invoice(700_000, { kind: "credit_note", credits: credited });
    const { body } = await company(other.id);
    expect(body).toMatchObject({
      unpaid: { count: 2, amount: 3500.5 },
      overdue: { count: 1, amount: 2500 },
    });
    expect(body.unpaid_invoices).toEqual([
      {
        ...{
          id: overdue,
          booking_id: booking.id,
          kind: "prepayment",
          vendor: "billy",
          number: "1011",
          url: null,
        },
        ...{ total: 2500, due_date: testDay(-1), payment: "overdue" },
      },
      {
        ...{
          id: later,
          booking_id: booking.id,
          kind: "invoice",
          vendor: "billy",
          number: "1012",
          url: "https://billy.example/1012",
        },
        ...{ total: 1000.5, due_date: testDay(3), payment: "unpaid" },
      },
    ]);
  });

  test("has its terms in force, each from where it comes", async () => {
    const own = await makeCorporation(app, { name: "Vinbaren", standard_fee: 4200, payment_deadline: 30 });
    const { body } = await company(own.id);
    const told = (key: string) => body.terms.filter((term) => term.key === key);
    expect(told("standard_fee")).toEqual([{ key: "standard_fee", value: 42, source: "own" }]);
    expect(told("net_days")).toEqual([{ key: "net_days", value: 30, source: "own" }]);
    expect(told("minimum_hours")).toEqual([{ key: "minimum_hours", value: 5, source: "default" }]);
    const plain = await company(hotel.id);
    expect(plain.body.terms).toContainEqual({ key: "head_waiter_fee", value: 77, source: "default" });
  });

  test("is an admin's alone, and of nobody it is not found", async () => {
    expect((await company(hotel.id, hotel.token)).status).toBe(403);
    expect((await company(999_999)).status).toBe(404);
  });
});
