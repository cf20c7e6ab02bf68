import { auditWord } from "#texts/da/backoffice/audit-actions.ts";
import { formatDayNumeric } from "#texts/format/days.ts";
import { formatMomentNumeric } from "#texts/format/moments.ts";
import { formatShortDecimal } from "#texts/format/numbers.ts";
import { myDataFile } from "./my-data.ts";
import { myDataLabels } from "./my-data-labels.ts";
import { myDataWords } from "./my-data-words.ts";

const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** What a stored value is called; a column without a name of its own keeps that of the database. */
export function storedLabel(column: string): string {
  return myDataLabels[column] ?? column;
}

/** A stored value as people read it; null where there is nothing to read. */
export function formatStored(column: string, value: unknown): string | null {
  if (value === null || value === undefined || value === "") return null;
  if (column === "action") return auditWord(String(value));
  const word = myDataWords[column]?.[String(value)];
  if (word !== undefined) return word;
  if (Array.isArray(value)) return value.length === 0 ? null : value.map(String).join("\n");
  if (typeof value === "boolean") return value ? myDataFile.yes : myDataFile.no;
  if (typeof value === "number") return Number.isInteger(value) ? String(value) : formatShortDecimal(value);
  const text = String(value);
  if (MOMENT.test(text) && isReal(text)) return formatMomentNumeric(Date.parse(text));
  return DAY.test(text) && isReal(text) ? formatDayNumeric(text) : text;
}

/** Whether the calendar has that day: somebody may have typed a text that only looks like one. */
function isReal(text: string): boolean {
  const day = text.slice(0, 10);
  const at = Date.parse(day);
  return !Number.isNaN(Date.parse(text)) && new Date(at).toISOString().startsWith(day);
}
