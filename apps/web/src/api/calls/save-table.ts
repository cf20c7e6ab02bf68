import { downloadTexts } from "#texts/da/ui/downloads.ts";
import { formatCsv } from "#texts/format/csv.ts";
import type { ExportTable } from "#texts/format/export-table.ts";
import { toast } from "#web/ui/overlays/toast.ts";
import { saveContent, saveFile } from "./save-file.ts";

/** A workbook, or text for programs. */
export type TableKind = keyof typeof downloadTexts.kinds;

/**
 * Hands a table to the browser as a file to keep; `name` is without its ending. What makes workbooks is fetched for the
 * first one. False where that failed, which a short message has said.
 */
export async function saveTable(name: string, table: ExportTable, kind: TableKind): Promise<boolean> {
  if (kind === "csv") {
    saveFile(`${name}.csv`, formatCsv(table), "text/csv");
    return true;
  }
  try {
    const { workbookOf } = await import("./workbook.ts");
    saveContent(`${name}.xlsx`, await workbookOf(table));
    return true;
  } catch {
    toast.error(downloadTexts.failed);
    return false;
  }
}
