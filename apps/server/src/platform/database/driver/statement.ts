import type { Compilable, CompiledQuery, InferResult } from "kysely";
import { type Db, rowsOf, type Tx } from "../database.ts";

export type RowsOf<Made> = InferResult<Made extends Compilable<unknown> ? Made : never>;

/**
 * Ends the text of a statement that PostgreSQL plans once a connection, whatever the values: for those that take longer
 * to plan than to run, and whose plan is right for all values. By itself it takes a plan without values for dearer where
 * one is a list, and plans anew each time.
 */
const PLANNED_ONCE = " /* planned once */";

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
  { isPlannedOnce = false, sending }: { readonly isPlannedOnce?: boolean; readonly sending?: string } = {},
): (db: Db | Tx, given: Given) => Promise<RowsOf<Made>> {
  let compiled: CompiledQuery | undefined;
  return async (db, given) => {
    compiled ??= planned(build(db, places()).compile(), isPlannedOnce);
    return (await rowsOf(db, compiled.sql, valuesIn(compiled, given), sending)) as RowsOf<Made>;
  };
}

/** A compiled statement with its words in its text, marked where PostgreSQL is to plan it once for all values. */
export function planned(compiled: CompiledQuery, isPlannedOnce: boolean): CompiledQuery {
  const made = withWords(compiled);
  return isPlannedOnce ? { ...made, sql: made.sql + PLANNED_ONCE } : made;
}

const WORD = /^[a-z_]+$/;

/**
 * Words that are the same each time (`selected`) become part of the text. As values they are unknown to a plan that is
 * made for all values: it expects too many rows, and doesn't find the index that holds only such rows.
 */
function withWords(compiled: CompiledQuery): CompiledQuery {
  const parameters: unknown[] = [];
  const text = compiled.sql.replace(/\$(\d+)/g, (_, number) => {
    const value = compiled.parameters[Number(number) - 1];
    if (typeof value === "string" && WORD.test(value)) return `'${value}'`;
    return `$${parameters.push(value)}`;
  });
  return { ...compiled, sql: text, parameters };
}

/** Places that are named one by one: they cannot be spread. */
export function places<Given extends object>(): Given {
  const made = new Map<string, Place>();
  return new Proxy({} as Given, {
    get(_, name) {
      const place = made.get(String(name)) ?? new Place(String(name));
      made.set(place.name, place);
      return place;
    },
  });
}

/** The values of a compiled statement in the order of its parameters. Throws where one was not given. */
export function valuesIn({ parameters }: CompiledQuery, given: object): unknown[] {
  const values = given as Record<string, unknown>;
  return parameters.map((value) => {
    const own = value instanceof Place ? values[value.name] : value;
    if (own === undefined) throw new Error("A value of a statement is missing: places cannot be spread.");
    return own;
  });
}
