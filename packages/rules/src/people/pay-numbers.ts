/** Who reads a CPR or bank number: whose it is, an admin, or an admin who has asked for it. */
export type NumberReader = "person" | "admin" | "admin who asks";

/** A number as the reader is shown it; empty where none is stored. Rule: CPR and bank numbers that are shown, docs/rules/people.md. */
export function shownNumber(stored: string, reader: NumberReader): string {
  return reader === "admin" ? "•".repeat(stored.length) : stored;
}

/** Whether a text stands for a number that is not shown. */
export function isHiddenNumber(text: string): boolean {
  return text.startsWith("•");
}
