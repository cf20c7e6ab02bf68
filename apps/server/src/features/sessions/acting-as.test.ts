import { describe, expect, test } from "vitest";
import { allEndpoints } from "#contract/all-endpoints.ts";
import { bookingEndpoints } from "#contract/bookings/booking.endpoints.ts";
import { employeeEndpoints } from "#contract/employees/employee.endpoints.ts";
import { sessionEndpoints } from "#contract/sessions/session.endpoints.ts";
import { ACTING_AS_HEADER, type Method } from "#contract/wire/endpoint.ts";
import * as make from "#tests/support/factories.ts";
import { freshCorporation, testAdmin, testApp } from "#tests/support/fixtures.ts";

const app = testApp();
const admin = testAdmin(app);
const hotel = freshCorporation(app);

interface Asked {
  readonly method: Method;
  readonly url: string;
  readonly payload?: object;
}

async function ask(token: string, actingAs: string | undefined, { method, url, payload }: Asked) {
  const answer = await app.app.inject({
    method,
    url: `/api/${url}`,
    headers: {
      authorization: `Bearer ${token}`,
      ...(actingAs === undefined ? {} : { [ACTING_AS_HEADER]: actingAs }),
    },
    ...(payload ? { payload } : {}),
  });
  return { status: answer.statusCode, code: answer.body.startsWith("{") ? answer.json().code : undefined };
}

/** Every row that wants a session, with its kind of caller. */
const rows = allEndpoints
  .map(({ row }) => row)
  .filter(({ callers }) => !callers.includes("anyone"))
  .map((row) => ({
    row,
    title: `${row.method} ${row.path}`,
    kind: row.callers.some((caller) => caller.startsWith("employee")) ? "employee" : "corporation",
  }));

test.each(rows)(
  "$title is refused in the session of somebody else than its page shows",
  async ({ row, kind }) => {
    const person =
      kind === "employee" ? await app.signIn({ kind, id: (await make.employee(app.db)).id }) : "";
    const isOffice = row.callers.some((caller) => caller.startsWith("admin"));
    const token = person || (isOffice ? admin.token : hotel.token);
    const url = row.path.replace(/:\w+/g, "1");
    const { method } = row;
    // A row whose refusals are plain sentences has no code.
    const refused = { status: 409, code: row.plainRefusals ? undefined : "other_session" };
    for (const named of [`${kind}:999999`, kind === "employee" ? "corporation:1" : "employee:1"])
      expect(await ask(token, named, { method, url })).toEqual(refused);
  },
);

describe("a call that names whom its page acts for", () => {
  test("is answered in the session of that account, in a take-over too", async () => {
    const me: Asked = { method: "GET", url: sessionEndpoints.corporationMe.path };
    const taken = await app.takeOver(admin, { kind: "corporation", id: hotel.id });
    for (const token of [hotel.token, taken]) {
      expect((await ask(token, `corporation:${hotel.id}`, me)).status).toBe(200);
      expect((await ask(token, undefined, me)).status).toBe(200);
    }
  });

  test("is refused in the session of somebody else, reads and writes alike, and changes nothing", async () => {
    const anna = await make.employee(app.db, { first_name: "Anna" });
    const jonas = await make.employee(app.db, { first_name: "Jonas" });
    const token = await app.takeOver(admin, { kind: "employee", id: jonas.id });
    const named = `employee:${anna.id}`;
    const refused = { status: 409, code: "other_session" };
    const save: Asked = { method: "PUT", url: employeeEndpoints.save.path, payload: { first_name: "Anna" } };
    expect(await ask(token, named, save)).toEqual(refused);
    expect(await ask(token, named, { method: "GET", url: sessionEndpoints.employeeMe.path })).toEqual(
      refused,
    );
    expect(await ask(token, named, { method: "GET", url: "events" })).toEqual(refused);
    const stored = await app.db
      .selectFrom("employees")
      .select("first_name")
      .where("id", "=", jonas.id)
      .executeTakeFirst();
    expect(stored?.first_name).toBe("Jonas");
  });

  test("is refused before its body is looked at, and whatever its name looks like", async () => {
    const book: Asked = { method: "POST", url: bookingEndpoints.create.path, payload: {} };
    for (const named of ["", "nobody", `employee:${hotel.id}`, `corporation:${hotel.id + 1}`])
      expect(await ask(hotel.token, named, book)).toEqual({ status: 409, code: "other_session" });
  });

  test("is nobody's without a session, and needs none where anybody may call", async () => {
    expect(
      (
        await ask("unknown-unknown-unknown", "employee:1", {
          method: "GET",
          url: sessionEndpoints.employeeMe.path,
        })
      ).status,
    ).toBe(401);
  });
});
