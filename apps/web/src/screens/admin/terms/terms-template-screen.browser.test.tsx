import { beforeEach, expect, test } from "vitest";
import { employeeEndpoints } from "#contract/employees/employee.endpoints.ts";
import { termsEndpoints as rows } from "#contract/employees/employment-terms.endpoints.ts";
import type { AnswerOf } from "#contract/wire/endpoint.ts";
import { companyState, renderScreen } from "#tests/support/screens/render-screen.tsx";
import { type ApiStub, stubApi } from "#tests/support/screens/stub-api.ts";
import { termsTemplateTexts as texts } from "#texts/da/backoffice/terms-template.ts";
import { defaultTermsTemplate } from "#texts/da/contracts/terms/default-template.ts";
import { invalidate, keyOf } from "#web/api/calls/answers.ts";
import { TermsTemplateScreen } from "./terms-template-screen.tsx";

type Answer = AnswerOf<typeof rows.templates>;

const employer = {
  name: "Vagtklar ApS",
  cvr: "12345674",
  address: "Havnegade 12",
  insurer: "Havneforsikring",
};
const content = defaultTermsTemplate.map(({ title, points }) => ({ title, points: [...points] }));

/** The newest version, saved by somebody with this insurer. */
const saved = (id: number, insurer: string): Answer => ({
  versions: [
    {
      ...{ id, valid_from: "2026-11-01", created_at: "2026-11-01T09:00:00.000Z", created_by: "Signe" },
      ...{ people: 3, state: "in_force", content, employer: { ...employer, insurer } },
    },
  ],
  start: { employer, content },
});

const holder = (employee_id: number) => ({
  ...{ employee_id, name: `Person ${employee_id}`, number: `${employee_id}-1`, template_from: "2026-11-01" },
  ...{ given_at: "2026-11-02T09:00:00.000Z", read_at: null },
});

let api: ApiStub;
beforeEach(() => {
  sessionStorage.clear();
  api = stubApi();
  api.answer(rows.templates, saved(1, "Havneforsikring"));
  api.answer(rows.holders, []);
  api.answer(employeeEndpoints.options, []);
});

const open = () =>
  renderScreen(TermsTemplateScreen, {
    path: "/admin/employment-terms",
    at: "/admin/employment-terms",
    state: companyState({ is_admin: true, office_role: "owner" }),
  });

test("what was written stays when somebody else saves a version, which is said; starting over takes theirs", async () => {
  const page = await open();
  const insurer = page.getByLabelText(texts.employerFields.insurer);
  const name = page.getByLabelText(texts.employerFields.name);
  await insurer.fill("Fjordforsikring");
  api.answer(rows.templates, saved(2, "Skovforsikring"));
  await invalidate([keyOf(rows.templates)]);
  await expect.element(page.getByText(texts.olderDraft)).toBeVisible();
  await expect.element(insurer).toHaveValue("Fjordforsikring");
  await page.getByRole("button", { name: texts.startOver }).click();
  await expect.element(insurer).toHaveValue("Skovforsikring");
  await expect.element(page.getByText(texts.olderDraft)).not.toBeInTheDocument();
  await expect.element(name).toHaveValue("Vagtklar ApS");
});

test("where nothing was written the form follows what somebody else saves", async () => {
  const page = await open();
  const insurer = page.getByLabelText(texts.employerFields.insurer);
  await expect.element(insurer).toHaveValue("Havneforsikring");
  api.answer(rows.templates, saved(2, "Skovforsikring"));
  await invalidate([keyOf(rows.templates)]);
  await expect.element(insurer).toHaveValue("Skovforsikring");
  await expect.element(page.getByText(texts.olderDraft)).not.toBeInTheDocument();
});

test("what was written stands there again when the page is come back to, until it is saved", async () => {
  const before = await open();
  await before.getByLabelText(texts.employerFields.insurer).fill("Fjordforsikring");
  await before.unmount();
  const page = await open();
  await expect.element(page.getByLabelText(texts.employerFields.insurer)).toHaveValue("Fjordforsikring");
  api.answer(rows.saveTemplate, saved(2, "Fjordforsikring"), [keyOf(rows.templates)]);
  api.answer(rows.templates, saved(2, "Fjordforsikring"));
  await page.getByRole("button", { name: texts.save }).dblClick();
  await expect.element(page.getByText(texts.saved)).toBeVisible();
  expect(api.sent(rows.saveTemplate)).toHaveLength(1);
  await page.unmount();
  const after = await open();
  await expect.element(after.getByLabelText(texts.employerFields.insurer)).toHaveValue("Fjordforsikring");
  await expect.element(after.getByText(texts.olderDraft)).not.toBeInTheDocument();
});

test("the first ten people stand above the form, all of them after a press", async () => {
  api.answer(
    rows.holders,
    Array.from({ length: 12 }, (_, index) => holder(index + 1)),
  );
  const page = await open();
  await expect.element(page.getByText("Person 10", { exact: true })).toBeVisible();
  await expect.element(page.getByText("Person 11", { exact: true })).not.toBeInTheDocument();
  await page.getByRole("button", { name: texts.holders.showAll(12) }).click();
  await expect.element(page.getByText("Person 12", { exact: true })).toBeVisible();
});
