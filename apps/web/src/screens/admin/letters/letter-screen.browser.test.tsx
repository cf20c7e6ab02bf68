import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { letterEndpoints as rows, type WireLetterVersion } from "#contract/messages/letter.endpoints.ts";
import { companyState, renderScreen } from "#tests/support/screens/render-screen.tsx";
import { stubApi } from "#tests/support/screens/stub-api.ts";
import { letterTexts as texts } from "#texts/da/admin/letters/editor.ts";
import { hired } from "#texts/da/templates/email/jobs.ts";
import { LetterScreen } from "./letter-screen.tsx";

const standard = hired.template.standard;
const theirs: WireLetterVersion = {
  id: 3,
  text: { ...standard, body: "Du er valgt af en anden ejer." },
  created_at: "2026-11-24T09:00:00.000Z",
  created_by: "Bo Krag",
};

async function editor(versions: WireLetterVersion[] = []) {
  const api = stubApi();
  api.answer(rows.letter, versions);
  const page = await renderScreen(LetterScreen, {
    path: "/admin/letters/$letterKey",
    at: "/admin/letters/hired",
    state: companyState({ is_admin: true, office_role: "owner" }),
  });
  const body = page.getByRole("textbox", { name: texts.parts.body, exact: true });
  await expect.element(body).toHaveValue(versions[0]?.text?.body ?? standard.body);
  const chip = (field: string) => page.getByRole("button", { name: `Indsæt {${field}}`, exact: false });
  return { page, api, body, chip, save: page.getByRole("button", { name: texts.save, exact: true }) };
}

test("a field is put where the cursor stood, by the keyboard too, and writing goes on behind it", async () => {
  const { page, body, chip } = await editor();
  await body.fill("Kære , velkommen");
  const area = body.element() as HTMLTextAreaElement;
  area.setSelectionRange(5, 5);
  const insert = chip("fornavn").element() as HTMLButtonElement;
  insert.focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(body).toHaveValue("Kære {fornavn}, velkommen");
  await userEvent.keyboard("!");
  await expect.element(body).toHaveValue("Kære {fornavn}!, velkommen");
  const subject = page.getByRole("textbox", { name: texts.parts.subject });
  await subject.fill("Til ");
  await chip("virksomhed").click();
  await expect.element(subject).toHaveValue("Til {virksomhed}");
});

test("what cannot be saved says why, is not sent, and stays", async () => {
  const { page, api, body, save } = await editor();
  await body.fill("Hej {efternavn}");
  await expect.element(page.getByText("Teksten har {efternavn}", { exact: false })).toBeVisible();
  await save.click();
  expect(api.sent(rows.saveLetter)).toEqual([]);
  await expect.element(body).toHaveValue("Hej {efternavn}");
});

test("where another owner has saved meanwhile both texts are there, and the own one can be saved behind it", async () => {
  const { page, api, body, save } = await editor();
  await body.fill("Min tekst");
  api.refuse(rows.saveLetter, { status: 409, code: "changed_meanwhile", ...{ version: theirs } });
  await save.click();
  const dialog = page.getByRole("alertdialog").or(page.getByRole("dialog"));
  await expect.element(dialog.getByText("Du er valgt af en anden ejer.", { exact: false })).toBeVisible();
  await dialog.getByRole("button", { name: texts.meanwhile.keepMine }).click();
  await expect.element(body).toHaveValue("Min tekst");
  api.answer(rows.saveLetter, [{ ...theirs, id: 4 }, theirs]);
  await save.click();
  await expect.poll(() => api.sent(rows.saveLetter)).toHaveLength(2);
  expect(api.sent(rows.saveLetter)[1]?.body).toEqual({ text: { ...standard, body: "Min tekst" }, from: 3 });
});

test("an earlier text and the standard one come back as a new version", async () => {
  const { page, api } = await editor([{ ...theirs, id: 5, text: { ...standard, body: "Nyest" } }, theirs]);
  api.answer(rows.saveLetter, [theirs]);
  await page.getByRole("button", { name: texts.versions.restoreStandard }).click();
  await page.getByRole("button", { name: texts.versions.restoreConfirm, exact: true }).click();
  await expect
    .poll(() => api.sent(rows.saveLetter).map(({ body }) => body))
    .toEqual([{ text: null, from: 5 }]);
});
