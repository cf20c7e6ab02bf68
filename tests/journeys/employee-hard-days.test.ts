import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { jobEndpoints } from "#contract/applications/application.endpoints.ts";
import { standbyEndpoints } from "#contract/applications/standby.endpoints.ts";
import { employeeEndpoints } from "#contract/employees/employee.endpoints.ts";
import { sessionEndpoints } from "#contract/sessions/session.endpoints.ts";
import { createSecrets } from "#server/platform/crypto/secrets.ts";
import { expectHidden, expectVisible, soon } from "#tests/journeys/actions/assertions.ts";
import { expectMessage, failRequests } from "#tests/journeys/actions/fail-requests.ts";
import { signInAsAdmin, signInAsCorporation, signInAsEmployee } from "#tests/journeys/actions/sign-in.ts";
import { desktop, look, smallPhone } from "#tests/support/browser.ts";
import { startTestProduct } from "#tests/support/test-product.ts";
import { oldProfileTexts } from "#texts/da/admin/people/old-profiles.ts";
import { transferQueueTexts } from "#texts/da/admin/people/transfers.ts";
import { companyStandbyTexts } from "#texts/da/corporation/asking/standby.ts";
import { cancelDialogTexts, employeeBookingTexts } from "#texts/da/employee/employee-booking.ts";
import { employeeCheckoutTexts } from "#texts/da/employee/employee-checkout.ts";
import { employeeHomeTexts, employeeStatusTexts } from "#texts/da/employee/employee-home.ts";
import { employeeProfileTexts } from "#texts/da/employee/employee-profile.ts";
import { onboardingTexts, transferTexts } from "#texts/da/employee/onboarding.ts";
import {
  endedTexts,
  historyTexts,
  jobStateSentences,
  leaveTexts,
} from "#texts/da/employee/shifts/shift-states.ts";
import { standbyTexts } from "#texts/da/employee/shifts/standby.ts";
import { employeeLoginTexts } from "#texts/da/public/login.ts";
import { unsubscribeTexts } from "#texts/da/public/public-pages.ts";
import { uiTexts } from "#texts/da/ui/ui.ts";

/** The key that a try-out signs its links with. */
const PUBLISHED_KEY = "vagtklar-try-out-secret-not-for-production";
/** The waiters of this booking of the hotel are all found; Sara is one of them. */
const FULL = 1010;

/** A Wednesday morning: Sara has a shift on Friday, Clara a hand free, and Jonas works at the hotel in the afternoon. */
const testProduct = startTestProduct({ clock: "2026-11-25T08:30:00+01:00" });
let sara: Page;
let clara: Page;
let jonas: Page;

beforeAll(async () => {
  sara = await testProduct.open("Sara", smallPhone);
  clara = await testProduct.open("Clara", smallPhone);
  jonas = await testProduct.open("Jonas", smallPhone);
});

describe("standby on the smallest phone", () => {
  it("is a place in a line, of which the company sees how long it is", async () => {
    await signInAsEmployee(clara, "clara-bruun");
    await clara.goto(`/bookinginformation/${FULL}`);
    await clara.getByRole("button", { name: standbyTexts.join }).click();
    const dialog = clara.getByRole("dialog", { name: standbyTexts.dialogTitle });
    await dialog.getByLabel(standbyTexts.auto).check();
    await look(clara, "standby-question");
    await dialog.getByRole("button", { name: standbyTexts.join }).click();
    await expectVisible(clara, standbyTexts.rank(1));
    for (const as of await others()) {
      await testProduct.product.call(standbyEndpoints.standBy, {
        as,
        params: { id: FULL },
        body: { auto: false },
      });
    }
    const company = await testProduct.open("company", desktop);
    await signInAsCorporation(company, "hotel@vagtklar.test");
    await company.goto(`/viewBooking/${FULL}`);
    await expectVisible(company, companyStandbyTexts.count(3));
  });

  it("gives the first the place at once, while two others press, and takes back the card of who is replaced", async () => {
    await signInAsEmployee(sara, "sara-ravn");
    await sara.goto(`/bookinginformation/${FULL}`);
    await sara.getByRole("button", { name: employeeBookingTexts.cancel }).click();
    const dialog = sara.getByRole("alertdialog", { name: cancelDialogTexts.title });
    await dialog.getByLabel(cancelDialogTexts.reason).fill("Jeg er flyttet til Odense");
    const { call } = testProduct.product;
    const pressing = (await others()).flatMap((as) => [
      call(jobEndpoints.apply, { as, params: { id: FULL } }),
      call(standbyEndpoints.acceptOffer, { as, params: { id: FULL } }),
    ]);
    await dialog.getByRole("button", { name: cancelDialogTexts.confirm }).click();
    for (const { status } of await Promise.all(pressing)) expect(status).toBeGreaterThan(399);

    // Both pages hear of it by themselves.
    await expectVisible(clara, employeeBookingTexts.status.approved);
    await look(clara, "standby-promoted");
    await sara.getByRole("heading", { name: jobStateSentences.replaced, level: 1 }).waitFor();
    await expectVisible(sara, endedTexts.replaced);
    await look(sara, "shift-replaced");
    for (const as of await others()) {
      const { body } = await call(jobEndpoints.upcoming, { as });
      expect(body.map(({ booking }) => booking.id)).not.toContain(FULL);
    }
  });
});

describe("on the morning of the shift", () => {
  it("one reports sick, which costs nothing", async () => {
    await signInAsEmployee(jonas, "jonas-thomsen");
    await jonas.goto("/?step=2");
    await jonas.getByRole("link", { name: /Hotel Nordlys/ }).click();
    await jonas.getByRole("button", { name: leaveTexts.sickConfirm }).click();
    const dialog = jonas.getByRole("alertdialog", { name: leaveTexts.sickTitle });
    await dialog.waitFor();
    await jonas.goBack();
    await dialog.waitFor({ state: "detached" });
    await jonas.getByRole("button", { name: leaveTexts.sickConfirm }).click();
    await expectVisible(dialog, leaveTexts.sickFree);
    await look(jonas, "sick-question");
    await dialog.getByRole("button", { name: leaveTexts.sickConfirm }).click();
    await jonas.getByRole("heading", { name: jobStateSentences.sick, level: 1 }).waitFor();
    // Nobody who is sick is offered other work on the day.
    await expectHidden(jonas, endedTexts.sameDay(""));
    await look(jonas, "is-sick");
    await jonas.goto("/history");
    await expectVisible(jonas, historyTexts.short.sick);
    await jonas.goto("/");
    await expectVisible(jonas, employeeStatusTexts.noCard);
  });
});

describe("the own profile", () => {
  it("is lines that open one by one, and stays open where it was", async () => {
    await jonas.goto("/editemployee");
    await jonas.getByRole("heading", { name: employeeProfileTexts.title, level: 1 }).waitFor();
    const lines = jonas.locator(".profile-fold > h2 > button");
    await expect.poll(() => lines.count(), soon).toBe(11);
    for (const line of await lines.all()) {
      await line.click();
      const id = (await line.getAttribute("aria-controls")) ?? "";
      await jonas.locator(`[id="${id}"]`).waitFor();
    }
    expect(await jonas.locator(".profile-fold > h2 > button[aria-expanded=true]").count()).toBe(11);
    await look(jonas, "profile-all-open");
  });
});

describe("a link in a mail", () => {
  it("leads by the employee's login to the job that it is about, and says so when that is gone", async () => {
    const reader = await testProduct.open("reader", smallPhone);
    await reader.goto(`/bookinginformation/${FULL}?as=employee`);
    await reader.getByLabel(employeeLoginTexts.privacy).check();
    await reader.getByLabel(employeeLoginTexts.local.name).fill("oskar-holm");
    await reader.getByRole("button", { name: employeeLoginTexts.local.submit }).click();
    await reader.getByRole("button", { name: standbyTexts.join }).waitFor();
    await expectVisible(reader, standbyTexts.full);
    await reader.goto("/bookinginformation/999999?as=employee");
    await reader.getByRole("heading", { name: jobStateSentences.gone, level: 1 }).waitFor();
    await look(reader, "job-gone");
    await reader.getByRole("link", { name: endedTexts.jobs }).click();
    await expectVisible(reader, employeeHomeTexts.greeting("Oskar"));
    await reader.goto("/checkout-employees/999999?as=employee");
    await reader.getByRole("heading", { name: employeeCheckoutTexts.gone, level: 1 }).waitFor();
    await look(reader, "checkout-gone");
  });

  it("unsubscribes who is signed in and who is not", async () => {
    const { call } = testProduct.product;
    const { unsubscribeToken } = createSecrets({ appSecret: PUBLISHED_KEY, previousSecret: null });
    const stranger = await testProduct.open("stranger", smallPhone);
    for (const [page, name] of [
      [sara, "sara-ravn"],
      [stranger, "clara-bruun"],
    ] as const) {
      const as = await tokenOf(name);
      const wants = async () => (await call(sessionEndpoints.employeeMe, { as })).body.employee;
      const { id, noti_info_of_jobs } = await wants();
      expect(noti_info_of_jobs).toBe(true);
      const { mend } = await failRequests(page, employeeEndpoints.unsubscribe, "failed");
      await page.goto(`/email/unsubscribe/${unsubscribeToken(id)}`);
      await expectVisible(page, unsubscribeTexts.failedHint);
      await mend();
      await page.getByRole("button", { name: uiTexts.retry }).click();
      await expectVisible(page, unsubscribeTexts.done);
      expect((await wants()).noti_info_of_jobs).toBe(false);
    }
    await look(stranger, "unsubscribed");
  });
});

describe("an old profile", () => {
  it("comes in from a file that an admin looks through first", async () => {
    const admin = await testProduct.open("admin", desktop);
    await signInAsAdmin(admin);
    await admin.goto("/admin/oldProfiles");
    const choosing = admin.waitForEvent("filechooser");
    await admin.getByRole("button", { name: oldProfileTexts.file }).click();
    const lines = "fornavn;efternavn;cpr;by\nBirgit;Dalsgaard;020285-0000;Aarhus C\nUffe;Holm;123;Odense\n";
    await (await choosing).setFiles({ name: "gamle.csv", mimeType: "text/csv", buffer: Buffer.from(lines) });
    await expectVisible(admin, oldProfileTexts.checked("gamle.csv"));
    await expectVisible(admin, new RegExp(oldProfileTexts.counts.wrong(1)));
    await look(admin, "old-profiles-looked-through");
    await admin.getByRole("button", { name: oldProfileTexts.run(1) }).click();
    await expectVisible(admin, oldProfileTexts.done(1));
  });

  it("is asked for by its number, waits for the admin, and is there without another sign-in", async () => {
    const birgit = await testProduct.open("Birgit", smallPhone);
    await signInAsEmployee(birgit, "birgit-dalsgaard");
    await birgit.getByRole("button", { name: onboardingTexts.jobTypes.oldProfile }).click();
    const dialog = birgit.getByRole("dialog", { name: transferTexts.title });
    await dialog.getByLabel(transferTexts.birth).fill("020285");
    await dialog.getByLabel(transferTexts.serial).fill("0000");
    await look(birgit, "transfer");
    await dialog.getByRole("button", { name: transferTexts.confirm }).click();
    await expectVisible(birgit, transferTexts.waitingText);

    const admin = await testProduct.open("transferring admin", desktop);
    await signInAsAdmin(admin);
    await admin.goto("/admin/transfers");
    await admin.getByRole("button", { name: transferQueueTexts.confirm }).click();
    const question = admin.getByRole("alertdialog", { name: transferQueueTexts.decisions.confirm.title });
    await question.getByLabel(transferQueueTexts.reason).fill("Vi har talt i telefon");
    await question.getByRole("button", { name: transferQueueTexts.confirm }).click();
    await expectMessage(admin, transferQueueTexts.decisions.confirm.done);

    await expectVisible(birgit, employeeHomeTexts.greeting("Birgit"));
    await look(birgit, "transferred");
  });
});

/** Two more who could take the place. */
function others(): Promise<string[]> {
  return Promise.all(["alma-vestergaard", "lucas-møller"].map(tokenOf));
}

async function tokenOf(name: string): Promise<string> {
  const { body } = await testProduct.product.call(sessionEndpoints.employeeSignIn, {
    body: { fbToken: `local:${name}` },
  });
  return body.token;
}
