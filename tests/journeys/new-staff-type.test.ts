import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { staffTypeDraftEndpoints } from "#contract/settings/staff-types/draft.endpoints.ts";
import { staffTypeEndpoints } from "#contract/settings/staff-types/staff-type.endpoints.ts";
import { soon } from "#tests/journeys/actions/assertions.ts";
import {
  expectErrorBoxAndMessage,
  expectMessage,
  withFailingRequest,
} from "#tests/journeys/actions/fail-requests.ts";
import { choose } from "#tests/journeys/actions/mailbox.ts";
import { signInAsAdmin } from "#tests/journeys/actions/sign-in.ts";
import { desktop, look, phone } from "#tests/support/browser.ts";
import { startTestProduct } from "#tests/support/test-product.ts";
import {
  beginTexts as begin,
  draftTexts as draft,
  skillEditorTexts as skill,
  adminEditorsTexts as texts,
} from "#texts/da/admin/admin-editors.ts";
import { adminMenu } from "#texts/da/common/menus.ts";
import { adminToasts } from "#texts/da/common/toasts/admin.ts";
import { bookingFormTexts } from "#texts/da/corporation/booking-form.ts";

const testProduct = startTestProduct();
let admin: Page;
let visitor: Page;

beforeAll(async () => {
  admin = await testProduct.open("admin", desktop);
  visitor = await testProduct.open("visitor", phone);
  await signInAsAdmin(admin);
});

const open = (entry: string) =>
  admin.getByRole("navigation", { name: texts.title }).getByRole("link", { name: entry }).click();
const save = (name: string) => admin.getByRole("button", { name, exact: true }).click();
const field = (number: number, label: string) =>
  admin.getByRole("group", { name: skill.block(number), exact: true }).getByLabel(label, { exact: true });
const openNew = async (beginning: string) => {
  await open(texts.add);
  await admin.getByRole("main").getByRole("link", { name: beginning }).click();
};

async function writeBlock(number: number): Promise<void> {
  await admin
    .getByRole("navigation", { name: skill.blocks })
    .getByRole("button")
    .nth(number - 1)
    .click();
  await field(number, skill.skillTitle).fill(`Is ${number}`);
  await field(number, skill.question).fill(`Hvor god er du til is, ${number}?`);
  for (const answer of [1, 2, 3, 4, 5]) await field(number, skill.answer(answer)).fill(`Svar ${answer}`);
}

describe("the staff types of an agency", () => {
  it("begin as a ready-made questionnaire or a copy, and are there after two presses", async () => {
    await choose(admin, adminMenu.staffTypes);
    await openNew("Køkkenmedhjælper");
    await admin.getByRole("heading", { name: skill.titleNew }).waitFor();
    expect(await admin.getByText(skill.filled).count()).toBe(5);
    await look(admin, "staff-type-ready");
    await save(skill.saveNew);
    await expectMessage(admin, adminToasts.skillAdded);
    await admin.getByRole("heading", { name: "Køkkenmedhjælper" }).waitFor();
    await admin.getByRole("link", { name: skill.copy }).click();
    await admin.getByRole("heading", { name: skill.titleCopy("Køkkenmedhjælper") }).waitFor();
    expect(await admin.getByLabel(skill.name).inputValue()).toBe("");
    expect(await field(1, skill.question).inputValue()).toContain("køkken");
    await admin.getByLabel(skill.name).fill("Kokkeelev");
    await save(skill.saveNew);
    await admin.getByRole("heading", { name: "Kokkeelev" }).waitFor();
  });

  it("are written in several goes, and only the office sees the draft", async () => {
    await openNew(begin.empty);
    await admin.getByLabel(skill.name).fill("Isvagt");
    await writeBlock(1);
    await withFailingRequest(
      admin,
      staffTypeDraftEndpoints.addDraft,
      500,
      () => save(draft.save),
      draft.failed,
    );
    await save(draft.save);
    await expectMessage(admin, draft.saved);
    await admin.getByRole("heading", { name: "Isvagt" }).waitFor();
    // The first block that lacks something is the one that is shown.
    await field(2, skill.skillTitle).waitFor();
    await admin.reload();
    await field(2, skill.skillTitle).waitFor();
    await look(admin, "staff-type-draft");
    await visitor.goto("/");
    await visitor.getByLabel(bookingFormTexts.staffType).waitFor();
    expect(await visitor.getByText("Isvagt").count()).toBe(0);
    await open("Runner");
    await openNew("Isvagt");
    for (const number of [2, 3, 4, 5]) await writeBlock(number);
    await save(skill.saveNew);
    await expectMessage(admin, adminToasts.skillAdded);
    await open(texts.add);
    await admin.getByRole("heading", { name: begin.ready }).waitFor();
    await look(admin, "staff-type-begin");
    await admin.setViewportSize(phone.viewport);
    await look(admin, "staff-type-begin-phone");
    await admin.setViewportSize(desktop.viewport);
    expect(await admin.getByRole("heading", { name: begin.drafts }).count()).toBe(0);
  });

  it("have their draft deleted after a question", async () => {
    await admin.getByRole("main").getByRole("link", { name: begin.empty }).click();
    await admin.getByLabel(skill.name).fill("Fejl");
    await save(draft.save);
    await admin.getByRole("heading", { name: "Fejl" }).waitFor();
    await save(draft.delete);
    await admin.getByRole("alertdialog").getByRole("button", { name: draft.delete }).click();
    await expectMessage(admin, draft.deleted);
    await admin.getByRole("heading", { name: begin.ready }).waitFor();
  });

  it("are not left with something unsaved without a question", async () => {
    await open("Runner");
    await admin.getByRole("heading", { name: "Runner" }).waitFor();
    await admin.getByLabel(skill.name).fill("Runner og mere");
    await open("Sommelier");
    const dialog = admin.getByRole("alertdialog", { name: texts.unsaved.title });
    await dialog.getByRole("button", { name: texts.unsaved.stay }).click();
    await expect.poll(() => admin.getByLabel(skill.name).inputValue(), soon).toBe("Runner og mere");
    await open("Sommelier");
    await dialog.getByRole("button", { name: texts.unsaved.leave }).click();
    await admin.getByRole("heading", { name: "Sommelier" }).waitFor();
    const load = () => admin.reload();
    await expectErrorBoxAndMessage(admin, staffTypeEndpoints.skillDetail, load, adminToasts.skillFailed);
  });
});
