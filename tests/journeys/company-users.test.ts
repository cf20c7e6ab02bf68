import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import type { CompanyRole } from "#rules/people/security/company-roles.ts";
import { expectVisible, soon } from "#tests/journeys/actions/assertions.ts";
import { fillSignIn, signInAsCorporation } from "#tests/journeys/actions/sign-in.ts";
import { desktop, look, smallPhone } from "#tests/support/browser.ts";
import { startTestProduct } from "#tests/support/test-product.ts";
import { chromeTexts } from "#texts/da/common/chrome.ts";
import { corporationMenu } from "#texts/da/common/menus.ts";
import { companyUserTexts as texts } from "#texts/da/corporation/company-users.ts";
import { corporationHomeTexts } from "#texts/da/corporation/corporation-home.ts";
import { companyInvoiceTexts } from "#texts/da/corporation/invoices.ts";
import { landingTexts } from "#texts/da/public/landing.ts";
import { companyRoleNames } from "#texts/da/users/company-roles.ts";

const testProduct = startTestProduct();
const emailOf = (role: CompanyRole) => `${role}@nordlys.test`;
let owner: Page;
let booker: Page;
let finance: Page;

async function invite(page: Page, name: string, role: CompanyRole): Promise<void> {
  await page.getByRole("button", { name: texts.invite, exact: true }).click();
  const dialog = page.getByRole("alertdialog", { name: texts.invite });
  await dialog.getByLabel(texts.name).fill(name);
  await dialog.getByLabel(texts.email).fill(emailOf(role));
  await dialog.getByLabel(texts.role).selectOption({ label: companyRoleNames[role] });
  await look(page, `company-users-invite-${role}`);
  await dialog.getByRole("button", { name: texts.send, exact: true }).click();
  await dialog.waitFor({ state: "detached" });
  await expectVisible(page.getByRole("listitem").filter({ hasText: emailOf(role) }), texts.waiting);
}

/** Chooses the try-out's password, whose mailed link nobody reads in the mailbox, and signs in. */
async function join(page: Page, role: CompanyRole): Promise<void> {
  const database = await testProduct.openDatabase();
  const own = database.db.selectFrom("corporations").where("email", "=", "hotel@vagtklar.test");
  const { password_hash } = await own.select("password_hash").executeTakeFirstOrThrow();
  await database.db
    .updateTable("corporations")
    .set({ password_hash })
    .where("email", "=", emailOf(role))
    .execute();
  await database.close();
  await page.goto("/corporationLogin");
  await fillSignIn(page, emailOf(role));
  await page.getByRole("heading", { level: 1, name: "Hotel Nordlys" }).waitFor();
}

const menuOf = async (page: Page) => {
  await page.getByRole("button", { name: chromeTexts.menu, exact: true }).click();
  await page.getByRole("menuitem", { name: corporationMenu.home, exact: true }).waitFor();
  const names = await page.getByRole("menuitem").allInnerTexts();
  await page.keyboard.press("Escape");
  await page.getByRole("menuitem").first().waitFor({ state: "detached" });
  return names.map((name) => name.trim());
};

beforeAll(async () => {
  owner = await testProduct.open("owner", desktop);
  booker = await testProduct.open("booker", smallPhone);
  finance = await testProduct.open("finance", desktop);
  await signInAsCorporation(owner, "hotel@vagtklar.test");
});

describe("several people of one company", () => {
  it("are invited by an owner, from the menu", async () => {
    await owner.getByRole("button", { name: chromeTexts.menu, exact: true }).click();
    await owner.getByRole("menuitem", { name: corporationMenu.users, exact: true }).click();
    await owner.getByRole("heading", { level: 1, name: texts.title }).waitFor();
    await invite(owner, "Maja Holm", "booker");
    await invite(owner, "Finn Krone", "finance");
    await look(owner, "company-users");
    await owner.setViewportSize(smallPhone.viewport);
    await look(owner, "company-users-phone");
    await owner.setViewportSize(desktop.viewport);
  });

  it("sign in with their own e-mail; the owner sees that they have come", async () => {
    await join(booker, "booker");
    await join(finance, "finance");
    await owner.reload();
    const maja = owner.getByRole("listitem").filter({ hasText: emailOf("booker") });
    await expectVisible(maja, /Sidst set/);
  });

  it("see in the menu what their role may do", async () => {
    const { book, invoices, users } = corporationMenu;
    const shown = async (page: Page) => {
      const names = await menuOf(page);
      return [book, invoices, users].filter((name) => names.includes(name));
    };
    expect(await shown(owner)).toEqual([book, invoices, users]);
    expect(await shown(booker)).toEqual([book]);
    expect(await shown(finance)).toEqual([invoices]);
    await booker.getByRole("link", { name: corporationHomeTexts.book, exact: true }).waitFor();
    await look(booker, "company-booker-home");
  });

  it("read why a page is not theirs: finance cannot book, and sees the invoices", async () => {
    await finance.goto("/newBooking");
    await expectVisible(finance, texts.noAccess);
    await expectVisible(finance, /Du er økonomi hos/);
    await look(finance, "company-no-access");
    await finance.goto("/invoices");
    await finance.getByRole("region", { name: companyInvoiceTexts.list }).waitFor();
    await finance.goto("/editcorporation");
    await expectVisible(finance, texts.profileOfOwner);
    await look(finance, "company-finance-profile");
    await booker.goto("/invoices");
    await expectVisible(booker, texts.noAccess);
  });

  it("get another role without signing in anew", async () => {
    const colleague = owner.getByRole("listitem").filter({ hasText: emailOf("finance") });
    await colleague.getByRole("combobox").selectOption({ label: companyRoleNames.approver });
    await finance.goto("/invoices");
    await expectVisible(finance, texts.noAccess);
  });

  it("are signed out at once when an owner switches them off", async () => {
    const maja = owner.getByRole("listitem").filter({ hasText: emailOf("booker") });
    await maja.getByRole("button", { name: new RegExp(`^${texts.disable}`) }).click();
    await owner.getByRole("alertdialog").getByRole("button", { name: texts.disable, exact: true }).click();
    await expectVisible(maja, texts.disabled);
    await booker.goto("/");
    await booker.getByRole("heading", { level: 1, name: landingTexts.title }).waitFor();
    await expect.poll(() => booker.evaluate(() => localStorage.getItem("corporationToken")), soon).toBeNull();
  });
});
