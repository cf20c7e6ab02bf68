import { type RawBuilder, sql } from "kysely";

/** Where a row stands in its list: what the list is sorted by, the row's id last; moments in milliseconds. */
export type Place = readonly number[];

/** Which page of a list is asked for: what comes after a place or, without one, from the row `offset` on. */
export interface PageQuery {
  readonly limit: number;
  readonly offset: number;
  readonly after?: Place | undefined;
}

/** One page, and the place behind which the list goes on; null at its end. */
export interface PageOf<Row> {
  readonly rows: Row[];
  readonly next: Place | null;
}

/** How a query reads a page: one row more than it has says whether the list goes on. */
export function readingOf({ limit, offset, after }: PageQuery): { limit: number; offset: number } {
  return { limit: limit + 1, offset: after ? 0 : offset };
}

/** The page of the rows that were read for it. */
export function pageOf<Row>(
  read: readonly Row[],
  { limit }: Pick<PageQuery, "limit">,
  placeOf: (row: Row) => Place,
): PageOf<Row> {
  const rows = read.slice(0, limit);
  const last = rows.at(-1);
  return { rows, next: last !== undefined && read.length > limit ? placeOf(last) : null };
}

/** What a list is sorted by, all of it in one direction; a place holds a value for each of them. */
export interface SortedBy {
  readonly direction: "asc" | "desc";
  readonly parts: readonly { readonly of: RawBuilder<unknown>; readonly isMoment?: true }[];
}

/** Whether a row comes after a place; every row does where there is none. */
export function isAfter(place: Place | undefined, { direction, parts }: SortedBy): RawBuilder<boolean> {
  if (place === undefined) return sql<boolean>`true`;
  const values = parts.map(({ isMoment }, at) => {
    const value = place[at] ?? 0;
    return isMoment ? sql`${new Date(value)}::timestamptz` : sql`${value}::int`;
  });
  const columns = sql.join(parts.map(({ of }) => of));
  return sql<boolean>`(${columns}) ${sql.raw(direction === "asc" ? ">" : "<")} (${sql.join(values)})`;
}

/** By id, the newest first. */
export function newestFirst(id: string): SortedBy {
  return { direction: "desc", parts: [{ of: sql.ref(id) }] };
}

/** By a moment and, of the same moment, by id. */
export function byMoment(direction: "asc" | "desc", moment: RawBuilder<unknown>, id: string): SortedBy {
  return { direction, parts: [{ of: moment, isMoment: true }, { of: sql.ref(id) }] };
}
