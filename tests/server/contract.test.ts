import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { allEndpoints } from "#contract/all-endpoints.ts";
import { sessionEndpoints } from "#contract/sessions/session.endpoints.ts";
import type { Caller, Endpoint } from "#contract/wire/endpoint.ts";
import { type CompanyRole, companyRoles, companyRolesFor } from "#rules/people/security/company-roles.ts";
import { type OfficeRole, officeRoles, rolesFor } from "#rules/people/security/office-roles.ts";
import { allRoutes } from "#server/routes.ts";
import * as make from "#tests/support/factories.ts";
import { createTestApp, TEST_NOW, type TestApp } from "#tests/support/test-app.ts";
import { refusals } from "#texts/da/common/errors.ts";

type Who = (typeof nobody)[number] | (typeof signedIn)[number] | OfficeRole | `company's ${CompanyRole}`;

/** Without a session, and with those of somebody deactivated, suspended and signed out. */
const nobody = ["visitor", "former employee", "suspended company", "signed-out admin"] as const;

const signedIn = ["employee", "company", "admin", "taken-over company", "taken-over employee"] as const;

/** Whom each caller of a row lets in. */
const lets: Record<Caller, Who[]> = {
  anyone: [...nobody, ...signedIn],
  employee: ["employee", "taken-over employee"],
  "employee itself": ["employee"],
  corporation: ["company", "admin", "taken-over company"],
  "corporation itself": ["company", "admin"],
  admin: ["admin"],
  "admin rights": ["admin", "taken-over company"],
};

const people: Who[] = [...nobody, ...signedIn];
const isForOffice = ({ callers }: Endpoint) => callers.some((caller) => lets[caller].includes("admin"));
const isForCompanies = ({ callers }: Endpoint) =>
  callers.some((caller) => caller !== "anyone" && lets[caller].includes("company"));
const isNobody = (who: Who) => nobody.some((one) => one === who);
const title = ({ row }: { row: Endpoint }) => `${row.method} ${row.path}`;

let test: TestApp;
const tokens: Partial<Record<Who, string>> = {};

const ids = { company: 0, admin: 0, employee: 0 };

beforeAll(async () => {
  test = await createTestApp();
  // Calls are made on id 1, and may end a person's access: nobody who calls has it.
  await make.corporation(test.db);
  await make.employee(test.db);
  ids.company = (await make.corporation(test.db)).id;
  ids.admin = (await make.corporation(test.db, { is_admin: true })).id;
  ids.employee = (await make.employee(test.db)).id;
  await signIn();
  for (const office_role of officeRoles) {
    const { id } = await make.corporation(test.db, { is_admin: true, office_role });
    tokens[office_role] = await test.signIn({ kind: "corporation", id });
  }
  for (const company_role of companyRoles) {
    const { id } = await make.corporation(test.db, { member_of: ids.company, company_role });
    tokens[`company's ${company_role}`] = await test.signIn({ kind: "corporation", id });
  }
  const former = await make.employee(test.db, { deactivated_at: new Date(TEST_NOW) });
  tokens["former employee"] = await test.signIn({ kind: "employee", id: former.id });
  const suspended = await make.corporation(test.db, { suspended_at: new Date(TEST_NOW) });
  tokens["suspended company"] = await test.signIn({ kind: "corporation", id: suspended.id });
  const token = await test.signIn({ kind: "corporation", id: ids.admin });
  await test.call(sessionEndpoints.corporationSignOut, { as: token });
  tokens["signed-out admin"] = token;
});
afterAll(() => test.close());

async function signIn() {
  tokens.company = await test.signIn({ kind: "corporation", id: ids.company });
  tokens.admin = await test.signIn({ kind: "corporation", id: ids.admin });
  tokens.employee = await test.signIn({ kind: "employee", id: ids.employee });
  tokens["taken-over company"] = await test.takeOver(
    { id: ids.admin, token: tokens.admin },
    { kind: "corporation", id: ids.company },
  );
  tokens["taken-over employee"] = await test.takeOver(
    { id: ids.admin, token: tokens.admin },
    { kind: "employee", id: ids.employee },
  );
}

/** Sends anything to a row, whatever its types say. */
async function send(row: Endpoint, who: Who, payload?: string) {
  return (await request(row, who, payload)).statusCode;
}

function request(row: Endpoint, who: Who, payload?: string) {
  const token = tokens[who];
  return test.app.inject({
    method: row.method,
    url: `/api/${row.path.replace(/:\w+/g, "999999999")}`,
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(payload === undefined ? {} : { "content-type": "application/json" }),
    },
    ...(payload === undefined ? {} : { payload }),
  });
}

const callerWho = (row: Endpoint): Who =>
  people.find((who) => row.callers.some((caller) => lets[caller].includes(who))) ?? "visitor";

describe("every row of the contract", () => {
  it("is served", () => {
    const served = new Set(allRoutes.map(({ endpoint }) => endpoint));
    expect(allEndpoints.filter(({ row }) => !served.has(row)).map(title)).toEqual([]);
  });

  it("answers with and without a trailing slash", async () => {
    expect((await test.app.inject({ url: "/api/admin/staffs/get-all-staffs/" })).statusCode).toBe(200);
  });

  it("has its own path and method", () => {
    const all = allEndpoints.map(title);
    expect(all.filter((one, index) => all.indexOf(one) !== index)).toEqual([]);
  });

  it.each(
    allEndpoints
      .filter(({ row }) => !row.callers.includes("anyone"))
      .map((one) => [title(one), one.row] as const),
  )("%s refuses whoever may not call it", async (_, row) => {
    const allowed = new Set(row.callers.flatMap((caller) => lets[caller]));
    for (const who of people.filter((one) => !allowed.has(one))) {
      expect([who, await send(row, who)]).toEqual([who, isNobody(who) ? 401 : 403]);
    }
  });

  it("that an office user can call names their roles", () => {
    const without = allEndpoints.filter(({ row }) => isForOffice(row) && !row.roles);
    expect(without.filter(({ row }) => !row.callers.includes("anyone")).map(title)).toEqual([]);
  });

  it.each(
    allEndpoints
      .filter(({ row }) => row.roles && rolesFor[row.roles].length < officeRoles.length && isForOffice(row))
      .map((one) => [title(one), one.row] as const),
  )("%s refuses every role of the office that it does not name, with a sentence", async (_, row) => {
    const allowed: readonly OfficeRole[] = row.roles ? rolesFor[row.roles] : officeRoles;
    for (const role of officeRoles) {
      const { statusCode, body } = await request(row, role);
      const isRefused = statusCode === 403 && body.includes(refusals.role);
      expect([role, isRefused]).toEqual([role, !allowed.includes(role)]);
      if (isRefused && !row.plainRefusals) expect(JSON.parse(body).code).toBe("role");
    }
  });

  it("that a company can call names the roles of its users", () => {
    const without = allEndpoints.filter(({ row }) => isForCompanies(row) && !row.companyRoles);
    expect(without.map(title)).toEqual([]);
  });

  it.each(allEndpoints.filter(({ row }) => row.companyRoles).map((one) => [title(one), one.row] as const))(
    "%s refuses every role of a company that it does not name, with a sentence",
    async (_, row) => {
      const allowed: readonly CompanyRole[] = companyRolesFor[row.companyRoles ?? "company"];
      for (const role of companyRoles.filter((one) => !allowed.includes(one))) {
        const { statusCode, body } = await request(row, `company's ${role}`);
        expect([role, statusCode]).toEqual([role, 403]);
        expect(body).toContain(refusals.role);
        if (!row.plainRefusals) expect(JSON.parse(body).code).toBe("role");
      }
    },
  );

  it.each(allEndpoints.filter(({ row }) => row.body).map((one) => [title(one), one.row] as const))(
    "%s refuses a name that it does not know, and broken JSON",
    async (_, row) => {
      expect(await send(row, callerWho(row), '{"no_such_field":1}')).toBe(422);
      expect(await send(row, callerWho(row), '{"email": ')).toBe(422);
    },
  );

  it("takes JSON with nothing in it as no body", async () => {
    await signIn();
    const send = (path: string) =>
      test.app.inject({
        method: "POST",
        url: `/api/${path}`,
        headers: { "content-type": "application/json", authorization: `Bearer ${tokens.company}` },
      });
    expect((await send("corporations/bookings/999999/send-booking-list")).statusCode).toBe(404);
    expect((await send("corporations/bookings")).statusCode).toBe(422);
  });

  it("is in the documentation, and nothing else is", async () => {
    const { paths } = (await test.app.inject({ url: "/api/openapi.json" })).json();
    const documented = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods as object).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const expected = allEndpoints.map(
      ({ row }) => `${row.method} /api/${row.path.replace(/:(\w+)/g, "{$1}")}`,
    );
    expect(documented.sort()).toEqual(expected.sort());
  });
});
