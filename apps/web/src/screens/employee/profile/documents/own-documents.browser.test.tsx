import { beforeEach, expect, test } from "vitest";
import { documentEndpoints as rows, type WireDocument } from "#contract/employees/document.endpoints.ts";
import { employee } from "#contract/employees/employee.entities.ts";
import { companyState, renderScreen } from "#tests/support/screens/render-screen.tsx";
import { sampleOf } from "#tests/support/screens/sample-of.ts";
import { type ApiStub, stubApi } from "#tests/support/screens/stub-api.ts";
import { documentKindNames } from "#texts/da/common/document-names.ts";
import { documentTexts as common, documentDialogTexts as dialog } from "#texts/da/common/documents.ts";
import { ownDocumentTexts as texts } from "#texts/da/employee/documents.ts";
import { OwnDocuments } from "./own-documents.tsx";

let api: ApiStub;
beforeEach(() => {
  sessionStorage.clear();
  api = stubApi();
});

const name = documentKindNames.food_hygiene;
const document: WireDocument = {
  ...{ id: 7, kind: "food_hygiene", title: "", issued_on: null, expires_on: "2027-05-01", state: "valid" },
  ...{ reason: "", file: { name: "bevis.pdf", bytes: 9 }, added_at: "2026-11-01T09:00:00Z" },
  ...{ by_office: false, decided_at: null, replaces: null, is_renewed: false },
};

function open(takenOver = false) {
  const session = {
    ...({ kind: "employee", asAdmin: takenOver } as const),
    ...{ employee: sampleOf(employee, { id: 4 }), takenOver },
  };
  return renderScreen(OwnDocuments, {
    path: "/editemployee",
    at: "/editemployee",
    state: { ...companyState(), session },
  });
}

const button = (page: Awaited<ReturnType<typeof open>>, label: string) =>
  page.getByRole("button", { name: label, exact: true });

test("somebody without documents reads what they are for, and can add one", async () => {
  api.answer(rows.ownDocuments, []);
  const page = await open();
  await expect.element(page.getByText(texts.none)).toBeVisible();
  await expect.element(button(page, common.add)).toBeVisible();
});

test("what cannot be fetched is said, and asked for again", async () => {
  api.refuse(rows.ownDocuments, { status: 500 });
  const page = await open();
  await expect.element(page.getByText(common.failed)).toBeVisible();
  api.answer(rows.ownDocuments, [document]);
  await page.getByRole("button").first().click();
  await expect.element(page.getByText(name)).toBeVisible();
});

test.each([
  ["waiting", [common.anotherNamed(name), common.removeNamed(name)], [common.renewNamed(name)]],
  ["declined", [common.anotherNamed(name), common.removeNamed(name)], [common.renewNamed(name)]],
  ["valid", [common.renewNamed(name)], [common.removeNamed(name)]],
  ["expired", [common.renewNamed(name)], [common.removeNamed(name)]],
] as const)("a document that is %s offers what can be done about it", async (state, offered, missing) => {
  api.answer(rows.ownDocuments, [{ ...document, state, reason: "Bagsiden mangler" }]);
  const page = await open();
  await expect.element(page.getByText(common.states[state], { exact: true })).toBeVisible();
  for (const label of offered) await expect.element(button(page, label)).toBeVisible();
  for (const label of missing) await expect.element(button(page, label)).not.toBeInTheDocument();
  const why = page.getByText(common.because("Bagsiden mangler"));
  if (state === "declined") await expect.element(why).toBeVisible();
  else await expect.element(why).not.toBeInTheDocument();
});

test("one that is renewed already is not sent a second time", async () => {
  api.answer(rows.ownDocuments, [{ ...document, state: "expiring", is_renewed: true }]);
  const page = await open();
  await expect.element(page.getByText(common.renewed)).toBeVisible();
  await expect.element(button(page, common.renewNamed(name))).not.toBeInTheDocument();
});

test("the dialog names what is missing, and a renewal begins with what the document is", async () => {
  api.answer(rows.ownDocuments, [document]);
  const page = await open();
  await button(page, common.renewNamed(name)).click();
  await expect.element(page.getByLabelText(dialog.kind)).toHaveValue("food_hygiene");
  await button(page, texts.send).click();
  await expect.element(page.getByText(dialog.expiresMissing)).toBeVisible();
  await expect.element(page.getByText(dialog.fileMissing)).toBeVisible();
  await page.getByLabelText(dialog.kind).selectOptions("other");
  await expect.element(page.getByText(dialog.nameMissing)).toBeVisible();
});

test("a removal that fails says so and stays", async () => {
  api.answer(rows.ownDocuments, [{ ...document, state: "waiting" }]);
  api.refuse(rows.removeOwnDocument, { status: 500 });
  const page = await open();
  await button(page, common.removeNamed(name)).click();
  await button(page, common.remove).click();
  await expect.element(page.getByText(common.notSaved)).toBeVisible();
});

test("whoever acts for the person opens no file here", async () => {
  api.answer(rows.ownDocuments, [document]);
  const page = await open(true);
  await expect.element(page.getByText("bevis.pdf")).toBeVisible();
  await expect.element(button(page, "bevis.pdf")).not.toBeInTheDocument();
});
