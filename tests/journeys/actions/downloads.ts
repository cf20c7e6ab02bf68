import type { Download, Locator } from "playwright-core";
import { readSheet } from "read-excel-file/node";
import { downloadTexts } from "#texts/da/ui/downloads.ts";

type Kind = keyof typeof downloadTexts.kinds;

/** Presses the button of a download and chooses how the table is wanted. */
export async function pressDownload(button: Locator, kind: Kind): Promise<void> {
  await button.click();
  await button.page().getByRole("menuitem", { name: downloadTexts.kinds[kind] }).click();
}

/** The file that comes of `pressDownload`. */
export async function downloadAs(button: Locator, kind: Kind): Promise<Download> {
  const [file] = await Promise.all([button.page().waitForEvent("download"), pressDownload(button, kind)]);
  return file;
}

/** The rows of a downloaded workbook, headings first, as another library reads them. */
export async function rowsOfWorkbook(file: Download) {
  return readSheet(await file.path());
}
