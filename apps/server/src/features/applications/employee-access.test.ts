import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { employeeEndpoints as rows } from "#contract/employees/employee.endpoints.ts";
import { sessionEndpoints } from "#contract/sessions/session.endpoints.ts";
import * as make from "#tests/support/factories.ts";
import { testDay } from "#tests/support/factories.ts";
import { auditedBy } from "#tests/support/fixtures/audit-log.ts";
import { outboxKeys, storedShift, testApp, testCorporation } from "#tests/support/fixtures.ts";

const app = testApp();
let admin: { id: number; token: string };
let who = 0;
let mette: { id: number };
let tokens: string[];

beforeAll(async () => {
  const { id } = await make.corporation(app.db, { is_admin: true });
  admin = { id, token: await app.signIn({ kind: "corporation", id }) };
});

// On her telephone, on her computer, and an admin in her place.
beforeEach(async () => {
  who += 1;
  const first = await signIn();
  mette = first.body.employee;
  await app.db.updateTable("employees").set({ new_user: false }).where("id", "=", mette.id).execute();
  const inHerPlace = await app.takeOver(admin, { kind: "employee", id: mette.id });
  tokens = [first.body.token, (await signIn()).body.token, inHerPlace];
});

const signIn = () => app.call(sessionEndpoints.employeeSignIn, { body: { fbToken: `local:mette-${who}` } });
type Press = typeof rows.deactivate | typeof rows.resetToken | typeof rows.reactivate;
type Choice = "release" | "keep";
const press = (row: Press, id: number, future_shifts?: Choice) => {
  const body = future_shifts && { future_shifts };
  return app.call(row as typeof rows.deactivate, { as: admin.token, params: { id }, body });
};
const me = (as: string) => app.call(sessionEndpoints.employeeMe, { as });
const statuses = async () => Promise.all(tokens.map(async (token) => (await me(token)).status));
describe("deactivating", () => {
  test("ends every session and lets nobody in again", async () => {
    expect(await statuses()).toEqual([200, 200, 200]);
    const { status, body } = await press(rows.deactivate, mette.id);
    expect([status, body.id]).toEqual([200, mette.id]);
    expect(await statuses()).toEqual([401, 401, 401]);
    expect((await signIn()).status).toBe(403);
  });

  test("takes the person out of list and options", async () => {
    await press(rows.deactivate, mette.id);
    const searchTerm = String(mette.id);
    const { body } = await app.call(rows.list, { as: admin.token, query: { searchTerm } });
    expect(body).toEqual({ employees: [], totalEmployees: 0 });
    const options = await app.call(rows.options, { as: admin.token });
    expect(options.body.map(({ id }) => id)).not.toContain(mette.id);
  });

  test("withdraws open applications, and leaves confirmed shifts and the past alone", async () => {
    const corporation_id = (await make.corporation(app.db)).id;
    const staff_type_id = (await make.staffType(app.db)).id;
    const shiftOn = async (day: number, status: "applied" | "selected") => {
      const booking = await make.booking(app.db, { corporation_id, staff_type_id, date: testDay(day) });
      return (await make.shift(app.db, { booking_id: booking.id, employee_id: mette.id, status })).id;
    };
    const open = [await shiftOn(3, "applied"), await shiftOn(4, "applied")];
    const confirmed = await shiftOn(5, "selected");
    const past = await shiftOn(-5, "applied");
    await press(rows.deactivate, mette.id, "keep");
    const shifts = await app.db
      .selectFrom("shifts")
      .select(["id", "status"])
      .where("employee_id", "=", mette.id)
      .execute();
    const statusOf = new Map(shifts.map(({ id, status }) => [id, status]));
    expect(open.map((id) => statusOf.get(id))).toEqual(["withdrawn", "withdrawn"]);
    expect(statusOf.get(confirmed)).toBe("selected");
    expect(statusOf.get(past)).toBe("applied");
  });

  test("takes nobody off a shift that has begun", async () => {
    const corporation_id = (await make.corporation(app.db)).id;
    const staff_type_id = (await make.staffType(app.db)).id;
    const hours = { date: testDay(0), start_time: "00:05", end_time: "23:55" };
    const booking = await make.booking(app.db, { corporation_id, staff_type_id, ...hours });
    const running = await make.shift(app.db, {
      booking_id: booking.id,
      employee_id: mette.id,
      status: "selected",
    });
    expect((await press(rows.deactivate, mette.id)).status).toBe(200);
    expect((await storedShift(app, running.id)).status).toBe("selected");
  });

  test("twice is once, with one line in the audit log", async () => {
    await press(rows.deactivate, mette.id);
    const since = await deactivatedAt();
    app.setNow(app.services.clock.now() + 60_000);
    expect((await press(rows.deactivate, mette.id)).status).toBe(200);
    expect(await deactivatedAt()).toEqual(since);
    const lines = await app.db
      .selectFrom("audit_log")
      .selectAll()
      .where("action", "=", "deactivate")
      .where("entity_id", "=", String(mette.id))
      .execute();
    expect(lines).toMatchObject([{ actor_kind: "admin", actor_id: admin.id, entity_id: String(mette.id) }]);
  });

  async function deactivatedAt() {
    const row = await app.db
      .selectFrom("employees")
      .select("deactivated_at")
      .where("id", "=", mette.id)
      .executeTakeFirstOrThrow();
    return row.deactivated_at;
  }
});

describe("deactivating somebody with coming shifts", () => {
  const hotel = testCorporation(app, { name: "Hotel Nordlys" });

  test("asks what becomes of them, and nothing has happened until then", async () => {
    const { shift } = await hotel.bookedShift({}, { employee_id: mette.id });
    const answer = await press(rows.deactivate, mette.id);
    expect(answer).toMatchObject({
      status: 409,
      body: { code: "future_shifts", shifts: [{ shift_id: shift.id, corporation: "Hotel Nordlys" }] },
    });
    expect(await statuses()).toEqual([200, 200, 200]);
    const listed = await app.call(rows.futureShifts, { as: admin.token, params: { id: mette.id } });
    expect(listed.body.map(({ shift_id }) => shift_id)).toEqual([shift.id]);
  });

  test("releases them: the places are free, it costs nothing, and both sides are told", async () => {
    const { shift } = await hotel.bookedShift({}, { employee_id: mette.id });
    const { shift: past } = await hotel.bookedShift({ date: testDay(-3) }, { employee_id: mette.id });
    expect((await press(rows.deactivate, mette.id, "release")).status).toBe(200);
    const now = app.services.clock.now();
    expect(await storedShift(app, shift.id)).toMatchObject({
      status: "removed",
      removed_by: "admin",
      cancellation_fee: 0,
    });
    expect((await storedShift(app, past.id)).status).toBe("selected");
    const key = `released:${shift.id}:${now}`;
    expect(await outboxKeys(app, `released:${shift.id}:%`)).toEqual([key]);
    // The person has not cancelled: it was taken off.
    const mail = app.db.selectFrom("outbox").select("subject").where("key", "=", key);
    expect((await mail.executeTakeFirstOrThrow()).subject).toMatch(/ kommer ikke /);
  });

  test("keeps them where that is said, and the person is found among the deactivated and let in again", async () => {
    const { shift } = await hotel.bookedShift({}, { employee_id: mette.id });
    await press(rows.deactivate, mette.id, "keep");
    expect((await storedShift(app, shift.id)).status).toBe("selected");
    const query = { deactivated: "1" as const, searchTerm: String(mette.id) };
    const { body } = await app.call(rows.list, { as: admin.token, query });
    expect(body.employees.map(({ id }) => id)).toEqual([mette.id]);
    for (const _ of [1, 2]) expect((await press(rows.reactivate, mette.id)).status).toBe(200);
    expect((await signIn()).status).toBe(200);
  });
});

describe("deactivating by two admins with different choices", () => {
  const hotel = testCorporation(app, { name: "Hotel Nordlys" });
  const told = { keep: "shifts_released", release: "shifts_kept" } as const;

  test.each(["keep", "release"] as const)(
    "the first choice holds, and whoever chose to %s second is told",
    async (second) => {
      const { shift } = await hotel.bookedShift({}, { employee_id: mette.id });
      const first = second === "keep" ? "release" : "keep";
      const answers = [
        await press(rows.deactivate, mette.id, first),
        await press(rows.deactivate, mette.id, first),
      ];
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      expect(await press(rows.deactivate, mette.id, second)).toMatchObject({
        status: 409,
        body: { code: told[second] },
      });
      expect((await storedShift(app, shift.id)).status).toBe(first === "keep" ? "selected" : "removed");
    },
  );
});

describe("resetting the token", () => {
  test("ends every session, and the person can sign in again", async () => {
    const lines = await auditedBy(app.db, async () => {
      expect((await press(rows.resetToken, mette.id)).status).toBe(200);
    });
    expect(await statuses()).toEqual([401, 401, 401]);
    expect((await signIn()).body.employee.id).toBe(mette.id);
    expect(lines.map(({ action }) => action)).toContain("reset_token");
  });
});

test("somebody who does not exist is not found", async () => {
  expect((await press(rows.deactivate, 99_999)).status).toBe(404);
  expect((await press(rows.reactivate, 99_999)).status).toBe(404);
  expect((await press(rows.resetToken, 99_999)).status).toBe(404);
});
