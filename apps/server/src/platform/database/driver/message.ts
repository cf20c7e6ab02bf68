import type { PoolClient, QueryResult, Submittable } from "pg";
import pg from "pg";
import { type Recorder, recorder } from "./record.ts";

/** What of pg's connection is used: its messages, and which statements it has prepared. */
interface Connection {
  readonly stream: { cork(): void; uncork(): void };
  readonly parsedStatements: Partial<Record<string, string>>;
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

/** The name of a statement that is forgotten with the next one. */
export const UNNAMED = "";

/** A statement that is prepared under a name. */
export interface Step {
  readonly name: string;
  readonly text: string;
  readonly values: readonly unknown[];
}

/**
 * Runs statements one after the other on a connection of ours, in one message, and answers what each has answered. When
 * one fails, those behind it are not run. It says less than pg's own query does: what the rows are like is asked once a
 * connection, since PostgreSQL refuses a prepared statement whose columns have become others.
 */
export function send(client: PoolClient, steps: readonly Step[]): Promise<Answer[]> {
  return new Promise((resolve, reject) => {
    const written = steps.map((step) => ({ ...step, values: step.values.map(prepareValue) }));
    client.query(new Message(written, client, resolve, reject));
  });
}

class Message implements Submittable {
  readonly steps: readonly Step[];
  readonly #types: Pick<PoolClient, "getTypeParser">;
  readonly #resolve: (answers: Answer[]) => void;
  readonly #reject: (error: Error) => void;
  readonly #answers: Answer[] = [];
  readonly #shapes: (Shape | undefined)[] = [];
  #rows: Row[] = [];
  #known: Map<string, Shape> = new Map();
  #failure: Error | undefined;

  constructor(
    steps: readonly Step[],
    types: Pick<PoolClient, "getTypeParser">,
    resolve: (answers: Answer[]) => void,
    reject: (error: Error) => void,
  ) {
    this.steps = steps;
    this.#types = types;
    this.#resolve = resolve;
    this.#reject = reject;
  }

  /**
   * Name of the statement that is being answered: pg notes under it that it is prepared. Empty once all are answered: pg
   * asks for it then, too, when the server ends the connection before it says that it is ready.
   */
  get name(): string {
    return this.steps[this.#answers.length]?.name ?? "";
  }

  get text(): string {
    return this.steps[this.#answers.length]?.text ?? "";
  }

  submit(given: unknown): void {
    const connection = given as Connection;
    this.#known = shapes.get(connection) ?? new Map();
    shapes.set(connection, this.#known);
    const parsed = new Set<string>();
    connection.stream.cork();
    for (const { name, text, values } of this.steps) {
      const isParsed =
        name !== UNNAMED && (parsed.has(name) || connection.parsedStatements[name] !== undefined);
      const shape = isParsed ? this.#known.get(name) : undefined;
      this.#shapes.push(shape);
      if (!isParsed) connection.parse({ name, text });
      parsed.add(name);
      connection.bind({ statement: name, values });
      if (!shape) connection.describe({ type: "P", name: "" });
      connection.execute();
    }
    connection.sync();
    connection.stream.uncork();
  }

  handleRowDescription({ fields }: { fields: readonly Field[] }): void {
    const shape = shapeOf(fields, this.#types);
    this.#shapes[this.#answers.length] = shape;
    this.#known.set(this.name, shape);
  }

  handleDataRow({ fields }: { fields: readonly (string | null)[] }): void {
    const { parsers, record } = this.#shapes[this.#answers.length] as Shape;
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
    // What answers no rows has described none.
    if (!this.#shapes[this.#answers.length]) this.#known.set(this.name, NO_ROWS);
    this.#answers.push({ ...readTag(text), rows: this.#rows });
    this.#rows = [];
  }

  handleEmptyQuery(): void {}

  handleError(error: Error): void {
    this.#reject(error);
  }

  handleReadyForQuery(): void {
    if (this.#failure) this.#reject(this.#failure);
    else this.#resolve(this.#answers);
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
