import { beforeAll, describe, expect, test } from "vitest";
import { bookingEndpoints } from "#contract/bookings/booking.endpoints.ts";
import { orderEndpoints } from "#contract/bookings/order.endpoints.ts";
import { companyUserEndpoints } from "#contract/corporations/company-user.endpoints.ts";
import { departmentEndpoints as rows } from "#contract/corporations/department.endpoints.ts";
import { sessionEndpoints } from "#contract/sessions/session.endpoints.ts";
import type { CompanyRole } from "#rules/people/security/company-roles.ts";
import { companyRoles } from "#rules/people/security/company-roles.ts";
import { bookingBody } from "#tests/support/booking-body.ts";
import * as make from "#tests/support/factories.ts";
import { testDay } from "#tests/support/factories.ts";
import { signedInCorporation, testAdmin, testApp } from "#tests/support/fixtures.ts";
import { orderBody, orderLine } from "#tests/support/order-body.ts";
import { TEST_NOW } from "#tests/support/test-app.ts";
import { departmentMessages } from "#texts/da/corporation/departments.ts";

const app = testApp();
const admin = testAdmin(app);
let tjener: number;
beforeAll(async () => {
  tjener = (await make.staffType(app.db)).id;
});

const create = (as: string, name: string, cost_centre = "") =>
  app.call(rows.createDepartment, { as, body: { name, cost_centre } });
const change = (as: string, id: number, body: object) =>
  app.call(rows.changeDepartment, { as, params: { id }, body });
const list = async (as: string) => (await app.call(rows.departments, { as })).body;
const allocate = (as: string, id: number, department: number | null) =>
  app.call(rows.changeBookingDepartment, { as, params: { id }, body: { department } });
const book = (as: string, department?: number | null, day = 9) =>
  app.call(bookingEndpoints.create, {
    as,
    query: { notSendEmail: "0", pastBooking: "0" },
    body: bookingBody(tjener, testDay(day), department === undefined ? {} : { department }),
  });

/** A company with a kitchen and a bar. */
async function hotelWithDepartments() {
  const hotel = await signedInCorporation(app);
  const kitchen = (await create(hotel.token, "Køkken", "4100")).body;
  const bar = (await create(hotel.token, "Bar")).body;
  return { ...hotel, kitchen, bar };
}

/** The session of a user of the company. */
async function userOf(companyId: number, company_role: CompanyRole) {
  const user = await make.corporation(app.db, { member_of: companyId, company_role });
  return { id: user.id, token: await app.signIn({ kind: "corporation", id: user.id }) };
}

describe("the departments of a company", () => {
  test("stand by name, archived ones last, with their cost centres", async () => {
    const { token, kitchen } = await hotelWithDepartments();
    await create(token, "Ådalen", " 4300 ");
    await change(token, kitchen.id, { archived: true });
    const all = await list(token);
    expect(all.map(({ name, cost_centre, archived }) => [name, cost_centre, archived])).toEqual([
      ["Bar", "", false],
      ["Ådalen", "4300", false],
      ["Køkken", "4100", true],
    ]);
    const back = await change(token, kitchen.id, { archived: false, name: "Koldt køkken" });
    expect(back.body).toMatchObject({ name: "Koldt køkken", archived: false, cost_centre: "4100" });
  });

  test("one of two of the same name at the same time is refused at its field, whatever its capitals", async () => {
    const hotel = await signedInCorporation(app);
    const both = await Promise.all([create(hotel.token, "Østfløj"), create(hotel.token, "østFLØJ")]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
    const refused = both.find(({ status }) => status === 422);
    expect(refused?.body).toMatchObject({ errors: { name: departmentMessages.nameTaken } });
    expect(await list(hotel.token)).toHaveLength(1);
    const other = await signedInCorporation(app);
    expect((await create(other.token, "Østfløj")).status).toBe(200);
  });

  test("a new name is refused where another has it, an archived one too; the own name in other capitals is not", async () => {
    const { token, kitchen, bar } = await hotelWithDepartments();
    await change(token, kitchen.id, { archived: true });
    expect((await change(token, bar.id, { name: "KØKKEN" })).body).toMatchObject({
      errors: { name: departmentMessages.nameTaken },
    });
    expect((await change(token, bar.id, { name: "BAR" })).body.name).toBe("BAR");
    for (const name of ["", "   ", "x".repeat(61)]) expect((await create(token, name)).status).toBe(422);
    expect((await create(token, "Reception", "x".repeat(31))).body).toMatchObject({
      errors: { cost_centre: expect.any(String) },
    });
  });

  test("another company's is nobody's, and the office has none", async () => {
    const { kitchen } = await hotelWithDepartments();
    const other = await signedInCorporation(app);
    expect((await change(other.token, kitchen.id, { archived: true })).status).toBe(404);
    expect(await list(other.token)).toEqual([]);
    expect((await create(admin.token, "Kontor")).body).toMatchObject({ code: "office_user" });
    expect(await list(admin.token)).toEqual([]);
  });

  test.each(companyRoles)("are read by the role %s; owner and finance change them", async (role) => {
    const hotel = await hotelWithDepartments();
    const user = await userOf(hotel.id, role);
    expect(await list(user.token)).toHaveLength(2);
    const mayChange = role === "owner" || role === "finance";
    expect((await create(user.token, "Nyt")).status).toBe(mayChange ? 200 : 403);
    expect((await change(user.token, hotel.bar.id, { archived: true })).status).toBe(mayChange ? 200 : 403);
    const booking = await make.booking(app.db, { corporation_id: hotel.id, staff_type_id: tjener });
    const allocated = await allocate(user.token, booking.id, hotel.kitchen.id);
    expect(allocated.status).toBe(role === "approver" ? 403 : 200);
  });
});

describe("a booking's department", () => {
  test("is chosen with the booking, once for an order, and stands in all answers", async () => {
    const { token, kitchen } = await hotelWithDepartments();
    const named = { id: kitchen.id, name: "Køkken", cost_centre: "4100" };
    const made = await book(token, kitchen.id);
    expect(made.body).toMatchObject({ department: kitchen.id, department_of: named });
    const order = await app.call(orderEndpoints.create, {
      ...{ as: token, query: {} },
      body: { ...orderBody([orderLine(tjener, [testDay(9), testDay(10)])]), department: kitchen.id },
    });
    expect(order.body).toMatchObject({ bookings: [{ department_of: named }, { department_of: named }] });
    expect((await book(token)).body).toMatchObject({ department: null, department_of: null });
  });

  test("of another company, and none of that id, is not found; an archived one is refused at its field", async () => {
    const { token, kitchen } = await hotelWithDepartments();
    const other = await hotelWithDepartments();
    expect((await book(token, other.kitchen.id)).status).toBe(404);
    expect((await book(token, 2_000_000_000)).status).toBe(404);
    await change(token, kitchen.id, { archived: true });
    expect((await book(token, kitchen.id)).body).toMatchObject({
      errors: { department: departmentMessages.archived },
    });
    const booking = (await book(token)).body;
    expect((await allocate(token, booking.id, other.bar.id)).status).toBe(404);
    expect((await allocate(token, booking.id, kitchen.id)).status).toBe(422);
    expect((await allocate(other.token, booking.id, other.bar.id)).status).toBe(404);
  });

  test("goes with «Book igen», but not once it is archived, where it stays on the booking itself", async () => {
    const { token, kitchen } = await hotelWithDepartments();
    const booking = (await book(token, kitchen.id)).body;
    const repeat = async (day: number) =>
      (
        await app.call(bookingEndpoints.repeat, {
          ...{ as: token, params: { id: booking.id }, body: { dates: [testDay(day)] } },
        })
      ).body;
    expect(await repeat(10)).toMatchObject([{ department: kitchen.id }]);
    await change(token, kitchen.id, { archived: true });
    expect(await repeat(11)).toMatchObject([{ department: null }]);
    const edit = await app.call(bookingEndpoints.getEditable, { as: token, params: { id: booking.id } });
    expect(edit.body.department).toBe(kitchen.id);
    expect(edit.body.departments.map(({ name }) => name)).toEqual(["Bar", "Køkken"]);
    const body = bookingBody(tjener, testDay(9), { invoice_note: "Selskab 4", department: kitchen.id });
    const saved = await app.call(bookingEndpoints.change, {
      ...{ as: token, params: { id: booking.id }, query: {}, body },
    });
    expect(saved.body).toMatchObject({ invoice_note: "Selskab 4", department: kitchen.id });
  });

  test("stays where a client leaves it out of an edit, and goes where it says none", async () => {
    const { token, bar } = await hotelWithDepartments();
    const { id } = (await book(token, bar.id)).body;
    const edit = (body: object) =>
      app.call(bookingEndpoints.change, {
        ...{ as: token, params: { id }, query: {}, body: bookingBody(tjener, testDay(9), body) },
      });
    expect((await edit({})).body).toMatchObject({ department: bar.id });
    expect((await edit({ department: null })).body).toMatchObject({ department: null });
  });

  test("changes after the work too, without a message, until an invoice is on its way", async () => {
    const { token, id, kitchen, bar } = await hotelWithDepartments();
    const booking = await make.booking(app.db, {
      ...{ corporation_id: id, staff_type_id: tjener, department_id: bar.id },
      ...{ starts_at: new Date(TEST_NOW - 9e7), ends_at: new Date(TEST_NOW - 8e7) },
    });
    const { id: employee_id } = await make.employee(app.db);
    const shift = await make.shift(app.db, { booking_id: booking.id, employee_id, status: "selected" });
    const waiting = () => app.db.selectFrom("outbox").select("id").execute();
    const before = await waiting();
    expect((await allocate(token, booking.id, kitchen.id)).body).toMatchObject({ name: "Køkken" });
    expect((await allocate(token, booking.id, kitchen.id)).status).toBe(200);
    expect(await waiting()).toHaveLength(before.length);
    const invoiced = (invoice_state: "queued" | "refused" | null) =>
      app.db.updateTable("shifts").set({ invoice_state }).where("id", "=", shift.id).execute();
    await invoiced("queued");
    expect((await allocate(token, booking.id, null)).body).toMatchObject({ code: "department_invoiced" });
    await invoiced("refused");
    expect((await allocate(token, booking.id, null)).body).toBeNull();
  });

  test("filters the lists of the company's bookings", async () => {
    const { token, id, kitchen, bar } = await hotelWithDepartments();
    const [, ofBar] = [(await book(token, kitchen.id)).body, (await book(token, bar.id)).body];
    const query = { department: String(bar.id) };
    const upcoming = await app.call(bookingEndpoints.upcoming, { as: token, query });
    expect(upcoming.body.map((one) => one.id)).toEqual([ofBar.id]);
    const past = { starts_at: new Date(TEST_NOW - 9e7), ends_at: new Date(TEST_NOW - 8e7) };
    for (const department_id of [kitchen.id, bar.id, null])
      await make.booking(app.db, { corporation_id: id, staff_type_id: tjener, department_id, ...past });
    const finished = await app.call(bookingEndpoints.finished, { as: token, query });
    expect(finished.body.data.map((one) => one.department)).toEqual([bar.id]);
  });
});

describe("a user's own department", () => {
  test("is set by the owner, told to the user, and ends with its archiving", async () => {
    const hotel = await hotelWithDepartments();
    const maja = await userOf(hotel.id, "booker");
    const set = (department: number | null) =>
      app.call(companyUserEndpoints.changeUser, {
        ...{ as: hotel.token, params: { id: maja.id }, body: { department } },
      });
    const own = async () =>
      (await app.call(sessionEndpoints.corporationMe, { as: maja.token })).body.user?.department;
    expect((await set(hotel.kitchen.id)).body).toMatchObject({
      department: hotel.kitchen.id,
      role: "booker",
    });
    expect(await own()).toBe(hotel.kitchen.id);
    const other = await hotelWithDepartments();
    expect((await set(other.kitchen.id)).status).toBe(404);
    await change(hotel.token, hotel.kitchen.id, { archived: true });
    expect(await own()).toBeNull();
    expect((await set(hotel.kitchen.id)).status).toBe(422);
  });
});

test("the figures count each month's bookings by department, and what of them is invoiced", async () => {
  const { token, id, kitchen } = await hotelWithDepartments();
  const booked = (await book(token, kitchen.id)).body;
  await book(token, null);
  const year = testDay(9).slice(0, 4);
  const { body } = await app.call(rows.departmentFigures, { as: token, query: { year } });
  expect(body).toHaveLength(2);
  const ofKitchen = body.find(({ department_id }) => department_id === kitchen.id);
  expect(ofKitchen).toMatchObject({
    ...{ month: testDay(9).slice(0, 7), bookings: 1, people: booked.number_of_staff },
    ...{ booked: booked.price.total, invoiced: 0 },
  });
  expect(body.find(({ department_id }) => department_id === null)).toMatchObject({ bookings: 1 });
  expect(id).toBeGreaterThan(0);
});
