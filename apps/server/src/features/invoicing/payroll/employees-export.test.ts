import { beforeAll, expect, test } from "vitest";
import { adminBookingEndpoints as rows } from "#contract/bookings/admin-booking.endpoints.ts";
import * as make from "#tests/support/factories.ts";
import { auditedBy } from "#tests/support/fixtures/audit-log.ts";
import { employeeWithPayData } from "#tests/support/fixtures/pay-data.ts";
import { testApp } from "#tests/support/fixtures.ts";

const app = testApp();
let admin: string;
let mette: number;
let jonas: number;

// A night of 18:00-02:00 with a break, at which Mette was until 01:30 and Jonas as booked.
beforeAll(async () => {
  const office = await make.corporation(app.db, { is_admin: true });
  admin = await app.signIn({ kind: "corporation", id: office.id });
  const corporation_id = (await make.corporation(app.db, { name: "Hotel Ågade" })).id;
  const staff_type_id = (await make.staffType(app.db)).id;
  const night = await make.booking(app.db, {
    corporation_id,
    staff_type_id,
    date: "2026-11-20",
    start_time: "18:00",
    end_time: "02:00",
    self_paid_break: true,
    transport_wage: 0.5,
  });
  mette = (
    await employeeWithPayData(
      app,
      { cpr: "0405981234", bankReg: "0400", bankAccount: "0001234567" },
      { first_name: "Mette" },
    )
  ).id;
  jonas = (await make.employee(app.db)).id;
  const paid = { booking_id: night.id, status: "selected", admin_approve_checkout: true } as const;
  await make.shift(app.db, {
    ...paid,
    employee_id: mette,
    admin_employee_checkin_time: "18:00",
    admin_employee_checkout_time: "01:30",
  });
  await make.shift(app.db, { ...paid, employee_id: jonas });
  const others = [
    { ...paid, admin_approve_checkout: false },
    { ...paid, not_met_for_booking: true },
    { ...paid, status: "sick" as const },
  ];
  for (const values of others) {
    await make.shift(app.db, { ...values, employee_id: (await make.employee(app.db)).id });
  }
  const next = await make.booking(app.db, { corporation_id, staff_type_id, date: "2026-11-21" });
  await make.shift(app.db, { ...paid, booking_id: next.id, employee_id: mette });
});

const during = (startDate: string, endDate = startDate) =>
  app.call(rows.employeesExport, { as: admin, query: { startDate, endDate } });

test("who worked with approved hours stands with the times, hours and pay that count", async () => {
  const { body } = await during("2026-11-20");
  expect(body).toMatchObject([
    {
      date: "2026-11-20",
      corporation: { name: "Hotel Ågade" },
      transport_wage: 0.5,
      hourly_wage: "192,00",
      selectedStaff: [
        {
          employee: {
            id: mette,
            first_name: "Mette",
            cpr_nr: "0405981234",
            bank_reg_nr: "0400",
            bank_account_nr: "0001234567",
          },
          start_time: "18:00",
          end_time: "01:30",
          // 7,5 hours less the break; half an hour's transport is paid too: 7,5 × 192.
          hours: 7,
          total: 1440,
        },
        { employee: { id: jonas }, start_time: "18:00", end_time: "02:00", hours: 7.5, total: 1536 },
      ],
    },
  ]);
});

test("the period has both its days", async () => {
  const { body } = await during("2026-11-20", "2026-11-21");
  expect(body.map(({ date, selectedStaff }) => [date, selectedStaff.length])).toEqual([
    ["2026-11-20", 2],
    ["2026-11-21", 1],
  ]);
});

test("the log says whose numbers were read, without the numbers", async () => {
  const lines = await auditedBy(app.db, () => during("2026-11-20", "2026-11-21"));
  expect(lines).toMatchObject([{ action: "read_pay_data", detail: { employee_ids: [mette, jonas] } }]);
  expect(JSON.stringify(lines)).not.toMatch(/0405981234|0001234567/);
});

test("a period without anybody is refused with a sentence", async () => {
  for (const [startDate, endDate] of [
    ["2026-11-22", "2026-11-30"],
    ["2026-11-21", "2026-11-20"],
  ] as const) {
    const { status, text } = await during(startDate, endDate);
    expect(status).toBe(404);
    expect(JSON.parse(text).message).toBe("Kunne ikke finde nogen ansatte indenfor angivet tidsperiode");
  }
});

test("both days are asked for", async () => {
  const query = { startDate: "2026-11-20" } as never;
  expect((await app.call(rows.employeesExport, { as: admin, query })).status).toBe(422);
});
