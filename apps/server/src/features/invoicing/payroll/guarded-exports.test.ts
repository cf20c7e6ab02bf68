import { beforeAll, expect, test } from "vitest";
import { adminBookingEndpoints } from "#contract/bookings/admin-booking.endpoints.ts";
import { corporationEndpoints } from "#contract/corporations/corporation.endpoints.ts";
import { secondFactorEndpoints } from "#contract/sessions/second-factor.endpoints.ts";
import { hashPassword } from "#server/platform/crypto/passwords.ts";
import { makeAuthenticator } from "#tests/stand-ins/authenticator.ts";
import * as make from "#tests/support/factories.ts";
import { employeeWithPayData } from "#tests/support/fixtures/pay-data.ts";
import {
  type CorporationFixture,
  signedInCorporation,
  testApp,
  testCorporation,
} from "#tests/support/fixtures.ts";

const CPR = "0405981234";
const app = testApp();
const hotel: CorporationFixture = testCorporation(app, { name: "Hotel Ågade" });
let admin: Awaited<ReturnType<typeof signedInCorporation>>;
let colleague: Awaited<ReturnType<typeof make.corporation>>;

beforeAll(async () => {
  const password_hash = await hashPassword("et godt kodeord");
  admin = await signedInCorporation(app, { is_admin: true, password_hash, contact_person: "Signe Holm" });
  colleague = await make.corporation(app.db, { is_admin: true });
  const { id: employee_id } = await employeeWithPayData(app, { cpr: CPR });
  await hotel.bookedShift({ date: "2026-11-20" }, { admin_approve_checkout: true, employee_id });
});

const employees = () =>
  app.call(adminBookingEndpoints.employeesExport, {
    as: admin.token,
    query: { startDate: "2026-11-20", endDate: "2026-11-20" },
  });
const corporations = () =>
  app.call(corporationEndpoints.export, { as: admin.token, header: encodeURIComponent("et godt kodeord") });

test("every admin is told by mail of each export: who, when and which, never the data", async () => {
  expect([(await employees()).status, (await corporations()).status]).toEqual([200, 200]);
  const mails = await app.db
    .selectFrom("outbox")
    .selectAll()
    .where("key", "like", "export-taken:%")
    .orderBy("id")
    .execute();
  expect(mails.map(({ recipient, subject }) => [recipient, subject])).toEqual(
    ["oversigten over ansatte med CPR- og kontonumre", "oversigten over virksomheder"].flatMap((what) =>
      [admin.email, colleague.email].map((to) => [to, `Udtræk hentet: ${what}`]),
    ),
  );
  for (const { body } of mails) {
    expect(body).toContain(`Signe Holm (${admin.email})`);
    expect(body).toMatch(/tirsdag\sd\.\s24\.\snov\. kl\.\s10:00/);
    expect(body).not.toMatch(new RegExp(`${CPR}|Hotel Ågade`));
  }
});

test("an admin with a second factor proves again first, and then for ten minutes", async () => {
  const key = makeAuthenticator(app.services.settings.publicUrl);
  const { challenge } = (await app.call(secondFactorEndpoints.startPasskey, { as: admin.token })).body;
  const body = { challenge, name: "Nøgle", registration: key.create(challenge) };
  await app.call(secondFactorEndpoints.addPasskey, { as: admin.token, body });
  for (const taken of [employees, corporations]) {
    const { status, text } = await taken();
    expect([status, JSON.parse(text).code]).toEqual([403, "step_up"]);
    expect(text).not.toContain(CPR);
  }
  const proof = { body: { password: "et godt kodeord" }, as: admin.token };
  expect((await app.call(secondFactorEndpoints.stepUp, proof)).status).toBe(200);
  expect([(await employees()).status, (await corporations()).status]).toEqual([200, 200]);
});

test("a list that is longer than what is read at a time has everybody once, newest first", async () => {
  const made: number[] = [];
  for (let n = 0; n < 501; n += 1) made.unshift((await make.corporation(app.db)).id);
  const { body } = await corporations();
  const ids = body.map(({ corporationDetails }) => corporationDetails.id);
  expect(ids.slice(0, 501)).toEqual(made);
  expect(new Set(ids).size).toBe(ids.length);
});
