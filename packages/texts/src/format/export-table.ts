import type { Ore } from "#rules/money/ore.ts";
import type { Day } from "#rules/time/moment.ts";

/**
 * A cell of a file that somebody downloads: words and codes as text, of which no spreadsheet drops a zero; an amount in
 * øre, a plain number, or a day. Null is empty.
 */
export type Cell =
  | string
  | { readonly ore: Ore }
  | { readonly number: number }
  | { readonly day: Day }
  | null;

/** The rows of a file, headings first. */
export type ExportTable = readonly (readonly Cell[])[];
