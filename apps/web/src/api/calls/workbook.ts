import writeWorkbook, { type SheetData } from "write-excel-file/universal";
import { downloadTexts } from "#texts/da/ui/downloads.ts";
import type { Cell, ExportTable } from "#texts/format/export-table.ts";

/** Excel's own ways to write amounts and days; the spreadsheet's language decides on comma and dot. */
const AMOUNT = '#,##0.00\\ "kr."';
const DAY = "dd-mm-yyyy";

/** The widest column, in letters. */
const MAX_WIDTH = 50;

/** A table as a workbook of one sheet: codes are text, amounts numbers, days are days, and the headings stay in sight. */
export function workbookOf(table: ExportTable): Promise<Blob> {
  const [headings = [], ...rows] = table;
  const data: SheetData = [
    headings.map((heading) => ({ ...typed(heading), fontWeight: "bold" as const })),
    ...rows.map((row) => row.map(typed)),
  ];
  const columns = headings.map((_, place) => ({
    width: Math.min(MAX_WIDTH, 2 + Math.max(...table.map((row) => lengthOf(row[place] ?? null)))),
  }));
  return writeWorkbook(data, { sheet: downloadTexts.sheet, columns, stickyRowsCount: 1 }).toBlob();
}

function typed(cell: Cell) {
  if (cell === null || cell === "") return {};
  // A text cell is never a formula, and its zeros stay.
  if (typeof cell === "string") return { type: String, value: cell, format: "@" };
  if ("ore" in cell) return { type: Number, value: cell.ore / 100, format: AMOUNT };
  if ("day" in cell) return { type: Date, value: new Date(`${cell.day}T00:00:00Z`), format: DAY };
  return { type: Number, value: cell.number };
}

function lengthOf(cell: Cell): number {
  if (cell === null) return 0;
  if (typeof cell === "string") return cell.length;
  return "day" in cell ? DAY.length : "ore" in cell ? 14 : 6;
}
