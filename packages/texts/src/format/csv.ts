const BYTE_ORDER_MARK = "\uFEFF";

/**
 * A file that Danish spreadsheets open as it is: semicolons, CRLF, and a byte-order mark so that æ, ø and å are read
 * as such. No cell can become a formula.
 */
export function formatCsv(rows: readonly (readonly string[])[]): string {
  return BYTE_ORDER_MARK + rows.map((cells) => `${cells.map(formatCell).join(";")}\r\n`).join("");
}

function formatCell(text: string): string {
  const cell = defused(text);
  return /[";\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}

/**
 * Spreadsheets calculate what begins like this, also what somebody typed as their name; an apostrophe makes it text. An
 * amount below zero calculates nothing, and has to stay a number.
 */
function defused(text: string): string {
  return /^[=+\-@\t\r\n]/.test(text) && !/^-\d+(,\d+)?$/.test(text) ? `'${text}` : text;
}
