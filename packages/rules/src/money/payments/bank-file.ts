import { type Day, isDay } from "../../time/moment.ts";
import type { Ore } from "../ore.ts";

/** A payment into the account, as the bank's file has it. */
interface BankLine {
  readonly day: Day;
  /** In øre, above 0. */
  readonly amount: Ore;
  readonly text: string;
  /** Which of the lines with this day, amount and text it is, from 1. */
  readonly occurrence: number;
}

interface BankFile {
  readonly lines: readonly BankLine[];
  /** Lines that hold no payment in: money that went out, and lines without day or amount. */
  readonly skipped: number;
}

/** What banks call their columns, in small letters; of several the first one counts, of texts all. */
interface BankHeadings {
  readonly day: readonly string[];
  readonly amount: readonly string[];
  readonly text: readonly string[];
}

/**
 * The payments in of a bank's file, from its cells; the first line that names day, amount and text holds the headings.
 * Null where no line does. Rule: File of the bank, docs/rules/payments.md.
 */
export function readBankFile(
  records: readonly (readonly string[])[],
  headings: BankHeadings,
): BankFile | null {
  const named = records.map((cells) => columnsOf(cells, headings));
  const start = named.findIndex((columns) => columns !== null);
  const columns = named[start];
  if (!columns) return null;
  const seen = new Map<string, number>();
  const lines = records.slice(start + 1).flatMap((cells) => {
    const day = readBankDay(cells[columns.day] ?? "");
    const amount = readBankAmount(cells[columns.amount] ?? "");
    if (day === null || amount === null || amount <= 0) return [];
    const text = columns.text
      .map((at) => (cells[at] ?? "").trim())
      .filter((part) => part !== "")
      .join(" · ");
    const key = JSON.stringify([day, amount, text]);
    const occurrence = (seen.get(key) ?? 0) + 1;
    seen.set(key, occurrence);
    return [{ day, amount, text, occurrence }];
  });
  return { lines, skipped: records.length - start - 1 - lines.length };
}

/** Where day, amount and texts stand; null for a line that is not the headings. */
function columnsOf(cells: readonly string[], headings: BankHeadings) {
  const names = cells.map((cell) =>
    cell
      .replace(/^\uFEFF/, "")
      .trim()
      .toLowerCase(),
  );
  const placeOf = (of: readonly string[]) => {
    const found = of.map((name) => names.indexOf(name)).find((at) => at >= 0);
    return found ?? null;
  };
  const [day, amount] = [placeOf(headings.day), placeOf(headings.amount)];
  const text = names.flatMap((name, at) => (headings.text.includes(name) ? [at] : []));
  return day === null || amount === null || text.length === 0 ? null : { day, amount, text };
}

/** Øre of an amount as Danish banks write it, «1.255,00», or with a decimal point; null for anything else. Rule: File of the bank, docs/rules/payments.md. */
export function readBankAmount(text: string): Ore | null {
  const tidy = text.replace(/[\s\u00a0]|kr\.?|DKK/gi, "").replace("−", "-");
  const danish = /^([+-]?)(\d{1,3}(?:\.\d{3})+|\d+)(?:,(\d{1,2}))?$/.exec(tidy);
  const english = /^([+-]?)(\d{1,3}(?:,\d{3})+|\d+)\.(\d{1,2})$/.exec(tidy);
  const match = danish ?? english;
  if (!match) return null;
  const [, sign, whole = "", fraction = ""] = match;
  const ore = Number(whole.replace(/[.,]/g, "")) * 100 + Number(fraction.padEnd(2, "0"));
  return ore > 2_147_483_647 ? null : sign === "-" ? -ore : ore;
}

/** A day as banks write it, «30-11-2026», «30.11.2026», «2026-11-30»; null for anything else. Rule: File of the bank, docs/rules/payments.md. */
export function readBankDay(text: string): Day | null {
  const tidy = text.trim();
  const danish = /^(\d{1,2})[-./](\d{1,2})[-./](\d{4})$/.exec(tidy);
  const parts = danish
    ? [danish[3], danish[2]?.padStart(2, "0"), danish[1]?.padStart(2, "0")]
    : tidy.slice(0, 10).split(/[-/]/);
  const day = parts.join("-");
  return isDay(day) ? day : null;
}
