import type { ClientBase, PoolClient, QueryResult, Submittable } from "pg";
import pg from "pg";
import { type Recorder, recorder } from "./record.ts";

/** What of pg's connection is used: its messages, and which statements it has prepared. */
interface Connection {
  readonly stream: { cork(): void; uncork(): void };
  readonly parsedStatements: Partial<Record<string, string>>;
  readonly submittedNamedStatements: Partial<Record<string, string>>;
  parse(message: { name: string; text: string }): void;
  bind(message: { statement: string; values: readonly unknown[] }): void;
  describe(message: { type: "P"; name: "" }): void;
  execute(): void;
  sync(): void;
}

interface Field {
  readonly name: string;
  readonly dataTypeID: number;
}

/** How the rows of a prepared statement are read: the same as long as it is prepared. */
interface Shape {
  readonly parsers: readonly ((text: string) => unknown)[];
  readonly record: Recorder<Row>;
}

const NO_ROWS: Shape = { parsers: [], record: () => ({}) };

/** One shape for all connections whose rows are alike, so that their rows are objects of one kind. */
const known = new Map<string, Shape>();
/** More kinds of rows than we have texts. */
const MOST_SHAPES = 2_000;

type Row = Record<string, unknown>;
export type Answer = Pick<QueryResult<Row>, "command" | "rowCount" | "rows">;

/** pg's own way of writing a value as text, so that both kinds of query say the same. */
const { prepareValue } = (pg as unknown as { utils: { prepareValue(value: unknown): unknown } }).utils;

/** What each connection knows of the rows of its prepared statements, by their names. */
const shapes = new WeakMap<Connection, Map<string, Shape>>();

/**
 * Runs a statement under a name on a connection of ours. It says less than pg's own query does: what the rows are like
 * is asked once a connection, since PostgreSQL refuses a prepared statement whose columns have become others.
 */
export function askByName(client: PoolClient, query: Asked): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const values = query.values.map(prepareValue);
    client.query(new NamedQuery({ ...query, values }, client, resolve, reject));
  });
}

interface Asked {
  readonly name: string;
  readonly text: string;
  readonly values: readonly unknown[];
  /** What the server does before it, in the same message. */
  readonly first: First | null;
}

/** Takes the plan that fits all values, only outside a transaction; or begins one. */
type First = "plan once" | "begin";

/** Prepared on each connection: until the end of the transaction, here one statement, nothing is planned for its values. */
const PLAN_ONCE = "plan_once";
const preparePlanOnce = `prepare ${PLAN_ONCE} as select set_config('plan_cache_mode', 'force_generic_plan', true)`;

const BEGIN = "begin_now";

/** Makes a new connection ready for what comes first in `First`. */
export async function prepareFirst(client: ClientBase): Promise<void> {
  await client.query(preparePlanOnce);
  await new Promise<void>((resolve, reject) => client.query(new BeginPrepared(resolve, reject)));
}

/** `prepare` knows no `begin`; the protocol does. */
class BeginPrepared implements Submittable {
  readonly #resolve: () => void;
  readonly #reject: (error: Error) => void;

  constructor(resolve: () => void, reject: (error: Error) => void) {
    this.#resolve = resolve;
    this.#reject = reject;
  }

  submit(given: unknown): void {
    const connection = given as Connection;
    connection.parse({ name: BEGIN, text: "begin" });
    connection.sync();
  }

  handleError(error: Error): void {
    this.#reject(error);
  }

  handleReadyForQuery(): void {
    this.#resolve();
  }
}

class NamedQuery implements Submittable {
  readonly name: string;
  readonly text: string;
  readonly values: readonly unknown[];
  /** While the answer to what comes first is awaited. */
  #first: First | null;
  readonly #types: Pick<PoolClient, "getTypeParser">;
  readonly #resolve: (answer: Answer) => void;
  readonly #reject: (error: Error) => void;
  readonly #rows: Row[] = [];
  #known: Map<string, Shape> | undefined;
  #shape: Shape | undefined;
  #tag = "";
  #failure: Error | undefined;

  constructor(
    { name, text, values, first }: Asked,
    types: Pick<PoolClient, "getTypeParser">,
    resolve: (answer: Answer) => void,
    reject: (error: Error) => void,
  ) {
    this.name = name;
    this.text = text;
    this.values = values;
    this.#first = first;
    this.#types = types;
    this.#resolve = resolve;
    this.#reject = reject;
  }

  submit(given: unknown): void {
    const connection = given as Connection;
    const { name, text, values } = this;
    const isParsed = connection.parsedStatements[name] !== undefined;
    this.#known = shapes.get(connection) ?? new Map();
    shapes.set(connection, this.#known);
    this.#shape = isParsed ? this.#known.get(name) : undefined;
    connection.stream.cork();
    if (this.#first) {
      connection.bind({ statement: this.#first === "begin" ? BEGIN : PLAN_ONCE, values: [] });
      connection.execute();
    }
    if (!isParsed) {
      connection.parse({ name, text });
      connection.submittedNamedStatements[name] = text;
    }
    connection.bind({ statement: name, values });
    if (!this.#shape) connection.describe({ type: "P", name: "" });
    connection.execute();
    connection.sync();
    connection.stream.uncork();
  }

  handleRowDescription({ fields }: { fields: readonly Field[] }): void {
    this.#shape = shapeOf(fields, this.#types);
    this.#known?.set(this.name, this.#shape);
  }

  handleDataRow({ fields }: { fields: readonly (string | null)[] }): void {
    if (this.#first) return;
    const { parsers, record } = this.#shape as Shape;
    const values: unknown[] = [];
    try {
      for (let index = 0; index < fields.length; index++) {
        const text = fields[index] as string | null;
        values.push(text === null ? null : parsers[index]?.(text));
      }
      this.#rows.push(record(values));
    } catch (error) {
      this.#failure = error as Error;
    }
  }

  handleCommandComplete({ text }: { text: string }): void {
    if (this.#first) {
      this.#first = null;
      return;
    }
    this.#tag = text;
    // What answers no rows has described none.
    if (!this.#shape) this.#known?.set(this.name, NO_ROWS);
  }

  handleEmptyQuery(): void {}

  handleError(error: Error): void {
    this.#reject(error);
  }

  handleReadyForQuery(): void {
    if (this.#failure) this.#reject(this.#failure);
    else this.#resolve({ ...readTag(this.#tag), rows: this.#rows });
  }
}

function shapeOf(fields: readonly Field[], types: Pick<PoolClient, "getTypeParser">): Shape {
  const text = fields.map(({ name, dataTypeID }) => `${name} ${dataTypeID}`).join();
  const before = known.get(text);
  if (before) return before;
  const shape = {
    parsers: fields.map(({ dataTypeID }) => types.getTypeParser(dataTypeID, "text")),
    record: recorder<Row>(fields.map(({ name }) => name)),
  };
  if (known.size === MOST_SHAPES) known.clear();
  known.set(text, shape);
  return shape;
}

/** What a statement did, and to how many rows: `INSERT 0 1`. */
function readTag(tag: string): Pick<Answer, "command" | "rowCount"> {
  const [command = ""] = tag.split(" ", 1);
  const count = /\d+$/.exec(tag)?.[0];
  return { command, rowCount: count === undefined ? null : Number(count) };
}
