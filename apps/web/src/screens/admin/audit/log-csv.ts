import {
  changeOfLogged,
  momentOfLogged,
  nameOfLogged,
  auditTexts as texts,
  wordsOfAction,
} from "#texts/da/backoffice/audit-log.ts";
import { formatCsv } from "#texts/format/csv.ts";
import { type Line, notesOf } from "./log-line.tsx";

/** The file log.csv: one line for each of the log. */
export function logCsv(lines: readonly Line[]): string {
  return formatCsv([texts.columns, ...lines.map(cellsOf)]);
}

function cellsOf(line: Line): string[] {
  const { actor, on_behalf_of, subject, changes } = line;
  return [
    momentOfLogged(line.at),
    actor ? nameOfLogged(actor) : "",
    actor?.id ?? "",
    on_behalf_of ? nameOfLogged(on_behalf_of) : "",
    wordsOfAction(line.action),
    subject ? nameOfLogged(subject) : "",
    subject?.id ?? "",
    changes.map(changeOfLogged).join(" | "),
    notesOf({ ...line, changes: [] }).join(" | "),
    line.network ?? "",
    String(line.times),
  ];
}
