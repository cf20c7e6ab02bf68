import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { checkoutEndpoints } from "#contract/checkout/checkout.endpoints.ts";
import { sessionEndpoints } from "#contract/sessions/session.endpoints.ts";
import { demoPassword } from "#server/demo/accounts.ts";
import { desktop, look } from "#tests/support/browser.ts";
import type { TestProduct } from "#tests/support/test-product.ts";
import { adminInvoiceTexts } from "#texts/da/admin/admin-invoice.ts";
import { ledgerTexts } from "#texts/da/admin/ledger.ts";
import { adminToasts } from "#texts/da/common/toasts/admin.ts";
import {
  corporationCardLabels,
  type corporationCheckoutTexts,
  corporationCheckoutTexts as corporationTexts,
} from "#texts/da/corporation/company-checkout.ts";
import {
  employeeBanners,
  employeeCheckoutButtons,
  otherTimeTexts,
  employeeCheckoutTexts as texts,
} from "#texts/da/employee/employee-checkout.ts";
import { payNumberTexts } from "#texts/da/employee/employee-profile.ts";
import { expectVisible } from "./assertions.ts";
import { signInAsAdmin } from "./sign-in.ts";

/** Waits for the banner over the employee's checkout and the button under it, and answers the button. */
export async function signInEmployeeAtCheckout(
  page: Page,
  banner: keyof typeof employeeBanners,
  button: keyof typeof employeeCheckoutButtons,
) {
  await expectVisible(page.getByRole("status"), new RegExp(`^${employeeBanners[banner]}$`));
  const submit = page.getByRole("button", { name: employeeCheckoutButtons[button], exact: true });
  await submit.waitFor();
  return submit;
}

/** The employee's third way in a disagreement: an end that is neither side's. */
export async function sendOtherTime(page: Page, to: string): Promise<void> {
  await page.getByRole("button", { name: otherTimeTexts.open }).click();
  const sheet = page.getByRole("dialog", { name: otherTimeTexts.open });
  const [hour = "", minute = ""] = to.split(":");
  await sheet.getByLabel(`${texts.to}, time`).selectOption(hour);
  await sheet.getByLabel(`${texts.to}, minut`).selectOption(minute);
  await look(page, "checkout-other-time");
  await sheet.getByRole("button", { name: otherTimeTexts.send, exact: true }).click();
}

export async function writePayDetails(page: Page): Promise<void> {
  await page.getByLabel(payNumberTexts.cpr).fill("1705984996");
  await page.getByLabel(payNumberTexts.reg).fill("9570");
  await page.getByLabel(payNumberTexts.account).fill("0012345678");
  await page.getByLabel(texts.taxCards[1]).check();
}

/** Chooses a slot of the company's «Fra» or «Til». */
export async function chooseSlot(
  where: Page | Locator,
  side: typeof corporationCheckoutTexts.from | typeof corporationCheckoutTexts.to,
  time: string,
): Promise<void> {
  await where.getByRole("listbox", { name: side }).getByRole("option", { name: time }).click();
}

/** The company's button of that label. */
export function corporationButton(where: Page | Locator, label: keyof typeof corporationCardLabels) {
  return where.getByRole("button", { name: corporationCardLabels[label], exact: true });
}

export async function corporationStamps(page: Page, times: { to: string; because: string }): Promise<void> {
  await chooseSlot(page, corporationTexts.to, times.to);
  await page.getByLabel(corporationTexts.explanation).fill(times.because);
  await corporationButton(page, "reject_stamp").click();
  await expectVisible(page, corporationCardLabels.rejected_new);
}

/** The brewery stamps somebody out at the end of the booking, while that person's checkout is open on `page`. */
export async function breweryStampsOut({ product }: TestProduct, page: Page): Promise<void> {
  const { body: session } = await product.call(sessionEndpoints.corporationSignIn, {
    body: { email: "bryggeri@vagtklar.test", password: demoPassword },
  });
  const as = session.status === "success" ? session.token : "";
  const own = await page.evaluate(() => localStorage.getItem("employeeToken") ?? "");
  const shiftId = Number(/\d+$/.exec(new URL(page.url()).pathname)?.[0]);
  const { body } = await product.call(checkoutEndpoints.employeeShift, { as: own, params: { shiftId } });
  const checkOut = {
    corporation_checkin_time: body.booking.start_time,
    corporation_checkout_time: body.booking.end_time,
    time_comment_by_corporation: "",
  };
  const { status } = await product.call(checkoutEndpoints.corporationStamp, {
    as,
    body: { employee_id: body.employee.id, booking_id: body.booking.id, checkOut },
  });
  expect(status).toBe(200);
}

/** The invoice page in another admin's window that hears of nothing, once it has its details. */
export async function openInvoiceWithoutNews(testProduct: TestProduct, url: string): Promise<Page> {
  const page = await testProduct.open("admin without news", desktop);
  await page.route("**/api/events*", (route) => route.abort());
  await signInAsAdmin(page);
  const read = detailsRead(page);
  await page.goto(url);
  await read;
  return page;
}

/** Sends what stands on the invoice page to both services, each pressed twice; `stale` is openInvoiceWithoutNews' window. */
export async function sendInvoiceAndPay(admin: Page, stale: Page): Promise<void> {
  const { actions } = adminInvoiceTexts;
  for (const [delivery, confirm, success] of [
    [actions.invoice, ledgerTexts.sendInvoice, adminToasts.sentToInvoice],
    [actions.pay, ledgerTexts.sendPay, adminToasts.sentToPayroll],
  ] as const) {
    await admin.getByRole("button", { name: delivery, exact: true }).click();
    const dialog = admin.getByRole("dialog");
    await look(admin, `send-${delivery}`);
    await dialog.getByRole("button", { name: confirm, exact: true }).dblclick();
    await expectVisible(admin, success);
    await admin.getByRole("button", { name: delivery, exact: true, disabled: true }).waitFor();
    // Another window that missed it still offers the button; its dialog asks anew and has nobody to send.
    await stale.getByRole("button", { name: delivery, exact: true }).click();
    await expectVisible(stale, ledgerTexts.nothingToSend);
    await stale.getByRole("button", { name: ledgerTexts.cancel, exact: true }).click();
  }
}

/** Resolves when the invoice page has its details the next time. */
function detailsRead(page: Page): Promise<unknown> {
  return page.waitForResponse(/\/api\/admin\/bookings\/\d+\/details/);
}
