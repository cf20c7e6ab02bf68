import { beforeEach, expect, test } from "vitest";
import { contractTextEndpoints as rows } from "#contract/settings/contract-texts/contract-text.endpoints.ts";
import { contractKinds } from "#rules/contract-texts/contract-text.ts";
import { companyState, renderScreen } from "#tests/support/screens/render-screen.tsx";
import { type ApiStub, stubApi } from "#tests/support/screens/stub-api.ts";
import { contractEditorTexts as texts } from "#texts/da/contracts/contract-editor.ts";
import { TextsScreen } from "./texts-screen.tsx";

const standard = [
  { heading: "Løn", sentences: ["Bagud hos {firmanavn}.", "{sygemelding}", "{afbudsregler}"] },
];
const answer = contractKinds.map((kind) => ({ kind, standard, versions: [] }));

let api: ApiStub;
beforeEach(() => {
  sessionStorage.clear();
  api = stubApi();
  api.answer(rows.officeTexts, answer);
});

async function open(office_role: "owner" | "planner" = "owner") {
  const page = await renderScreen(TextsScreen, {
    path: "/admin/texts",
    at: "/admin/texts",
    state: companyState({ is_admin: true, office_role }),
  });
  await expect.element(page.getByText(texts.versions, { exact: true })).toBeVisible();
  return page;
}

test("an owner is told what cannot be filled, and nothing is sent", async () => {
  const page = await open();
  await page.getByLabelText(texts.sentences).fill("Løn af {julepris}.");
  await page.getByRole("button", { name: texts.save }).click();
  await expect.element(page.getByText("«Løn» indeholder {julepris}, som vi ikke kan udfylde.")).toBeVisible();
  await expect
    .element(page.getByText(texts.notNamed(["firmanavn", "sygemelding", "afbudsregler"])))
    .toBeVisible();
  expect(api.sent(rows.saveText)).toEqual([]);
});

test("what differs is marked, and is saved with two weeks' notice and told of today", async () => {
  api.answer(rows.saveText, answer);
  const page = await open();
  await expect.element(page.getByText(texts.noDifference)).toBeVisible();
  await page.getByLabelText(texts.sentences).fill("Bagud hos {firmanavn}.\nHver måned.\n{sygemelding}");
  await expect.element(page.getByRole("insertion")).toMatchTextContent("Hver måned.");
  await expect.element(page.getByRole("deletion")).toMatchTextContent("{afbudsregler}");
  await page.getByRole("button", { name: texts.save }).click();
  await expect.element(page.getByText(texts.saved)).toBeVisible();
  expect(api.sent(rows.saveText).map(({ body }) => body)).toEqual([
    {
      ...{ kind: "employee_agreement", valid_from: "2026-12-08", tell_on: "2026-11-24" },
      sections: [{ heading: "Løn", sentences: ["Bagud hos {firmanavn}.", "Hver måned.", "{sygemelding}"] }],
    },
  ]);
});

test("a day that is taken leaves what was typed", async () => {
  const message = "Der er allerede en værdi fra den dag.";
  api.refuse(rows.saveText, { status: 409, code: "value_of_day", message });
  const page = await open();
  await page.getByLabelText(texts.sentences).fill("Bagud.");
  await page.getByRole("button", { name: texts.save }).click();
  await expect.element(page.getByText(message)).toBeVisible();
  await expect.element(page.getByLabelText(texts.sentences)).toHaveValue("Bagud.");
});

test("a planner reads the versions and finds no form", async () => {
  const page = await open("planner");
  await expect.element(page.getByText(texts.about.employee_agreement)).toBeVisible();
  expect(page.getByRole("button", { name: texts.save }).elements()).toEqual([]);
});
