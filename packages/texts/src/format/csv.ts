import { toCommaString } from "#rules/money/ore.ts";
import { formatDayNumeric } from "./days.ts";
import type { Cell, ExportTable } from "./export-table.ts";

const BYTE_ORDER_MARK = "\uFEFF";

/**
 * A file that Danish spreadsheets open as it is: semicolons, CRLF, and a byte-order mark so that æ, ø and å are read
 * as such. No cell can become a formula, and no code loses its zeros.
 */
export function formatCsv(rows: ExportTable): string {
  return BYTE_ORDER_MARK + rows.map((cells) => `${cells.map(formatCell).join(";")}\r\n`).join("");
}

function formatCell(value: Cell): string {
  const cell = textOf(value);
  return /[";\t\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}

/** Numbers have a comma and no dot between thousands, which spreadsheets take for text. */
function textOf(value: Cell): string {
  if (value === null) return "";
  if (typeof value === "string") return kept(defused(value));
  if ("ore" in value) return toCommaString(value.ore);
  if ("day" in value) return formatDayNumeric(value.day);
  return String(Math.round(value.number * 100) / 100).replace(".", ",");
}

/**
 * Spreadsheets calculate what begins like this, also what somebody typed as their name; an apostrophe makes it text. An
 * amount below zero calculates nothing, and has to stay a number.
 */
function defused(text: string): string {
  return /^[=+\-@\t\r\n]/.test(text) && !/^-\d+(,\d+)?$/.test(text) ? `'${text}` : text;
}

/**
 * Spreadsheets read digits as a number: they drop the zeros in front and round what has more than eleven. A tab makes
 * them text and is blank to whatever else reads the file. See docs/decisions/0027-files-for-spreadsheets.md.
 */
function kept(text: string): string {
  return /^(0\d+|\d{12,})$/.test(text) ? `\t${text}` : text;
}
