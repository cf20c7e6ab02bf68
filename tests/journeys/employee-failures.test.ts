import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { checkoutEndpoints } from "#contract/areas/checkout.ts";
import { jobEndpoints } from "#contract/areas/jobs.ts";
import { sessionEndpoints } from "#contract/areas/sessions.ts";
import { look, phone } from "#tests/support/browser.ts";
import { commonTexts } from "#texts/da/common.ts";
import {
  applyDialogTexts,
  cancelDialogTexts,
  checkInTexts,
  employeeBookingTexts,
} from "#texts/da/employee/employee-booking.ts";
import { employeeCheckoutTexts } from "#texts/da/employee/employee-checkout.ts";
import { employeeHomeTexts } from "#texts/da/employee/employee-home.ts";
import { onboardingTexts } from "#texts/da/employee/onboarding.ts";
import { employeeLoginTexts } from "#texts/da/public/login.ts";
import { employeeToasts as toasts } from "#texts/da/toasts.ts";
import { employeeStands } from "./people/checkout.ts";
import { createProfile, onboard } from "./people/newcomer.ts";
import { sees, soon } from "./people/sees.ts";
import { signInAsEmployee } from "./people/sign-in.ts";
import { boxAndMessage, isTold, trouble, withoutNetwork, withTrouble } from "./people/trouble.ts";
import { chooseTime } from "./people/visitor.ts";
import { stageAt } from "./stage.ts";

const stage = stageAt("2026-11-24T10:00:00+01:00");
/** Line works at the hotel tomorrow; Ella has not stamped out of Sunday's shift. */
let line: Page;
let ella: Page;

beforeAll(async () => {
  line = await stage.open("Line", phone);
  ella = await stage.open("Ella", phone);
});

describe("what an employee does is not lost when it fails", () => {
  it("at the sign-in and in a new profile", async () => {
    const newcomer = await stage.open("newcomer", phone);
    await newcomer.goto("/employeelogin");
    await newcomer.getByLabel(employeeLoginTexts.privacy).check();
    await newcomer.getByLabel(employeeLoginTexts.local.name).fill("mette-jensen");
    const submit = newcomer.getByRole("button", { name: employeeLoginTexts.local.submit });
    const signIn = await trouble(newcomer, sessionEndpoints.employeeSignIn, 500);
    await submit.click();
    await sees(newcomer, employeeLoginTexts.failed);
    await signIn.mend();
    await submit.click();

    await onboard(newcomer);
    await withoutNetwork(newcomer, () => createProfile(newcomer), toasts.somethingWrong);
    expect(await newcomer.getByLabel(onboardingTexts.profile.phone).inputValue()).toBe("20550190");
    await look(newcomer, "onboarding-failed");
    await createProfile(newcomer);
    await sees(newcomer, employeeHomeTexts.greeting("Mette"));
  });

  it("on the page of a job: an application that fails can be sent again", async () => {
    await signInAsEmployee(line, "line-bech");
    const job = line.getByRole("link", { name: /Havnebryggeriet.*Tjener/ });
    await boxAndMessage(line, jobEndpoints.booking, () => job.click(), toasts.bookingFailed);

    const sameDay = await trouble(line, jobEndpoints.apply, 403);
    await apply();
    await sees(line, toasts.sameDay);
    await sees(line, toasts.applyFailed);
    await look(line, "job-same-day");
    await sameDay.mend();
    await line.reload();
    await withTrouble(line, jobEndpoints.apply, 500, apply, toasts.applyFailed);
    await withoutNetwork(line, apply, toasts.applyFailed);
    await apply();
    await isTold(line, toasts.applied);

    await withTrouble(line, jobEndpoints.cancel, 500, withdrawIt, toasts.cancelFailed);
    await sees(line, employeeBookingTexts.status.applied);
  });

  it("on a confirmed shift: the tick and the reason stay", async () => {
    await line.goto("/?step=2");
    await line.getByRole("link", { name: /Hotel Nordlys/ }).click();
    await line.getByLabel(checkInTexts.read).check();
    const report = line.getByRole("button", { name: checkInTexts.report });
    await withoutNetwork(line, () => report.click(), toasts.checkInFailed);
    expect(await line.getByLabel(checkInTexts.read).isChecked()).toBe(true);

    await line.getByRole("button", { name: employeeBookingTexts.cancel }).click();
    const dialog = line.getByRole("alertdialog", { name: cancelDialogTexts.title });
    const reason = dialog.getByLabel(cancelDialogTexts.reason);
    const cancel = dialog.getByRole("button", { name: cancelDialogTexts.confirm });
    expect(await cancel.isDisabled()).toBe(true);
    await reason.fill("Bilen er i stykker");
    await withTrouble(line, jobEndpoints.cancel, 500, () => cancel.click(), toasts.cancelFailed);
    expect(await reason.inputValue()).toBe("Bilen er i stykker");
    await look(line, "cancel-late");
    await dialog.getByRole("button", { name: cancelDialogTexts.keep }).click();

    await report.click();
    await line.getByRole("button", { name: checkInTexts.ready }).waitFor();
  });

  it("at the checkout: what the server says is shown, and nothing typed is lost", async () => {
    await signInAsEmployee(ella, "ella-søndergaard");
    await ella.getByRole("tab", { name: employeeHomeTexts.tabs.finished }).click();
    const shift = ella.getByRole("link", { name: /søndag d. 22. nov./ });
    await boxAndMessage(ella, checkoutEndpoints.employeeShift, () => shift.click(), toasts.reloadFailed);
    const stampOut = await employeeStands(ella, "stamp_out", "stamp_out");
    await chooseTime(ella, employeeCheckoutTexts.to, "02:30");
    await ella.getByLabel(employeeCheckoutTexts.explanation).fill("Oprydning");

    await withTrouble(
      ella,
      checkoutEndpoints.employeeStamp,
      500,
      () => stampOut.click(),
      toasts.somethingWrong,
    );
    await withoutNetwork(ella, () => stampOut.click(), toasts.somethingWrong);
    const sentence = "Tiderne er godkendt af admin";
    await ella.route(/submit-checkout$/, (route) =>
      route.fulfill({ status: 409, contentType: "text/plain; charset=utf-8", body: sentence }),
    );
    await stampOut.click();
    await isTold(ella, sentence);
    await ella.unrouteAll();
    expect(await ella.getByLabel(employeeCheckoutTexts.explanation).inputValue()).toBe("Oprydning");

    const stars = ella.getByRole("group", { name: "Bedøm Havnebryggeriet" });
    const rating = await trouble(ella, checkoutEndpoints.employeeRating, 500);
    await stars.getByLabel("4 stjerner").click();
    await isTold(ella, toasts.somethingWrong);
    await rating.mend();
    await expect.poll(() => stars.getByLabel("4 stjerner").isChecked(), soon).toBe(false);
    await stars.getByLabel("4 stjerner").click();
    await isTold(ella, toasts.ratingSaved);
    await stampOut.click();
    await isTold(ella, toasts.checkedOut);
  });

  it("when the session has ended: the login comes, and leads back to the job", async () => {
    await line.goto("/");
    await line.getByRole("link", { name: /Salen Eventhus.*Tjener/ }).waitFor();
    const token = await line.evaluate(() => localStorage.getItem("employeeToken") ?? "");
    await stage.product.call(sessionEndpoints.employeeSignOut, { as: token });
    await line.getByRole("link", { name: /Salen Eventhus.*Tjener/ }).click();
    await sees(line, employeeLoginTexts.local.title);
    await line.getByLabel(employeeLoginTexts.privacy).check();
    await line.getByLabel(employeeLoginTexts.local.name).fill("line-bech");
    await line.getByRole("button", { name: employeeLoginTexts.local.submit }).click();
    await line.waitForURL(/\/bookinginformation\/\d+$/);
    await line.getByRole("button", { name: employeeBookingTexts.apply }).waitFor();
  });
});

async function apply(): Promise<void> {
  await line.getByRole("button", { name: employeeBookingTexts.apply }).click();
  const dialog = line.getByRole("dialog", { name: applyDialogTexts.title });
  await dialog.getByLabel(applyDialogTexts.accept).check();
  await dialog.getByRole("button", { name: applyDialogTexts.apply }).click();
}

async function withdrawIt(): Promise<void> {
  await line.getByRole("button", { name: employeeBookingTexts.withdraw }).click();
  await line.getByRole("alertdialog").getByRole("button", { name: commonTexts.confirm }).click();
}
