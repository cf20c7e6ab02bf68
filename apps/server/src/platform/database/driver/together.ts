import { hash, randomBytes } from "node:crypto";
import { type Compilable, type CompiledQuery, type Expression, type RawBuilder, sql } from "kysely";
import { type Db, rowsOf, runSql, type Tx } from "../database.ts";
import { momentColumns } from "../types.gen.ts";
import { type Column, chunked, type RowReader, rowReader } from "./record.ts";
import { places, planned, type RowsOf, valuesIn } from "./statement.ts";

/** A query as Kysely's builder makes it, not run yet. */
// biome-ignore lint/suspicious/noExplicitAny: any row
type Query = Compilable<any> & Expression<any>;

interface Options<Given> {
  /** What several parts are read from, computed once and not answered; the parts read it by its name. */
  readonly shared?: (given: Given) => Readonly<Record<string, RawBuilder<unknown>>>;
  /** What is written down beside the reads, in the same statement; it may read the parts (`part`). */
  readonly note?: (given: Given) => RawBuilder<unknown>;
  /** Columns of any part that hold a moment under a name that no column of a table has. */
  readonly moments?: readonly string[];
  readonly isPlannedOnce?: boolean;
  /** Of what is compared: the rows come each time and are compared here, where they seldom are the same as before. */
  readonly comesEachTime?: boolean;
}

/** What rows follow from, for reads that can tell: a part named `lasting`, of one row. */
interface Lasting {
  /** All whose changes can make other rows of them, as `changes` names them. */
  readonly subjects: readonly string[];
  /** When time alone makes others of them. */
  readonly until: Date | null;
}

/** Which transactions a read has seen, and what its rows follow from. */
interface Origin {
  readonly at: string | null;
  readonly lasting: () => Lasting | null;
}

/** What a statement has answered, compared with what it answered before. */
export class Read<Rows> {
  /** Stands for all rows, in this process: the same only where they are the same. */
  readonly print: string;
  /** The print is the one that was known; the rows have not come then. */
  readonly isKnown: boolean;
  readonly origin: Origin;
  /** The rows, made of what the database said each time. */
  readonly rows: () => Rows;

  constructor(print: string, isKnown: boolean, origin: Origin, rows: () => Rows) {
    this.print = print;
    this.isKnown = isKnown;
    this.origin = origin;
    this.rows = rows;
  }

  /** The same answer, standing for what `convert` makes of the rows. */
  as<Made>(convert: (rows: Rows) => Made): Read<Made> {
    return new Read(this.print, this.isKnown, this.origin, () => convert(this.rows()));
  }
}

/** An earlier part of the same statement, to read from, as in `(select id from ${part("found")})`. */
export function part(name: string): RawBuilder<unknown> {
  return sql.table(`${name}_part`);
}

/**
 * Several reads as one statement: each part is answered with its rows. A part may read those before it (`part`), each of
 * which is read once. The rows come as JSON, each as a list of its values: what the columns are called is asked once, the
 * first time.
 */
export function together<Given extends object, Parts extends Record<string, Query>>(
  build: (db: Db | Tx, given: Given) => Parts,
  options: Options<Given> = {},
): (db: Db | Tx, given: Given) => Promise<RowsOfParts<Parts>> {
  const made = madeOnce(build, options, selected);
  return async (db, given) => {
    const { compiled, readers } = await made(db, given);
    const [row = {}] = await rowsOf(db, compiled.sql, valuesIn(compiled, given));
    return rowsIn(readers, row) as RowsOfParts<Parts>;
  };
}

/**
 * The same, compared with what was read before: where `known` is the print of all rows, they are neither written as JSON
 * nor sent. PostgreSQL reads them each time.
 */
export function readTogether<Given extends object, Parts extends Record<string, Query>>(
  build: (db: Db | Tx, given: Given) => Parts,
  options: Options<Given> = {},
): (db: Db | Tx, given: Given, known: string | null) => Promise<Read<RowsOfParts<Parts>>> {
  const { comesEachTime = false } = options;
  const made = madeOnce(build, options, comesEachTime ? selectedWithOrigin : compared);
  return async (db, given, known) => {
    const { compiled, readers } = await made(db, given);
    const [row = {}] = await rowsOf(db, compiled.sql, valuesIn(compiled, { ...given, [KNOWN]: known }));
    const print = comesEachTime ? printOf(readers, row) : (row[PRINT] as string);
    const lasting = () => {
      const read = rowsIn(
        readers.filter(([part]) => part === LASTING),
        row,
      );
      return (read[LASTING]?.[0] ?? null) as Lasting | null;
    };
    const origin = { at: row[READ_AT] as string | null, lasting };
    const isKnown = !comesEachTime && print === known;
    return new Read(print, isKnown, origin, () => rowsIn(readers, row) as RowsOfParts<Parts>);
  };
}

/** Names in a compared statement that no part and no value has. */
const PRINT = "print of all";
const READ_AT = "read at";
const KNOWN = "known print";

const LASTING = "lasting";

/** Nobody outside knows it: who chooses what a row says cannot choose what stands for it. */
const seed = randomBytes(8).readBigInt64BE().toString();

function madeOnce<Given extends object>(
  build: (db: Db | Tx, given: Given) => Record<string, Query>,
  { shared, note, moments = [], isPlannedOnce = false }: Options<Given>,
  selecting: (parts: Record<string, Query>, columns: Columns) => RawBuilder<unknown>,
) {
  const names = new Set([...momentColumns, ...moments]);
  let made: { readonly compiled: CompiledQuery; readonly readers: Readers } | undefined;

  async function make(db: Db | Tx, given: Given) {
    const parts = build(db, places());
    const opened = opening(parts, shared?.(places()));
    const columns = await columnsOf(db, parts, opened, given, names);
    const joined = sql`${opened}${note ? sql`, noted as (${note(places())})` : sql``}
      ${selecting(parts, columns)}`;
    return {
      compiled: planned(joined.compile(db), isPlannedOnce),
      readers: Object.entries(columns).map(([part, list]): [string, RowReader] => [part, rowReader(list)]),
    };
  }

  return async (db: Db | Tx, given: Given) => {
    made ??= await make(db, given);
    return made;
  };
}

function rowsIn(readers: Readers, row: Record<string, unknown>): Record<string, unknown[]> {
  const read: Record<string, unknown[]> = {};
  for (const [part, reader] of readers) {
    read[part] = (JSON.parse(row[part] as string) as unknown[][][]).map(reader);
  }
  return read;
}

/** A digest of all rows as they came. */
function printOf(readers: Readers, row: Record<string, unknown>): string {
  return hash("sha256", readers.map(([part]) => row[part]).join("/"), "base64");
}

type Readers = readonly (readonly [part: string, reader: RowReader])[];

type RowsOfParts<Parts extends Record<string, Query>> = { [Name in keyof Parts]: RowsOf<Parts[Name]> };

type Columns = Record<string, readonly Column[]>;

/** The columns of each part in their order. */
async function columnsOf(
  db: Db | Tx,
  parts: Record<string, Query>,
  opened: RawBuilder<unknown>,
  given: object,
  moments: ReadonlySet<string>,
): Promise<Columns> {
  // One row of each part, null in all its columns, says their names; their types are asked by these.
  const ask = async (what: (part: string, row: RawBuilder<unknown>) => RawBuilder<unknown>) => {
    const asked = withParts(parts).map(({ name, table }) => {
      const row = sql`(select part.* from (select 1) as one left join ${table} as part on false)`;
      return sql`(${what(name, row)}) as ${sql.ref(name)}`;
    });
    const asking = sql`${opened} select ${sql.join(asked)}`.compile(db);
    const { rows } = await runSql(db, asking.sql, valuesIn(asking, given));
    return rows[0] ?? {};
  };
  const rows = await ask((_, row) => sql`select to_json(named) from ${row} as named`);
  const namesOf = (part: string) => Object.keys(rows[part] as object);
  const types = await ask((part, row) => {
    const each = namesOf(part).map((name) => sql`pg_typeof(${sql.ref(`named.${name}`)})::text`);
    return sql`select array[${sql.join(each)}] from ${row} as named`;
  });
  return Object.fromEntries(
    Object.keys(parts).map((part) => {
      const typesOf = types[part] as string[];
      const columnOf = (name: string, index: number): Column => ({
        name,
        isMoment: moments.has(name),
        isJson: typesOf[index] === "json",
      });
      return [part, namesOf(part).map(columnOf)];
    }),
  );
}

function selected(parts: Record<string, Query>, columns: Columns) {
  const lists = withParts(parts).map(
    ({ name, table }) => sql`${listOf(table, columns[name])} as ${sql.ref(name)}`,
  );
  return sql`select ${sql.join(lists)}`;
}

/** A function of PostgreSQL takes a hundred values at most, so that a row is a list of lists. */
function listOf(table: RawBuilder<unknown>, columns: readonly Column[] = []) {
  const values = columns.map(({ name, isMoment }) => {
    const value = sql.ref(`part.${name}`);
    return isMoment ? sql`(extract(epoch from ${value}) * 1000)::bigint` : value;
  });
  const chunks = chunked(values).map((chunk) => sql`json_build_array(${sql.join(chunk)})`);
  const row = sql`json_build_array(${sql.join(chunks)})`;
  return sql`(select coalesce(json_agg(${row}), '[]') from ${table} as part)::text`;
}

function selectedWithOrigin(parts: Record<string, Query>, columns: Columns) {
  return sql`${selected(parts, columns)}, null::text as ${sql.ref(READ_AT)}`;
}

/** Hashing a row costs a tenth of writing it as JSON. Text of the kind `json` is the only thing that has no hash. */
function compared(parts: Record<string, Query>, columns: Columns) {
  const known = places<{ [KNOWN]: string | null }>()[KNOWN];
  const prints = withParts(parts).map(({ name, table }) => {
    const values = (columns[name] ?? []).map(({ name: column, isJson }) =>
      isJson ? sql`${sql.ref(`part.${column}`)}::text` : sql.ref(`part.${column}`),
    );
    const row = sql`hash_record_extended(row(${sql.join(values)}), ${seed}::bigint)::text`;
    return sql`coalesce((select string_agg(${row}, ',') from ${table} as part), '')`;
  });
  const lists = withParts(parts).map(
    ({ name, table }) =>
      sql`case when all_parts.print is distinct from ${known}::text then ${listOf(table, columns[name])} end as ${sql.ref(name)}`,
  );
  return sql`select all_parts.print as ${sql.ref(PRINT)}, null::text as ${sql.ref(READ_AT)}, ${sql.join(lists)} from (
    select encode(sha256(concat_ws('/', ${sql.join(prints)})::bytea), 'base64') as print offset 0) as all_parts`;
}

function withParts(parts: Record<string, Query>) {
  return Object.entries(parts).map(([name, query]) => ({ name, table: part(name), query }));
}

function opening(parts: Record<string, Query>, shared: Readonly<Record<string, RawBuilder<unknown>>> = {}) {
  const all = [
    ...Object.entries(shared).map(([name, query]) => ({ table: sql.table(name), query })),
    ...withParts(parts),
  ];
  return sql`with ${sql.join(all.map(({ table, query }) => sql`${table} as materialized (${query})`))}`;
}
