import { describe, expect, test } from "vitest";
import { bookingEndpoints } from "#contract/bookings/booking.endpoints.ts";
import { settingsEndpoints } from "#contract/settings/setting.endpoints.ts";
import { wageAgreementEndpoints as rows } from "#contract/settings/wage-agreement.endpoints.ts";
import { agreementToWire } from "#contract/settings/wage-agreement.entities.ts";
import type { BodyOf } from "#contract/wire/endpoint.ts";
import { bookingBody } from "#tests/support/booking-body.ts";
import { testDay } from "#tests/support/factories.ts";
import { EXAMPLE_AGREEMENT } from "#tests/support/fixtures/wage-agreement.ts";
import { makeCorporation, testAdmin, testApp } from "#tests/support/fixtures.ts";

const app = testApp();
const admin = testAdmin(app);
let count = 0;

const { name: _, ...said } = agreementToWire(EXAMPLE_AGREEMENT);
const withoutPension = { ...said, pension: null };

type Version = Omit<BodyOf<typeof rows.addAgreementVersion>, "valid_from">;

async function add(valid_from: string, version: Version = said) {
  count += 1;
  const name = `Overenskomst ${count}`;
  const { body } = await app.call(rows.addWageAgreement, {
    as: admin.token,
    body: { name, valid_from, ...version },
  });
  const added = body.find((agreement) => agreement.name === name);
  if (!added) throw new Error("nothing was added");
  return added;
}

const addVersion = (id: number, valid_from: string, version: Version = said) =>
  app.call(rows.addAgreementVersion, { as: admin.token, params: { id }, body: { valid_from, ...version } });
const save = (id: number, body: BodyOf<typeof rows.saveWageAgreement>) =>
  app.call(rows.saveWageAgreement, { as: admin.token, params: { id }, body });
const choose = (id: number, body: BodyOf<typeof rows.chooseWageAgreement>) =>
  app.call(rows.chooseWageAgreement, { as: admin.token, params: { id }, body });
const codeOf = ({ status, text }: { status: number; text: string }) => [
  status,
  JSON.parse(text).code ?? "ok",
];

async function book(hotel: Awaited<ReturnType<typeof makeCorporation>>, date: string) {
  const body = bookingBody(hotel.staffType.id, date);
  return (await app.call(bookingEndpoints.create, { as: hotel.token, body })).body;
}

/** What a booking is made under. */
async function agreementOf({ token }: Awaited<ReturnType<typeof makeCorporation>>, id: number) {
  return (await app.call(bookingEndpoints.get, { as: token, params: { id } })).body.agreement;
}

describe("bookings to come that do not follow the version of their day", () => {
  const otherwiseOf = async (id: number) => {
    const { body } = await app.call(rows.wageAgreements, { as: admin.token });
    const found = body.find((agreement) => agreement.id === id);
    return [found?.otherwise.map((booking) => booking.id), found?.otherwise_count];
  };

  test("are listed: made before the version, or before the company had the agreement", async () => {
    const hotel = await makeCorporation(app);
    const { id } = await add(testDay(0));
    const plain = await book(hotel, testDay(12));
    await choose(hotel.id, { choice: "own", agreement_id: id });
    const early = await book(hotel, testDay(10));
    const late = await book(hotel, testDay(25));
    expect(await otherwiseOf(id)).toEqual([[plain.id], 1]);
    await addVersion(id, testDay(20), withoutPension);
    expect(await otherwiseOf(id)).toEqual([[plain.id, late.id], 2]);
    await save(id, { name: `Omdøbt ${count}` });
    const onlyNew = await book(hotel, testDay(26));
    expect(onlyNew.agreement).toMatchObject({ pension: null });
    expect(await otherwiseOf(id)).toEqual([[plain.id, late.id], 2]);
    await app.call(bookingEndpoints.cancel, {
      as: hotel.token,
      params: { id: plain.id },
      body: { reason: "Aflyst" },
    });
    await choose(hotel.id, { choice: "none" });
    expect(await otherwiseOf(id)).toEqual([[], 0]);
    expect(early.agreement).not.toBeNull();
  });
});

describe("a booking", () => {
  test("keeps the version of its own day, and takes another day's when it is moved there", async () => {
    const hotel = await makeCorporation(app);
    const { id, name } = await add(testDay(0));
    await addVersion(id, testDay(20), withoutPension);
    await choose(hotel.id, { choice: "own", agreement_id: id });
    const early = await book(hotel, testDay(10));
    const late = await book(hotel, testDay(25));
    expect(early.agreement).toMatchObject({ name, pension: { employer_percent: 8 } });
    expect(late.agreement).toMatchObject({ name, pension: null });

    await addVersion(id, testDay(5), { ...said, combine: "added" });
    const body = bookingBody(hotel.staffType.id, testDay(25));
    await app.call(bookingEndpoints.change, {
      as: hotel.token,
      params: { id: early.id },
      body,
    });
    expect(await agreementOf(hotel, early.id)).toMatchObject({ combine: "highest", pension: null });
    const again = bookingBody(hotel.staffType.id, testDay(25), { number_of_staff: 3 });
    await app.call(bookingEndpoints.change, {
      as: hotel.token,
      params: { id: late.id },
      body: again,
    });
    expect(await agreementOf(hotel, late.id)).toEqual(late.agreement);
  });

  test("is made under the agency's agreement unless its company has none or one of its own", async () => {
    const [everybody, own, none] = await Promise.all([
      makeCorporation(app),
      makeCorporation(app),
      makeCorporation(app),
    ]);
    const general = await add(testDay(0));
    const special = await add(testDay(0));
    await save(general.id, { is_default: true });
    await choose(own.id, { choice: "own", agreement_id: special.id });
    await choose(none.id, { choice: "none" });
    const nameFor = async (hotel: typeof own) => (await book(hotel, testDay(3))).agreement?.name ?? null;
    expect(await nameFor(everybody)).toBe(general.name);
    expect(await nameFor(own)).toBe(special.name);
    expect(await nameFor(none)).toBeNull();
    const told = async (as?: string) => {
      const { body } = await app.call(settingsEndpoints.globalMessage, as === undefined ? {} : { as });
      return body.agreements.map(({ agreement }) => agreement.name);
    };
    expect([await told(), await told(own.token), await told(none.token)]).toEqual([
      [general.name],
      [special.name],
      [],
    ]);
    await save(general.id, { is_default: false });
    expect(await nameFor(everybody)).toBeNull();
  });

  test("costs what the supplements of its hours come to, and nothing changes for whoever has no agreement", async () => {
    const hotel = await makeCorporation(app);
    const other = await makeCorporation(app);
    const { id } = await add(testDay(0));
    await choose(hotel.id, { choice: "own", agreement_id: id });
    const keysOf = ({ price }: Awaited<ReturnType<typeof book>>) => price.rows.map(({ key }) => key);
    // 29 November 2026 is a Sunday.
    expect(keysOf(await book(hotel, "2026-11-29"))).toEqual(["shifts", "supplement", "pension", "service"]);
    expect(keysOf(await book(other, "2026-11-29"))).toEqual(["shifts", "service"]);
  });
});

test("whoever is selected has the pension of the day that the booking is moved to", async () => {
  const hotel = await makeCorporation(app);
  const { id } = await add(testDay(0), withoutPension);
  await addVersion(id, testDay(20));
  await choose(hotel.id, { choice: "own", agreement_id: id });
  const { id: bookingId } = await book(hotel, testDay(10));
  const shift = await hotel.shiftOn(bookingId);
  const hasPension = async () => {
    const row = app.db.selectFrom("shifts").select("has_pension").where("id", "=", shift.id);
    return (await row.executeTakeFirstOrThrow()).has_pension;
  };
  const moveTo = (date: string) =>
    app.call(bookingEndpoints.change, {
      as: hotel.token,
      params: { id: bookingId },
      body: bookingBody(hotel.staffType.id, date),
    });
  expect(await hasPension()).toBe(false);
  expect((await moveTo(testDay(25))).status).toBe(200);
  expect(await hasPension()).toBe(true);
  await moveTo(testDay(12));
  expect(await hasPension()).toBe(false);
});

describe("an agreement", () => {
  test("is one agency's at a time", async () => {
    const [first, second] = [await add(testDay(0)), await add(testDay(0))];
    await Promise.all([save(first.id, { is_default: true }), save(second.id, { is_default: true })]);
    const { body } = await app.call(rows.wageAgreements, { as: admin.token });
    expect(body.filter(({ is_default }) => is_default)).toHaveLength(1);
    for (const { id, is_default } of body) if (is_default) await save(id, { is_default: false });
  });

  test("is never deleted while bookings are made under it", async () => {
    const hotel = await makeCorporation(app);
    const { id } = await add(testDay(0));
    const remove = () => app.call(rows.deleteWageAgreement, { as: admin.token, params: { id } });
    await choose(hotel.id, { choice: "own", agreement_id: id });
    expect(codeOf(await remove())).toEqual([409, "agreement_in_use"]);
    const { id: bookingId } = await book(hotel, testDay(3));
    await choose(hotel.id, { choice: "default" });
    expect((await remove()).status).toBe(200);
    expect(await agreementOf(hotel, bookingId)).not.toBeNull();
    expect(codeOf(await choose(hotel.id, { choice: "own", agreement_id: id }))).toEqual([404, "not_found"]);
  });

  test("has one name, one version a day, and no version in the past", async () => {
    const { id, name } = await add(testDay(0));
    const again = { name: name.toUpperCase(), valid_from: testDay(1), ...said };
    const twice = await app.call(rows.addWageAgreement, { as: admin.token, body: again });
    expect(codeOf(twice)).toEqual([409, "agreement_name_taken"]);
    expect(codeOf(await addVersion(id, testDay(0)))).toEqual([409, "value_of_day"]);
    expect((await addVersion(id, testDay(-1))).status).toBe(422);
  });

  test("loses only versions that are not in force yet", async () => {
    const added = await add(testDay(0));
    const { body } = await addVersion(added.id, testDay(9));
    const versions = body.find(({ id }) => id === added.id)?.versions ?? [];
    expect(versions.map(({ state }) => state)).toEqual(["future", "current"]);
    const [future, current] = versions;
    if (!future || !current) throw new Error("a version is missing");
    const withdraw = async (id: number) =>
      codeOf(await app.call(rows.withdrawAgreementVersion, { as: admin.token, params: { id } }));
    expect(await withdraw(future.id)).toEqual([200, "ok"]);
    expect(await withdraw(future.id)).toEqual([409, "value_withdrawn"]);
    expect(await withdraw(current.id)).toEqual([409, "value_in_force"]);
  });
});
