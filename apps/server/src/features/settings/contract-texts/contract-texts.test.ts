import { beforeEach, describe, expect, test } from "vitest";
import { jobEndpoints } from "#contract/applications/application.endpoints.ts";
import { bookingEndpoints } from "#contract/bookings/booking.endpoints.ts";
import { corporationEndpoints } from "#contract/corporations/corporation.endpoints.ts";
import { contractTextEndpoints as rows } from "#contract/settings/contract-texts/contract-text.endpoints.ts";
import { priceSettingEndpoints } from "#contract/settings/price-settings.endpoints.ts";
import { DAY_MS } from "#rules/time/moment.ts";
import * as make from "#tests/support/factories.ts";
import { giveSkill, testDay } from "#tests/support/factories.ts";
import {
  makeCorporation,
  outboxKeys,
  signedInEmployee,
  testAdmin,
  testApp,
} from "#tests/support/fixtures.ts";
import { TEST_NOW } from "#tests/support/test-app.ts";
import { standardTexts } from "#texts/da/contracts/contract-texts.ts";
import { tellOfTexts } from "./tell-readers.ts";

const app = testApp();
const admin = testAdmin(app);

const terms = (extra = "Vi ses til jul.") => [
  ...standardTexts.trade_terms.map(({ heading, sentences }) => ({ heading, sentences: [...sentences] })),
  { heading: "Jul", sentences: [extra] },
];
interface Sent {
  kind?: "trade_terms" | "employee_agreement" | "card_rules";
  valid_from?: string;
  tell_on?: string;
  sections?: { heading: string; sentences: string[] }[];
}
const save = (sent: Sent = {}) =>
  app.call(rows.saveText, {
    as: admin.token,
    body: { kind: "trade_terms", valid_from: testDay(14), sections: terms(), ...sent },
  });
const saved = async (sent: Sent) => {
  const { body } = await save(sent);
  const kind = sent.kind ?? "trade_terms";
  const found = body
    .find((text) => text.kind === kind)
    ?.versions.find(
      ({ valid_from, state }) => valid_from === (sent.valid_from ?? testDay(14)) && state !== "withdrawn",
    );
  if (!found) throw new Error("the version is not there");
  return found;
};
const withdraw = (id: number) => app.call(rows.withdrawText, { as: admin.token, params: { id } });
const read = (as?: string, kind: NonNullable<Sent["kind"]> = "trade_terms", on?: string) =>
  app.call(rows.contractText, { ...(as ? { as } : {}), params: { kind }, query: on ? { on } : {} });
const setDay = (days: number) => app.setNow(TEST_NOW + days * DAY_MS);

beforeEach(async () => {
  app.setNow(TEST_NOW);
  await app.db.deleteFrom("acceptances").execute();
  await app.db.deleteFrom("accepted_texts").execute();
  await app.db.deleteFrom("contract_texts").execute();
});

describe("a text", () => {
  test("is the product's own before the first version, with the figures in force, for everybody", async () => {
    const { body } = await read();
    expect(body).toMatchObject({ kind: "trade_terms", valid_from: null, must_accept: false });
    expect(JSON.stringify(body.sections)).toContain("mindst 5 timer pr. booket person");
    expect(JSON.stringify(body.sections)).not.toMatch(/\{[a-zæøå]/);
  });

  test("is another one from its day on, and can be read before", async () => {
    await save();
    expect((await read()).body.valid_from).toBeNull();
    const coming = (await read(undefined, "trade_terms", testDay(14))).body;
    expect(coming.sections.at(-1)).toEqual({ heading: "Jul", sentences: ["Vi ses til jul."] });
    setDay(14);
    expect((await read()).body).toEqual(coming);
  });

  test("is another text once a figure is another", async () => {
    const { version } = (await read()).body;
    const set = { key: "minimum_hours", value: "4", valid_from: testDay(0) } as const;
    expect((await app.call(priceSettingEndpoints.setPrice, { as: admin.token, body: set })).status).toBe(200);
    const after = (await read()).body;
    expect(JSON.stringify(after.sections)).toContain("mindst 4 timer");
    expect(after.version).not.toBe(version);
    await app.db
      .deleteFrom("price_settings")
      .where("key", "=", "minimum_hours")
      .where("value", "=", 400)
      .execute();
  });

  test("of the employees holds the card rules in force", async () => {
    const sections = [{ heading: "Kort", sentences: ["Kort efter {kortvagter} vagter."] }];
    await save({ kind: "card_rules", valid_from: testDay(0), sections });
    const { body } = await read(undefined, "employee_agreement");
    expect(body.sections.at(-1)?.sentences).toEqual(["Kort efter 10 vagter."]);
  });
});

describe("saving a version", () => {
  test("is refused with a sentence that names what cannot be filled", async () => {
    const refused = await save({ sections: terms("Det koster {julepris}.") });
    expect(refused.status).toBe(422);
    expect(refused.text).toContain("indeholder {julepris}, som vi ikke kan udfylde");
    expect((await save({ valid_from: testDay(-1) })).status).toBe(422);
    expect((await save({ tell_on: testDay(15) })).status).toBe(422);
    expect((await save({ sections: [] })).status).toBe(422);
  });

  test("of two owners for the same day one is told to pick another", async () => {
    const answers = await Promise.all([save(), save({ sections: terms("Noget andet.") })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.text).toContain('"code":"value_of_day"');
  });

  test("what is not in force yet is withdrawn once, what is in force never", async () => {
    const { id } = await saved({});
    const now = await saved({ valid_from: testDay(0) });
    const answers = await Promise.all([withdraw(id), withdraw(id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await withdraw(now.id)).status).toBe(409);
    expect((await withdraw(999_999)).status).toBe(404);
    expect((await save()).status).toBe(200);
  });
});

describe("telling of a version", () => {
  test("goes to companies at once, and a withdrawal to them again", async () => {
    const hotel = await makeCorporation(app);
    const { id, told_at } = await saved({});
    expect(told_at).not.toBeNull();
    expect(await outboxKeys(app, `contract-text:${id}:version:${hotel.id}`)).toHaveLength(1);
    await tellOfTexts(app.services);
    await withdraw(id);
    expect(await outboxKeys(app, `contract-text:${id}:%:${hotel.id}`)).toHaveLength(2);
    expect(await outboxKeys(app, `contract-text:${id}:%:${admin.id}`)).toEqual([]);
  });

  test("goes to employees on its day, once, and a version that nobody heard of is withdrawn silently", async () => {
    const anna = await signedInEmployee(app);
    const agreement = (day: number, tell: number) =>
      saved({
        ...{ kind: "employee_agreement" as const, valid_from: testDay(day), tell_on: testDay(tell) },
        sections: [{ heading: "Løn", sentences: ["Bagud."] }],
      });
    const { id } = await agreement(14, 2);
    const unheard = await agreement(20, 3);
    const keys = (of: number) => outboxKeys(app, `contract-text:${of}:%:${anna.id}`);
    await tellOfTexts(app.services);
    expect(await keys(id)).toEqual([]);
    await withdraw(unheard.id);
    setDay(2);
    await tellOfTexts(app.services);
    await tellOfTexts(app.services);
    expect(await keys(id)).toHaveLength(1);
    expect(await keys(unheard.id)).toEqual([]);
  });
});

describe("an employee", () => {
  async function skilled() {
    const hotel = await makeCorporation(app);
    const anna = await signedInEmployee(app);
    await giveSkill(app.db, anna.id, hotel.staffType.id);
    const job = async (day = 30) => (await hotel.booking({ date: testDay(day) })).id;
    const apply = (id: number, terms_version?: string) =>
      app.call(jobEndpoints.apply, { as: anna.token, params: { id }, body: { terms_version } });
    const own = async () => (await app.call(rows.ownAcceptances, { as: anna.token })).body;
    return { anna, job, apply, own };
  }

  test("accepts the agreement with each application, and reads what it said when it was accepted", async () => {
    const { anna, job, apply, own } = await skilled();
    const [first, second] = [await job(30), await job(31)];
    const { version, sections } = (await read(anna.token, "employee_agreement")).body;
    expect((await apply(first, version)).status).toBe(200);
    expect((await apply(second)).status).toBe(200);
    const { acceptances, texts } = await own();
    expect(acceptances).toMatchObject([
      { by: "application", booking_id: second, by_office: false },
      { by: "application", booking_id: first },
    ]);
    expect(texts).toMatchObject([{ kind: "employee_agreement", valid_from: null, sections }]);
    const seen = await app.call(rows.acceptancesOfPerson, { as: admin.token, params: { id: anna.id } });
    expect(seen.body).toEqual(await own());
  });

  test("who saw another version is refused, has not applied, and applies with the one in force", async () => {
    const { anna, job, apply, own } = await skilled();
    const id = await job();
    const { version } = (await read(anna.token, "employee_agreement")).body;
    const sections = [{ heading: "Løn", sentences: ["Bagud."] }];
    await save({ kind: "employee_agreement", valid_from: testDay(0), sections });
    const refused = await apply(id, version);
    expect([refused.status, refused.text]).toEqual([409, expect.stringContaining('"code":"text_changed"')]);
    expect(refused.text).toContain("Teksten er ændret");
    expect((await own()).acceptances).toEqual([]);
    const now = (await read(anna.token, "employee_agreement")).body.version;
    expect((await apply(id, now)).status).toBe(200);
    expect((await own()).texts).toMatchObject([{ valid_from: testDay(0), sections }]);
  });
});

describe("a company", () => {
  const signUp = (terms_version?: string) =>
    app.call(corporationEndpoints.signUp, {
      body: {
        ...{ name: "Ærø Kro", cvr_nr: "12345674", address: "Havnen 1", city_zip: "5970", city: "Ærøskøbing" },
        ...{ contact_person: "Gerda Friis", phone: "20550118", email: `kro${Math.random()}@aeroe.test` },
        ...{ billing_email: "faktura@aeroe.test", password: "en lang sommerdag", terms_accepted_at: true },
        ...{ confirmPassword: "en lang sommerdag", terms_version },
      },
    });
  const own = async (as: string) => (await app.call(rows.companyAcceptances, { as })).body;

  test("accepts at sign-up, and one that saw another text is refused with the sentence", async () => {
    const { version } = (await read()).body;
    const { body } = await signUp(version);
    expect((await own(body.token)).acceptances).toMatchObject([{ by: "sign_up", booking_id: null }]);
    await save({ valid_from: testDay(0) });
    const refused = await signUp(version);
    expect([refused.status, refused.text]).toEqual([409, expect.stringContaining("Teksten er ændret")]);
  });

  test("accepts a new version once, with the next booking, and each booking says what it was made under", async () => {
    const hotel = await makeCorporation(app);
    const template = await hotel.booking({ date: testDay(40) });
    const repeat = (days: number, terms_version?: string) =>
      app.call(bookingEndpoints.repeat, {
        ...{ as: hotel.token, params: { id: template.id } },
        body: { dates: [testDay(days)], terms_version },
      });
    const before = await repeat(50);
    expect(before.body[0]?.trade_terms_from).toBeNull();
    expect((await own(hotel.token)).acceptances).toEqual([]);
    const old = (await read(hotel.token)).body;
    expect(old.must_accept).toBe(false);
    await save({ valid_from: testDay(0) });
    const { version, must_accept } = (await read(hotel.token)).body;
    expect(must_accept).toBe(true);
    expect((await repeat(51, old.version)).status).toBe(409);
    const answers = await Promise.all([repeat(52, version), repeat(53)]);
    expect(answers.map(({ body }) => body[0]?.trade_terms_from)).toEqual([testDay(0), testDay(0)]);
    expect((await own(hotel.token)).acceptances).toHaveLength(1);
    expect((await read(hotel.token)).body.must_accept).toBe(false);
    const earlier = await app.call(bookingEndpoints.get, {
      ...{ as: hotel.token, params: { id: before.body[0]?.id ?? 0 } },
    });
    expect(earlier.body.trade_terms_from).toBeNull();
    const seen = await app.call(rows.acceptancesOfCompany, { as: admin.token, params: { id: hotel.id } });
    expect(seen.body).toEqual(await own(hotel.token));
  });

  test("a booking that the office makes for it accepts nothing", async () => {
    const hotel = await makeCorporation(app);
    const template = await hotel.booking({ date: testDay(40) });
    await save({ valid_from: testDay(0) });
    const taken = await app.takeOver(admin, { kind: "corporation", id: hotel.id });
    const body = { dates: [testDay(54)] };
    const made = await app.call(bookingEndpoints.repeat, { as: taken, params: { id: template.id }, body });
    expect(made.body[0]?.trade_terms_from).toBe(testDay(0));
    expect((await own(hotel.token)).acceptances).toEqual([]);
  });

  test("what was accepted can be changed by nobody, and what others accepted is read by nobody else", async () => {
    const { body } = await signUp();
    const [text] = (await own(body.token)).texts;
    const change = app.db
      .updateTable("accepted_texts")
      .set({ sections: "[]" })
      .where("id", "=", text?.id ?? 0);
    await expect(change.execute()).rejects.toThrow("not changed");
    const other = await make.employee(app.db);
    const token = await app.signIn({ kind: "employee", id: other.id });
    expect((await app.call(rows.ownAcceptances, { as: token })).body.acceptances).toEqual([]);
    expect((await app.call(rows.companyAcceptances, { as: token })).status).toBe(403);
    expect(
      (await app.call(rows.acceptancesOfCompany, { as: admin.token, params: { id: 999_999 } })).status,
    ).toBe(404);
  });
});
