import { expect, test } from "vitest";
import { formatCsv } from "#texts/format/csv.ts";
import { type ReportGroup, rowsOf, tableOf, type WorkReport } from "./report-rows.ts";

const sums = {
  ...{ hours: 7.5, worked: 2008, invoiced: 0, to_come: 2008, paid: 0, wages: 1728.5, margin: 279.5 },
};
const report: WorkReport = {
  total: sums,
  weeks: [{ week: 48, year: 2026, first: "2026-11-23", ...sums }],
  corporations: [{ id: 3, name: "=Hotel", ...sums }],
  staff_types: [{ id: 4, name: "Tjener", ...sums }],
};

test("the file has a line for each row and what they come to, with amounts as amounts", () => {
  expect(formatCsv(tableOf(report, "weeks")).slice(1).trimEnd().split("\r\n")).toEqual([
    "Uge;Timer;Arbejdet;Faktureret;Endnu ikke faktureret;Betalt af kunderne;Løn;Dækningsbidrag",
    "Uge 48, 2026;7,5;2008,00;0,00;2008,00;0,00;1728,50;279,50",
    "I alt;7,5;2008,00;0,00;2008,00;0,00;1728,50;279,50",
  ]);
  expect(formatCsv(tableOf(report, "corporations"))).toContain("\r\n'=Hotel;7,5;");
});

test("each group has its own rows", () => {
  const names = (["weeks", "corporations", "staff_types"] satisfies ReportGroup[]).map((group) =>
    rowsOf(report, group).map(({ name }) => name),
  );
  expect(names).toEqual([["Uge 48, 2026"], ["=Hotel"], ["Tjener"]]);
});
