import { type RawBuilder, sql } from "kysely";

/**
 * Whether `text` contains the term as typed, in whatever case. The letters beyond ASCII are named, since not every
 * database's locale knows that Å is å.
 */
export function contains(text: RawBuilder<unknown>, term: string): RawBuilder<boolean> {
  const pattern = `%${term.toLocaleLowerCase("da").replace(/[\\%_]/g, "\\$&")}%`;
  return sql<boolean>`translate(lower(${text}), 'ÆØÅÄÖÜÉ', 'æøåäöüé') like ${pattern}`;
}
