import { beforeAll, beforeEach, expect, test } from "vitest";
import { applicantEndpoints } from "#contract/applications/application.endpoints.ts";
import { checkoutEndpoints } from "#contract/checkout/checkout.endpoints.ts";
import { corporationEndpoints } from "#contract/corporations/corporation.endpoints.ts";
import * as make from "#tests/support/factories.ts";
import { testDay } from "#tests/support/factories.ts";
import { signedInCorporation, testApp } from "#tests/support/fixtures.ts";

const app = testApp();
let tjener: number;
let hotel: { id: number; token: string };
let bryggeri: { id: number; token: string };

beforeAll(async () => {
  tjener = (await make.staffType(app.db)).id;
});
beforeEach(async () => {
  hotel = await signedInCorporation(app);
  bryggeri = await signedInCorporation(app);
});

async function worker(
  status: Parameters<typeof make.shift>[1]["status"] = "selected",
  values: Parameters<typeof make.employee>[1] = {},
  days = -3,
) {
  const row = { corporation_id: hotel.id, staff_type_id: tjener, date: testDay(days) };
  const { id: booking_id } = await make.booking(app.db, row);
  const { id: employee_id } = await make.employee(app.db, values);
  await make.shift(app.db, { booking_id, employee_id, status });
  return { booking_id, employee_id };
}

function mark(employeeId: number, favourite: boolean, as = hotel.token) {
  return app.call(corporationEndpoints.markFavourite, { as, params: { employeeId }, body: { favourite } });
}

const list = async (as = hotel.token) => (await app.call(corporationEndpoints.favourites, { as })).body;

test("a company marks people it has had, finds them by name, and takes the mark back", async () => {
  const mads = await worker("selected", { first_name: "Mads", last_name: "Bang" });
  const anna = await worker("removed", { first_name: "Anna", last_name: "Krogh" });
  for (const { employee_id } of [mads, anna]) {
    const { status, body } = await mark(employee_id, true);
    expect([status, body]).toEqual([200, { employee_id, favourite: true }]);
  }
  expect(await list()).toMatchObject([
    { employee_id: anna.employee_id, first_name: "Anna", last_name: "K" },
    { employee_id: mads.employee_id, first_name: "Mads", last_name: "B" },
  ]);
  await mark(anna.employee_id, false);
  expect((await list()).map(({ employee_id }) => employee_id)).toEqual([mads.employee_id]);
});

test("pressing twice is the same as pressing once", async () => {
  const { employee_id } = await worker();
  await mark(employee_id, true);
  expect((await mark(employee_id, true)).status).toBe(200);
  expect(await list()).toHaveLength(1);
  await mark(employee_id, false);
  expect((await mark(employee_id, false)).status).toBe(200);
  expect(await list()).toEqual([]);
});

test("who never had a shift with the company is not found, whoever they worked for", async () => {
  const { employee_id } = await worker();
  expect((await mark(employee_id, true, bryggeri.token)).status).toBe(404);
  expect((await mark(999_999, true)).status).toBe(404);
  expect(await list(bryggeri.token)).toEqual([]);
});

test("only the company that made a mark sees it, among applicants and in the checkout", async () => {
  const { booking_id, employee_id } = await worker();
  await mark(employee_id, true);
  const own = await app.call(applicantEndpoints.lists, {
    as: hotel.token,
    params: { bookingId: booking_id },
  });
  expect(own.body.selected).toMatchObject([{ is_favourite: true }]);
  const checkout = await app.call(checkoutEndpoints.corporationShifts, {
    as: hotel.token,
    params: { bookingId: booking_id },
  });
  expect(checkout.body).toMatchObject([{ is_favourite: true, employee: { id: employee_id } }]);

  const theirs = await make.booking(app.db, { corporation_id: bryggeri.id, staff_type_id: tjener });
  await make.shift(app.db, { booking_id: theirs.id, employee_id, status: "applied" });
  const other = await app.call(applicantEndpoints.lists, {
    as: bryggeri.token,
    params: { bookingId: theirs.id },
  });
  expect(other.body.applied).toMatchObject([{ is_favourite: false }]);
});

test("a mark leaves the order of applicants as it is", async () => {
  const { booking_id, employee_id } = await worker("applied", {}, 5);
  const busier = await make.employee(app.db);
  const past = await make.booking(app.db, {
    corporation_id: bryggeri.id,
    staff_type_id: tjener,
    date: testDay(-9),
  });
  await make.shift(app.db, { booking_id: past.id, employee_id: busier.id, status: "selected" });
  await make.shift(app.db, { booking_id, employee_id: busier.id, status: "applied" });
  await mark(employee_id, true);
  const { body } = await app.call(applicantEndpoints.lists, {
    as: hotel.token,
    params: { bookingId: booking_id },
  });
  expect(body.applied.map((shift) => [shift.employee.id, shift.is_favourite])).toEqual([
    [busier.id, false],
    [employee_id, true],
  ]);
});

test("an employee has no favourites, and anything but yes or no is refused", async () => {
  const { employee_id } = await worker();
  const as = await app.signIn({ kind: "employee", id: employee_id });
  expect((await mark(employee_id, true, as)).status).toBe(403);
  expect((await app.call(corporationEndpoints.favourites, {})).status).toBe(401);
  expect((await mark(employee_id, "måske" as never)).status).toBe(422);
});

test("what an admin marks in a take-over stands in the audit log with both names", async () => {
  const admin = await signedInCorporation(app, { is_admin: true });
  const { employee_id } = await worker();
  const as = await app.takeOver(admin, { kind: "corporation", id: hotel.id });
  await mark(employee_id, true, as);
  const audited = await app.db
    .selectFrom("audit_log")
    .selectAll()
    .where("action", "=", "mark_favourite")
    .execute();
  expect(audited).toMatchObject([
    { actor_id: admin.id, on_behalf_of: `corporation:${hotel.id}`, entity_id: String(employee_id) },
  ]);
});
