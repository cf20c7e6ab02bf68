import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { corporationEndpoints as rows } from "#contract/corporations/corporation.endpoints.ts";
import { hashPassword } from "#server/platform/crypto/passwords.ts";
import * as make from "#tests/support/factories.ts";
import { testDay } from "#tests/support/factories.ts";
import { auditedBy } from "#tests/support/fixtures/audit-log.ts";
import { createTestApp, type TestApp } from "#tests/support/test-app.ts";

const OWN = "smørrebrød-Ł";

/** An admin with a password, a company with two bookings, and a call with what is typed. */
async function office(settings: NonNullable<Parameters<typeof createTestApp>[0]>["settings"]) {
  const app = await createTestApp({ settings });
  const password_hash = await hashPassword(OWN);
  const { id } = await make.corporation(app.db, { is_admin: true, name: "Kontoret", password_hash });
  const admin = await app.signIn({ kind: "corporation", id });
  const hotel = await make.corporation(app.db, { name: "Hotel Nordlys", cvr_nr: "88146328" });
  const { id: staff_type_id } = await make.staffType(app.db);
  const booked = { corporation_id: hotel.id, staff_type_id };
  await make.booking(app.db, { ...booked, date: testDay(-9) });
  await make.booking(app.db, { ...booked, status: "cancelled" });
  const take = (header?: string) => app.call(rows.export, { as: admin, header });
  return { app, take };
}

describe("the export of companies", () => {
  let app: TestApp;
  let take: Awaited<ReturnType<typeof office>>["take"];
  beforeAll(async () => ({ app, take } = await office({})));
  afterAll(() => app.close());

  test("has every company and how many bookings it has made", async () => {
    const { status, body } = await take(encodeURIComponent(OWN));
    expect(status).toBe(200);
    expect(
      body.map(({ corporationDetails, totalBookings }) => [corporationDetails.name, totalBookings]),
    ).toEqual([
      ["Hotel Nordlys", 2],
      ["Kontoret", 0],
    ]);
    expect(body[0]?.corporationDetails.cvr_nr).toBe("88146328");
    expect(JSON.stringify(body)).not.toContain("password");
  });

  test("is refused without the password and with a wrong one, with the documented sentence", async () => {
    for (const header of [undefined, "", "forkert", "%E0%A4%A"]) {
      const { status, text } = await take(header);
      expect(status, header).toBe(403);
      expect(JSON.parse(text).message).toBe("Indtast korrekt adgangskode for at downloade cvr");
    }
  });

  test("stands in the audit log once it was taken, and only then", async () => {
    const lines = await auditedBy(app.db, async () => {
      await take("forkert");
      await take(encodeURIComponent(OWN));
    });
    expect(lines).toMatchObject([{ actor_kind: "admin", action: "export", entity: "corporation" }]);
  });

  test("names its header in the documentation", async () => {
    const { paths } = (await app.app.inject({ url: "/api/openapi.json" })).json();
    const { parameters } = paths["/api/admin/corporations/corporations-csv"].get;
    expect(parameters).toMatchObject([{ name: "X-Download-Password", in: "header", required: true }]);
  });
});

test("with a password of its own, the admin's does not open the export", async () => {
  const { app, take } = await office({ companyCsvPassword: "kun til eksport" });
  expect((await take(encodeURIComponent(OWN))).status).toBe(403);
  expect((await take(encodeURIComponent("kun til eksport"))).status).toBe(200);
  await app.close();
});

test("after five tries in an hour there are no more", async () => {
  const { app, take } = await office({ rateLimits: true });
  for (let tries = 1; tries <= 5; tries++) expect((await take("gæt nr. 1")).status).toBe(403);
  expect((await take(encodeURIComponent(OWN))).status).toBe(429);
  await app.close();
});
