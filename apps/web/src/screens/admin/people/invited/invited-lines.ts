import { columnNames } from "#texts/da/admin/people/invitations.ts";

/** Somebody to be invited, as a line names them. */
interface InvitedPerson {
  readonly first_name: string;
  readonly last_name: string;
  readonly email?: string;
  readonly phone?: string;
}

/** What the lines come to: who is to be invited, the lines that name neither a number nor an e-mail, and those of somebody named before. */
interface InvitedLines {
  readonly people: readonly InvitedPerson[];
  readonly wrong: readonly { readonly line: number; readonly text: string }[];
  readonly repeated: readonly number[];
}

const EMAIL = /^[^\s@<>]+@[^\s@<>]+\.[^\s@<>]{2,}$/;

/** Reads lines of a form or of a CSV file: a number or an e-mail each, with names before or behind in other cells. */
export function readInvitedLines(typed: string): InvitedLines {
  const people: InvitedPerson[] = [];
  const wrong: { line: number; text: string }[] = [];
  const repeated: number[] = [];
  const known = new Set<string>();
  for (const [place, text] of typed
    .replace(/^\uFEFF/, "")
    .split(/\r\n|\r|\n/)
    .entries()) {
    const cells = cellsOf(text);
    if (cells.length === 0) continue;
    const person = personOf(cells);
    if (person) {
      const contacts = [person.email?.toLowerCase(), person.phone].filter((one) => one !== undefined);
      if (contacts.some((one) => known.has(one))) repeated.push(place + 1);
      else people.push(person);
      for (const one of contacts) known.add(one);
    } else if (place > 0 || !columnNames.test(text))
      wrong.push({ line: place + 1, text: text.trim().slice(0, 60) });
  }
  return { people, wrong, repeated };
}

function cellsOf(text: string): string[] {
  return text
    .split(/[;,\t]/)
    .map((cell) =>
      cell
        .trim()
        .replace(/^"(.*)"$/, "$1")
        .trim(),
    )
    .filter((cell) => cell !== "");
}

function personOf(cells: readonly string[]): InvitedPerson | null {
  const email = cells.find((cell) => EMAIL.test(cell));
  const phone = cells.map(digitsOf).find((digits) => digits !== null);
  if (!email && !phone) return null;
  const words = cells.filter((cell) => cell !== email && digitsOf(cell) === null);
  const [first_name = "", ...last] = words.length > 1 ? words : (words[0] ?? "").split(/\s+(?=\S+$)/);
  const contact = { ...(email ? { email } : {}), ...(phone ? { phone } : {}) };
  return { first_name, last_name: last.join(" "), ...contact };
}

/** The eight digits of a Danish number, null for anything else. */
function digitsOf(cell: string): string | null {
  const digits = cell.replace(/^(\+|00)45/, "").replace(/[\s.-]/g, "");
  return /^\d{8}$/.test(digits) ? digits : null;
}
