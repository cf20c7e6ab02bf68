import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { adminBookingEndpoints } from "#contract/bookings/admin-booking.endpoints.ts";
import { bookingEndpoints } from "#contract/bookings/booking.endpoints.ts";
import type { BookingFormInput } from "#contract/bookings/booking-form.ts";
import { expectVisible } from "#tests/journeys/actions/assertions.ts";
import { signedIn } from "#tests/journeys/actions/seed-past-bookings.ts";
import { signInAsCorporation } from "#tests/journeys/actions/sign-in.ts";
import { desktop, look, measureShifts, narrowPhone, smallPhone } from "#tests/support/browser.ts";
import { startTestProduct } from "#tests/support/test-product.ts";
import { bookingFormTexts as form } from "#texts/da/corporation/booking-form.ts";
import { bookingViewTexts } from "#texts/da/corporation/booking-view.ts";
import { changedMeanwhileTexts as meanwhile } from "#texts/da/corporation/changed-meanwhile.ts";
import { rejectedTexts as rejected } from "#texts/da/corporation/rejected.ts";

const email = "hotel@vagtklar.test";
const reason = "Adressen findes ikke. Ret den, og send igen.";
/** Bookings of the hotel: three bartenders on Wednesday, four waiters on Friday. */
const [WEDNESDAY, FRIDAY] = [1001, 1010];

const testProduct = startTestProduct();
let as = "";
let refused = 0;

beforeAll(async () => {
  const { product } = testProduct;
  as = await signedIn(product, email);
  const admin = await signedIn(product, "admin@vagtklar.test");
  const upcoming = await product.call(bookingEndpoints.upcoming, { as });
  refused = upcoming.body.find(({ approved }) => !approved)?.id ?? 0;
  const rejection = { as: admin, params: { id: refused }, body: { reason } };
  expect((await product.call(adminBookingEndpoints.reject, rejection)).status).toBe(200);
});

const devices = [
  { width: 320, device: narrowPhone },
  { width: 360, device: smallPhone },
  { width: 1280, device: desktop },
] as const;

test.each(devices)("what a company is told and asked is readable at $width px", async ({ width, device }) => {
  const page = await testProduct.open(`company ${width}`, device);
  await signInAsCorporation(page, email);

  const again = page.getByRole("link", { name: new RegExp(`^${rejected.sendAgain}`) });
  await again.waitFor();
  await expectVisible(page, rejected.reason(reason));
  await look(page, `rejected-home-${width}`);
  await page.goto(`/viewBooking/${refused}`);
  await expectVisible(page, rejected.reason(reason));
  await look(page, `rejected-booking-${width}`);
  await again.click();
  await page.getByRole("button", { name: rejected.send, exact: true }).waitFor();
  await look(page, `rejected-edit-${width}`);

  await page.goto(`/editBooking/${FRIDAY}`);
  await page.getByLabel(form.itemToBring).fill("Forklæde");
  await saveElsewhere(`Servering ved runde borde, og garderobe fra kl. 17, ${width}`);
  await page.getByRole("button", { name: form.saveEdit }).click();
  await page.getByRole("alertdialog", { name: meanwhile.title }).waitFor();
  await look(page, `changed-meanwhile-${width}`);
  await page.keyboard.press("Escape");
  expect(await page.getByLabel(form.itemToBring).inputValue()).toBe("Forklæde");

  await page.goto(`/viewBooking/${WEDNESDAY}`);
  await openCancelling(page);
  await look(page, `cancel-with-people-${width}`);
  await page.keyboard.press("Escape");
  await page.goto("/editcorporation");
  await page.getByRole("heading", { level: 1 }).waitFor();
  await look(page, `notice-switches-${width}`);
});

test.each(devices.slice(1))(
  "on the day the home stands still while it loads at $width px",
  async ({ width, device }) => {
    if (width === 360) await testProduct.moveTo("2026-11-25T15:00:00+01:00");
    const page = await testProduct.open(`evening ${width}`, device);
    await signInAsCorporation(page, email);
    const { shiftOn } = await measureShifts(page);
    const { total, moved } = await shiftOn("/");
    await page.locator(".tonight").first().waitFor();
    expect(total, moved.join("\n")).toBeLessThan(0.02);
    await look(page, `evening-still-${width}`);
  },
);

/** Somebody else of the company saves another description. */
async function saveElsewhere(job_description: string): Promise<void> {
  const params = { id: FRIDAY };
  const { body } = await testProduct.product.call(bookingEndpoints.getEditable, { as, params });
  const changed = { as, params, body: { ...body, job_description } as BookingFormInput };
  expect((await testProduct.product.call(bookingEndpoints.change, changed)).status).toBe(200);
}

async function openCancelling(page: Page): Promise<void> {
  const cancel = page.getByRole("button", { name: bookingViewTexts.delete });
  const more = page.locator('.view-acts [aria-haspopup="menu"]');
  await cancel.or(more).first().waitFor();
  if (await more.isVisible()) {
    await more.click();
    await page.getByRole("menuitem", { name: bookingViewTexts.delete }).click();
  } else await cancel.click();
  await page.getByRole("alertdialog").waitFor();
}
