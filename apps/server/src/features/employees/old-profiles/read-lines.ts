import { CsvError, parse } from "csv-parse/sync";
import * as z from "zod/mini";
import { email, shownName, shownText, text } from "#contract/wire/schemas.ts";
import { isCpr, looksLikeCpr } from "#rules/people/numbers.ts";
import { isDay } from "#rules/time/moment.ts";
import { DomainError } from "#server/platform/errors.ts";
import {
  oldProfileColumns as columns,
  oldProfileMessages as messages,
  requiredOldProfileColumns,
} from "#texts/da/admin/people/old-profiles.ts";
import { employeeMessages } from "#texts/da/common/validation.ts";

/** A line of the file may leave out all but names and CPR number. */
const optionally = <Schema extends z.ZodMiniType>(schema: Schema) => z.union([z.literal(""), schema]);

const oldProfile = z.object({
  first_name: shownName(employeeMessages.firstName),
  last_name: shownName(employeeMessages.lastName),
  cpr_nr: z.pipe(
    z.pipe(
      z.string().check(z.refine(looksLikeCpr, employeeMessages.cpr)),
      z.transform((typed: string) => typed.replace(/\D/g, "")),
    ),
    z.string().check(z.refine(isCpr, employeeMessages.cprDay)),
  ),
  phone: z.pipe(
    z.transform((typed: unknown) => String(typed).replace(/^(\+|00)45|\s/g, "")),
    z.string().check(z.regex(/^(\d{8})?$/, employeeMessages.phoneInvalid)),
  ),
  email: optionally(email(employeeMessages.emailMissing, employeeMessages.emailInvalid)),
  address: shownText(),
  city_zip: z.string().check(z.regex(/^(\d{4})?$/, messages.zip)),
  city: shownText(),
  birth_date: z.pipe(
    z.transform((typed: unknown) => isoDay(String(typed))),
    z.string().check(z.refine((day) => day === "" || isDay(day), messages.birthDate)),
  ),
  description: text(255),
});

export type OldProfile = z.output<typeof oldProfile>;

/** One line of the file: where it stands, whom it names, and what it says or what is wrong with it. */
export interface ReadLine {
  readonly line: number;
  readonly name: string;
  readonly profile: OldProfile | null;
  readonly errors: readonly { readonly column: string; readonly message: string }[];
}

type Column = keyof typeof columns;
const names = Object.keys(columns) as Column[];

/** As many lines as one import takes. */
const MAX_LINES = 2_000;

/**
 * The lines of a CSV text whose first line names the columns, with `;` or `,` between cells. Refuses
 * `old_profiles_unreadable` for what is no such text, lacks a column that every line fills in, or has no or too many lines.
 */
export function readLines(csv: string): ReadLine[] {
  const [head, ...rows] = cellsOf(csv);
  const columnsOfFile = head?.cells.map(columnNamed) ?? [];
  const isWhole = requiredOldProfileColumns.every((name) => columnsOfFile.includes(name));
  if (!isWhole || rows.length === 0 || rows.length > MAX_LINES) {
    throw new DomainError("old_profiles_unreadable");
  }
  return rows.map(({ line, cells }) => readLine(line, valuesOf(cells, columnsOfFile)));
}

interface Row {
  readonly line: number;
  readonly cells: readonly string[];
}

function cellsOf(csv: string): Row[] {
  try {
    const rows = parse(csv, {
      bom: true,
      delimiter: [";", ","],
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
      trim: true,
    });
    // Its types know nothing of `info`.
    const told = rows as unknown as { record: string[]; info: { lines: number } }[];
    return told.map(({ record, info }) => ({ line: info.lines, cells: record }));
  } catch (error) {
    if (error instanceof CsvError) throw new DomainError("old_profiles_unreadable");
    throw error;
  }
}

/** Letter case, hyphens and full stops of a column's name never matter. */
function columnNamed(head: string): Column | undefined {
  const plain = (name: string) => name.toLowerCase().replace(/[\s.-]/g, "");
  return names.find((name) => plain(columns[name]) === plain(head));
}

function valuesOf(cells: readonly string[], head: readonly (Column | undefined)[]): Record<Column, string> {
  const cellOf = (name: Column) => cells[head.indexOf(name)] ?? "";
  return Object.fromEntries(names.map((name) => [name, cellOf(name)])) as Record<Column, string>;
}

function readLine(line: number, values: Record<Column, string>): ReadLine {
  const read = z.safeParse(oldProfile, values);
  const errors = (read.error?.issues ?? []).map(({ path, message }) => ({
    column: columns[path[0] as Column],
    message,
  }));
  const name = [values.first_name, values.last_name].filter(Boolean).join(" ").slice(0, 100);
  return { line, name, profile: read.data ?? null, errors };
}

/** 31-12-1990 or 31.12.1990 as 1990-12-31; anything else as it is. */
function isoDay(typed: string): string {
  const [, day, month, year] = /^(\d{1,2})[-./](\d{1,2})[-./](\d{4})$/.exec(typed) ?? [];
  if (!day || !month || !year) return typed;
  return `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
}
