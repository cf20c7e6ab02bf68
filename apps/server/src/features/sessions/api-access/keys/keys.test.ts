import { describe, expect, test } from "vitest";
import { officeKeyEndpoints, companyKeyEndpoints as rows } from "#contract/api-access/api-key.endpoints.ts";
import { auditEndpoints } from "#contract/backoffice/audit-log.endpoints.ts";
import { adminBookingEndpoints } from "#contract/bookings/admin-booking.endpoints.ts";
import { bookingEndpoints } from "#contract/bookings/booking.endpoints.ts";
import { historyEndpoints } from "#contract/bookings/history.endpoints.ts";
import { companyUserEndpoints } from "#contract/corporations/company-user.endpoints.ts";
import { corporationEndpoints } from "#contract/corporations/corporation.endpoints.ts";
import type { CompanyKeyScope } from "#rules/people/security/api-keys.ts";
import { DAY_MS } from "#rules/time/moment.ts";
import * as make from "#tests/support/factories.ts";
import { makeCorporation, signedInCorporation, testAdmin, testApp } from "#tests/support/fixtures.ts";
import { TEST_NOW } from "#tests/support/test-app.ts";
import { nameOfLogged } from "#texts/da/backoffice/audit-log.ts";

const app = testApp();
const admin = testAdmin(app);

const makeKey = (as: string, body: { scope?: CompanyKeyScope; ends_on?: string } = {}) =>
  app.call(rows.makeKey, { as, body: { name: "ERP", scope: "booker", ...body } });
const upcoming = async (token: string) => (await app.call(bookingEndpoints.upcoming, { as: token })).status;
const revoke = (as: string, id: number) => app.call(rows.revokeKey, { as, params: { id } });

describe("an API key", () => {
  test("is said once, begins as the list shows it, and reads what is its company's", async () => {
    const hotel = await makeCorporation(app);
    const booking = await hotel.booking();
    const other = await makeCorporation(app);
    const { body } = await makeKey(hotel.token);
    expect(body.token).toMatch(/^vk_[\w-]{43}$/);
    const listed = (await app.call(rows.keys, { as: hotel.token })).body;
    expect(listed).toEqual([{ ...body.key, prefix: body.token.slice(0, 9), state: "works" }]);
    const read = (id: number) => app.call(bookingEndpoints.get, { as: body.token, params: { id } });
    expect((await read(booking.id)).status).toBe(200);
    expect((await read((await other.booking()).id)).status).toBe(404);
    const stored = JSON.stringify(await app.db.selectFrom("api_keys").selectAll().execute());
    expect(stored).not.toContain(body.token);
    expect((await app.call(rows.keys, { as: hotel.token })).body[0]?.last_used_at).not.toBeNull();
  });

  test("is nobody's once it is revoked, at once and for good; pressing twice is pressing once", async () => {
    const hotel = await makeCorporation(app);
    const { key, token } = (await makeKey(hotel.token)).body;
    expect(await upcoming(token)).toBe(200);
    expect((await revoke(hotel.token, key.id)).body.state).toBe("revoked");
    expect((await revoke(hotel.token, key.id)).status).toBe(200);
    expect(await upcoming(token)).toBe(401);
    const revoked = app.db.selectFrom("audit_log").where("action", "=", "revoke_key").selectAll();
    const lines = await revoked.where("entity_id", "=", String(key.id)).execute();
    expect(lines).toHaveLength(1);
  });

  test("revoked while it calls many times answers each call wholly or as nobody's, and none after", async () => {
    const hotel = await makeCorporation(app);
    const { key, token } = (await makeKey(hotel.token)).body;
    const calls = Array.from({ length: 20 }, () => upcoming(token));
    const [statuses] = await Promise.all([Promise.all(calls), revoke(hotel.token, key.id)]);
    expect(statuses.filter((status) => status !== 200 && status !== 401)).toEqual([]);
    expect(await upcoming(token)).toBe(401);
  });

  test("works to the end of its last day, which is none that has passed", async () => {
    const hotel = await makeCorporation(app);
    expect((await makeKey(hotel.token, { ends_on: "2026-11-23" })).status).toBe(422);
    const { token } = (await makeKey(hotel.token, { ends_on: "2026-11-24" })).body;
    expect(await upcoming(token)).toBe(200);
    app.setNow(TEST_NOW + DAY_MS);
    expect(await upcoming(token)).toBe(401);
    app.setNow(TEST_NOW);
  });

  test("that nobody made, or that only looks like one, is nobody's", async () => {
    expect(await upcoming(`vk_${"a".repeat(43)}`)).toBe(401);
    expect(await upcoming("vk_")).toBe(401);
  });

  test("stands on whoever made it: not while they are no owner, or switched off, or the company suspended", async () => {
    const hotel = await makeCorporation(app);
    const owner = await make.corporation(app.db, { member_of: hotel.id, company_role: "owner" });
    const as = await app.signIn({ kind: "corporation", id: owner.id });
    const { token } = (await makeKey(as)).body;
    const set = (id: number, values: object) =>
      app.db.updateTable("corporations").set(values).where("id", "=", id).execute();
    for (const [id, off, on] of [
      [owner.id, { company_role: "booker" }, { company_role: "owner" }],
      [owner.id, { login_disabled_at: new Date(TEST_NOW) }, { login_disabled_at: null }],
      [hotel.id, { suspended_at: new Date(TEST_NOW) }, { suspended_at: null }],
    ] as const) {
      await set(id, off);
      expect([off, await upcoming(token)]).toEqual([off, 401]);
      await set(id, on);
      expect(await upcoming(token)).toBe(200);
    }
  });

  test("does what its scope says and no more", async () => {
    const hotel = await makeCorporation(app);
    const booking = await hotel.booking();
    const cancel = (as: string) =>
      app.call(bookingEndpoints.cancel, { as, params: { id: booking.id }, body: {} });
    const reader = (await makeKey(hotel.token, { scope: "read" })).body.token;
    expect(await upcoming(reader)).toBe(200);
    expect((await cancel(reader)).body).toMatchObject({ code: "key_scope" });
    const owner = (await makeKey(hotel.token, { scope: "owner" })).body.token;
    const users = await app.call(companyUserEndpoints.users, { as: owner });
    expect(users.body).toMatchObject({ code: "key_scope" });
    const more = await makeKey(owner);
    expect([more.status, more.body]).toMatchObject([403, { code: "key_scope" }]);
    expect((await cancel(owner)).status).toBe(200);
  });

  test("is named in the log and in the booking's history with what it does", async () => {
    const hotel = await makeCorporation(app, { name: "Hotel Nordlys" });
    const booking = await hotel.booking();
    const { token } = (await makeKey(hotel.token)).body;
    await app.call(bookingEndpoints.cancel, { as: token, params: { id: booking.id }, body: {} });
    const log = await app.call(auditEndpoints.log, {
      as: admin.token,
      query: { who: `booking:${booking.id}` },
    });
    const actor = log.body.lines.find(({ action }) => action === "cancel")?.actor;
    expect(actor && nameOfLogged(actor)).toBe("nøgle «ERP (Hotel Nordlys)»");
    const history = await app.call(historyEndpoints.ofBooking, {
      as: hotel.token,
      params: { id: booking.id },
    });
    expect(history.text).toContain("nøgle «ERP»");
  });

  test("opens no stream of changes", async () => {
    const hotel = await makeCorporation(app);
    const { token } = (await makeKey(hotel.token)).body;
    const stream = await app.app.inject({
      url: "/api/events",
      headers: { authorization: `Bearer ${token}` },
    });
    expect(stream.statusCode).toBe(403);
  });
});

test("a company has at most 20 keys that work", async () => {
  const hotel = await makeCorporation(app);
  const made = [];
  for (let number = 0; number < 19; number += 1) made.push((await makeKey(hotel.token)).body.key);
  const both = await Promise.all([makeKey(hotel.token), makeKey(hotel.token)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  await revoke(hotel.token, made[0]?.id ?? 0);
  expect((await makeKey(hotel.token)).status).toBe(200);
});

test("a company's keys are not another's, nor the office's in its own session or in a take-over", async () => {
  const hotel = await makeCorporation(app);
  const other = await makeCorporation(app);
  const { key } = (await makeKey(hotel.token)).body;
  expect((await revoke(other.token, key.id)).status).toBe(404);
  expect((await app.call(rows.keys, { as: admin.token })).body).toMatchObject({ code: "office_user" });
  const as = await app.takeOver(admin, { kind: "corporation", id: hotel.id });
  expect((await makeKey(as)).status).toBe(403);
});

test("a key of the office does what its role may, for the office alone", async () => {
  const makeOffice = (scope: "planner" | "reader") =>
    app.call(officeKeyEndpoints.makeOfficeKey, { as: admin.token, body: { name: "BI", scope } });
  const hotel = await signedInCorporation(app);
  const reader = (await makeOffice("reader")).body.token;
  const list = (as: string) => app.call(corporationEndpoints.list, { as });
  expect((await list(reader)).status).toBe(200);
  const approve = await app.call(adminBookingEndpoints.approve, { as: reader, params: { id: 999_999 } });
  expect(approve.body).toMatchObject({ code: "key_scope" });
  const planner = (await makeOffice("planner")).body.token;
  const takeOver = { headers: { authorization: `Bearer ${planner}` } };
  const taken = await app.app.inject({ ...takeOver, url: `/api/admin/corporations/${hotel.id}/take-over` });
  expect(taken.statusCode).toBe(403);
  const planners = await app.call(adminBookingEndpoints.approve, { as: planner, params: { id: 999_999 } });
  expect(planners.status).toBe(404);
});
