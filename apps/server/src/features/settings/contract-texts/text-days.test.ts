import { beforeEach, expect, test } from "vitest";
import { corporationEndpoints } from "#contract/corporations/corporation.endpoints.ts";
import { contractTextEndpoints as rows } from "#contract/settings/contract-texts/contract-text.endpoints.ts";
import { DAY_MS, momentOf } from "#rules/time/moment.ts";
import { bookingBody } from "#tests/support/booking-body.ts";
import * as make from "#tests/support/factories.ts";
import { testDay } from "#tests/support/factories.ts";
import { signUpForm } from "#tests/support/fixtures/sign-up-form.ts";
import { testAdmin, testApp } from "#tests/support/fixtures.ts";
import { TEST_NOW } from "#tests/support/test-app.ts";
import { tellOfTexts } from "./tell-readers.ts";

const app = testApp();
const admin = testAdmin(app);

beforeEach(async () => {
  app.setNow(TEST_NOW);
  await app.db.deleteFrom("acceptances").execute();
  await app.db.deleteFrom("accepted_texts").execute();
  await app.db.deleteFrom("contract_texts").execute();
});

const bod = [{ heading: "Bod", sentences: ["Boden er {bod}."] }];
const save = (sent: { valid_from?: string; tell_on?: string; sections?: typeof bod } = {}) =>
  app.call(rows.saveText, {
    as: admin.token,
    body: { kind: "trade_terms", valid_from: testDay(14), sections: bod, ...sent },
  });
const dayRead = async (on?: string) => {
  const query = on === undefined ? {} : { on };
  const { body } = await app.call(rows.contractText, { params: { kind: "trade_terms" }, query });
  return body.valid_from;
};

test("a version to come is read by nobody before its readers are told of it", async () => {
  await save({ tell_on: testDay(10) });
  expect(await dayRead(testDay(14))).toBeNull();
  app.setNow(TEST_NOW + 10 * DAY_MS);
  await tellOfTexts(app.services);
  expect(await dayRead(testDay(14))).toBe(testDay(14));
});

test("a version is in force on its day, told of or not", async () => {
  await save({ tell_on: testDay(14) });
  app.setNow(TEST_NOW + 14 * DAY_MS);
  expect(await dayRead()).toBe(testDay(14));
});

test("a version is in force from midnight in Copenhagen, and not withdrawn from then on", async () => {
  const { body } = await save({ valid_from: testDay(1) });
  const id = body.flatMap(({ versions }) => versions)[0]?.id ?? 0;
  const midnight = momentOf(testDay(1), "00:00");
  app.setNow(midnight - 1);
  expect(await dayRead()).toBeNull();
  app.setNow(midnight);
  expect(await dayRead()).toBe(testDay(1));
  expect((await save({ valid_from: testDay(0) })).status).toBe(422);
  const withdrawn = await app.call(rows.withdrawText, { as: admin.token, params: { id } });
  expect(withdrawn.status).toBe(409);
});

test("a version keeps nothing that is not seen, and one that is empty without it is refused", async () => {
  expect((await save({ sections: [{ heading: "\u200b", sentences: ["Bagud."] }] })).status).toBe(422);
  const sections = [{ heading: "Bod\u202e", sentences: ["\u200b", "Boden er\n{bo\u200bd}."] }];
  const { body } = await save({ sections });
  expect(body.flatMap(({ versions }) => versions)[0]?.sections).toEqual(bod);
});

test("a visitor who signs up with a booking accepts once, and the booking is made under what was accepted", async () => {
  await save({ valid_from: testDay(0) });
  const staffType = await make.staffType(app.db);
  const answer = await app.call(corporationEndpoints.signUpWithBooking, {
    body: {
      corporation: { ...signUpForm, email: "en@gang.test" },
      booking: bookingBody(staffType.id, testDay(6)),
    },
  });
  const { acceptances, texts } = (await app.call(rows.companyAcceptances, { as: answer.body.token })).body;
  expect(acceptances).toMatchObject([{ by: "sign_up", booking_id: null }]);
  expect(texts).toMatchObject([{ valid_from: testDay(0) }]);
  const { id } = answer.body.corporation;
  const booking = app.db.selectFrom("bookings").select("trade_terms_from").where("corporation_id", "=", id);
  expect(await booking.execute()).toEqual([{ trade_terms_from: testDay(0) }]);
});
