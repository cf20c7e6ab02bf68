import { beforeAll, describe, expect, test } from "vitest";
import { ledgerEndpoints } from "#contract/invoicing/ledger.endpoints.ts";
import { runEndpoints as rows } from "#contract/invoicing/run.endpoints.ts";
import { payrollPeriod } from "#rules/pay/payroll-period.ts";
import { addDays, addMonths, momentOf } from "#rules/time/moment.ts";
import * as make from "#tests/support/factories.ts";
import { makeWorker } from "#tests/support/fixtures/money.ts";
import { employeeWithPayData } from "#tests/support/fixtures/pay-data.ts";
import { signedInCorporation, testAdmin, testApp } from "#tests/support/fixtures.ts";
import { TEST_NOW } from "#tests/support/test-app.ts";
import { sentMeanwhile } from "#texts/da/admin/ledger.ts";

const app = testApp();
const admin = testAdmin(app);
const agreed = {
  employee_checkin_time: "10:00",
  employee_checkout_time: "18:00",
  corporation_checkin_time: "10:00",
  corporation_checkout_time: "18:00",
};
const approved = { ...agreed, admin_approve_invoice: true, admin_approve_checkout: true };
let hotel: number;
let inn: number;
let waiter: number;

beforeAll(async () => {
  hotel = (await make.corporation(app.db, { name: "Ørnen" })).id;
  inn = (await make.corporation(app.db, { name: "Kroen" })).id;
  waiter = (await make.staffType(app.db, { job_title: "Tjener" })).id;
});

async function worked(corporation: number, date: string, values: object, cpr = "0405981234") {
  const booking = await make.booking(app.db, { corporation_id: corporation, staff_type_id: waiter, date });
  const person = cpr
    ? await employeeWithPayData(app, { cpr, bankReg: "1234", bankAccount: "1234567890" })
    : await make.employee(app.db);
  const shift = await make.shift(app.db, {
    booking_id: booking.id,
    employee_id: person.id,
    status: "selected",
    ...values,
  });
  return { booking: booking.id, shift: shift.id, employee: person.id };
}

describe("a week's invoices", () => {
  test("stand in one list, company by company, with what goes and why the rest stays", async () => {
    const ready = await worked(hotel, "2026-11-17", approved);
    const open = await worked(inn, "2026-11-18", { ...agreed, corporation_checkout_time: "17:00" });
    const unapproved = await worked(inn, "2026-11-16", agreed);
    await worked(hotel, "2026-11-19", { ...approved, invoice_state: "accepted" });
    await worked(hotel, "2026-11-20", { not_met_for_booking: true });
    await worked(hotel, "2026-11-23", approved);
    const { body } = await app.call(rows.invoiceRun, { as: admin.token });
    expect(body).toMatchObject({ week: 47, year: 2026, first: "2026-11-16", last: "2026-11-22" });
    expect(body.bookings).toMatchObject([
      {
        booking_id: unapproved.booking,
        corporation: "Kroen",
        shift_ids: [],
        stays: [{ reason: "not_approved" }],
      },
      { booking_id: open.booking, shift_ids: [], total: 0, stays: [{ reason: "open_times" }] },
      { booking_id: ready.booking, corporation: "Ørnen", shift_ids: [ready.shift], stays: [] },
    ]);
    expect(body.total).toBe(body.bookings[2]?.total);
    expect(body.total).toBeGreaterThan(0);
  });

  test("are sent as they are shown, once: a second press is refused booking by booking, and what Billy refuses comes back", async () => {
    const { booking, shift } = await worked(hotel, "2026-11-10", approved);
    const query = { weekNumber: "46", year: "2026" };
    const { body } = await app.call(rows.invoiceRun, { as: admin.token, query });
    const bookings = body.bookings.map(({ booking_id, shift_ids, fee_shift_ids, total }) => ({
      booking_id,
      shift_ids,
      keep_fees: fee_shift_ids,
      total,
    }));
    const send = () => app.call(ledgerEndpoints.sendWeekInvoices, { as: admin.token, body: { bookings } });
    expect((await send()).body).toMatchObject([{ booking_id: booking, status: "queued" }]);
    expect((await send()).body).toMatchObject([{ booking_id: booking, status: "refused" }]);
    const again = async () => (await app.call(rows.invoiceRun, { as: admin.token, query })).body;
    expect((await again()).bookings).toEqual([]);

    await app.db
      .updateTable("invoices")
      .set({ state: "refused" })
      .where("booking_id", "=", booking)
      .execute();
    await app.db.updateTable("shifts").set({ invoice_state: "refused" }).where("id", "=", shift).execute();
    expect(await again()).toMatchObject({
      bookings: [{ booking_id: booking, shift_ids: [], refused: 1, total: 0 }],
      total: 0,
    });
    // Taken back it is a refusal no more.
    await app.db
      .updateTable("invoices")
      .set({ taken_back_at: new Date(TEST_NOW) })
      .where("booking_id", "=", booking)
      .execute();
    await app.db.updateTable("shifts").set({ invoice_state: null }).where("id", "=", shift).execute();
    expect(await again()).toMatchObject({ bookings: [{ shift_ids: [shift], refused: 0 }] });
  });
});

describe("of two admins who send the same week", () => {
  const week = { weekNumber: "44", year: "2026" };
  const shown = async () => (await app.call(rows.invoiceRun, { as: admin.token, query: week })).body.bookings;
  const bodyOf = (bookings: Awaited<ReturnType<typeof shown>>) => ({
    bookings: bookings.map(({ booking_id, shift_ids, fee_shift_ids, total }) => ({
      ...{ booking_id, shift_ids, total },
      keep_fees: fee_shift_ids,
    })),
  });
  const sendBy = (as: string, body: ReturnType<typeof bodyOf>) =>
    app.call(ledgerEndpoints.sendWeekInvoices, { as, body });
  const invoicesOf = async (bookingIds: number[]) =>
    app.db.selectFrom("invoices").selectAll().where("booking_id", "in", bookingIds).execute();

  test("at the same moment, each booking goes once, and the other reads of each that it went", async () => {
    const first = await worked(hotel, "2026-10-27", approved);
    const second = await worked(inn, "2026-10-28", approved);
    const other = (await signedInCorporation(app, { is_admin: true })).token;
    const body = bodyOf(await shown());
    const answers = await Promise.all([sendBy(admin.token, body), sendBy(other, body)]);
    const results = answers.flatMap((answer) => answer.body);
    for (const { booking } of [first, second]) {
      const ofBooking = results.filter(({ booking_id }) => booking_id === booking);
      expect(ofBooking.map(({ status }) => status).sort()).toEqual(["queued", "refused"]);
      expect(ofBooking.find(({ status }) => status === "refused")).toMatchObject({
        code: "not_ready",
        message: "Er allerede sendt, måske af en anden. Se historikken på bookingen.",
      });
    }
    expect(await invoicesOf([first.booking, second.booking])).toHaveLength(2);
    expect(await shown()).toEqual([]);
  });

  test("and some of a booking went before, the other reads how many, and nobody goes twice", async () => {
    const { booking, shift } = await worked(hotel, "2026-10-29", approved);
    const { id: late } = await makeWorker(app, booking);
    const both = { booking_id: booking, shift_ids: [shift, late], keep_fees: [] };
    await sendBy(admin.token, { bookings: [{ ...both, shift_ids: [shift], total: 2008 }] });
    const { body } = await sendBy(admin.token, { bookings: [{ ...both, total: 4016 }] });
    expect(body).toMatchObject([{ code: "not_ready", message: sentMeanwhile.some(1, 2) }]);
    expect(await invoicesOf([booking])).toHaveLength(1);
  });

  test("what was changed since the list was read is refused by itself; the rest goes as it was seen", async () => {
    const changed = await worked(hotel, "2026-10-29", approved);
    const removed = await worked(hotel, "2026-10-30", approved);
    const same = await worked(inn, "2026-10-29", approved);
    const body = bodyOf(await shown());
    await app.db
      .updateTable("shifts")
      .set({ corporation_checkout_time: "19:00", employee_checkout_time: "19:00" })
      .where("id", "=", changed.shift)
      .execute();
    await app.db.updateTable("shifts").set({ status: "removed" }).where("id", "=", removed.shift).execute();
    const { body: results } = await sendBy(admin.token, body);
    expect(results.find(({ booking_id }) => booking_id === removed.booking)?.message).toBe(
      "En af personerne er ikke på bookingen mere. Se forslaget igennem igen.",
    );
    expect(results.find(({ booking_id }) => booking_id === changed.booking)?.message).toMatch(
      /^Beløbet er nu 2\.259,00\skr\., ikke 2\.008,00\skr\., som du så/,
    );
    const codes = new Map(results.map(({ booking_id, status, code }) => [booking_id, code ?? status]));
    expect(codes.get(changed.booking)).toBe("total_changed");
    expect(codes.get(removed.booking)).toBe("not_found");
    expect(codes.get(same.booking)).toBe("queued");
    expect((await invoicesOf([changed.booking, removed.booking, same.booking])).length).toBe(1);
    const left = (await shown()).find(({ booking_id }) => booking_id === changed.booking);
    expect(left?.total).toBeGreaterThan(
      body.bookings.find(({ booking_id }) => booking_id === changed.booking)?.total ?? 0,
    );
  });
});

describe("a pay period", () => {
  const period = async (of?: string) =>
    (await app.call(rows.payroll, { as: admin.token, query: of ? { period: of } : {} })).body;

  test("is the one that is next to be paid, and says when it closes", async () => {
    expect(await period()).toMatchObject({
      period: "2026-11",
      from: "2026-10-16",
      to: "2026-11-15",
      closes_on: "2026-11-24",
      is_closed: false,
      payment_date: "2026-11-30",
    });
    expect((await period()).periods.slice(0, 3)).toEqual(["2026-12", "2026-11", "2026-10"]);
    expect(await period("2026-10")).toMatchObject({ is_closed: true, payment_date: "2026-10-30" });
  });

  test("has each shift with its pay, holiday pay, state, reason and payment date, and no CPR number", async () => {
    const ready = await worked(hotel, "2026-09-16", approved);
    const lacking = await worked(hotel, "2026-09-17", approved, "");
    const open = await worked(hotel, "2026-10-15", agreed);
    await worked(hotel, "2026-09-15", approved);
    const { shifts } = await period("2026-10");
    const of = ({ shift }: { shift: number }) => shifts.find(({ shift_id }) => shift_id === shift);
    expect(shifts).toHaveLength(3);
    // 8 hours at 192,00; the period has closed, so it is paid with the next one.
    const paid = { hours: 8, pay: 1536, holiday: 192, payment_date: "2026-11-30" };
    expect(of(ready)).toMatchObject({ ...paid, state: "ready", reason: null });
    expect(of(lacking)).toMatchObject({ state: "stays", reason: "missing_data" });
    expect(of(open)).toMatchObject({ state: "stays", reason: "not_approved" });
    expect(JSON.stringify(shifts)).not.toContain("040598");
  });

  test("stands in the order of the names, and of one person in that of the days", async () => {
    const worker = async (first_name: string) =>
      (await make.employee(app.db, { first_name, last_name: "Ås" })).id;
    const [zita, aase] = [await worker("Zita"), await worker("Åse")];
    const of = async (employee: number, date: string) => {
      const { booking } = await worked(hotel, date, {});
      await make.shift(app.db, { booking_id: booking, employee_id: employee, status: "selected", ...agreed });
    };
    await of(aase, "2026-06-19");
    await of(zita, "2026-06-20");
    await of(aase, "2026-06-17");
    await of(zita, "2026-06-18");
    const { shifts } = await period("2026-07");
    const listed = shifts.filter(({ name }) => name.endsWith(" Ås")).map(({ name, date }) => [name, date]);
    expect(listed).toEqual([
      ["Zita Ås", "2026-06-18"],
      ["Zita Ås", "2026-06-20"],
      ["Åse Ås", "2026-06-17"],
      ["Åse Ås", "2026-06-19"],
    ]);
  });

  test("shows what was sent as it was sent", async () => {
    const { booking, shift } = await worked(hotel, "2026-08-20", approved);
    const body = { shift_ids: [shift] };
    await app.call(ledgerEndpoints.sendPay, { as: admin.token, params: { id: booking }, body });
    await app.db
      .updateTable("pay_lines")
      .set({ hours: 7, amount: 134_400, created_at: new Date("2026-09-20T10:00:00Z") })
      .where("shift_id", "=", shift)
      .execute();
    const { shifts } = await period("2026-09");
    expect(shifts.filter(({ shift_id }) => shift_id === shift)).toMatchObject([
      { shift_id: shift, hours: 7, pay: 1344, holiday: 168, state: "queued", payment_date: "2026-09-30" },
    ]);
  });

  test("shows a correction that was sent after it had closed with the date on which that is paid", async () => {
    const { booking, shift } = await worked(hotel, "2026-08-21", approved);
    await app.call(ledgerEndpoints.sendPay, { as: admin.token, params: { id: booking } });
    const sentOn = (day: string) => ({
      created_at: new Date(`${day}T10:00:00Z`),
      state: "accepted" as const,
    });
    await app.db.updateTable("pay_lines").set(sentOn("2026-09-20")).where("shift_id", "=", shift).execute();
    const ledger = async () =>
      (await app.call(ledgerEndpoints.ledger, { as: admin.token, params: { id: booking } })).body.pay;
    const body = { from: "10:00", to: "17:00", reason: "Gik før" };
    const [line] = await ledger();
    await app.call(ledgerEndpoints.payDifference, { as: admin.token, params: { id: line?.id ?? 0 }, body });
    const { shifts } = await period("2026-09");
    const dates = { first: "2026-09-30", later: (await period()).payment_date };
    expect(shifts.filter(({ shift_id }) => shift_id === shift)).toMatchObject([
      { hours: 8, pay: 1536, payment_date: dates.first },
      { hours: -1, pay: -192, payment_date: dates.later },
    ]);
    expect((await ledger()).map(({ payment_date }) => payment_date)).toEqual([dates.first, dates.later]);
  });

  test.each([
    ["in winter time", "2026-12-15", "2026-12-16", "2026-12"],
    ["in summer time", "2027-07-15", "2027-07-16", "2027-07"],
  ])("ends with the 15th, and closes with the Copenhagen day (%s)", async (_, last, next, name) => {
    const { closesOn, paymentDate } = payrollPeriod(name);
    const evening = await worked(hotel, last, { ...approved, ends_at: new Date(momentOf(last, "23:59")) });
    const night = await worked(hotel, next, approved);
    const at = async (moment: number) => {
      app.setNow(moment);
      const { token } = await signedInCorporation(app, { is_admin: true });
      const { body } = await app.call(rows.payroll, { as: token, query: { period: name } });
      const line = body.shifts.find(({ shift_id }) => shift_id === evening.shift);
      expect(body.shifts.some(({ shift_id }) => shift_id === night.shift)).toBe(false);
      return { isClosed: body.is_closed, paid: line?.payment_date };
    };
    const midnight = momentOf(addDays(closesOn, 1), "00:00");
    expect(await at(midnight - 1)).toEqual({ isClosed: false, paid: paymentDate });
    const after = payrollPeriod(addMonths(`${name}-15`, 1).slice(0, 7)).paymentDate;
    expect(await at(midnight)).toEqual({ isClosed: true, paid: after });
    app.setNow(TEST_NOW);
  });

  test("needs a month that there is", async () => {
    for (const of of ["2026-13", "2026", "november"]) {
      const { status } = await app.call(rows.payroll, { as: admin.token, query: { period: of } });
      expect(status).toBe(422);
    }
  });
});
