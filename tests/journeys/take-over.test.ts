import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { corporationEndpoints } from "#contract/corporations/corporation.endpoints.ts";
import { employeeEndpoints } from "#contract/employees/employee.endpoints.ts";
import { sessionEndpoints } from "#contract/sessions/session.endpoints.ts";
import { demoPassword } from "#server/demo/accounts.ts";
import { expectVisible } from "#tests/journeys/actions/assertions.ts";
import { pressDownload } from "#tests/journeys/actions/downloads.ts";
import {
  expectMessage,
  failRequests,
  messages,
  withFailingRequest,
} from "#tests/journeys/actions/fail-requests.ts";
import { choose } from "#tests/journeys/actions/mailbox.ts";
import { signInAsAdmin, signInAsCorporation } from "#tests/journeys/actions/sign-in.ts";
import { desktop, look } from "#tests/support/browser.ts";
import { startTestProduct } from "#tests/support/test-product.ts";
import { adminCorporationsTexts, adminEmployeesTexts } from "#texts/da/admin/admin-lists.ts";
import { defaultBrand } from "#texts/da/common/brand.ts";
import { chromeTexts } from "#texts/da/common/chrome.ts";
import { adminMenu, sessionMenu } from "#texts/da/common/menus.ts";
import { adminToasts } from "#texts/da/common/toasts/admin.ts";
import { corporationToasts } from "#texts/da/common/toasts/corporation.ts";
import { bookingCardTexts } from "#texts/da/corporation/booking-card.ts";
import { bookingViewTexts } from "#texts/da/corporation/booking-view.ts";
import { employeeHomeTexts } from "#texts/da/employee/employee-home.ts";
import { landingTexts } from "#texts/da/public/landing.ts";
import { uiTexts } from "#texts/da/ui/ui.ts";

const hotel = "Hotel Nordlys";
const anna = "Anna Krogh";

const testProduct = startTestProduct();
let admin: Page;
let company: Page;

beforeAll(async () => {
  admin = await testProduct.open("admin", desktop);
  company = await testProduct.open("company", desktop);
  await signInAsAdmin(admin);
});

describe("the companies", () => {
  it("are given as a file to whoever knows the password", async () => {
    await choose(admin, adminMenu.corporations);
    await pressDownload(admin.getByRole("button", { name: adminCorporationsTexts.download }), "csv");
    const dialog = admin.getByRole("dialog", { name: adminCorporationsTexts.download });
    const password = dialog.getByLabel(adminCorporationsTexts.password, { exact: true });
    await password.fill("forkert");
    await password.press("Enter");
    await expectMessage(admin, adminToasts.wrongDownloadPassword);
    await look(admin, "admin-companies-password");
    await withFailingRequest(
      admin,
      corporationEndpoints.export,
      404,
      () => password.press("Enter"),
      adminToasts.noCorporations,
      {
        code: "no_companies",
      },
    );
    await password.fill(demoPassword);
    const [file] = await Promise.all([
      admin.waitForEvent("download"),
      dialog.getByRole("button", { name: adminCorporationsTexts.confirmDownload, exact: true }).click(),
    ]);
    expect(file.suggestedFilename()).toBe("virksomheder.csv");
    expect(await readFile(await file.path(), "utf8")).toMatch(/^\uFEFFId;Navn;CVR;.*\r\n(\d+;[^\r]+\r\n)+$/);
    await dialog.waitFor({ state: "hidden" });
  });
});

describe("the employees", () => {
  const vigga = () =>
    admin.getByRole("row").filter({ has: admin.getByRole("rowheader", { name: "Vigga", exact: true }) });
  const question = () => admin.getByRole("alertdialog", { name: adminEmployeesTexts.sure });
  const choosesInRow = async (act: string) => {
    await vigga().getByRole("button", { name: adminEmployeesTexts.columns.menu }).click();
    await admin.getByRole("menuitem", { name: act }).click();
    await question().waitFor();
  };

  it("are asked about before their sessions end, and nothing happens without a yes", async () => {
    await choose(admin, adminMenu.employees);
    await vigga().waitFor();
    await choosesInRow(adminEmployeesTexts.resetToken);
    await look(admin, "admin-employee-question");
    const { mend } = await failRequests(admin, employeeEndpoints.resetToken, 500);
    await question().getByRole("button", { name: uiTexts.cancel }).click();
    await question().waitFor({ state: "hidden" });
    expect(await messages(admin).count()).toBe(0);
    await choosesInRow(adminEmployeesTexts.resetToken);
    await question().getByRole("button", { name: adminEmployeesTexts.resetToken }).click();
    await expectMessage(admin, adminToasts.actionFailed);
    await mend();
    await choosesInRow(adminEmployeesTexts.resetToken);
    await question().getByRole("button", { name: adminEmployeesTexts.resetToken }).click();
    await expectMessage(admin, adminToasts.tokenReset);
  });

  it("leave the list when they are deactivated", async () => {
    const total = () => admin.locator(".kpi b").innerText();
    const before = Number(await total());
    await choosesInRow(adminEmployeesTexts.deactivate);
    await question().getByRole("button", { name: adminEmployeesTexts.deactivate }).click();
    await expectMessage(admin, adminToasts.deactivated);
    await vigga().waitFor({ state: "detached" });
    expect(Number(await total())).toBe(before - 1);
  });
});

describe("taking over", () => {
  it("shows the company's own pages under a band, with what only an admin may do", async () => {
    await choose(admin, adminMenu.corporations);
    await admin.getByRole("searchbox", { name: adminCorporationsTexts.search }).fill("Nordlys");
    await admin.getByRole("rowheader", { name: "Havnebryggeriet" }).waitFor({ state: "hidden" });
    await admin.getByRole("rowheader", { name: hotel }).waitFor();
    await look(admin, "corporations");
    await takeOver(hotel);
    await expectVisible(admin, chromeTexts.actingAs(defaultBrand, hotel));
    await admin.getByRole("heading", { name: hotel }).waitFor();
    await look(admin, "take-over-company");
  });

  it("reaches the company's own window at once", async () => {
    await signInAsCorporation(company, "hotel@vagtklar.test");
    await company.goto("/");
    const open = admin.getByRole("article").filter({ hasText: "mandag d. 30. nov." });
    await open.getByRole("link", { name: bookingCardTexts.open }).click();
    await company.goto(admin.url());
    await company.getByRole("link", { name: bookingViewTexts.edit }).waitFor();
    expect(await company.getByRole("button", { name: bookingViewTexts.close }).count()).toBe(0);
    await admin.getByRole("button", { name: bookingViewTexts.close }).click();
    await expectVisible(admin, corporationToasts.bookingClosed);
    // A press while the one before is under way does nothing.
    const ready = admin.locator("button:not([aria-busy])");
    await admin.getByRole("button", { name: bookingViewTexts.open }).and(ready).click();
    await expectVisible(admin, corporationToasts.bookingOpened);
  });

  it("leads back to the admin without a new sign-in, and on to an employee", async () => {
    await backToAdmin();
    await choose(admin, adminMenu.employees);
    await admin.getByRole("searchbox", { name: adminEmployeesTexts.search }).fill(anna);
    await admin.getByRole("rowheader", { name: "Bertram" }).waitFor({ state: "hidden" });
    await admin.getByRole("rowheader", { name: "Anna", exact: true }).waitFor();
    await look(admin, "employees");
    await takeOver("Anna");
    await expectVisible(admin, chromeTexts.actingAs(defaultBrand, anna));
    await expectVisible(admin, employeeHomeTexts.greeting("Anna"));
    await look(admin, "take-over-employee");
    await backToAdmin();
  });

  it("refuses one's own profile", async () => {
    await choose(admin, adminMenu.corporations);
    await takeOver("Vagtklar");
    await expectVisible(admin, corporationToasts.ownProfile);
  });

  it("says so where it is ended elsewhere, and the admin goes on without a new sign-in", async () => {
    await takeOver(hotel);
    await expectVisible(admin, chromeTexts.actingAs(defaultBrand, hotel));
    const token = await admin.evaluate(() => sessionStorage.getItem("takenOverCorporationToken") ?? "");
    await testProduct.product.call(sessionEndpoints.corporationSignOut, { as: token });
    await expectVisible(admin, chromeTexts.takeOverEnded);
    await admin.getByText(chromeTexts.admin, { exact: true }).waitFor();
    await choose(admin, adminMenu.corporations);
  });

  it("ends on the server, with the admin's session, when the admin signs out of it", async () => {
    await takeOver(hotel);
    await expectVisible(admin, chromeTexts.actingAs(defaultBrand, hotel));
    const tokens = await admin.evaluate(() => [
      localStorage.getItem("corporationToken") ?? "",
      sessionStorage.getItem("takenOverCorporationToken") ?? "",
    ]);
    expect(await Promise.all(tokens.map(statusOf))).toEqual([200, 200]);
    await choose(admin, sessionMenu.logOut);
    await expectVisible(admin, chromeTexts.signedOut);
    await look(admin, "signed-out");
    expect(await Promise.all(tokens.map(statusOf))).toEqual([401, 401]);

    await admin.goto("/admin/showCorporations");
    await expectVisible(admin, landingTexts.title);
    await admin.waitForURL("/");
    await company.reload();
    await company.getByRole("link", { name: bookingViewTexts.edit }).waitFor();
  });
});

/** Presses «Overtag» in the row of that name. */
async function takeOver(name: string): Promise<void> {
  await admin
    .getByRole("row")
    .filter({ has: admin.getByRole("rowheader", { name, exact: true }) })
    .getByRole("button", { name: adminCorporationsTexts.takeOver })
    .click();
}

async function backToAdmin(): Promise<void> {
  await admin.getByRole("button", { name: chromeTexts.backToAdmin }).click();
  await admin.getByText(chromeTexts.admin, { exact: true }).waitFor();
}

async function statusOf(token: string): Promise<number> {
  return (await testProduct.product.call(sessionEndpoints.corporationMe, { as: token })).status;
}
