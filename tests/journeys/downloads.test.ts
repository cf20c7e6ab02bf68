import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { adminBookingEndpoints } from "#contract/bookings/admin-booking.endpoints.ts";
import { downloadAs, pressDownload, rowsOfWorkbook } from "#tests/journeys/actions/downloads.ts";
import { expectMessage, withFailingRequest } from "#tests/journeys/actions/fail-requests.ts";
import { signInAsAdmin } from "#tests/journeys/actions/sign-in.ts";
import { desktop } from "#tests/support/browser.ts";
import { startTestProduct } from "#tests/support/test-product.ts";
import { adminOldBookingsTexts as old } from "#texts/da/admin/admin-lists.ts";
import { adminToasts } from "#texts/da/common/toasts/admin.ts";

const testProduct = startTestProduct();
let admin: Page;

beforeAll(async () => {
  admin = await testProduct.open("admin", desktop);
  await signInAsAdmin(admin);
});

describe("the list of who worked", () => {
  it("is given once both days are set, as CSV and as a workbook that keeps zeros", async () => {
    await admin.goto("/admin/oldBookings");
    const download = admin.getByRole("button", { name: old.download });
    expect(await download.isDisabled()).toBe(true);
    await typeDay(old.startDate, "11112026");
    expect(await download.isDisabled()).toBe(true);
    await typeDay(old.endDate, "14112026");
    await pressDownload(download, "csv");
    await expectMessage(admin, adminToasts.exportEmpty);
    await withFailingRequest(
      admin,
      adminBookingEndpoints.employeesExport,
      500,
      () => pressDownload(download, "csv"),
      adminToasts.exportFailed,
    );
    await typeDay(old.startDate, "10112026");
    const file = await downloadAs(download, "csv");
    expect(file.suggestedFilename()).toBe("data.csv");
    const bytes = await readFile(await file.path());
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const lines = bytes.toString("utf8").trimEnd().split("\r\n");
    expect(lines.length).toBe(5);
    expect(lines[1]).toMatch(/^10-11-2026;Hotel Nordlys;[^;]+;\d{8};.*;10:00;18:00;[\d,]+;0;192,00;[\d,]+;V/);
    const workbook = await downloadAs(download, "xlsx");
    expect(workbook.suggestedFilename()).toBe("data.xlsx");
    const [, row] = await rowsOfWorkbook(workbook);
    expect([row?.[0], row?.[5]]).toEqual([
      new Date("2026-11-10T00:00:00Z"),
      expect.stringMatching(/^\d{10}$/),
    ]);
  });
});

async function typeDay(label: string, digits: string): Promise<void> {
  await admin.getByRole("spinbutton", { name: `dag, ${label}` }).pressSequentially(digits);
}
