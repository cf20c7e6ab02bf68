import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { allEndpoints } from "#contract/wire/all-endpoints.ts";
import type { Caller, Endpoint } from "#contract/wire/endpoint.ts";
import { allRoutes } from "#server/routes.ts";
import * as make from "#tests/support/factories.ts";
import { createTestApp, type TestApp } from "#tests/support/test-app.ts";
import { isThorough } from "#tests/tools/thorough.ts";

type Who = "visitor" | "employee" | "company" | "admin" | "taken-over company";

/** Whom each caller of a row lets in. */
const lets: Record<Caller, Who[]> = {
  anyone: ["visitor", "employee", "company", "admin", "taken-over company"],
  employee: ["employee"],
  "employee itself": ["employee"],
  corporation: ["company", "admin", "taken-over company"],
  "corporation itself": ["company", "admin"],
  admin: ["admin"],
  "admin rights": ["admin", "taken-over company"],
};

const people: Who[] = ["visitor", "employee", "company", "admin", "taken-over company"];
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
}

/** Sends anything to a row, whatever its types say. */
async function send(
  row: Endpoint,
  who: Who,
  parts: { params?: string; query?: string; body?: unknown } = {},
) {
  const path = row.path.replace(/:\w+/g, encodeURIComponent(parts.params ?? "999999999"));
  const token = tokens[who];
  const response = await test.app.inject({
    method: row.method,
    url: `/api/${path}${parts.query ? `?${parts.query}` : ""}`,
    headers: token ? { authorization: `Bearer ${token}` } : {},
    ...(parts.body === undefined ? {} : { payload: JSON.stringify(parts.body) }),
    ...(parts.body === undefined
      ? {}
      : {
          headers: {
            "content-type": "application/json",
            ...(token ? { authorization: `Bearer ${token}` } : {}),
          },
        }),
  });
  return { status: response.statusCode, text: response.body };
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
      expect([who, (await send(row, who)).status]).toEqual([who, who === "visitor" ? 401 : 403]);
    }
  });

  it.each(allEndpoints.filter(({ row }) => row.body).map((one) => [title(one), one.row] as const))(
    "%s refuses a name that it does not know",
    async (_, row) => {
      const { status } = await send(row, callerWho(row), { body: { no_such_field: 1 } });
      expect(status).toBe(422);
    },
  );

  it.each(allEndpoints.filter(({ row }) => !row.multipart).map((one) => [title(one), one.row] as const))(
    "%s never answers 500, whatever it is sent",
    async (_, row) => {
      // One of the calls before may have signed somebody out.
      await signIn();
      await fc.assert(
        fc.asyncProperty(
          fc.constantFrom("1", "0", "-1", "999999999", "99999999999999999999", "abc", "1.5", "%00", "æ"),
          fc.constantFrom(
            "",
            "weekNumber=54",
            "limit=-1",
            "offset=x",
            "shiftType=gone",
            "year=0",
            "q=%00",
            "staff_type=%00",
          ),
          row.body ? fc.jsonValue({ maxDepth: 2 }) : fc.constant(undefined),
          async (params, query, body) => {
            const { status, text } = await send(row, callerWho(row), { params, query, body });
            expect(status, text).toBeLessThan(500);
          },
        ),
        { numRuns: isThorough ? 12 : 4, seed: 7 },
      );
    },
  );

  it.each(allEndpoints.filter(({ row }) => row.body).map((one) => [title(one), one.row] as const))(
    "%s answers broken JSON with 422",
    async (_, row) => {
      const token = tokens[callerWho(row)];
      const response = await test.app.inject({
        method: row.method,
        url: `/api/${row.path.replace(/:\w+/g, "1")}`,
        headers: {
          "content-type": "application/json",
          ...(token ? { authorization: `Bearer ${token}` } : {}),
        },
        payload: '{"email": ',
      });
      expect(response.statusCode).toBe(422);
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
