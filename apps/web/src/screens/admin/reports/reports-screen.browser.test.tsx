import { beforeEach, expect, test } from "vitest";
import { reportEndpoints as rows } from "#contract/backoffice/report.endpoints.ts";
import { companyState, renderScreen } from "#tests/support/screens/render-screen.tsx";
import { type ApiStub, stubApi } from "#tests/support/screens/stub-api.ts";
import { workReportTexts as texts } from "#texts/da/admin/work-report.ts";
import { downloadTexts } from "#texts/da/ui/downloads.ts";
import { uiTexts } from "#texts/da/ui/ui.ts";
import type { WorkReport } from "./report-rows.ts";
import { ReportsScreen } from "./reports-screen.tsx";

const sums = { hours: 8, worked: 2008, invoiced: 0, to_come: 2008, paid: 0, wages: 1728, margin: 280 };
const report: WorkReport = {
  total: sums,
  weeks: [{ week: 48, year: 2026, first: "2026-11-23", ...sums }],
  corporations: [{ id: 3, name: "Hotel Strand", ...sums }],
  staff_types: [{ id: 4, name: "Tjener", ...sums }],
};

let api: ApiStub;
beforeEach(() => {
  api = stubApi();
});

function open() {
  return renderScreen(() => <ReportsScreen />, {
    path: "/admin/reports",
    at: "/admin/reports",
    state: companyState({ is_admin: true, office_role: "bookkeeper" }),
  });
}

test("work that is not invoiced yet stands beside what is, by week, company and staff type", async () => {
  api.answer(rows.workReport, report);
  const page = await open();
  await expect.element(page.getByRole("rowheader", { name: texts.week(48, 2026) })).toBeVisible();
  const total = page.getByRole("row").last();
  await expect.element(total).toMatchTextContent("2.008,00");
  await page.getByText(texts.groups.corporations, { exact: true }).click();
  await expect.element(page.getByRole("rowheader", { name: "Hotel Strand" })).toBeVisible();
  await page.getByText(texts.groups.staff_types, { exact: true }).click();
  await expect.element(page.getByRole("rowheader", { name: "Tjener" })).toBeVisible();
  await page.getByRole("button", { name: texts.download }).click();
  await expect.element(page.getByRole("menuitem", { name: downloadTexts.kinds.xlsx })).toBeVisible();
});

test("a period without work says so", async () => {
  const nothing = { ...sums, hours: 0, worked: 0, to_come: 0, wages: 0, margin: 0 };
  api.answer(rows.workReport, { total: nothing, weeks: [], corporations: [], staff_types: [] });
  const page = await open();
  await expect.element(page.getByText(texts.empty)).toBeVisible();
});

test("a report that cannot be fetched is told, and asked for again by one press", async () => {
  api.refuse(rows.workReport, { status: 500 });
  const page = await open();
  await expect.element(page.getByText(texts.failed)).toBeVisible();
  api.answer(rows.workReport, report);
  await page.getByRole("button", { name: uiTexts.retry }).click();
  await expect.element(page.getByRole("rowheader", { name: texts.week(48, 2026) })).toBeVisible();
});
