import { describe, expect, test } from "vitest";
import { pageEndpoints } from "#contract/backoffice/profile-page.endpoints.ts";
import { adminBookingEndpoints } from "#contract/bookings/admin-booking.endpoints.ts";
import { bookingEndpoints } from "#contract/bookings/booking.endpoints.ts";
import { corporationEndpoints } from "#contract/corporations/corporation.endpoints.ts";
import { priceAgreementEndpoints as rows } from "#contract/corporations/price-agreement.endpoints.ts";
import { sessionEndpoints } from "#contract/sessions/session.endpoints.ts";
import { priceSettingEndpoints } from "#contract/settings/price-settings.endpoints.ts";
import { settingsEndpoints } from "#contract/settings/setting.endpoints.ts";
import type { BodyInput } from "#contract/wire/endpoint.ts";
import type { AgreedPriceKey } from "#rules/pricing/price-agreement.ts";
import { bookingBody } from "#tests/support/booking-body.ts";
import * as make from "#tests/support/factories.ts";
import { testDay } from "#tests/support/factories.ts";
import { makeCorporation, testAdmin, testApp } from "#tests/support/fixtures.ts";
import { TEST_NOW } from "#tests/support/test-app.ts";
import { feesTogether } from "#texts/da/price/price-agreement.ts";

const app = testApp();
const admin = testAdmin(app);
const DAY_MS = 86_400_000;

type Body = BodyInput<typeof rows.addPriceVersion>;
type Company = Awaited<ReturnType<typeof makeCorporation>>;

const valuesOf = (values: Partial<Record<AgreedPriceKey, number | string>>) =>
  Object.entries(values).map(([key, value]) => ({ key: key as AgreedPriceKey, value }));

function agree(
  { id }: { id: number },
  valid_from: string,
  values: Partial<Record<AgreedPriceKey, number | string>> = {},
  payment: Partial<Pick<Body, "payment_type" | "payment_deadline">> = {},
) {
  const body = {
    valid_from,
    values: valuesOf(values),
    payment_type: null,
    payment_deadline: null,
    ...payment,
  };
  return app.call(rows.addPriceVersion, { as: admin.token, params: { id }, body });
}

const withdraw = (id: number, versionId: number) =>
  app.call(rows.withdrawPriceVersion, { as: admin.token, params: { id, versionId } });
const read = async (id: number) =>
  (await app.call(rows.priceAgreement, { as: admin.token, params: { id } })).body;
const codeOf = ({ status, text }: { status: number; text: string }) => [
  status,
  JSON.parse(text).code ?? "ok",
];

async function book({ token, staffType }: Company, changes: Parameters<typeof bookingBody>[2] = {}) {
  const body = bookingBody(staffType.id, testDay(30), changes);
  return (await app.call(bookingEndpoints.create, { as: token, body })).body;
}

const fees = { standard_fee: "42,50", urgent_booking_fee: 25, emergency_booking_fee: 0 };

describe("a version", () => {
  test("holds for what is booked from its day on; what was booked before keeps its price and terms", async () => {
    const hotel = await makeCorporation(app);
    const terms = { minimum_hours: 8, cancellation_hours: 3 };
    const payment = { payment_type: "credit_card", payment_deadline: 30 } as const;
    expect((await agree(hotel, testDay(2), { ...fees, ...terms }, payment)).status).toBe(200);
    const short = { start_time: "17:00", end_time: "20:00" };
    const before = await book(hotel, short);
    expect(before).toMatchObject({ fee: 35, payment_type: "invoice", payment_deadline: 7 });
    expect(before.terms).toMatchObject({ minimum_hours: 5, cancellation_hours: 2 });

    app.setNow(TEST_NOW + 2 * DAY_MS);
    const after = await book(hotel, short);
    expect(after).toMatchObject({ fee: 42.5, urgent_booking_fee: 25, emergency_booking_fee: 0 });
    expect(after).toMatchObject({ payment_type: "credit_card", payment_deadline: 30 });
    expect(after.terms).toMatchObject({ minimum_hours: 8, cancellation_hours: 3, overtime_step_hours: 0.5 });
    expect(after.price.rows.find(({ key }) => key === "minimum")?.hours_each).toBe(5);
    const kept = await app.call(bookingEndpoints.get, { as: hotel.token, params: { id: before.id } });
    expect(kept.body).toMatchObject({ fee: 35, payment_deadline: 7, terms: before.terms });
    expect(kept.body.price).toEqual(before.price);
    app.setNow(TEST_NOW);
  });

  test("says what the form starts with and shows, to the company alone", async () => {
    const hotel = await makeCorporation(app);
    await agree(hotel, testDay(0), { hourly_wage: 210, minimum_hours: 4, credit_ceiling: 50_000 });
    const own = (await app.call(settingsEndpoints.globalMessage, { as: hotel.token })).body;
    expect(own).toMatchObject({ hourly_wage: "210,00", agreed_hourly_wage: "210,00", standard_fee: 35 });
    expect(own.terms).toMatchObject({ minimum_hours: 4, credit_ceiling: 50_000 });
    const general = (await app.call(settingsEndpoints.globalMessage)).body;
    expect(general).toMatchObject({ hourly_wage: "192,00", agreed_hourly_wage: null });
    expect(general.terms).toMatchObject({ minimum_hours: 5, credit_ceiling: 12_000 });
  });

  test("is in the company's own answers, in the office's list and in the form that an admin edits", async () => {
    const hotel = await makeCorporation(app);
    await agree(hotel, testDay(0), fees, { payment_deadline: 15 });
    const agreed = { standard_fee: 42.5, urgent_booking_fee: 25, emergency_booking_fee: 0 };
    const me = await app.call(sessionEndpoints.corporationMe, { as: hotel.token });
    expect(me.body.corporation).toMatchObject({ ...agreed, payment_deadline: 15 });
    const query = { searchTerm: String(hotel.id) };
    const { body } = await app.call(corporationEndpoints.list, { as: admin.token, query });
    expect(body.corporations.find(({ id }) => id === hotel.id)).toMatchObject(agreed);
    const { id } = await book(hotel);
    const form = await app.call(bookingEndpoints.getEditable, { as: admin.token, params: { id } });
    expect(form.body.corporation_fees).toEqual(agreed);
    const page = await app.call(pageEndpoints.company, { as: admin.token, params: { id: hotel.id } });
    expect(page.body.terms).toContainEqual({ key: "head_waiter_fee", value: 42.5, source: "own" });
    expect(page.body.terms).toContainEqual({ key: "net_days", value: 15, source: "own" });
  });

  test("takes the place of the fees that the company had, what it leaves out is everybody's again", async () => {
    const hotel = await makeCorporation(app, { standard_fee: 5000, payment_deadline: 30 });
    expect(await book(hotel)).toMatchObject({ fee: 50, payment_deadline: 30 });
    const [first] = (await read(hotel.id)).versions;
    expect(first).toMatchObject({ id: null, valid_from: null, state: "current", payment_deadline: 30 });
    await agree(hotel, testDay(0), { minimum_hours: 4 });
    expect(await book(hotel)).toMatchObject({ fee: 35, payment_deadline: 7 });
    expect((await read(hotel.id)).versions.map(({ state }) => state)).toEqual(["current", "past"]);
  });

  test("looks the fees up again for another staff type", async () => {
    const hotel = await makeCorporation(app);
    const cook = await make.staffType(app.db, { job_title: "Kok" });
    const booking = await book(hotel);
    await agree(hotel, testDay(0), { ...fees, minimum_hours: 8 });
    const body = bookingBody(cook.id, testDay(30));
    const { id } = booking;
    const changed = await app.call(bookingEndpoints.change, { as: hotel.token, params: { id }, body });
    expect(changed.body).toMatchObject({ fee: 42.5, terms: booking.terms });
  });

  test("is told to the company by e-mail, from when and what", async () => {
    const hotel = await makeCorporation(app);
    await agree(hotel, testDay(1), { minimum_hours: 4 }, { payment_deadline: 30 });
    const mails = await app.db
      .selectFrom("outbox")
      .select(["recipient", "subject", "body"])
      .where("key", "like", "price-agreement:%")
      .where("subject_key", "=", `corporation:${hotel.id}`)
      .execute();
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({ recipient: hotel.corporation.email });
    expect(mails[0]?.subject).toMatch(/^Jeres prisaftale fra /);
    expect(mails[0]?.body).toContain("Mindste fakturering: 4 timer");
    expect(mails[0]?.body).toContain("Betalingsfrist: 30 dage");
  });

  test("stands in the log with what was agreed before", async () => {
    const hotel = await makeCorporation(app);
    await agree(hotel, testDay(0), { minimum_hours: 4 });
    await agree(hotel, testDay(1), { minimum_hours: 6 }, { payment_type: "credit_card" });
    const logged = await app.db
      .selectFrom("audit_log")
      .select(["action", "actor_id", "entity_id", "detail"])
      .orderBy("id", "desc")
      .executeTakeFirst();
    expect(logged).toEqual({
      ...{ action: "agree_prices", actor_id: admin.id, entity_id: String(hotel.id) },
      detail: {
        changes: {
          minimum_hours: { before: 400, after: 600 },
          payment_type: { before: null, after: "credit_card" },
        },
        valid_from: testDay(1),
      },
    });
  });

  test("is withdrawn before its day, once, and only at its company", async () => {
    const hotel = await makeCorporation(app);
    const other = await makeCorporation(app);
    await agree(hotel, testDay(0), { minimum_hours: 4 });
    const { body } = await agree(hotel, testDay(3), { minimum_hours: 6 });
    const [coming, current] = body.versions;
    const id = coming?.id ?? 0;
    expect(codeOf(await withdraw(other.id, id))).toEqual([404, "not_found"]);
    expect(codeOf(await withdraw(hotel.id, current?.id ?? 0))).toEqual([409, "value_in_force"]);
    const { body: after } = await withdraw(hotel.id, id);
    expect(after.versions[0]).toMatchObject({ state: "withdrawn", withdrawn_by: expect.any(String) });
    expect(codeOf(await withdraw(hotel.id, id))).toEqual([409, "value_withdrawn"]);
    app.setNow(TEST_NOW + 3 * DAY_MS);
    expect((await book(hotel)).terms.minimum_hours).toBe(4);
    app.setNow(TEST_NOW);
  });

  test("is refused for a day that is over or taken, for a wrong value and for fees that lack one", async () => {
    const hotel = await makeCorporation(app);
    const errorsOf = async (values: Parameters<typeof agree>[2]) => {
      const { status, body } = await agree(hotel, testDay(5), values);
      return [status, (body as unknown as { errors: object }).errors];
    };
    expect((await agree(hotel, testDay(-1))).status).toBe(422);
    expect(await errorsOf({ minimum_hours: "4,1" })).toEqual([
      422,
      { minimum_hours: expect.stringContaining("0,25") },
    ]);
    expect(await errorsOf({ standard_fee: 42, urgent_booking_fee: 20 })).toEqual([
      422,
      { emergency_booking_fee: feesTogether },
    ]);
    expect((await agree(hotel, testDay(5))).status).toBe(200);
    expect(codeOf(await agree(hotel, testDay(5)))).toEqual([409, "value_of_day"]);
    expect(codeOf(await agree(admin, testDay(5)))).toEqual([404, "not_found"]);
    expect(codeOf(await agree({ id: 999_999 }, testDay(5)))).toEqual([404, "not_found"]);
  });

  test("never contradicts the terms in force beside it, also not those that an admin sets later", async () => {
    const hotel = await makeCorporation(app);
    expect(codeOf(await agree(hotel, testDay(1), { emergency_under_hours: 49 }))).toEqual([
      409,
      "terms_disagree",
    ]);
    expect((await read(hotel.id)).versions).toEqual([]);
    const { body } = await agree(hotel, testDay(1), { emergency_under_hours: 40 });
    const shorter = { key: "urgent_under_hours" as const, value: 39, valid_from: testDay(2) };
    const set = () => app.call(priceSettingEndpoints.setPrice, { as: admin.token, body: shorter });
    expect(codeOf(await set())).toEqual([409, "terms_disagree"]);
    await withdraw(hotel.id, body.versions[0]?.id ?? 0);
    const { body: settings } = await set();
    const added = settings.find(({ key }) => key === "urgent_under_hours")?.history[0]?.id ?? 0;
    await app.call(priceSettingEndpoints.withdrawPrice, { as: admin.token, params: { id: added } });
  });
});

test("the ceiling agreed with a company says whether it is over it, and nobody else's", async () => {
  const owing = async () => {
    const { id: employee_id } = await make.employee(app.db);
    const hotel = await makeCorporation(app);
    const of = { corporation_id: hotel.id, staff_type_id: hotel.staffType.id };
    const worked = await make.booking(app.db, { ...of, date: testDay(-3) });
    await make.shift(app.db, { booking_id: worked.id, employee_id, status: "selected" });
    await make.booking(app.db, { ...of, date: testDay(5) });
    return hotel;
  };
  const [hotel, other] = [await owing(), await owing()];
  const isOver = async ({ id }: Company) => {
    const query = { type: "admin_upcoming_bookings" } as const;
    const { body } = await app.call(adminBookingEndpoints.list, { as: admin.token, query });
    return body.bookings.find(({ corporation }) => corporation.id === id)?.over_credit_ceiling;
  };
  await agree(hotel, testDay(0), { credit_ceiling: 1 });
  expect([await isOver(hotel), await isOver(other)]).toEqual([true, false]);
});

describe("fees and payment that an admin saves with a profile", () => {
  test("are a version from today, in place of another of today; the rest of what is agreed stays", async () => {
    const hotel = await makeCorporation(app);
    await agree(hotel, testDay(0), { minimum_hours: 4 });
    const as = await app.takeOver(admin, { kind: "corporation", id: hotel.id });
    const body = { payment_deadline: 30, standard_fee: "40,00" } as const;
    const saved = await app.call(corporationEndpoints.saveProfile, { as, body });
    expect(saved.body).toMatchObject({ standard_fee: 40, urgent_booking_fee: 0, payment_deadline: 30 });
    await app.call(corporationEndpoints.saveProfile, { as, body });
    const { versions } = await read(hotel.id);
    expect(versions.map(({ state }) => state)).toEqual(["current", "withdrawn"]);
    expect(versions[0]).toMatchObject({
      values: valuesOf({
        ...{ standard_fee: 40, urgent_booking_fee: 0, emergency_booking_fee: 0 },
        minimum_hours: 4,
      }),
      payment_deadline: 30,
    });
    const booking = await book(hotel);
    expect(booking).toMatchObject({ fee: 40, payment_deadline: 30 });
    expect(booking.terms.minimum_hours).toBe(4);
  });
});

describe("the company", () => {
  test("reads what is agreed and what is to come, not who saved it nor what was", async () => {
    const hotel = await makeCorporation(app, { standard_fee: 5000 });
    await agree(hotel, testDay(0), { minimum_hours: 4 });
    await agree(hotel, testDay(4), {}, { payment_deadline: 0 });
    const { body } = await app.call(rows.ownPriceAgreement, { as: hotel.token });
    expect(body.versions).toEqual([
      {
        ...{ valid_from: testDay(4), state: "future", values: [] },
        ...{ payment_type: null, payment_deadline: 0 },
      },
      {
        ...{ valid_from: testDay(0), state: "current", values: valuesOf({ minimum_hours: 4 }) },
        ...{ payment_type: null, payment_deadline: null },
      },
    ]);
    expect(body.general).toMatchObject({ payment_type: "invoice", payment_deadline: 7 });
    expect(body.general.values).toContainEqual({ key: "minimum_hours", value: 5 });
  });

  test("that nothing is agreed with reads nothing, and pays everybody's prices", async () => {
    const hotel = await makeCorporation(app);
    const { body } = await app.call(rows.ownPriceAgreement, { as: hotel.token });
    expect(body.versions).toEqual([]);
    const own = (await app.call(settingsEndpoints.globalMessage, { as: hotel.token })).body;
    expect(own).toEqual((await app.call(settingsEndpoints.globalMessage)).body);
  });
});
