import { type RawBuilder, sql } from "kysely";

/**
 * Small letters of a text, as indexes on small letters have them too. The letters beyond ASCII are named, since not
 * every database's locale knows that Å is å.
 */
export function lowerCase(text: RawBuilder<unknown>): RawBuilder<string> {
  return sql<string>`translate(lower(${text}), 'ÆØÅÄÖÜÉ', 'æøåäöüé')`;
}
