import { withoutHidden } from "#rules/people/clean-name.ts";

/** What the office may edit of a letter. Each has placeholders in braces, except the label of the button. */
export interface LetterText {
  readonly subject: string;
  /** A paragraph a line; empty lines between them count for nothing. */
  readonly body: string;
  readonly button: string;
}

/** How many characters each part may have. Rule: A letter that can be saved, docs/rules/letters.md. */
export const letterLimits = { subject: 150, body: 4000, button: 40 } as const;

/** What keeps a text from being saved; `found` is a placeholder, or what stands in its place. */
export type LetterProblem =
  | { readonly part: keyof LetterText; readonly kind: "empty" | "too_long" | "line_break" }
  | {
      readonly part: keyof LetterText;
      readonly kind: "unknown_placeholder" | "missing_placeholder";
      readonly found: string;
    };

/** The placeholders that a letter has values for, and those of them that its text may not leave out. */
export interface LetterPlaceholders {
  readonly known: readonly string[];
  readonly required: readonly string[];
}

const BRACES = /\{[^{}]*\}|[{}]/g;
const LINE_BREAK = /[\r\n\u2028\u2029]/;

/** The first problem of each part; empty where the text can be saved. Rule: A letter that can be saved, docs/rules/letters.md. */
export function problemsOfLetter(text: LetterText, { known, required }: LetterPlaceholders): LetterProblem[] {
  const problems = [
    problemOfPart(text, "subject", known),
    problemOfPart(text, "body", known),
    problemOfPart(text, "button", []),
  ].filter((problem) => problem !== null);
  const missing = required.find((name) => !`${text.subject}\n${text.body}`.includes(`{${name}}`));
  if (missing === undefined || problems.some(({ part }) => part === "body")) return problems;
  return [...problems, { part: "body", kind: "missing_placeholder", found: `{${missing}}` }];
}

function problemOfPart(
  text: LetterText,
  part: keyof LetterText,
  known: readonly string[],
): LetterProblem | null {
  const words = text[part];
  if (words.trim() === "") return { part, kind: "empty" };
  if (part !== "body" && LINE_BREAK.test(words)) return { part, kind: "line_break" };
  if (words.length > letterLimits[part]) return { part, kind: "too_long" };
  const found = unknownPlaceholder(words, known);
  return found === null ? null : { part, kind: "unknown_placeholder", found };
}

/** The first thing in braces, or brace without its other, that is none of `known`; null where all are. */
function unknownPlaceholder(words: string, known: readonly string[]): string | null {
  return (words.match(BRACES) ?? []).find((found) => !known.some((name) => found === `{${name}}`)) ?? null;
}

/**
 * A text as it is saved: nothing in it that is not seen, no blanks around a line, one empty line between paragraphs, one
 * way to write å. Rule: A letter that can be saved, docs/rules/letters.md.
 */
export function tidyLetter({ subject, body, button }: LetterText): LetterText {
  return {
    subject: linesOf(subject).join("\n"),
    body: linesOf(body).join("\n\n"),
    button: linesOf(button).join("\n"),
  };
}

/** The text that a letter is written with: the saved one as long as every placeholder in it has a value. Rule: Placeholders of letters, docs/rules/letters.md. */
export function letterInForce(
  standard: LetterText,
  saved: LetterText | null,
  known: readonly string[],
): LetterText {
  if (saved === null) return standard;
  const isFilled = unknownPlaceholder(`${saved.subject}\n${saved.body}`, known) === null;
  return isFilled ? saved : standard;
}

/** The paragraphs of a letter, filled; those that come out empty are left out. Rule: Placeholders of letters, docs/rules/letters.md. */
export function fillParagraphs(body: string, values: Readonly<Record<string, string>>): string[] {
  return linesOf(body)
    .map((line) => fillLine(line, values))
    .filter((line) => line !== "");
}

/**
 * One line with the values in the place of its placeholders; what a value has in braces stays as it is. An empty value
 * takes the blank before it along, a comma that leads to nothing, and what stands behind it where it begins the line; a
 * value that ends a sentence takes the stop behind it. Rule: Placeholders of letters, docs/rules/letters.md.
 */
export function fillLine(line: string, values: Readonly<Record<string, string>>): string {
  const wordsFor = (name: string) => (Object.hasOwn(values, name) ? withoutHidden(values[name] ?? "") : null);
  const filled = line.replace(
    /(,?)( ?)\{([^{}]+)\}(\.?)/g,
    (found, comma: string, blank: string, name: string, stop: string, at: number) => {
      const value = wordsFor(name);
      if (value === null) return found;
      if (value !== "") return comma + blank + value + (/[.!?]$/.test(value) ? "" : stop);
      const leadsToNothing = stop !== "" || "!?,".includes(line.charAt(at + found.length));
      return (leadsToNothing ? "" : comma) + stop;
    },
  );
  const [, first] = /^\{([^{}]+)\}/.exec(line) ?? [];
  const beginsEmpty = first !== undefined && wordsFor(first) === "";
  return beginsEmpty ? asBeginning(filled) : filled.trim();
}

/** What is left of a line whose first word came out empty. */
function asBeginning(rest: string): string {
  const words = rest.replace(/^[\s,;:.!?]+/u, "").trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function linesOf(text: string): string[] {
  return text
    .split(/[\r\n\u2028\u2029]+/)
    .map((line) => withoutHidden(line).normalize("NFC"))
    .filter((line) => line !== "");
}
