import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { expectVisible, soon } from "#tests/journeys/actions/assertions.ts";
import { signInAsAdmin, signInAsCorporation } from "#tests/journeys/actions/sign-in.ts";
import { type StandIn, startStandIn } from "#tests/stand-ins/stand-in.ts";
import { desktop, look, smallPhone } from "#tests/support/browser.ts";
import { startTestProduct } from "#tests/support/test-product.ts";
import { apiKeyTexts } from "#texts/da/api-access/api-keys.ts";
import { webhookEventNames } from "#texts/da/api-access/webhook-events.ts";
import { webhookTexts as texts } from "#texts/da/api-access/webhooks.ts";

/** What the company's program answers from now on. */
let status = 500;
let receiver: StandIn;
const testProduct = startTestProduct({
  services: async () => {
    receiver = await startStandIn(() => ({ status }));
    return { WEBHOOK_ALLOW_PRIVATE: "1" };
  },
});
let owner: Page;
let office: Page;

const section = (page: Page) =>
  page.locator("section").filter({ has: page.getByRole("heading", { name: texts.title, exact: true }) });
const lineOf = (page: Page, name: string) => section(page).getByRole("listitem").filter({ hasText: name });
const press = (where: Page | Locator, name: string) =>
  where.getByRole("button", { name, exact: true }).click();

async function make(page: Page, name: string, look_: string): Promise<void> {
  await press(section(page), texts.make);
  const dialog = page.getByRole("alertdialog", { name: texts.make });
  await dialog.getByLabel(texts.url).fill("erp");
  await dialog.getByLabel(texts.description).fill(name);
  await dialog.getByText(webhookEventNames["booking.approved"], { exact: true }).click();
  await dialog.getByText(webhookEventNames["invoice.created"], { exact: true }).click();
  await press(dialog, texts.make);
  await expectVisible(dialog, /begynder med https/);
  await look(page, `${look_}-refused`);
  await dialog.getByLabel(texts.url).fill(`${receiver.url}/hooks`);
  await press(dialog, texts.make);
  const made = page.getByRole("dialog", { name: texts.madeTitle });
  expect(await made.getByLabel(texts.secret).inputValue()).toMatch(/^whsec_/);
  await look(page, `${look_}-secret`);
  await press(made, texts.done);
  await expectVisible(lineOf(page, name), texts.states.active);
}

async function openDeliveries(page: Page, name: string): Promise<Locator> {
  await lineOf(page, name).getByRole("button", { name: texts.deliveries }).click();
  const dialog = page.getByRole("dialog", { name: texts.deliveriesOf(name) });
  await dialog.waitFor();
  return dialog;
}

async function choose(page: Page, name: string, entry: string): Promise<void> {
  await lineOf(page, name)
    .getByRole("button", { name: texts.menu(name) })
    .click();
  await page.getByRole("menuitem", { name: entry, exact: true }).click();
}

beforeAll(async () => {
  owner = await testProduct.open("owner", smallPhone);
  office = await testProduct.open("office", desktop);
  await signInAsCorporation(owner, "hotel@vagtklar.test");
  await signInAsAdmin(office);
});
afterAll(() => receiver.close());

describe("an owner whose program is told of bookings, on a phone", () => {
  it("makes a webhook, and reads at its field why an address is refused", async () => {
    await owner.goto("/users");
    await expectVisible(section(owner), texts.empty);
    await make(owner, "ERP", "webhooks-phone");
  });

  it("sends a test, and sees that it is not received", async () => {
    const dialog = await openDeliveries(owner, "ERP");
    await expectVisible(dialog, texts.noDeliveries);
    await press(dialog, texts.test);
    await expectVisible(dialog, texts.deliveryStates.failed);
    await expectVisible(dialog, /Svar 500/);
  });

  it("reads what was sent, mends the program, sends it again and sees it delivered", async () => {
    const dialog = owner.getByRole("dialog", { name: texts.deliveriesOf("ERP") });
    await dialog.getByText(texts.showPayload, { exact: true }).click();
    await expectVisible(dialog, /"type": "webhook.test"/);
    await look(owner, "webhooks-phone-failed");
    status = 200;
    await dialog.getByRole("button", { name: texts.sendAgain }).click();
    await expectVisible(dialog, texts.deliveryStates.delivered);
    await expectVisible(dialog, /2 forsøg/);
    expect(receiver.requests.map(({ headers }) => headers["vagtklar-event"])).toEqual([
      "webhook.test",
      "webhook.test",
    ]);
    await look(owner, "webhooks-phone-delivered");
    await owner.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
  });

  it("pauses it, turns it on again, makes another secret, and takes it away after a question", async () => {
    await choose(owner, "ERP", texts.pause);
    await expectVisible(lineOf(owner, "ERP"), texts.pausedBecause.owner);
    await look(owner, "webhooks-phone");
    await choose(owner, "ERP", texts.resume);
    await expectVisible(lineOf(owner, "ERP"), texts.states.active);
    await choose(owner, "ERP", texts.rotate);
    await press(owner.getByRole("alertdialog", { name: texts.rotateTitle }), texts.rotate);
    const rotated = owner.getByRole("dialog", { name: texts.rotatedTitle });
    expect(await rotated.getByLabel(texts.secret).inputValue()).toMatch(/^whsec_/);
    await press(rotated, texts.done);
    await choose(owner, "ERP", texts.remove);
    await press(owner.getByRole("alertdialog", { name: texts.removeTitle("ERP") }), texts.remove);
    await expectVisible(section(owner), texts.empty);
  });
});

describe("the office on a screen", () => {
  it("has webhooks of its own beside its keys, and changes one", async () => {
    await office.goto("/admin/users");
    await office.getByRole("heading", { name: apiKeyTexts.title }).waitFor();
    await make(office, "Datavarehus", "webhooks-office");
    await choose(office, "Datavarehus", texts.change);
    const dialog = office.getByRole("alertdialog", { name: texts.changeTitle });
    await dialog.getByLabel(texts.description).fill("Rapporter");
    await press(dialog, texts.save);
    await expectVisible(lineOf(office, "Rapporter"), texts.eventCount(2));
    await look(office, "webhooks-office");
  });

  it("sees its test delivered", async () => {
    const dialog = await openDeliveries(office, "Rapporter");
    await press(dialog, texts.test);
    await expectVisible(dialog, texts.deliveryStates.delivered);
    await look(office, "webhooks-office-deliveries");
    await expect.poll(() => receiver.requests.length, soon).toBe(3);
  });
});
