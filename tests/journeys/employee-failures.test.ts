import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { jobEndpoints } from "#contract/applications/application.endpoints.ts";
import { checkoutEndpoints } from "#contract/checkout/checkout.endpoints.ts";
import { sessionEndpoints } from "#contract/sessions/session.endpoints.ts";
import { expectVisible, soon } from "#tests/journeys/actions/assertions.ts";
import { breweryStampsOut, signInEmployeeAtCheckout } from "#tests/journeys/actions/checkout.ts";
import {
  expectErrorBoxAndMessage,
  expectMessage,
  failRequests,
  messages,
  withFailingRequest,
  withoutNetwork,
} from "#tests/journeys/actions/fail-requests.ts";
import { createProfile, onboard } from "#tests/journeys/actions/onboarding.ts";
import { fillEmployeeSignIn, signInAsEmployee } from "#tests/journeys/actions/sign-in.ts";
import { chooseTime } from "#tests/journeys/actions/visitor.ts";
import { look, phone } from "#tests/support/browser.ts";
import { startTestProduct } from "#tests/support/test-product.ts";
import { employeeToasts as toasts } from "#texts/da/common/toasts/employee.ts";
import {
  applyDialogTexts,
  cancelDialogTexts,
  checkInTexts,
  employeeBookingTexts,
} from "#texts/da/employee/employee-booking.ts";
import { employeeCheckoutButtons, employeeCheckoutTexts } from "#texts/da/employee/employee-checkout.ts";
import { employeeHomeTexts } from "#texts/da/employee/employee-home.ts";
import { onboardingTexts } from "#texts/da/employee/onboarding.ts";
import { lostTexts } from "#texts/da/employee/phone/lost.ts";
import { employeeLoginTexts } from "#texts/da/public/login.ts";
import { uiTexts } from "#texts/da/ui/ui.ts";

const testProduct = startTestProduct();
/** Line works at the hotel tomorrow; Ella has not stamped out of Sunday's shift. */
let line: Page;
let ella: Page;

beforeAll(async () => {
  line = await testProduct.open("Line", phone);
  ella = await testProduct.open("Ella", phone);
});

describe("what an employee does is not lost when it fails", () => {
  it("at the sign-in and in a new profile", async () => {
    const newcomer = await testProduct.open("newcomer", phone);
    // On a slow line the box can be ticked long before the page's code is there.
    const code = Promise.withResolvers<void>();
    await newcomer.route(/\/assets\/.*\.js$/, async (route) => {
      await code.promise;
      await route.continue();
    });
    await newcomer.goto("/employeelogin", { waitUntil: "commit" });
    await newcomer.getByLabel(employeeLoginTexts.privacy).check();
    code.resolve();
    await newcomer.getByRole("button", { name: employeeLoginTexts.codes.send, disabled: false }).waitFor();
    await newcomer.getByLabel(employeeLoginTexts.local.name).fill("mette-jensen");
    const submit = newcomer.getByRole("button", { name: employeeLoginTexts.local.submit });
    const signIn = await failRequests(newcomer, sessionEndpoints.employeeSignIn, 500);
    await submit.click();
    await expectVisible(newcomer, employeeLoginTexts.failed);
    await signIn.mend();
    await submit.click();

    await onboard(newcomer);
    await withoutNetwork(newcomer, () => createProfile(newcomer), toasts.somethingWrong);
    expect(await newcomer.getByLabel(onboardingTexts.profile.phone).inputValue()).toBe("20 55 01 90");
    await look(newcomer, "onboarding-failed");
    await createProfile(newcomer);
    await expectVisible(newcomer, employeeHomeTexts.greeting("Mette"));
  });

  it("on the page of a job: an application that fails can be sent again", async () => {
    await signInAsEmployee(line, "line-bech");
    const open = () => line.getByRole("link", { name: /Tjener.*Havnebryggeriet/ }).click();
    await expectErrorBoxAndMessage(line, jobEndpoints.booking, open, toasts.bookingFailed);

    const sameDay = await failRequests(line, jobEndpoints.apply, 403);
    await apply();
    await expectVisible(line, toasts.sameDay);
    await expectVisible(line, toasts.applyFailed);
    await look(line, "job-same-day");
    await sameDay.mend();
    await line.reload();
    await withFailingRequest(line, jobEndpoints.apply, 500, apply, toasts.applyFailed);
    await expectVisible(line.getByRole("dialog"), lostTexts.failed);
    const again = line.getByRole("dialog").getByRole("button", { name: applyDialogTexts.apply });
    await withoutNetwork(line, () => again.click(), toasts.applyFailed);
    await expectVisible(line.getByRole("dialog"), lostTexts.unanswered);
    await again.click();
    await expectMessage(line, toasts.applied);

    const withdrawing = await failRequests(line, jobEndpoints.cancel, 500);
    await withdrawIt();
    await expectVisible(line.getByRole("alertdialog"), lostTexts.failed);
    expect(await messages(line).count()).toBe(0);
    await withdrawing.mend();
    await line.goBack();
    await line.getByRole("alertdialog").waitFor({ state: "detached" });
    await expectVisible(line, employeeBookingTexts.status.applied);
  });

  it("on a confirmed shift: the tick and the reason stay", async () => {
    await line.goto("/?step=2");
    await line.getByRole("link", { name: /Hotel Nordlys/ }).click();
    await line.getByLabel(checkInTexts.read).check();
    const report = line.getByRole("button", { name: checkInTexts.report });
    await withFailingRequest(line, jobEndpoints.checkIn, 500, () => report.click(), toasts.checkInFailed);
    await expectVisible(line.getByRole("alert"), new RegExp(lostTexts.failed));
    expect(await line.getByLabel(checkInTexts.read).isChecked()).toBe(true);

    await line.getByRole("button", { name: employeeBookingTexts.cancel }).click();
    const dialog = line.getByRole("alertdialog", { name: cancelDialogTexts.title });
    const reason = dialog.getByLabel(cancelDialogTexts.reason);
    const cancel = dialog.getByRole("button", { name: cancelDialogTexts.confirm });
    expect(await cancel.isDisabled()).toBe(true);
    await reason.fill("Bilen er i stykker");
    const cancelling = await failRequests(line, jobEndpoints.cancel, 500);
    await cancel.click();
    await expectVisible(dialog, new RegExp(lostTexts.failed));
    expect(await messages(line).count()).toBe(0);
    await cancelling.mend();
    await line.reload();
    expect(await reason.inputValue()).toBe("Bilen er i stykker");
    await line.goBack();
    await dialog.waitFor({ state: "detached" });
    await line.getByRole("button", { name: employeeBookingTexts.cancel }).click();
    expect(await reason.inputValue()).toBe("Bilen er i stykker");
    await look(line, "cancel-late");
    await dialog.getByRole("button", { name: cancelDialogTexts.keep }).click();

    await line.getByLabel(checkInTexts.read).check();
    await report.click();
    await line.getByRole("button", { name: checkInTexts.ready }).waitFor();
  });

  it("at the checkout: what the server says is shown, and nothing typed is lost", async () => {
    await signInAsEmployee(ella, "ella-søndergaard");
    await ella.getByRole("tab", { name: employeeHomeTexts.tabs.finished }).click();
    const { employeeShift, employeeStamp, employeeRating } = checkoutEndpoints;
    const open = () => ella.getByRole("link", { name: /søndag d. 22. nov./ }).click();
    await expectErrorBoxAndMessage(ella, employeeShift, open, toasts.reloadFailed);
    const stampOut = await signInEmployeeAtCheckout(ella, "stamp_out", "stamp_out");
    await chooseTime(ella, employeeCheckoutTexts.to, "02:30");
    await ella.getByLabel(employeeCheckoutTexts.explanation).fill("Oprydning");
    await ella.reload();
    await stampOut.waitFor();
    await expectTyped("02:30", "Oprydning");
    await endSession(ella);
    await stampOut.click();
    await fillEmployeeSignIn(ella, "ella-søndergaard");
    await stampOut.waitFor();
    await expectTyped("02:30", "Oprydning");
    await breweryStampsOut(testProduct, ella);
    const answer = ella.getByRole("button", { name: employeeCheckoutButtons.reject_stamp, exact: true });
    await answer.waitFor();
    await expectMessage(ella, employeeCheckoutTexts.typedStays);
    await expectTyped("02:30", "Oprydning");
    await look(ella, "checkout-answered-meanwhile");

    await withFailingRequest(ella, employeeStamp, 500, () => answer.click(), toasts.somethingWrong);
    await expectVisible(ella.getByRole("alert"), new RegExp(lostTexts.failed));
    const sentence = "Tiderne er godkendt af admin";
    await ella.route(/submit-checkout$/, (route) =>
      route.fulfill({ status: 409, contentType: "text/plain; charset=utf-8", body: sentence }),
    );
    await answer.click();
    await expectMessage(ella, sentence);
    await ella.unrouteAll();
    expect(await ella.getByLabel(employeeCheckoutTexts.explanation).inputValue()).toBe("Oprydning");

    const stars = ella.getByRole("group", { name: "Bedøm Havnebryggeriet" });
    const rating = await failRequests(ella, employeeRating, 500);
    await stars.getByLabel("4 stjerner").click();
    await expectMessage(ella, toasts.somethingWrong);
    await rating.mend();
    await expect.poll(() => stars.getByLabel("4 stjerner").isChecked(), soon).toBe(false);
    await stars.getByLabel("4 stjerner").click();
    await expectMessage(ella, toasts.ratingSaved);
    await answer.click();
    await expectMessage(ella, toasts.checkedOut);
  });

  it("when the session has ended: the login comes, and leads back to the job", async () => {
    // All that the home asks for is there before the session ends: only the press finds that out.
    const asked = [
      "employees/bookings",
      "upcoming-shifts",
      "employee/standby",
      "/meta",
      "notifications/employee",
    ];
    const answered = asked.map((path) => line.waitForResponse((answer) => answer.url().includes(path)));
    const fetched = new Set<string | undefined>();
    line.on("response", (answer) =>
      fetched.add(/shifts\/employee\/(\d+)\/checkout$/.exec(answer.url())?.[1]),
    );
    await line.goto("/");
    await line.getByRole("link", { name: /Tjener.*Salen Eventhus/ }).waitFor();
    await Promise.all(answered);
    // The nearest shifts are fetched in the background, one after the other; the press comes after the last of them.
    const upcoming = (await (await answered[1])?.json()) as { id: number; booking: { date: string } }[];
    const near = upcoming.filter(({ booking }) => booking.date <= "2026-11-26");
    expect(near.length).toBeGreaterThan(0);
    await expect.poll(() => near.every(({ id }) => fetched.has(`${id}`)), soon).toBe(true);
    await endSession(line);
    await line.getByRole("link", { name: /Tjener.*Salen Eventhus/ }).click();
    await fillEmployeeSignIn(line, "line-bech");
    await line.waitForURL(/\/bookinginformation\/\d+$/);
    await line.getByRole("button", { name: employeeBookingTexts.apply }).waitFor();
  });

  it("when the session is found to have ended while they press on: the login leads to what they pressed", async () => {
    // One of many background answers says so; the login takes its time, so that the page stands a little longer.
    const background = Promise.withResolvers<void>();
    const login = Promise.withResolvers<void>();
    await line.route(/\/meta$/, async (route) => {
      await background.promise;
      await route.fulfill({ status: 401, json: { status: "error" } });
    });
    await line.route(/\/employeelogin/, async (route) => {
      await login.promise;
      await route.continue().catch(() => {});
    });
    await line.goto("/");
    const job = line.getByRole("link", { name: /Tjener.*Salen Eventhus/ });
    await job.waitFor();
    const wanted = line.waitForRequest(/\/employeelogin\?next=%2Fbookinginformation/);
    await job.evaluate((link: HTMLElement) => {
      const pressing = setInterval(() => {
        if (localStorage.getItem("employeeToken")) return;
        clearInterval(pressing);
        link.click();
      }, 20);
    });
    background.resolve();
    await wanted;
    login.resolve();
    await line.unrouteAll({ behavior: "ignoreErrors" });
    await fillEmployeeSignIn(line, "line-bech");
    await line.waitForURL(/\/bookinginformation\/\d+$/);
  });

  it("the lists of the home that fail say so, and are tried again", async () => {
    const employee = await testProduct.open("employee", phone);
    await signInAsEmployee(employee, "anna-krogh");
    const lists = [jobEndpoints.overview, jobEndpoints.applied, jobEndpoints.upcoming, jobEndpoints.finished];
    for (const [step, list] of lists.entries()) {
      const { mend } = await failRequests(employee, list, 500);
      const refused = employee.waitForResponse((response) => response.status() === 500);
      await employee.goto(`/?step=${step}`);
      await refused;
      await expectVisible(employee, employeeHomeTexts.greeting("Anna"));
      const again = employee.getByRole("button", { name: uiTexts.retry });
      await again.waitFor();
      await look(employee, `list-failed-${step}`);
      expect(await messages(employee).count()).toBe(0);
      await mend();
      await again.click();
      await expect.poll(() => again.count(), soon).toBe(0);
    }
  });
});

/** What stands in Ella's fields. */
async function expectTyped(to: string, explanation: string): Promise<void> {
  const [hour = "", minute = ""] = to.split(":");
  const value = (label: string) => ella.getByLabel(label).inputValue();
  await expect.poll(() => value(employeeCheckoutTexts.explanation), soon).toBe(explanation);
  await expectVisible(ella, uiTexts.lettersUsed(explanation.length, 140));
  expect(await value(`${employeeCheckoutTexts.to}, time`)).toBe(hour);
  expect(await value(`${employeeCheckoutTexts.to}, minut`)).toBe(minute);
}

/** The server forgets the session; the page does not know yet. */
async function endSession(page: Page): Promise<void> {
  const as = await page.evaluate(() => localStorage.getItem("employeeToken") ?? "");
  await testProduct.product.call(sessionEndpoints.employeeSignOut, { as });
}

async function apply(): Promise<void> {
  await line.getByRole("button", { name: employeeBookingTexts.apply }).click();
  const dialog = line.getByRole("dialog", { name: applyDialogTexts.title });
  await dialog.getByLabel(applyDialogTexts.accept).check();
  await dialog.getByRole("button", { name: applyDialogTexts.apply }).click();
}

async function withdrawIt(): Promise<void> {
  await line.getByRole("button", { name: employeeBookingTexts.withdraw }).click();
  await line.getByRole("alertdialog").getByRole("button", { name: applyDialogTexts.withdrawConfirm }).click();
}
