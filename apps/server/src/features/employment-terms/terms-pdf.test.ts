import { beforeAll, expect, test } from "vitest";
import { applicantEndpoints } from "#contract/applications/application.endpoints.ts";
import { termsEndpoints as rows } from "#contract/employees/employment-terms.endpoints.ts";
import { testDay } from "#tests/support/factories.ts";
import {
  type CorporationFixture,
  makeCorporation,
  signedInEmployee,
  testAdmin,
  testApp,
} from "#tests/support/fixtures.ts";
import { readPdf } from "#tests/support/read-pdf.ts";
import { defaultTermsTemplate } from "#texts/da/contracts/terms/default-template.ts";
import { formatDayLong } from "#texts/format/days.ts";

const app = testApp();
const admin = testAdmin(app);
let hotel: CorporationFixture;
let jan: Awaited<ReturnType<typeof signedInEmployee>>;

const employer = {
  ...{ name: "Vagtklar ApS", cvr: "12345674" },
  ...{ address: "Havnegade 12", insurer: "Havneforsikring" },
};
const content = defaultTermsTemplate.map(({ title, points }) => ({ title, points: [...points] }));
const long = "Ærlig talt: en meget lang tekst om uniform og øvrigt tøj. ".repeat(30);

async function select(day: number, hourly_wage: number) {
  const { id: booking } = await hotel.booking({ date: testDay(day), hourly_wage });
  const { id: shiftId } = await hotel.shiftOn(booking, { employee_id: jan.id, status: "applied" });
  const call = { params: { shiftId }, query: { shiftType: "selected" as const }, body: {} };
  expect((await app.call(applicantEndpoints.changeState, { as: hotel.token, ...call })).status).toBe(200);
}
const ownPdf = (id: number, as = jan.token) => app.call(rows.ownTermsPdf, { as, params: { id } });
const own = async () => (await app.call(rows.ownTerms, { as: jan.token })).body;
/** Its words with one space between them: how lines break is no matter of what they say. */
const wordsOf = (pages: readonly string[]) => spaced(pages.join(" "));
const spaced = (text: string) => text.replaceAll(/\s+/g, " ").trim();

beforeAll(async () => {
  hotel = await makeCorporation(app);
  jan = await signedInEmployee(app, { first_name: "Łukasz", last_name: "Țepeș Ślązak" });
  const uniform = { title: "7. Uniform", points: [{ key: "uniform", label: "Tøj", text: long }] };
  const body = { valid_from: testDay(0), employer, content: [...content, uniform] };
  expect((await app.call(rows.saveTemplate, { as: admin.token, body })).status).toBe(200);
  await select(10, 200_00);
  await select(12, 180_00);
});

test("the PDF says every point, number and days of the terms, and what changed, over as many pages as it takes", async () => {
  const [latest, first] = await own();
  if (!latest || !first) throw new Error("two versions");
  const { body } = await ownPdf(latest.id);
  expect([body.name, body.media_type]).toEqual([`ansaettelsesbevis-${jan.id}-2.pdf`, "application/pdf"]);
  const { title, pages } = await readPdf(Buffer.from(body.content, "base64"));
  expect(title).toBe(`Ansættelsesbevis ${jan.id}-2`);
  expect(pages.length).toBeGreaterThan(1);
  for (const [index, page] of pages.entries()) {
    expect(page).toContain(`Ansættelsesbevis ${jan.id}-2 · side ${index + 1} af ${pages.length}`);
  }
  const words = wordsOf(pages);
  expect(words).toContain(`Givet ${formatDayLong(testDay(0))} kl. 10:00`);
  for (const { title: heading, points } of latest.sections) {
    expect(words).toContain(heading);
    for (const { key, text } of points) if (key !== "uniform") expect(words).toContain(spaced(text));
  }
  expect(words).toContain("Łukasz Țepeș Ślązak");
  expect(words).toContain(spaced(`Før: ${latest.changes[0]?.before}`));
  expect(words).toContain("Ikke kvitteret endnu");
  const earlier = await readPdf(Buffer.from((await ownPdf(first.id)).body.content, "base64"));
  expect(wordsOf(earlier.pages)).not.toContain("Ændret siden");
});

test("a screen reader meets one title, the headings and the points; the footers are no part of the text", async () => {
  const [latest] = await own();
  const { tags } = await readPdf(Buffer.from((await ownPdf(latest?.id ?? 0)).body.content, "base64"));
  const all = tags.flat();
  expect(all.filter((tag) => tag === "H1")).toHaveLength(1);
  const headings = (latest?.sections.length ?? 0) + 3;
  expect(all.filter((tag) => tag === "H2")).toHaveLength(headings);
  expect(new Set(all)).toEqual(new Set(["Root", "Document", "P", "H1", "H2"]));
});

test("each confirmed shift stands in it as its booking says, and on the page of the terms", async () => {
  const [latest] = await own();
  const { pages } = await readPdf(Buffer.from((await ownPdf(latest?.id ?? 0)).body.content, "base64"));
  const words = wordsOf(pages);
  const { body: shifts } = await app.call(rows.ownTermsShifts, { as: jan.token });
  expect(shifts.map(({ date, hourly_wage }) => [date, hourly_wage])).toEqual([
    [testDay(12), "180,00"],
    [testDay(10), "200,00"],
  ]);
  for (const { date, company, job, place, hourly_wage } of shifts) {
    expect(words).toContain(formatDayLong(date));
    expect(words).toContain(spaced(`${job}, ${company}, ${place}`));
    expect(words).toContain(`${hourly_wage} kr. i timen. Ingen overenskomst.`);
  }
});

test("the office has the same file, and nobody else's terms are found under a person", async () => {
  const [latest] = await own();
  const termsId = latest?.id ?? 0;
  const at = (id: number) => app.call(rows.termsPdf, { as: admin.token, params: { id, termsId } });
  expect((await at(jan.id)).body).toEqual((await ownPdf(termsId)).body);
  const other = await signedInEmployee(app);
  expect((await at(other.id)).status).toBe(404);
  expect((await ownPdf(termsId, other.token)).status).toBe(404);
});
