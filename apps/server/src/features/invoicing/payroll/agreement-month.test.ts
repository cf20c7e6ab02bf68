import { beforeAll, expect, test } from "vitest";
import { adminBookingEndpoints } from "#contract/bookings/admin-booking.endpoints.ts";
import { ledgerEndpoints as rows } from "#contract/invoicing/ledger.endpoints.ts";
import { ownPayEndpoints } from "#contract/invoicing/own-pay.endpoints.ts";
import { runEndpoints } from "#contract/invoicing/run.endpoints.ts";
import * as make from "#tests/support/factories.ts";
import { testTable } from "#tests/support/fixtures/ledger/table.ts";
import { agreed, makeWorkedBooking, makeWorker, sendProposed } from "#tests/support/fixtures/money.ts";
import { EXAMPLE_AGREEMENT } from "#tests/support/fixtures/wage-agreement.ts";

/**
 * One person's pay period from 16 November to 15 December 2026, worked out by hand: 160 kr. an hour, the agreement of
 * docs/rules/supplements.md, 50 kr. an hour to the agency. Kroner without VAT.
 */
const sheet = [
  // Friday: 8 × 160, evening 6 × 15, Saturday night 1 × 30. Invoice 8 × 180, 6 × 16.875, 1 × 33.75, pension, 8 × 50.
  {
    ...{ date: "2026-11-20", from: "17:00", to: "01:00", pay: 1400, supplements: 120 },
    ...{ employer: 112, employee: 28, holiday: 175, invoice: 2087 },
  },
  // Saturday into Sunday: 8 × 160, Saturday 2 × 25, Sunday 6 × 40.
  {
    ...{ date: "2026-11-21", from: "22:00", to: "06:00", pay: 1570, supplements: 290 },
    ...{ employer: 125.6, employee: 31.4, holiday: 196.25, invoice: 2291.85 },
  },
  // Wednesday: 4.75 × 160, evening 4.25 × 15. Invoice 855 + 57.50 up to five hours + 71.72 + 65.90 + 237.50.
  {
    ...{ date: "2026-11-25", from: "17:30", to: "22:15", pay: 823.75, supplements: 63.75 },
    ...{ employer: 65.9, employee: 16.48, holiday: 102.97, invoice: 1287.62 },
  },
  // Saturday: 7.5 × 160, 1.5 × 25. Invoice 1350 + 42.19 + 99 + 375.
  {
    ...{ date: "2026-11-28", from: "08:00", to: "15:30", pay: 1237.5, supplements: 37.5 },
    ...{ employer: 99, employee: 24.75, holiday: 154.69, invoice: 1866.19 },
  },
  // Sunday: 4 × 160, 4 × 40. Invoice 720 + 230 up to five hours + 180 + 64 + 200.
  {
    ...{ date: "2026-11-29", from: "10:00", to: "14:00", pay: 800, supplements: 160 },
    ...{ employer: 64, employee: 16, holiday: 100, invoice: 1394 },
  },
] as const;
const month = {
  ...{ pay: 5831.25, supplements: 671.25, employer: 466.5, employee: 116.63, holiday: 728.91 },
  invoice: 8926.66,
};

const table = testTable();
const { app, billy, zenegy } = table;
const as = () => table.admins[0];
let bookings: number[];
let person: number;

beforeAll(async () => {
  app.setNow(Date.parse("2026-12-16T09:00:00+01:00"));
  bookings = [];
  for (const { date, from, to } of sheet) {
    const booking = await makeWorkedBooking(app, {
      ...{ date, start_time: from, end_time: to, hourly_wage: 16_000, fee: 5000, standard_fee: 5000 },
      ...{ agreement: JSON.stringify(EXAMPLE_AGREEMENT), number_of_staff: 1 },
    });
    const values = { ...agreed(from, to), has_pension: true };
    if (bookings.length === 0) person = (await makeWorker(app, booking.id, values)).employee_id;
    else {
      const approved = { admin_approve_invoice: true, admin_approve_checkout: true };
      const shift = { ...values, ...approved, booking_id: booking.id, employee_id: person };
      await make.shift(app.db, { ...shift, status: "selected" });
    }
    bookings.push(booking.id);
  }
});

const sumOf = (amounts: readonly number[]) => Math.round(100 * amounts.reduce((a, b) => a + b, 0)) / 100;

test("the sheet adds up", () => {
  for (const key of ["pay", "supplements", "employer", "employee", "holiday", "invoice"] as const) {
    expect([key, sumOf(sheet.map((day) => day[key]))]).toEqual([key, month[key]]);
  }
});

test("the price of each day is the sheet's, and so is what Billy has booked", async () => {
  for (const [place, id] of bookings.entries()) {
    const { body } = await app.call(rows.invoiceProposal, { as: as(), params: { id } });
    expect([sheet[place]?.date, body.total]).toEqual([sheet[place]?.date, sheet[place]?.invoice]);
    expect((await sendProposed(app, as(), id)).status).toBe(200);
  }
  await table.deliverAll();
  expect(billy.invoices.map(({ amount }) => amount)).toEqual(sheet.map(({ invoice }) => invoice));
  expect(sumOf(billy.invoices.map(({ amount }) => Number(amount)))).toBe(month.invoice);
});

test("the pay run, both files and what Zenegy pays are the sheet's, day by day and together", async () => {
  const period = async () =>
    (await app.call(runEndpoints.payroll, { as: as(), query: { period: "2026-12" } })).body.shifts
      .filter(({ employee_id }) => employee_id === person)
      .toSorted((one, other) => one.booking_id - other.booking_id);
  const expected = sheet.map(({ pay, supplements, employer, employee }) => ({
    ...{ pay, supplements, employer_pension: employer, employee_pension: employee },
  }));
  expect(await period()).toMatchObject(expected);
  for (const id of bookings) {
    expect((await app.call(rows.sendPay, { as: as(), params: { id } })).status).toBe(200);
  }
  await table.deliverAll();
  expect(await period()).toMatchObject(expected);
  const { body } = await app.call(adminBookingEndpoints.employeesExport, {
    as: as(),
    query: { startDate: "2026-11-16", endDate: "2026-12-15" },
  });
  const staff = bookings.map((id) => body.find((one) => one.id === id)?.selectedStaff[0]);
  expect(staff).toMatchObject(expected.map(({ pay: _, ...parts }) => parts));
  const paid = zenegy.registrations.map(({ hours, units, rate }) => Number(hours ?? units) * Number(rate));
  expect(sumOf(paid)).toBe(month.pay);
});

test("'Min løn' of the month says the sheet's pay, supplements, holiday pay and pension", async () => {
  const token = await app.signIn({ kind: "employee", id: person });
  const { body } = await app.call(ownPayEndpoints.ownPay, { as: token, query: { period: "2026-12" } });
  const days = body.shifts.toSorted((one, other) => one.date.localeCompare(other.date));
  expect(days).toMatchObject(
    sheet.map(({ date, holiday, employer, employee }) => ({
      date,
      holiday,
      pension: { employer, employee },
    })),
  );
  const supplements = days.map((day) => sumOf(day.supplements.map(({ amount }) => amount)));
  expect(supplements).toEqual(sheet.map((day) => day.supplements));
  expect([body.total, body.estimate.pension]).toEqual([month.pay, month.employee]);
});
