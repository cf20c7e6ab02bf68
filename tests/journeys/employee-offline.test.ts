import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { sessionEndpoints } from "#contract/sessions/endpoints.ts";
import { expectVisible, soon } from "#tests/journeys/actions/assertions.ts";
import { signInEmployeeAtCheckout } from "#tests/journeys/actions/checkout.ts";
import { expectMessage } from "#tests/journeys/actions/fail-requests.ts";
import { signInAsEmployee } from "#tests/journeys/actions/sign-in.ts";
import { look, offlinePhone } from "#tests/support/browser.ts";
import { startTestProduct } from "#tests/support/test-product.ts";
import { employeeToasts as toasts } from "#texts/da/common/toasts.ts";
import { checkInTexts } from "#texts/da/employee/employee-booking.ts";
import { employeeBanners } from "#texts/da/employee/employee-checkout.ts";
import { employeeHomeTexts } from "#texts/da/employee/employee-home.ts";
import { offlineTexts as texts } from "#texts/da/employee/phone/offline.ts";

const testProduct = startTestProduct();
/** Line works at the hotel tomorrow; Ella has not stamped out of Sunday's shift. */
let line: Page;
let ella: Page;

beforeAll(async () => {
  line = await testProduct.open("Line", offlinePhone);
  ella = await testProduct.open("Ella", offlinePhone);
});

describe("in the metro an employee", () => {
  it("opens the app and the next shift, with how to get in", async () => {
    await signInAsEmployee(line, "line-bech");
    await untilKept(line, "Hotel Nordlys");
    await line.context().setOffline(true);
    await line.goto("/?step=2");
    await expectVisible(line, employeeHomeTexts.greeting("Line"));
    await expectVisible(line, texts.showsKept);
    await line.getByRole("link", { name: /Hotel Nordlys/ }).click();
    await expectVisible(line, checkInTexts.access);
    await look(line, "offline-shift");
  });

  it("reports ready, which is sent once there is a connection", async () => {
    await line.getByLabel(checkInTexts.read).check();
    await line.getByRole("button", { name: checkInTexts.report }).click();
    await expectMessage(line, texts.keptCheckIn);
    await expectVisible(line, texts.waitingHint);
    await line.reload();
    await expectVisible(line, texts.waitingHint);
    await look(line, "offline-waiting");
    await line.context().setOffline(false);
    await line.getByRole("button", { name: checkInTexts.ready }).waitFor();
    await expect.poll(() => line.getByText(texts.waitingHint).count(), soon).toBe(0);
  });

  it("stamps out; the session that ended meanwhile loses nothing", async () => {
    await signInAsEmployee(ella, "ella-søndergaard");
    await ella.getByRole("tab", { name: employeeHomeTexts.tabs.finished }).click();
    const shift = ella.getByRole("link", { name: /søndag d. 22. nov./ });
    await shift.click();
    const stampOut = await signInEmployeeAtCheckout(ella, "stamp_out", "stamp_out");
    await ella.context().setOffline(true);
    await stampOut.click();
    await expectMessage(ella, texts.keptCheckOut);
    await look(ella, "offline-stamped");
    const token = await ella.evaluate(() => localStorage.getItem("employeeToken") ?? "");
    await testProduct.product.call(sessionEndpoints.employeeSignOut, { as: token });
    await ella.context().setOffline(false);
    await ella.waitForURL(/login/);
    expect(await ella.evaluate(() => localStorage.getItem("vagtklar-kept"))).toBeNull();
    await signInAsEmployee(ella, "ella-søndergaard");
    await ella.getByRole("tab", { name: employeeHomeTexts.tabs.finished }).click();
    await shift.click();
    await expectVisible(ella.getByRole("status"), new RegExp(`^${employeeBanners.stamped}$`));
    expect(await ella.getByText(toasts.somethingWrong).count()).toBe(0);
  });

  it("keeps no CPR and no bank number on the phone", async () => {
    const kept = await line.evaluate(() => JSON.stringify(localStorage));
    expect(kept).not.toMatch(/cpr_nr\\*":\\*"\d/);
    expect(kept).not.toMatch(/bank_account_nr\\*":\\*"\d/);
  });
});

/** Waits until the phone has the app's files and the shift at that company. */
async function untilKept(page: Page, company: string): Promise<void> {
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await page.reload();
  const isKept = async (words: string) =>
    (localStorage.getItem("vagtklar-kept") ?? "").includes(words) && (await caches.has("page"));
  await expect.poll(() => page.evaluate(isKept, company), soon).toBe(true);
  const hasDetails = () => /employees\/bookings\/:id/.test(localStorage.getItem("vagtklar-kept") ?? "");
  await expect.poll(() => page.evaluate(hasDetails), soon).toBe(true);
}
