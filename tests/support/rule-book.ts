import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { BookingStatus } from "#rules/bookings/status.ts";
import type { Times } from "#rules/checkout/times.ts";
import type { ProfileState } from "#rules/people/approval.ts";
import type { ShiftState } from "#rules/shifts/transitions.ts";
import { type ClockTime, type Day, type Moment, momentOf } from "#rules/time/moment.ts";

const folder = join(import.meta.dirname, "../../docs/rules");

/** A table of the rule book; the rule is the `##` heading above it. */
export interface RuleTable {
  page: string;
  rule: string;
  columns: string[];
  rows: string[][];
}

/**
 * Runs `check` once per row of a rule's table, as a test named by the row. Every column has to be read, so that
 * no figure of the page is left unchecked; only the column `Case` is a mere label.
 */
export function eachExample(
  page: string,
  rule: string,
  check: (example: Example) => void | Promise<void>,
): void {
  const rows = examplesOf(page, rule).map((example) => [example.title, example] as const);
  describe(`${rule} (docs/rules/${page}.md)`, () => {
    test.each(rows)("%s", async (_, example) => {
      await check(example);
      expect(example.unreadColumns()).toEqual([]);
    });
  });
}

/** The rows of a rule's table, for tests that look at all of them together. */
export function examplesOf(page: string, rule: string): Example[] {
  const table = tablesOf(page).find((candidate) => candidate.rule === rule);
  if (!table) throw new Error(`docs/rules/${page}.md has no table under "## ${rule}"`);
  return table.rows.map((cells) => new Example(table, cells));
}

/** "yes", or "no: " with the refusal in words: those given, else its key with blanks. */
export function answerOf<Refusal extends string>(
  verdict: { ok: true } | { ok: false; refusal: Refusal },
  words: Partial<Record<Refusal, string>> = {},
): string {
  return verdict.ok ? "yes" : `no: ${words[verdict.refusal] ?? verdict.refusal.replaceAll("_", " ")}`;
}

/** One row. An empty cell repeats the first row's, `–` stands for nothing. */
export class Example {
  readonly #cells: Map<string, string>;
  readonly #where: string;
  readonly #unread: Set<string>;

  constructor({ page, rule, columns, rows }: RuleTable, cells: string[]) {
    this.#where = `docs/rules/${page}.md, ${rule}`;
    this.#cells = new Map(columns.map((column, index) => [column, cells[index] || (rows[0]?.[index] ?? "")]));
    this.#unread = new Set(columns.filter((column) => column !== "Case"));
  }

  get title(): string {
    return [...this.#cells.values()].join(" · ");
  }

  unreadColumns(): string[] {
    return [...this.#unread];
  }

  has(column: string): boolean {
    return this.#cells.has(column);
  }

  text(column: string): string {
    const cell = this.#cells.get(column);
    if (cell === undefined) throw new Error(`${this.#where} has no column "${column}"`);
    this.#unread.delete(column);
    return cell;
  }

  textOrNull(column: string): string | null {
    const text = this.text(column);
    return text === "–" ? null : text;
  }

  /** `yes` or `no`. */
  yes(column: string): boolean {
    const text = this.text(column);
    if (text !== "yes" && text !== "no") throw new Error(`${this.#where}: "${text}" is neither yes nor no`);
    return text === "yes";
  }

  /** A number as Danes write it: `4,5`, `1.200`, `−1`. */
  number(column: string): number {
    const text = this.text(column).replaceAll(".", "").replace(",", ".").replace("−", "-");
    if (text === "" || Number.isNaN(Number(text))) {
      throw new Error(`${this.#where}: "${this.text(column)}" is no number`);
    }
    return Number(text);
  }

  numberOrNull(column: string): number | null {
    return this.textOrNull(column) === null ? null : this.number(column);
  }

  /** Øre of an amount in kroner, with up to five decimals for exact rates. */
  ore(column: string): number {
    return Math.round(this.number(column) * 100_000) / 1000;
  }

  oreOrNull(column: string): number | null {
    return this.textOrNull(column) === null ? null : this.ore(column);
  }

  /** The parts of a cell that are set apart by commas; none for `–`. */
  list(column: string): string[] {
    return this.textOrNull(column)?.split(", ") ?? [];
  }

  day(column: string): Day {
    return this.text(column);
  }

  /** `2026-12-11 10:00`, Copenhagen time. */
  moment(column: string): Moment {
    const [day = "", time = ""] = this.text(column).split(" ");
    return momentOf(day, time);
  }

  momentOrNull(column: string): Moment | null {
    return this.textOrNull(column) === null ? null : this.moment(column);
  }

  /** `10:00–18:00`. */
  times(column: string): Times {
    return timesFrom(this.text(column));
  }

  timesOrNull(column: string): Times | null {
    return this.textOrNull(column) === null ? null : this.times(column);
  }
}

/** `10:00–18:00` as two clock times. */
export function timesFrom(text: string): { from: ClockTime; to: ClockTime } {
  const [from, to] = text.split("–");
  if (!from || !to) throw new Error(`"${text}" is no pair of times`);
  return { from, to };
}

/** What the tables about applying and selecting say in the columns that they share. */
export function applicationOf(row: Example) {
  const [selected = 0, places = 0] = row.text("Selected").split(" of ").map(Number);
  return {
    booking: {
      status: row.text("Status") as BookingStatus,
      approved: row.yes("Approved"),
      startsAt: row.moment("Start"),
      selected,
      places,
    },
    shift: row.text("State") as ShiftState,
    frozenUntil: row.momentOrNull("Frozen until"),
    profile: row.text("Profile") as ProfileState,
    hasConflict: row.yes("Other shift in the way"),
  };
}

/** The names of the pages, without the index. */
export function rulePages(): string[] {
  return globSync("*.md", { cwd: folder })
    .map((file) => file.replace(/\.md$/, ""))
    .filter((page) => page !== "README")
    .toSorted();
}

/** The rules of a page: its `##` headings. */
export function rulesOf(page: string): string[] {
  return linesOf(page).flatMap((line) => (line.startsWith("## ") ? [line.slice(3).trim()] : []));
}

/** The tables of a page. */
export function tablesOf(page: string): RuleTable[] {
  const tables: RuleTable[] = [];
  let rule = "";
  let open: RuleTable | null = null;
  for (const line of linesOf(page)) {
    if (line.startsWith("## ")) rule = line.slice(3).trim();
    if (!line.startsWith("|")) open = null;
    else if (open === null) {
      open = { page, rule, columns: cellsOf(line), rows: [] };
      tables.push(open);
    } else if (!/^[|\s:-]+$/.test(line)) open.rows.push(cellsOf(line));
  }
  return tables;
}

/** Cells without the blanks around them; backticks keep blanks and are dropped themselves. */
function cellsOf(line: string): string[] {
  const cells = line.trim().replace(/^\||\|$/g, "");
  return cells.split("|").map((cell) => cell.trim().replaceAll("`", ""));
}

function linesOf(page: string): string[] {
  return readFileSync(join(folder, `${page}.md`), "utf8").split("\n");
}
