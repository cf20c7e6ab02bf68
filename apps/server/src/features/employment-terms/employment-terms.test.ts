import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { applicantEndpoints } from "#contract/applications/application.endpoints.ts";
import { termsEndpoints as rows } from "#contract/employees/employment-terms.endpoints.ts";
import { dayOf } from "#rules/time/moment.ts";
import { testDay } from "#tests/support/factories.ts";
import {
  type CorporationFixture,
  makeCorporation,
  outboxKeys,
  signedInEmployee,
  testAdmin,
  testApp,
} from "#tests/support/fixtures.ts";
import { TEST_NOW } from "#tests/support/test-app.ts";
import { defaultTermsTemplate } from "#texts/da/contracts/terms/default-template.ts";
import { renewTerms } from "./renew-terms.ts";

const app = testApp();
const admin = testAdmin(app);
let hotel: CorporationFixture;
let anna: Awaited<ReturnType<typeof signedInEmployee>>;

const employer = {
  name: "Vagtklar ApS",
  cvr: "12345674",
  address: "Havnegade 12",
  insurer: "Havneforsikring",
};
const content = defaultTermsTemplate.map(({ title, points }) => ({ title, points: [...points] }));
type Sent = { valid_from?: string; employer?: typeof employer; content?: typeof content };
const save = (sent: Sent = {}) =>
  app.call(rows.saveTemplate, {
    as: admin.token,
    body: { valid_from: testDay(0), employer, content, ...sent },
  });
const own = async (as = anna.token) => (await app.call(rows.ownTerms, { as })).body;
const read = (id: number, as = anna.token) => app.call(rows.readTerms, { as, params: { id } });
const text = (terms: Awaited<ReturnType<typeof own>>[number] | undefined, key: string) =>
  terms?.sections.flatMap(({ points }) => points).find((point) => point.key === key)?.text;
let days = 10;
async function select(values: { hourly_wage?: number } = {}) {
  days += 1;
  const { id: booking } = await hotel.booking({ date: testDay(days), ...values });
  const { id: shiftId } = await hotel.shiftOn(booking, { employee_id: anna.id, status: "applied" });
  const query = { shiftType: "selected" } as const;
  const params = { shiftId };
  return app.call(applicantEndpoints.changeState, { as: hotel.token, params, query, body: {} });
}

beforeAll(async () => {
  hotel = await makeCorporation(app);
});
beforeEach(async () => {
  app.setNow(TEST_NOW);
  anna = await signedInEmployee(app);
});

test("without a template nobody is given terms", async () => {
  expect((await select()).status).toBe(200);
  expect(await own()).toEqual([]);
});

describe("with a template", () => {
  beforeAll(async () => {
    expect((await save()).status).toBe(200);
  });

  test("the first confirmed shift gives terms that are filled, and the person is told once", async () => {
    await select();
    const [terms, ...more] = await own();
    expect(more).toEqual([]);
    expect(terms?.number).toBe(`${anna.id}-1`);
    expect(terms?.read_at).toBeNull();
    expect(text(terms, "employer")).toBe("Vagtklar ApS, CVR-nr. 12 34 56 74, Havnegade 12");
    expect(JSON.stringify(terms?.sections)).not.toMatch(/[{}](?!["\],}])\w/);
    expect(await outboxKeys(app, `terms-given:${terms?.id}%`)).toHaveLength(2);
  });

  test("a second shift gives none, one that pays less gives new ones with what changed", async () => {
    await select();
    await select();
    expect(await own()).toHaveLength(1);
    await select({ hourly_wage: 180_00 });
    const [latest, first] = await own();
    expect(latest?.number).toBe(`${anna.id}-2`);
    expect(latest?.changes).toEqual([
      { key: "wage", label: "Timeløn", before: text(first, "wage"), after: text(latest, "wage") },
    ]);
    expect(latest?.first_shift).toEqual(first?.first_shift);
  });

  test("the receipt counts the first time, and nobody else gives it", async () => {
    await select();
    const [terms] = await own();
    const id = terms?.id ?? 0;
    const other = await signedInEmployee(app);
    expect((await read(id, other.token)).status).toBe(404);
    const at = new Date(TEST_NOW).toISOString();
    expect((await read(id)).body[0]?.read_at).toBe(at);
    app.setNow(TEST_NOW + 60_000);
    expect((await read(id)).body[0]?.read_at).toBe(at);
    const seen = await app.call(rows.termsOfPerson, { as: admin.token, params: { id: anna.id } });
    expect(seen.body).toEqual(await own());
  });

  test("what was given is never changed", async () => {
    await select();
    const [terms] = await own();
    const change = app.db
      .updateTable("employment_terms")
      .set({ wage: 1 })
      .where("id", "=", terms?.id ?? 0)
      .execute();
    await expect(change).rejects.toThrow("not changed");
  });

  test("another employer's address gives new terms by the clock, once", async () => {
    await select();
    await save({ employer: { ...employer, address: "Havnegade 14" } });
    await renewTerms(app.services);
    await renewTerms(app.services);
    const [latest, ...earlier] = await own();
    expect(earlier).toHaveLength(1);
    expect(latest?.changes.map(({ key }) => key)).toEqual(["employer"]);
  });

  test("a template that lacks what the law asks for, or begins in the past, is refused with a sentence", async () => {
    const without = content.map(({ title, points }) => ({
      title,
      points: points.filter(({ key }) => key !== "atp"),
    }));
    const refused = await save({ content: without });
    expect(refused.status).toBe(422);
    expect(refused.text).toContain("Punktet «ATP» mangler. Loven kræver det.");
    expect((await save({ valid_from: testDay(-1) })).status).toBe(422);
    expect(dayOf(TEST_NOW)).toBe(testDay(0));
  });

  test("a template that is not saved is filled for a person, and nothing of it is kept", async () => {
    await select();
    const changed = content.map(({ title, points }) => ({
      title,
      points: points.map((point) => (point.key === "atp" ? { ...point, text: "ATP hos {insurer}" } : point)),
    }));
    const written = { employer: { ...employer, insurer: "Ny Forsikring" }, content: changed };
    const preview = (employee_id: number) =>
      app.call(rows.previewTemplate, { as: admin.token, body: { employee_id, ...written } });
    const { body } = await preview(anna.id);
    const points = body.sections.flatMap((section) => section.points);
    const said = (key: string) => points.find((point) => point.key === key)?.text;
    const [terms] = await own();
    expect(said("atp")).toBe("ATP hos Ny Forsikring");
    expect(said("user_company")).toBe(text(terms, "user_company"));
    expect(await own()).toHaveLength(1);
    const unplaced = await signedInEmployee(app);
    const { body: without } = await preview(unplaced.id);
    expect(JSON.stringify(without)).toContain("(virksomheden på den første vagt)");
    expect((await preview(999_999)).status).toBe(404);
  });

  test("the office reads which version everybody has, and when it was read", async () => {
    await select();
    const holder = async () => {
      const { body } = await app.call(rows.holders, { as: admin.token });
      return body.filter(({ employee_id }) => employee_id === anna.id);
    };
    const [first] = await own();
    expect(await holder()).toMatchObject([{ number: first?.number, read_at: null }]);
    await read(first?.id ?? 0);
    expect((await holder())[0]?.read_at).toBe(new Date(TEST_NOW).toISOString());
    await select({ hourly_wage: 180_00 });
    expect(await holder()).toMatchObject([{ number: `${anna.id}-2`, read_at: null }]);
  });
});
