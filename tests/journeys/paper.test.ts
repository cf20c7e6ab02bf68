import type { Page } from "playwright-core";
import { beforeAll, expect, it } from "vitest";
import { soon } from "#tests/journeys/actions/assertions.ts";
import { signInAsAdmin, signInAsCorporation } from "#tests/journeys/actions/sign-in.ts";
import { desktop } from "#tests/support/browser.ts";
import { readPdf } from "#tests/support/read-pdf.ts";
import { startTestProduct } from "#tests/support/test-product.ts";
import { payrollTexts } from "#texts/da/backoffice/runs.ts";
import { staffListTexts } from "#texts/da/corporation/staff-list.ts";

const testProduct = startTestProduct({ clock: "2026-11-30T08:00:00+01:00" });
let hotel: Page;
let admin: Page;

beforeAll(async () => {
  hotel = await testProduct.open("The hotel", desktop);
  await signInAsCorporation(hotel, "hotel@vagtklar.test");
  admin = await testProduct.open("The office", desktop);
  await signInAsAdmin(admin);
});

/** What a page of the browser prints: its pages, read by another program. */
async function printed(page: Page): Promise<readonly string[]> {
  return (await readPdf(await page.pdf({ preferCSSPageSize: true }))).pages;
}

it("a booking is printed whole, and its staff list is a file", async () => {
  await hotel.locator("a[href*='/viewBooking/']").first().click();
  await hotel.getByRole("button", { name: staffListTexts.fetch }).waitFor();
  const text = async () => (await printed(hotel)).join("\n");
  // The page prints what it has loaded by then.
  await expect.poll(async () => (await text()).length, soon).toBeGreaterThan(400);
  expect(await text()).toContain("tjenere");
  const file = hotel.waitForEvent("download");
  await hotel.getByRole("button", { name: staffListTexts.fetch }).click();
  expect((await file).suggestedFilename()).toMatch(/^personaleliste-\d+\.pdf$/);
});

it("the payroll is printed with all its columns, on as many pages as it takes", async () => {
  await admin.goto("/admin/payroll?period=2026-12");
  await admin.getByRole("table").waitFor();
  const pages = await printed(admin);
  expect(pages[0]).toContain(payrollTexts.title);
  for (const column of ["Status", "Udbetales"]) expect(pages[0]).toContain(column);
});
