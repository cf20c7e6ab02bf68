import type { Page } from "playwright-core";
import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import { adminBookingEndpoints } from "#contract/bookings/admin-booking.endpoints.ts";
import { bookingEndpoints } from "#contract/bookings/booking.endpoints.ts";
import { corporationEndpoints } from "#contract/corporations/corporation.endpoints.ts";
import { sessionEndpoints } from "#contract/sessions/session.endpoints.ts";
import { lookupEndpoints } from "#contract/settings/lookup.endpoints.ts";
import { demoPassword } from "#server/demo/accounts.ts";
import { expectVisible, soon } from "#tests/journeys/actions/assertions.ts";
import {
  expectMessage,
  failRequests,
  messages,
  withFailingRequest,
  withoutNetwork,
} from "#tests/journeys/actions/fail-requests.ts";
import { choose } from "#tests/journeys/actions/mailbox.ts";
import { fillSignIn, pickPicture, signInAsAdmin } from "#tests/journeys/actions/sign-in.ts";
import { writeCorporation } from "#tests/journeys/actions/visitor.ts";
import { desktop, look, phone } from "#tests/support/browser.ts";
import { startTestProduct } from "#tests/support/test-product.ts";
import { adminApprovalTexts } from "#texts/da/admin/admin-approval.ts";
import { adminCorporationsTexts } from "#texts/da/admin/admin-lists.ts";
import { defaultBrand } from "#texts/da/common/brand.ts";
import { chromeTexts } from "#texts/da/common/chrome.ts";
import { commonTexts } from "#texts/da/common/common.ts";
import { adminMenu, sessionMenu } from "#texts/da/common/menus.ts";
import { adminToasts } from "#texts/da/common/toasts/admin.ts";
import { brandedToasts } from "#texts/da/common/toasts/branded.ts";
import { corporationToasts as toasts } from "#texts/da/common/toasts/corporation.ts";
import { passwordMessages } from "#texts/da/common/validation.ts";
import { bookingViewTexts } from "#texts/da/corporation/booking-view.ts";
import { corporationHomeTexts as home } from "#texts/da/corporation/corporation-home.ts";
import { corporationProfileTexts as profile } from "#texts/da/corporation/corporation-profile.ts";
import { corporationLoginTexts as login } from "#texts/da/public/login.ts";
import { signUpTexts } from "#texts/da/public/sign-up.ts";
import { imageTexts } from "#texts/da/ui/images.ts";
import { uiTexts } from "#texts/da/ui/ui.ts";

const email = "hotel@vagtklar.test";
const hotel = "Hotel Nordlys";

const testProduct = startTestProduct();
let company: Page;

beforeAll(async () => {
  company = await testProduct.open("company", desktop);
});

describe("what goes wrong with an account is said in the documented words, and nothing is lost by it", () => {
  it("at the sign-up of a company", async () => {
    await company.goto("/newcorporation");
    const submit = () => press(signUpTexts.submit);
    await company.getByLabel(signUpTexts.terms).check();
    await submit();
    await expectMessage(company, commonTexts.invalidForm);
    await writeCorporation(company, { name: "Ny Café", email, password: "cafe-2026" });
    await submit();
    await expectMessage(company, toasts.signUpTaken);
    for (const how of [500, 403, "failed", "timedout", "intercepted"] as const) {
      await withFailingRequest(company, corporationEndpoints.signUp, how, submit, toasts.signUpFailed);
    }
    await withoutNetwork(company, submit, toasts.signUpFailed);
    expect(await company.getByLabel(signUpTexts.name).inputValue()).toBe("Ny Café");
    expect(await company.getByLabel(signUpTexts.password, { exact: true }).inputValue()).toBe("cafe-2026");

    await company.getByLabel(signUpTexts.email, { exact: true }).fill("ny-cafe@vagtklar.test");
    await submit();
    await expectMessage(company, brandedToasts.welcome(defaultBrand));
    await expectVisible(company, home.upcomingEmpty);
    await company.getByRole("tab", { name: home.tabs.finished }).click();
    await expectVisible(company, home.finishedEmpty);
    await look(company, "home-empty");
    await choose(company, sessionMenu.logOut);
    await expectMessage(company, chromeTexts.signedOut);
  });

  it("at the sign-in", async () => {
    await company.goto("/corporationlogin");
    const password = company.getByLabel(login.password, { exact: true });
    await company.getByLabel(login.email).fill(email);
    await password.fill("forkert-kodeord");
    const row = sessionEndpoints.corporationSignIn;
    const submit = () => press(login.submit);
    await submit();
    await expectMessage(company, toasts.signInWrong);
    await withFailingRequest(company, row, 401, submit, toasts.signInUnauthorized);
    for (const how of [500, "failed", "timedout", "intercepted"] as const) {
      await withFailingRequest(company, row, how, submit, toasts.signInOffline);
    }
    await withoutNetwork(company, submit, toasts.signInOffline);
    expect(await password.inputValue()).toBe("forkert-kodeord");
    await password.fill(demoPassword);
    await submit();
    await company.waitForURL("/");
  });

  it("on a slow line: what is pressed before the page has woken up is kept out of the address, and done then", async () => {
    const early = await testProduct.open("early", phone);
    const line = Promise.withResolvers<void>();
    await early.route(/\/assets\/corporation-login-.*\.js/, (route) =>
      line.promise.then(() => route.continue()),
    );
    await early.goto("/corporationlogin", { waitUntil: "commit" });
    await early.waitForFunction(() => performance.getEntriesByType("resource").length > 3);
    await early.getByLabel(login.email).fill(email);
    await early.getByLabel(login.password, { exact: true }).fill(demoPassword);
    await early.getByRole("button", { name: login.submit, exact: true }).click();
    expect(new URL(early.url()).search).toBe("");
    line.resolve();
    await early.waitForURL("/");
  });

  it("at the automatic sign-in, with a box and no message", async () => {
    const broken = await failRequests(company, sessionEndpoints.corporationMe, 500);
    await company.reload();
    await expectVisible(company, commonTexts.errorTitle);
    expect(await messages(company).count()).toBe(0);
    await broken.mend();
    await press(uiTexts.retry);
    await expectVisible(company, hotel);
  });

  it("in the profile, and with the password", async () => {
    await company.goto("/editcorporation");
    const name = company.getByLabel(profile.email);
    const save = () => press(profile.save);
    await name.fill("hotel");
    await save();
    await expectMessage(company, toasts.invalidProfile);
    expect(await name.getAttribute("aria-invalid")).toBe("true");
    await name.fill("bryggeri@vagtklar.test");
    await save();
    await expectMessage(company, toasts.profileTaken);
    await name.fill(email);
    const department = company.getByLabel(profile.department);
    await department.fill("Selskaber");
    const failed = brandedToasts.saveFailed(defaultBrand);
    for (const how of [500, 403, 404, "failed", "intercepted"] as const) {
      await withFailingRequest(company, corporationEndpoints.saveProfile, how, save, failed);
    }
    await withoutNetwork(company, save, failed);
    expect(await department.inputValue()).toBe("Selskaber");
    await save();
    await expectMessage(company, toasts.profileSaved);

    const line = Promise.withResolvers<void>();
    const slow = /\/api\/corporations$/;
    await company.route(slow, (route) => line.promise.then(() => route.continue()));
    await department.fill("Selskaber og bar");
    await save();
    const ean = company.getByLabel(profile.ean);
    await ean.fill("5790001330552");
    line.resolve();
    await expectMessage(company, toasts.profileSaved);
    await company.unroute(slow);
    expect(await department.inputValue()).toBe("Selskaber og bar");
    expect(await ean.inputValue()).toBe("5790001330552");

    const [next, again] = [profile.password.new, profile.password.confirm].map((label) =>
      company.getByLabel(label, { exact: true }),
    );
    await company.getByLabel(profile.password.current, { exact: true }).fill(demoPassword);
    await next?.fill(demoPassword);
    await again?.fill("vagtklar-dem");
    const change = () => press(profile.password.submit);
    await change();
    await expectMessage(company, toasts.invalidPassword);
    await expectVisible(company, passwordMessages.different);
    await again?.fill(demoPassword);
    await withFailingRequest(company, sessionEndpoints.changePassword, 500, change, toasts.passwordFailed);
    expect(await next?.inputValue()).toBe(demoPassword);
    await change();
    await expectMessage(company, toasts.passwordSaved);
  });

  it("with a picture: what is none, and what does not get through", async () => {
    await pickPicture(company, {
      name: "logo.pdf",
      mimeType: "application/pdf",
      buffer: Buffer.from("%PDF-1.7"),
    });
    await expectVisible(company, toasts.uploadFailed);
    const buffer = await company.screenshot({ clip: { x: 0, y: 0, width: 300, height: 300 } });
    const send = async () => {
      await pickPicture(company, { name: "logo.png", mimeType: "image/png", buffer });
      await press(imageTexts.useImage);
    };
    for (const how of [500, 413, "failed", "timedout", "intercepted"] as const) {
      await withFailingRequest(company, lookupEndpoints.uploadImage, how, send, toasts.uploadFailed);
    }
    const tooLarge = { code: "file_too_large" };
    await withFailingRequest(company, lookupEndpoints.uploadImage, 422, send, toasts.fileTooLarge, tooLarge);
  });

  it("with a picture that the browser cannot open: the server says why not", async () => {
    const buffer = Buffer.concat([Buffer.from("\x89PNG\r\n\x1a\n", "latin1"), Buffer.alloc(500)]);
    const answered = company.waitForResponse((response) => response.url().endsWith("/images/upload"));
    await pickPicture(company, { name: "logo.png", mimeType: "image/png", buffer });
    expect((await answered).status()).toBe(422);
    await expectVisible(company, toasts.uploadFailed);
  });

  it("with a telephone's 48 megapixels: they are reduced and upright before anything is sent", async () => {
    const lying = sharp({ create: { width: 8_064, height: 6_048, channels: 3, background: "#3c3" } });
    const buffer = await lying.withMetadata({ orientation: 6 }).jpeg().toBuffer();
    await pickPicture(company, { name: "foto.jpg", mimeType: "image/jpeg", buffer });
    const shown = company.locator(".crop canvas");
    await shown.waitFor();
    const size = await shown.evaluate(({ width, height }: HTMLCanvasElement) => ({ width, height }));
    expect(size).toEqual({ width: 3_072, height: 4_096 });
    await press(uiTexts.cancel);
  });

  it("when a session has ended: the login comes, and leads back to every typed word", async () => {
    await company.getByLabel(profile.department).fill("Køkkenet");
    const ended = await failRequests(company, corporationEndpoints.saveProfile, 401);
    await press(profile.save);
    await company.waitForURL(/\/corporationlogin\?next=%2Feditcorporation$/i);
    expect(await messages(company).count()).toBe(0);
    await ended.mend();
    await fillSignIn(company, email);
    await company.waitForURL("/editcorporation");
    const department = company.getByLabel(profile.department);
    await expect.poll(() => department.inputValue(), soon).toBe("Køkkenet");
    await company.reload();
    await expect.poll(() => department.inputValue(), soon).toBe("Køkkenet");
  });

  it("but nobody else is shown them, not even where the browser lost the token", async () => {
    await company.evaluate(() => localStorage.clear());
    await company.reload();
    await company.waitForURL("/");
    await company.goto("/corporationlogin");
    await fillSignIn(company, "bryggeri@vagtklar.test");
    await company.waitForURL("/");
    await company.goto("/editcorporation");
    await expectVisible(company, profile.title);
    expect(await company.getByLabel(profile.department).inputValue()).not.toBe("Køkkenet");
    await choose(company, sessionMenu.logOut);
    await expectMessage(company, chromeTexts.signedOut);
  });

  it("when an admin takes a company over, opens or closes its booking, or approves one", async () => {
    const admin = await testProduct.open("admin", desktop);
    const pressAsAdmin = (name: string) => admin.getByRole("button", { name, exact: true }).click();
    await signInAsAdmin(admin);
    await choose(admin, adminMenu.corporations);
    const takeOver = (name: string) =>
      admin
        .getByRole("button", { name: new RegExp(`^${adminCorporationsTexts.takeOver}.*${name}$`) })
        .click();
    await takeOver("Vagtklar");
    await expectMessage(admin, toasts.ownProfile);
    const broken = await failRequests(admin, sessionEndpoints.takeOverCorporation, 500);
    await takeOver(hotel);
    await admin.getByRole("alert").filter({ hasText: commonTexts.errorTitle }).waitFor();
    expect(await messages(admin).count()).toBe(0);
    await look(admin, "take-over-failed");
    await broken.mend();
    await takeOver(hotel);

    await admin.getByRole("link", { name: "mandag d. 30. nov." }).click();
    const change = bookingEndpoints.changeStatus;
    await withFailingRequest(
      admin,
      change,
      500,
      () => pressAsAdmin(bookingViewTexts.close),
      toasts.statusFailed,
    );
    await pressAsAdmin(bookingViewTexts.close);
    await expectMessage(admin, toasts.bookingClosed);
    await withFailingRequest(
      admin,
      change,
      "failed",
      () => pressAsAdmin(bookingViewTexts.open),
      toasts.statusFailed,
    );
    await pressAsAdmin(bookingViewTexts.open);
    await expectMessage(admin, toasts.bookingOpened);

    await pressAsAdmin(chromeTexts.backToAdmin);
    await admin.getByRole("heading", { name: adminMenu.today, exact: true }).waitFor();
    await choose(admin, adminMenu.approval);
    await admin.getByRole("heading", { name: adminApprovalTexts.title }).waitFor();
    await admin.getByRole("link", { name: hotel }).click();
    const approve = () => pressAsAdmin(adminApprovalTexts.approve);
    await withFailingRequest(admin, adminBookingEndpoints.approve, 500, approve, adminToasts.approvalFailed);
    await expectVisible(admin, adminApprovalTexts.waiting);
  });
});

/** Presses the button of that name, in the dialog where one is open. */
function press(name: string): Promise<void> {
  return company.getByRole("button", { name, exact: true }).last().click();
}
