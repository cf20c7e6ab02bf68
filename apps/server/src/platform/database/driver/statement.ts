import {
  type Compilable,
  type CompiledQuery,
  type Expression,
  type InferResult,
  type RawBuilder,
  sql,
} from "kysely";
import { type Db, rowsOf, type Tx } from "../database.ts";
import { momentColumns } from "../types.gen.ts";
import { type Column, chunked, type RowReader, rowReader } from "./record.ts";

/** A query as Kysely's builder makes it, not run yet. */
// biome-ignore lint/suspicious/noExplicitAny: any row
type Query = Compilable<any> & Expression<any>;
type RowsOf<Made> = InferResult<Made extends Compilable<unknown> ? Made : never>;

/**
 * Ends the text of a statement that PostgreSQL plans once a connection, whatever the values: for those that take longer
 * to plan than to run, and whose plan is right for all values.
 */
export const PLANNED_ONCE = " /* planned once */";

interface Options<Given> {
  /** What is written down beside the reads, in the same statement; it may read the parts by name. */
  readonly note?: (given: Given) => RawBuilder<unknown>;
  /** Columns of any part that hold a moment under a name that no column of a table has. */
  readonly moments?: readonly string[];
  readonly isPlannedOnce?: boolean;
}

/** The place of a value in a statement whose text is made once. */
class Place {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

/**
 * A statement that is built and compiled the first time it runs, and from then on only filled in. `given` holds places
 * instead of values: `build` may put them into the query, but can tell nothing from them. A list goes into
 * `= any(…)` with its type.
 */
// biome-ignore lint/suspicious/noExplicitAny: any row
export function statement<Given extends object, Made extends Compilable<any>>(
  build: (db: Db | Tx, given: Given) => Made,
  { isPlannedOnce = false }: Pick<Options<Given>, "isPlannedOnce"> = {},
): (db: Db | Tx, given: Given) => Promise<RowsOf<Made>> {
  let compiled: CompiledQuery | undefined;
  return async (db, given) => {
    compiled ??= planned(build(db, places()).compile(), isPlannedOnce);
    return (await rowsOf(db, compiled.sql, valuesIn(compiled, given))) as RowsOf<Made>;
  };
}

/** What a statement has answered: the text of it, and what that stands for, made of the text each time. */
export class Read<Rows> {
  readonly text: readonly string[];
  readonly rows: () => Rows;

  constructor(text: readonly string[], rows: () => Rows) {
    this.text = text;
    this.rows = rows;
  }

  /** The same text, standing for what `convert` makes of the rows. */
  as<Made>(convert: (rows: Rows) => Made): Read<Made> {
    return new Read(this.text, () => convert(this.rows()));
  }
}

/** Several reads as one statement, like `readTogether`, answered with their rows. */
export function together<Given extends object, Parts extends Record<string, Query>>(
  build: (db: Db | Tx, given: Given) => Parts,
  options: Options<Given> = {},
): (db: Db | Tx, given: Given) => Promise<RowsOfParts<Parts>> {
  const read = readTogether(build, options);
  return async (db, given) => (await read(db, given)).rows();
}

/**
 * Several reads as one statement: each part is answered with its rows. A part may read those before it by name, with
 * `_part` behind it. The rows come as JSON, each as a list of its values: what the columns are called is asked once,
 * the first time.
 */
export function readTogether<Given extends object, Parts extends Record<string, Query>>(
  build: (db: Db | Tx, given: Given) => Parts,
  { note, moments = [], isPlannedOnce = false }: Options<Given> = {},
): (db: Db | Tx, given: Given) => Promise<Read<RowsOfParts<Parts>>> {
  const names = new Set([...momentColumns, ...moments]);
  let made: { readonly compiled: CompiledQuery; readonly readers: Readers } | undefined;

  async function make(db: Db | Tx, given: Given) {
    const parts = build(db, places());
    const asking = askingColumns(parts).compile(db);
    const [columns = {}] = await rowsOf(db, asking.sql, valuesIn(asking, given));
    const lists = Object.entries(columns).map(([part, row]): [string, Column[]] => [
      part,
      Object.keys(row as object).map((name) => ({ name, isMoment: names.has(name) })),
    ]);
    return {
      compiled: planned(
        joined(parts, Object.fromEntries(lists), note?.(places())).compile(db),
        isPlannedOnce,
      ),
      readers: lists.map(([part, list]): [string, RowReader] => [part, rowReader(list)]),
    };
  }

  return async (db, given) => {
    made ??= await make(db, given);
    const { compiled, readers } = made;
    const [row = {}] = await rowsOf(db, compiled.sql, valuesIn(compiled, given));
    return new Read(Object.values(row) as string[], () => {
      const read: Record<string, unknown[]> = {};
      for (const [part, reader] of readers) {
        read[part] = (JSON.parse(row[part] as string) as unknown[][][]).map(reader);
      }
      return read as RowsOfParts<Parts>;
    });
  };
}

type Readers = readonly (readonly [part: string, reader: RowReader])[];

type RowsOfParts<Parts extends Record<string, Query>> = { [Name in keyof Parts]: RowsOf<Parts[Name]> };

/** Asks for one row of each part, null in all its columns: their names in order. */
function askingColumns(parts: Record<string, Query>) {
  const asked = withParts(parts).map(
    ({ name, table }) => sql`(
      select to_json(named) from (select part.* from (select 1) as one left join ${table} as part on false) as named
    ) as ${sql.ref(name)}`,
  );
  return sql`${opening(parts)} select ${sql.join(asked)}`;
}

/** A function of PostgreSQL takes a hundred values at most, so that a row is a list of lists. */
function joined(
  parts: Record<string, Query>,
  columns: Record<string, readonly Column[]>,
  note?: RawBuilder<unknown>,
) {
  const lists = withParts(parts).map(({ name, table }) => {
    const values = (columns[name] ?? []).map(({ name: column, isMoment }) => {
      const value = sql.ref(`part.${column}`);
      return isMoment ? sql`(extract(epoch from ${value}) * 1000)::bigint` : value;
    });
    const chunks = chunked(values).map((chunk) => sql`json_build_array(${sql.join(chunk)})`);
    const row = sql`json_build_array(${sql.join(chunks)})`;
    return sql`(select coalesce(json_agg(${row}), '[]') from ${table} as part)::text as ${sql.ref(name)}`;
  });
  const noted = note ? sql`, noted as (${note})` : sql``;
  return sql`${opening(parts)}${noted} select ${sql.join(lists)}`;
}

function withParts(parts: Record<string, Query>) {
  return Object.entries(parts).map(([name, query]) => ({ name, table: sql.table(`${name}_part`), query }));
}

function opening(parts: Record<string, Query>) {
  return sql`with ${sql.join(withParts(parts).map(({ table, query }) => sql`${table} as materialized (${query})`))}`;
}

function planned(compiled: CompiledQuery, isPlannedOnce: boolean): CompiledQuery {
  return isPlannedOnce ? { ...compiled, sql: compiled.sql + PLANNED_ONCE } : compiled;
}

/** Places that are named one by one: they cannot be spread. */
function places<Given extends object>(): Given {
  const made = new Map<string, Place>();
  return new Proxy({} as Given, {
    get(_, name) {
      const place = made.get(String(name)) ?? new Place(String(name));
      made.set(place.name, place);
      return place;
    },
  });
}

function valuesIn({ parameters }: CompiledQuery, given: object): unknown[] {
  const values = given as Record<string, unknown>;
  return parameters.map((value) => {
    const own = value instanceof Place ? values[value.name] : value;
    if (own === undefined) throw new Error("A value of a statement is missing: places cannot be spread.");
    return own;
  });
}
