import { beforeAll, describe, expect, test } from "vitest";
import { bookingEndpoints } from "#contract/bookings/booking.endpoints.ts";
import { accountEndpoints as rows } from "#contract/corporations/account.endpoints.ts";
import { corporationEndpoints } from "#contract/corporations/corporation.endpoints.ts";
import { sessionEndpoints } from "#contract/sessions/session.endpoints.ts";
import { hashPassword } from "#server/platform/crypto/passwords.ts";
import { bookingBody } from "#tests/support/booking-body.ts";
import { testDay } from "#tests/support/factories.ts";
import { makeCorporation, testAdmin, testApp } from "#tests/support/fixtures.ts";

const password = "hemmeligt kodeord";
const app = testApp();
const admin = testAdmin(app);
let passwordHash: string;

beforeAll(async () => {
  passwordHash = await hashPassword(password);
});

const hotel = () => makeCorporation(app, { password_hash: passwordHash });
const suspend = (id: number, reason = "Betaler ikke") =>
  app.call(rows.suspend, { as: admin.token, params: { id }, body: { reason } });
const signIn = (email: string, given = password) =>
  app.call(sessionEndpoints.corporationSignIn, { body: { email, password: given } });

describe("suspending a company", () => {
  test("ends its sessions, and its sign-in says so to who has the password", async () => {
    const { id, token, corporation } = await hotel();
    expect((await suspend(id)).body).toMatchObject({ id, suspended_reason: "Betaler ikke" });
    expect((await app.call(sessionEndpoints.corporationMe, { as: token })).status).toBe(401);
    const answer = await signIn(corporation.email);
    expect(answer.status).toBe(403);
    expect(answer.body).toMatchObject({ message: expect.stringContaining("spærret") });
    expect((await signIn(corporation.email, "gættet kodeord")).body).toMatchObject({ status: "error" });
  });

  test("cancels nothing: its future bookings are listed for the admin", async () => {
    const company = await hotel();
    const { booking } = await company.bookedShift({ date: testDay(3) });
    await company.booking({ date: testDay(-3) });
    await company.booking({ status: "cancelled" });
    await suspend(company.id);
    const { body } = await app.call(rows.futureBookings, { as: admin.token, params: { id: company.id } });
    expect(body).toMatchObject([{ booking_id: booking.id, date: testDay(3), selected: 1, approved: true }]);
  });

  test("stops new bookings, also those that an admin would make for it", async () => {
    const { id, staffType } = await hotel();
    await suspend(id);
    const as = await app.takeOver(admin, { kind: "corporation", id });
    expect((await app.call(sessionEndpoints.corporationMe, { as })).status).toBe(200);
    const body = bookingBody(staffType.id, testDay(5));
    const answer = await app.call(bookingEndpoints.create, { as, query: {}, body });
    expect(answer.status).toBe(409);
  });

  test("is undone, and both are written down once", async () => {
    const { id, corporation } = await hotel();
    await suspend(id);
    await suspend(id, "En gang til");
    const reactivate = () => app.call(rows.reactivate, { as: admin.token, params: { id } });
    expect((await reactivate()).body).toMatchObject({ suspended_at: null, suspended_reason: "" });
    await reactivate();
    expect((await signIn(corporation.email)).body).toMatchObject({ status: "success" });
    const lines = await app.db
      .selectFrom("audit_log")
      .select(["action", "actor_id"])
      .where("entity_id", "=", String(id))
      .where("action", "in", ["suspend", "reactivate"])
      .orderBy("id")
      .execute();
    expect(lines.map(({ action }) => action)).toEqual(["suspend", "reactivate"]);
    expect(lines[0]?.actor_id).toBe(admin.id);
  });

  test("needs a reason, is not for oneself, and is nobody else's to see", async () => {
    const { id } = await hotel();
    expect((await suspend(id, " ")).body).toMatchObject({
      errors: { reason: "Skriv, hvorfor virksomheden spærres" },
    });
    expect((await suspend(admin.id)).status).toBe(403);
    expect((await suspend(999_999)).status).toBe(404);
    await suspend(id);
    const list = await app.call(corporationEndpoints.list, {
      as: admin.token,
      query: { searchTerm: String(id) },
    });
    expect(list.body.corporations.find((one) => one.id === id)?.suspended_at).not.toBeNull();
  });
});
