import { type RawBuilder, sql } from "kysely";
import { searchedDigits } from "#rules/people/numbers.ts";
import { searchedWords } from "#rules/people/search-words.ts";
import type { PageOf, PageQuery } from "./pages.ts";

/** A text as it is searched; lists that grow keep it in a column of its own, such as `employees.search_text`. */
export function folded(text: RawBuilder<unknown>): RawBuilder<string> {
  return sql<string>`folded(${text})`;
}

/** Whether the folded text contains every word of the term, in whatever order, case and spelling. Rule: Words in a search, docs/rules/people.md. */
export function contains(searched: RawBuilder<unknown>, term: string): RawBuilder<boolean> {
  const words = searchedWords(term).map((word) => {
    const pattern = `%${word.replace(/[\\%_]/g, "\\$&")}%`;
    return sql<boolean>`${searched} like ${pattern}`;
  });
  return words.length === 0 ? sql<boolean>`false` : sql<boolean>`(${sql.join(words, sql` and `)})`;
}

/** What a name is sorted by: æ, ø and å last, aa as å, whatever the database's locale. Rule: Order of names, docs/rules/people.md. */
export function danishOrder(text: RawBuilder<unknown>): RawBuilder<string> {
  return sql<string>`danish_order(${text})`;
}

/** One page of a searched list; an empty `term` finds everybody. */
export interface Search extends PageQuery {
  readonly term: string;
}

/** One page, and how many there are on all pages. */
export interface SearchPage<Row> extends PageOf<Row> {
  readonly total: number;
}

/** Whether the folded text contains the term, one of the columns of numbers its digits, or the id is the term. */
export function matches(searched: RawBuilder<unknown>, term: string, numbers: readonly string[] = []) {
  const id = /^[1-9]\d{0,8}$/.test(term) ? Number(term) : null;
  return sql<boolean>`(${contains(searched, term)} or ${containsNumber(numbers, term)} or id = ${id}::int)`;
}

/** Whether one of the columns contains the number that the term is, however it is spaced; false for other terms. */
export function containsNumber(columns: readonly string[], term: string): RawBuilder<boolean> {
  const digits = searchedDigits(term);
  if (digits === null || columns.length === 0) return sql<boolean>`false`;
  const ofColumn = (column: string) => sql`digits_of(${sql.ref(column)}) like ${`%${digits}%`}`;
  return sql<boolean>`(${sql.join(columns.map(ofColumn), sql` or `)})`;
}

/**
 * Small letters of a text, as indexes on small letters have them too. The letters beyond ASCII are named, since not
 * every database's locale knows that Å is å.
 */
export function lowerCase(text: RawBuilder<unknown>): RawBuilder<string> {
  return sql<string>`translate(lower(${text}), 'ÆØÅÄÖÜÉ', 'æøåäöüé')`;
}
