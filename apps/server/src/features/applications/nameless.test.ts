import { describe, expect, test } from "vitest";
import { applicantEndpoints, jobEndpoints } from "#contract/applications/application.endpoints.ts";
import { standbyEndpoints } from "#contract/applications/standby.endpoints.ts";
import { employeeEndpoints } from "#contract/employees/employee.endpoints.ts";
import { invoicingEndpoints } from "#contract/invoicing/invoice-page.endpoints.ts";
import { ledgerEndpoints } from "#contract/invoicing/ledger.endpoints.ts";
import { regionOfZip } from "#rules/people/regions.ts";
import * as make from "#tests/support/factories.ts";
import { giveSkill, testDay } from "#tests/support/factories.ts";
import { employeeWithPayData } from "#tests/support/fixtures/pay-data.ts";
import { testAdmin, testApp, testCorporation } from "#tests/support/fixtures.ts";
import { TEST_NOW } from "#tests/support/test-app.ts";
import { fillFromStandby } from "./offers/fill-from-standby.ts";

const app = testApp();
const hotel = testCorporation(app);
const admin = testAdmin(app);
const nobody = { first_name: "", last_name: "" };

/** Somebody who can do the hotel's job and lives near it, with a session. */
async function waiter(values: Parameters<typeof make.employee>[1] = {}) {
  const employee = await make.employee(app.db, values);
  await giveSkill(app.db, employee.id, hotel.staffType.id);
  const area_code = regionOfZip("8000") ?? "eastJutland";
  await app.db.insertInto("employee_regions").values({ employee_id: employee.id, area_code }).execute();
  return { ...employee, token: await app.signIn({ kind: "employee", id: employee.id }) };
}

/** What is stored of a shift that was cancelled, and of agreed times. */
const left = { booked_at: new Date(TEST_NOW - 14_400_000), cancelled_at: new Date(TEST_NOW - 3_600_000) };
const agreed = {
  ...{ employee_checkin_time: "10:00", employee_checkout_time: "18:00" },
  ...{ corporation_checkin_time: "10:00", corporation_checkout_time: "18:00" },
};

/** The name is written in, by the person or by the office. */
const name = (id: number) =>
  app.db
    .updateTable("employees")
    .set({ first_name: "Mette", last_name: "Holm" })
    .where("id", "=", id)
    .execute();

const select = (shiftId: number) =>
  app.call(applicantEndpoints.changeState, {
    as: hotel.token,
    params: { shiftId },
    query: { shiftType: "selected" },
    body: {},
  });
const offer = (booking_id: number, employee_id: number) =>
  app.db
    .insertInto("offers")
    .values({
      ...{ booking_id, employee_id, kind: "replacement" as const },
      ...{ created_at: new Date(TEST_NOW), expires_at: new Date(TEST_NOW + 3_600_000) },
    })
    .execute();

describe("somebody without a name", () => {
  test("applies only once it is written, also in a take-over by the office", async () => {
    const one = await waiter(nobody);
    const params = { id: (await hotel.booking()).id };
    const taken = await app.takeOver(admin, { kind: "employee", id: one.id });
    for (const as of [one.token, taken]) {
      const answer = await app.call(jobEndpoints.apply, { as, params });
      expect(answer).toMatchObject({ status: 409, body: { code: "own_name_missing" } });
    }
    await name(one.id);
    expect((await app.call(jobEndpoints.apply, { as: one.token, params })).status).toBe(200);
  });

  test("is not selected", async () => {
    const one = await waiter({ last_name: "" });
    const shift = await hotel.shiftOn((await hotel.booking()).id, { employee_id: one.id, status: "applied" });
    expect(await select(shift.id)).toMatchObject({ status: 409, body: { code: "nameless" } });
    await name(one.id);
    expect((await select(shift.id)).status).toBe(200);
  });

  test("takes no offer, and the place stays open", async () => {
    const one = await waiter(nobody);
    const booking = await hotel.booking();
    await offer(booking.id, one.id);
    const accept = () =>
      app.call(standbyEndpoints.acceptOffer, { as: one.token, params: { id: booking.id } });
    expect(await accept()).toMatchObject({ status: 409, body: { code: "own_name_missing" } });
    await name(one.id);
    expect((await accept()).status).toBe(200);
  });

  test("does not stand by, and is passed over in the line, where the next is promoted", async () => {
    const [one, next] = [await waiter(nobody), await waiter()];
    const booking = await hotel.booking({ number_of_staff: 1 });
    await hotel.shiftOn(booking.id, { status: "cancelled", ...left });
    const standBy = { as: one.token, params: { id: booking.id }, body: { auto: true } };
    const full = await hotel.booking({ number_of_staff: 1, date: testDay(9) });
    await hotel.shiftOn(full.id);
    const refused = await app.call(standbyEndpoints.standBy, { ...standBy, params: { id: full.id } });
    expect(refused).toMatchObject({ status: 409, body: { code: "own_name_missing" } });

    const inLine = (employee_id: number, minute: number) => ({
      ...{ booking_id: booking.id, employee_id, auto: true },
      since: new Date(TEST_NOW - 7_200_000 + minute * 60_000),
    });
    await app.db
      .insertInto("standby_places")
      .values([inLine(one.id, 0), inLine(next.id, 1)])
      .execute();
    await fillFromStandby(app.services);
    const shifts = app.db.selectFrom("shifts").select(["employee_id", "status"]);
    const selected = shifts.where("booking_id", "=", booking.id).where("status", "=", "selected");
    expect((await selected.execute()).map(({ employee_id }) => employee_id)).toEqual([next.id]);
  });

  test("is in no list to be asked or added, and is not added", async () => {
    const [one, other] = [await waiter(nobody), await waiter()];
    const booking = await hotel.booking();
    await hotel.shiftOn(booking.id, { status: "cancelled", ...left });
    const params = { id: booking.id };
    const found = await app.call(standbyEndpoints.replacements, { as: admin.token, params });
    const asked = found.body.people.map(({ employee_id }) => employee_id);
    expect([asked.includes(one.id), asked.includes(other.id)]).toEqual([false, true]);
    const addable = (await app.call(employeeEndpoints.options, { as: admin.token })).body.map(({ id }) => id);
    expect([addable.includes(one.id), addable.includes(other.id)]).toEqual([false, true]);
    const add = () =>
      app.call(invoicingEndpoints.addWorker, { as: admin.token, params, body: { employee_id: one.id } });
    expect(await add()).toMatchObject({ status: 409, body: { code: "nameless" } });
    await name(one.id);
    expect((await add()).status).toBe(200);
  });

  test("who has worked all the same is paid once the name is written", async () => {
    const numbers = { cpr: "0105981234", bankReg: "9570", bankAccount: "0012345678" };
    const { id } = await employeeWithPayData(app, numbers, { ...nobody, tax_card_type: 1 });
    const booking = await hotel.booking({ date: testDay(-2) });
    await hotel.shiftOn(booking.id, { employee_id: id, ...agreed, admin_approve_checkout: true });
    const reason = async () => {
      const proposal = { as: admin.token, params: { id: booking.id } };
      return (await app.call(ledgerEndpoints.payProposal, proposal)).body.shifts[0]?.reason;
    };
    expect(await reason()).toBe("missing_data");
    await name(id);
    expect(await reason()).toBeNull();
  });
});
