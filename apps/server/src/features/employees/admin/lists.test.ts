import { beforeAll, describe, expect, test } from "vitest";
import { corporationEndpoints } from "#contract/corporations/corporation.endpoints.ts";
import { employeeEndpoints } from "#contract/employees/employee.endpoints.ts";
import { payNumberEndpoints } from "#contract/employees/pay-numbers.endpoints.ts";
import * as make from "#tests/support/factories.ts";
import { giveSkill } from "#tests/support/factories.ts";
import { auditedBy } from "#tests/support/fixtures/audit-log.ts";
import { employeeWithPayData } from "#tests/support/fixtures/pay-data.ts";
import { testApp } from "#tests/support/fixtures.ts";
import { TEST_NOW } from "#tests/support/test-app.ts";

const app = testApp();
let admin: string;
let company: string;
let waiter: Awaited<ReturnType<typeof make.staffType>>;
let mette: Awaited<ReturnType<typeof make.employee>>;
let jonas: Awaited<ReturnType<typeof make.employee>>;

beforeAll(async () => {
  const boss = await make.corporation(app.db, { is_admin: true, name: "Kontoret", cvr_nr: "88146328" });
  const hotel = await make.corporation(app.db, { name: "Hotel 50%", phone: "31415926" });
  admin = await app.signIn({ kind: "corporation", id: boss.id });
  company = await app.signIn({ kind: "corporation", id: hotel.id });
  waiter = await make.staffType(app.db, { job_title: "Tjener" });
  const named = { id: 4711, first_name: "Mette", last_name: "Ågård", city: "Odense" };
  mette = await employeeWithPayData(app, { cpr: "0405981234" }, named);
  jonas = await make.employee(app.db, { id: 4712, first_name: "Jonas", last_name: "Holm", new_user: true });
  await make.employee(app.db, { first_name: "Væk", deactivated_at: new Date(TEST_NOW) });
  await giveSkill(app.db, mette.id, waiter.id);
});

describe("the list of employees", () => {
  const find = async (query: {
    searchTerm?: string;
    staffType?: string;
    limit?: string;
    offset?: string;
  }) => {
    const { body } = await app.call(employeeEndpoints.list, { as: admin, query });
    return { names: body.employees.map(({ first_name }) => first_name), total: body.totalEmployees };
  };

  test("has everybody who is not deactivated, newest first, page by page", async () => {
    expect(await find({})).toEqual({ names: ["Jonas", "Mette"], total: 2 });
    expect(await find({ limit: "1", offset: "1" })).toEqual({ names: ["Mette"], total: 2 });
  });

  test("is searched by id, whole name, e-mail, phone and city, in whatever case", async () => {
    const { id, login_email, email, phone } = mette;
    for (const searchTerm of [String(id), "mette ågård", login_email, email, "odense"]) {
      expect(await find({ searchTerm })).toEqual({ names: ["Mette"], total: 1 });
    }
    expect((await find({ searchTerm: phone })).total).toBe(2);
  });

  test("is never searched by CPR number, and takes what is typed literally", async () => {
    expect((await find({ searchTerm: "0405981234" })).total).toBe(0);
    expect((await find({ searchTerm: "%" })).total).toBe(0);
  });

  test("narrows to a job, by id or title", async () => {
    expect(await find({ staffType: String(waiter.id) })).toEqual({ names: ["Mette"], total: 1 });
    expect(await find({ staffType: "tjener" })).toEqual({ names: ["Mette"], total: 1 });
    expect((await find({ staffType: "Kok" })).total).toBe(0);
  });

  test("has dots for the numbers; a press shows one person's, and the log says whose", async () => {
    const list = await app.call(employeeEndpoints.list, { as: admin, query: { searchTerm: "Mette" } });
    expect(list.body.employees[0]?.cpr_nr).toBe("••••••••••");
    const lines = await auditedBy(app.db, async () => {
      const params = { id: mette.id };
      const { body } = await app.call(payNumberEndpoints.showPayNumbers, { as: admin, params });
      expect(body).toEqual({ cpr_nr: "0405981234", bank_reg_nr: "", bank_account_nr: "" });
    });
    expect(lines).toMatchObject([{ action: "read_pay_data", detail: { employee_ids: [mette.id] } }]);
    expect(JSON.stringify(lines)).not.toContain("0405981234");
  });
});

test("only onboarded people can be added to a booking", async () => {
  const { body } = await app.call(employeeEndpoints.options, { as: admin });
  expect(body.map(({ id }) => id)).toEqual([mette.id]);
  expect(body[0]).toEqual({
    id: mette.id,
    first_name: "Mette",
    last_name: "Ågård",
    city: "Odense",
    created_at: mette.created_at.toISOString(),
  });
  expect(jonas.new_user).toBe(true);
});

describe("the list of companies", () => {
  const find = async (searchTerm: string) => {
    const { body } = await app.call(corporationEndpoints.list, { as: admin, query: { searchTerm } });
    return body.corporations.map(({ name }) => name);
  };

  test("is searched by name, phone and CVR number, literally", async () => {
    expect(await find("50%")).toEqual(["Hotel 50%"]);
    expect(await find("31415926")).toEqual(["Hotel 50%"]);
    expect(await find("88146328")).toEqual(["Kontoret"]);
    expect(await find("hotel_50")).toEqual([]);
  });

  test("is counted", async () => {
    expect((await app.call(corporationEndpoints.count, { as: admin })).body).toBe(2);
    expect((await app.call(corporationEndpoints.list, { as: admin })).body.totalCorporations).toBe(2);
  });
});

test("the lists are for admins, and page by whole numbers", async () => {
  for (const row of [
    employeeEndpoints.list,
    corporationEndpoints.list,
    corporationEndpoints.count,
    employeeEndpoints.options,
  ]) {
    expect((await app.call(row as typeof corporationEndpoints.count, { as: company })).status).toBe(403);
    expect((await app.call(row as typeof corporationEndpoints.count)).status).toBe(401);
  }
  expect((await app.call(employeeEndpoints.list, { as: admin, query: { limit: "ti" } })).status).toBe(422);
});
