import { CsvError, parse } from "csv-parse/browser/esm/sync";

/** A record of a CSV text: its first line from 1, how many lines it takes, its text, and its cells; null where a quote in it is not closed. */
export interface CsvRecord {
  readonly line: number;
  readonly lines: number;
  readonly text: string;
  readonly cells: readonly string[] | null;
}

const options = {
  info: true,
  raw: true,
  record_delimiter: "\n",
  relax_column_count: true,
  skip_empty_lines: true,
  trim: true,
};

/**
 * The records of a text whose lines end in `\n`. Where a quote is out of place anywhere, each line is a record of its
 * own: so a forgotten quote swallows no line behind it.
 */
export function readRecords(text: string, delimiter: string | string[]): CsvRecord[] {
  try {
    return parsed(text, { ...options, delimiter });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return text.split("\n").flatMap((line, place) => readLine(line, place + 1, delimiter));
  }
}

function readLine(text: string, line: number, delimiter: string | string[]): CsvRecord[] {
  try {
    return parsed(text, { ...options, delimiter, relax_quotes: true }).map((one) => ({ ...one, line }));
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return [{ line, lines: 1, text: text.trim(), cells: null }];
  }
}

function parsed(text: string, asked: object): CsvRecord[] {
  // Its types know nothing of `info` and `raw`.
  const rows = parse(text, asked) as unknown as { record: string[]; raw: string }[];
  let before = 0;
  return rows.map(({ record, raw }) => {
    const own = raw.trim();
    const blank = raw.slice(0, raw.indexOf(own)).split("\n").length - 1;
    const line = before + blank + 1;
    before += raw.split("\n").length - 1;
    return { line, lines: own.split("\n").length, text: own, cells: record };
  });
}
