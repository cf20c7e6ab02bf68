import * as z from "zod/mini";
import { type InvitedPerson, invitedPerson } from "#contract/employees/invitation.endpoints.ts";
import { emailKey } from "#rules/people/email.ts";
import { invitedColumns, invitationTexts as texts } from "#texts/da/admin/people/invitations.ts";
import { type CsvRecord, readRecords } from "#web/api/forms/csv-records.ts";

/** Where somebody or something stands: its first line from 1, and how many lines it takes. */
export interface Place {
  readonly line: number;
  readonly lines: number;
}

/** A line that names somebody to be invited. */
export type InvitedLine = Place & { readonly person: InvitedPerson };

/** A line that cannot be sent, and why not. */
export type WrongLine = Place & { readonly text: string; readonly reason: string };

/** What the lines come to: who is to be invited, the lines that cannot be sent, and those that name somebody again. */
interface InvitedLines {
  readonly people: readonly InvitedLine[];
  readonly wrong: readonly WrongLine[];
  readonly repeated: readonly Place[];
}

/** What separates cells: the one by which most people are read, and fewest lines are wrong. */
const DELIMITERS = [";", "\t", ",", [";", "\t", ","]];

/** Reads lines of a form or of a CSV file, with or without a line that names the columns. */
export function readInvitedLines(typed: string): InvitedLines {
  const text = visible(typed);
  let best: InvitedLines | undefined;
  for (const delimiter of DELIMITERS) {
    const read = readPeople(readRecords(text, delimiter));
    if (!best || isBetter(read, best)) best = read;
    if (read.wrong.length === 0) break;
  }
  return best ?? { people: [], wrong: [], repeated: [] };
}

function isBetter(one: InvitedLines, other: InvitedLines): boolean {
  const more = one.people.length - other.people.length;
  return more > 0 || (more === 0 && one.wrong.length < other.wrong.length);
}

/** The text with other lines where these stand; the numbers of all others stay. */
export function withLines(typed: string, places: readonly (Place & { readonly text: string })[]): string {
  const lines = unified(typed).split("\n");
  for (const { line, lines: count, text } of places) {
    lines.splice(
      line - 1,
      count,
      text.replace(/\s*\n\s*/g, " "),
      ...Array.from({ length: count - 1 }, () => ""),
    );
  }
  return lines.join("\n");
}

function unified(text: string): string {
  return text.replace(/\r\n?|[\u0085\u2028\u2029]/g, "\n");
}

/** Without what is not seen (byte-order marks, zero width, soft hyphens), and every blank an ordinary one. */
function visible(text: string): string {
  return unified(text)
    .replace(/(?![\t\n])[\p{C}\p{Default_Ignorable_Code_Point}\u2800]/gu, "")
    .replace(/\p{Zs}/gu, " ");
}

function readPeople(records: readonly CsvRecord[]): InvitedLines {
  const people: InvitedLine[] = [];
  const wrong: WrongLine[] = [];
  const repeated: Place[] = [];
  const known = new Set<string>();
  const head = headOf(records[0]);
  for (const { line, lines, text, cells } of head ? records.slice(1) : records) {
    if (cells?.every((cell) => cell === "")) continue;
    const read =
      cells && z.safeParse(invitedPerson, personOf(cells, head?.isMap ? head.kinds : kindsOf(cells)));
    if (!read?.data) {
      const reasons = read?.error?.issues.map(({ message }) => message) ?? [texts.openQuote];
      wrong.push({ line, lines, text, reason: [...new Set(reasons)].join(". ") });
      continue;
    }
    const { email, phone } = read.data;
    const contacts = [email && emailKey(email), phone].filter((one) => one !== undefined);
    if (contacts.some((one) => known.has(one))) repeated.push({ line, lines });
    else people.push({ line, lines, person: read.data });
    for (const one of contacts) known.add(one);
  }
  return { people, wrong, repeated };
}

type Kind = keyof typeof invitedColumns | "other";

/** What the first line calls the columns, where it names columns; a map only where a number or e-mail is among them. */
function headOf(first: CsvRecord | undefined): { kinds: Kind[]; isMap: boolean } | null {
  const kinds = first?.cells?.map(columnNamed) ?? [];
  if (kinds.every((kind) => kind === "other") || first?.cells?.some((cell) => /@|\d{5}/.test(cell)))
    return null;
  return { kinds, isMap: kinds.includes("email") || kinds.includes("phone") };
}

function columnNamed(cell: string): Kind {
  const plain = cell.toLowerCase().replace(/[\s._:-]/g, "");
  const kinds = Object.keys(invitedColumns) as (keyof typeof invitedColumns)[];
  return kinds.find((kind) => invitedColumns[kind].includes(plain)) ?? "other";
}

/** What the cells of a line are, by what stands in them: the first word is the first name. */
function kindsOf(cells: readonly string[]): Kind[] {
  const kinds = cells.map((cell): Kind => {
    if (cell.includes("@")) return "email";
    if (/^[+()\d\s./-]*$/.test(cell)) return cell.replace(/\D/g, "").length < 5 ? "other" : "phone";
    return "name";
  });
  const first = kinds.indexOf("name");
  const isOne = first === kinds.lastIndexOf("name");
  return kinds.map((kind, place) => (kind !== "name" || isOne ? kind : place === first ? "first" : "last"));
}

function personOf(cells: readonly string[], kinds: readonly Kind[]): unknown {
  const of = (kind: Kind) => cells.filter((cell, place) => cell !== "" && kinds[place] === kind);
  const [given = "", family = ""] = of("name")
    .join(" ")
    .split(/\s+(?=\S+$)/);
  const phones = of("phone").map(digitsOf);
  const [email] = of("email");
  const phone = phones.find((digits) => /^\d{8}$/.test(digits)) ?? phones[0];
  return {
    first_name: of("first").join(" ") || given,
    last_name: of("last").join(" ") || family,
    ...(email ? { email } : {}),
    ...(phone ? { phone } : {}),
  };
}

/** A Danish number as its eight digits: also with 45 in front, whose plus a spreadsheet drops. */
function digitsOf(cell: string): string {
  return cell.replace(/[\s()./-]/g, "").replace(/^(\+|00)?45(?=\d{8}$)/, "");
}
