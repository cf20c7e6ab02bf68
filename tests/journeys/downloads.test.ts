import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { adminBookingEndpoints } from "#contract/bookings/admin-booking.endpoints.ts";
import { plain } from "#tests/journeys/actions/assertions.ts";
import { downloadAs, pressDownload, rowsOfWorkbook } from "#tests/journeys/actions/downloads.ts";
import { expectMessage, withFailingRequest } from "#tests/journeys/actions/fail-requests.ts";
import { signInAsAdmin } from "#tests/journeys/actions/sign-in.ts";
import { desktop, look, smallPhone } from "#tests/support/browser.ts";
import { startTestProduct } from "#tests/support/test-product.ts";
import { adminOldBookingsTexts as old } from "#texts/da/admin/admin-lists.ts";
import { workReportTexts as report } from "#texts/da/admin/work-report.ts";
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

describe("the report of the work", () => {
  it("comes to the same by week, company and staff type, and is given as a workbook", async () => {
    await admin.goto("/admin/reports");
    const table = (group: keyof typeof report.groups) =>
      admin.getByRole("region", { name: report.table(report.groups[group]) });
    const total = (group: keyof typeof report.groups) => table(group).getByRole("row").last().innerText();
    await table("weeks").waitFor();
    const byWeek = plain(await total("weeks"));
    await look(admin, "reports");
    await admin.getByText(report.groups.corporations, { exact: true }).click();
    await table("corporations").waitFor();
    expect(plain(await total("corporations"))).toBe(byWeek);
    await admin.getByText(report.groups.staff_types, { exact: true }).click();
    await table("staff_types").waitFor();
    expect(plain(await total("staff_types"))).toBe(byWeek);
    const file = await downloadAs(admin.getByRole("button", { name: report.download }), "xlsx");
    const rows = await rowsOfWorkbook(file);
    const worked = rows.slice(1, -1).reduce((cents, row) => cents + Math.round(Number(row[2]) * 100), 0);
    expect(worked).toBeGreaterThan(0);
    expect(worked).toBe(Math.round(Number(rows.at(-1)?.[2]) * 100));
  });

  it("stands as cards on the smallest phone", async () => {
    const pocket = await testProduct.open("pocket", smallPhone);
    await signInAsAdmin(pocket);
    await pocket.goto("/admin/reports");
    await pocket.getByRole("row").last().waitFor();
    await look(pocket, "reports-phone");
    const overflow = () =>
      pocket.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(await overflow()).toBe(0);
  });
});

async function typeDay(label: string, digits: string): Promise<void> {
  await admin.getByRole("spinbutton", { name: `dag, ${label}` }).pressSequentially(digits);
}
