import { expect, test } from "vitest";
import { jobEndpoints } from "#contract/applications/application.endpoints.ts";
import { checkoutEndpoints } from "#contract/checkout/checkout.endpoints.ts";
import { ownPayEndpoints } from "#contract/invoicing/own-pay.endpoints.ts";
import { queryKey } from "#contract/wire/endpoint.ts";
import { audit } from "#server/platform/audit.ts";
import { testDay } from "#tests/support/factories.ts";
import { signedInEmployee, testApp, testCorporation, testInvalidations } from "#tests/support/fixtures.ts";
import { TEST_NOW } from "#tests/support/test-app.ts";

const app = testApp();
const hotel = testCorporation(app);
const invalidations = testInvalidations(app);

test("a person reads who wrote which times of the own shift, and nobody else does", async () => {
  const anna = await signedInEmployee(app);
  const { shift } = await hotel.bookedShift({ date: testDay(-1) }, { employee_id: anna.id });
  const entity = { entity: "shift", entityId: shift.id };
  const change = (column: string, after: string) => ({ [column]: { before: null, after } });
  const office = { kind: "admin", id: 1 } as const;
  await audit(
    app.db,
    {
      ...entity,
      actor: { kind: "employee", id: anna.id },
      action: "stamp",
      detail: { from: "10:00", to: "18:30" },
      now: TEST_NOW,
    },
    {
      ...entity,
      actor: { kind: "corporation", id: hotel.id },
      action: "stamp",
      detail: { from: "10:00", to: "18:00" },
      now: TEST_NOW + 1000,
    },
    {
      ...entity,
      actor: office,
      action: "settle_times",
      detail: {
        changes: {
          ...change("admin_employee_checkin_time", "10:00"),
          ...change("admin_employee_checkout_time", "18:15"),
        },
      },
      now: TEST_NOW + 2000,
    },
    {
      ...entity,
      actor: office,
      action: "settle_times",
      detail: { changes: change("admin_employee_checkout_time", "18:30") },
      now: TEST_NOW + 3000,
    },
    // What the company is billed is not the person's.
    {
      ...entity,
      actor: office,
      action: "settle_times",
      detail: { changes: change("admin_checkout_time", "18:00") },
      now: TEST_NOW + 4000,
    },
  );
  const log = await app.call(checkoutEndpoints.timesLog, { as: anna.token, params: { shiftId: shift.id } });
  expect(log.body.map(({ by, from, to }) => `${by} ${from}–${to}`)).toEqual([
    "employee 10:00–18:30",
    "corporation 10:00–18:00",
    "office 10:00–18:15",
    "office 10:00–18:30",
  ]);
  const { token } = await signedInEmployee(app);
  const other = await app.call(checkoutEndpoints.timesLog, { as: token, params: { shiftId: shift.id } });
  expect(other.status).toBe(404);
});

test("a finished shift shows the agreed times and their pay, and an open one whose move it is", async () => {
  const anna = await signedInEmployee(app);
  const agreed = {
    employee_checkin_time: "10:00",
    employee_checkout_time: "19:00",
    corporation_checkin_time: "10:00",
    corporation_checkout_time: "19:00",
  };
  await hotel.bookedShift({ date: testDay(-2) }, { ...agreed, employee_id: anna.id });
  await hotel.bookedShift({ date: testDay(-3) }, { employee_id: anna.id });
  const { body } = await app.call(jobEndpoints.finished, { as: anna.token });
  expect(body.map(({ worked, booking }) => [worked, booking.totalPay])).toEqual([
    [{ from: "10:00", to: "19:00", hours: 9, state: "agreed", reason: "approval" }, "1728,00"],
    [{ from: "10:00", to: "18:00", hours: 8, state: "open", reason: "stamp_out" }, "1536,00"],
  ]);
});

test("the person's open log and pay are read again once the company has stamped", async () => {
  const anna = await signedInEmployee(app);
  const { booking, shift } = await hotel.bookedShift({ date: testDay(-1) }, { employee_id: anna.id });
  const checkOut = { corporation_checkin_time: "10:00", corporation_checkout_time: "18:00" };
  const body = { employee_id: anna.id, booking_id: booking.id, checkOut };
  await app.call(checkoutEndpoints.corporationStamp, { as: hotel.token, body });
  const wanted = [
    queryKey(checkoutEndpoints.timesLog, { shiftId: shift.id }),
    queryKey(ownPayEndpoints.ownPay),
  ];
  const areTold = () =>
    invalidations.some(
      ({ channels, keys }) =>
        channels.includes(`employee:${anna.id}`) &&
        wanted.every((key) => JSON.stringify(keys).includes(JSON.stringify(key))),
    );
  await expect.poll(areTold).toBe(true);
});
