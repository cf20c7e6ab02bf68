import {
  AbortedTransactionError,
  type CompiledQuery,
  type DatabaseConnection,
  type QueryResult,
} from "kysely";
import type pg from "pg";
import type { Sending } from "../database.ts";
import { isPlanStale } from "../database-errors.ts";
import { type Answer, type Step, send, UNNAMED } from "./message.ts";
import type { Names } from "./names.ts";
import { PLANNED_ONCE } from "./statement.ts";

const BEGIN: Step = { name: "begin", text: "begin", values: [] };
const COMMIT: Step = { name: "commit", text: "commit", values: [] };
/** What follows in the transaction, which may be of one message, is not planned for its values. */
const PLAN_ONCE: Step = {
  name: "plan_once",
  text: "select set_config('plan_cache_mode', 'force_generic_plan', true)",
  values: [],
};
/** What follows in the transaction is planned as PostgreSQL sees fit. */
const PLAN_FREELY: Step = {
  name: "plan_freely",
  text: "select set_config('plan_cache_mode', 'auto', true)",
  values: [],
};
const isPlannedOnce = ({ text }: Pick<Step, "text">) => text.endsWith(PLANNED_ONCE);
/** Whether it is prepared, and planned once: one that is not prepared is planned for its values each time. */
const isPlannedForAll = (step: Step) => step.name !== UNNAMED && isPlannedOnce(step);
const unnamed = (step: Step): Step => ({ ...step, name: UNNAMED });
const NOTHING: Answer = { command: "", rowCount: null, rows: [] };

/** A statement that waits to be sent, and who waits for its answer; nobody for what only has to be done. */
interface Waiting extends Step {
  readonly settle?: { readonly answer: (answer: Answer) => void; readonly fail: (error: unknown) => void };
}

/**
 * What is said on one connection. In a transaction, statements that are asked at the same moment (`Promise.all`) go out
 * in one message, in their order, and each sees what those before it did. A transaction begins with its first message;
 * one that asks nothing was never there.
 */
export class Conversation implements DatabaseConnection {
  readonly #client: pg.PoolClient;
  readonly #names: Names | null;
  #waiting: Waiting[] = [];
  #isDue = false;
  /** Ends when the last message of a transaction is answered. */
  #said: Promise<unknown> = Promise.resolve();
  #state: "outside" | "inside" | "saved" = "outside";
  #isBroken = false;

  /** Without `names` nothing is prepared: for a pooler that gives every transaction another connection. */
  constructor(client: pg.PoolClient, names: Names | null) {
    this.#client = client;
    this.#names = names;
  }

  release(): void {
    this.#client.release(this.#isBroken);
  }

  async begin(): Promise<void> {
    this.#waiting = [BEGIN];
    this.#state = "inside";
  }

  async commit(): Promise<void> {
    const isSaved = this.#state === "saved" || this.#isUnbegun;
    if (isSaved) this.#forget();
    else {
      const { command } = await this.#tell(COMMIT);
      this.#forget();
      if (command === "ROLLBACK") throw new AbortedTransactionError();
    }
  }

  async rollback(): Promise<void> {
    const hasBegun = this.#state === "inside" && this.#waiting[0] !== BEGIN;
    this.#forget();
    await this.#said;
    try {
      if (hasBegun) await this.#client.query("rollback");
    } catch (error) {
      this.#isBroken = true;
      throw error;
    }
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const { command, rowCount, rows } = await this.ask(sql, parameters);
    const isChange = /^(INSERT|UPDATE|DELETE|MERGE)$/.test(command);
    return { rows: rows as R[], ...(isChange ? { numAffectedRows: BigInt(rowCount ?? 0) } : {}) };
  }

  /** Lists that are long are read page by page. */
  streamQuery(): never {
    throw new Error("No cursors are opened.");
  }

  /** The answer of one statement. `sending` says what may be sent with it, in a transaction. */
  async ask(text: string, values: readonly unknown[], sending?: Sending): Promise<Answer> {
    if (this.#state === "saved" || this.#waiting.at(-1) === COMMIT)
      throw new Error("The transaction was saved with its last statement.");
    const name = values.length > 0 || isPlannedOnce({ text }) ? this.#nameOf(text) : undefined;
    try {
      if (name === undefined) return await this.#plainly(text, values);
      const step = { name, text, values };
      if (this.#state === "outside") return await this.#alone(step);
      if (sending !== "later") return await this.#tell(step, sending === "last");
      this.#wait(step);
      return NOTHING;
    } catch (error) {
      // Otherwise it would only say where the socket was read.
      if (error instanceof Error) error.stack += `\n${new Error("asked").stack}`;
      throw error;
    }
  }

  #nameOf(text: string): string | undefined {
    return this.#names ? this.#names.of(text) : UNNAMED;
  }

  #plainly(text: string, values: readonly unknown[]): Promise<Answer> {
    const before = this.#waiting.length > 0 ? this.#sendWaiting() : null;
    return this.#inTurn(async () => {
      await before;
      return this.#client.query<Record<string, unknown>>({ text, values: [...values] });
    });
  }

  /** Where a newer version has changed the schema meanwhile, it is prepared anew. In a transaction all of it is done again. */
  async #alone(step: Step): Promise<Answer> {
    try {
      return (await this.#send(isPlannedForAll(step) ? [PLAN_ONCE, step] : [step])).at(-1) ?? NOTHING;
    } catch (error) {
      if (!isPlanStale(error)) throw error;
      return this.#plainly(step.text, step.values);
    }
  }

  /** Sends it with all that is asked until the current turn of the program is over. */
  #tell(step: Step, isLast = false): Promise<Answer> {
    return new Promise((answer, fail) => {
      this.#wait({ ...step, settle: { answer, fail } });
      // What a transaction set for itself ends with it.
      if (isLast && this.#waiting.at(-1) === PLAN_FREELY) this.#waiting.pop();
      if (isLast) this.#waiting.push(COMMIT);
      if (this.#isDue) return;
      this.#isDue = true;
      process.nextTick(() => this.#sendWaiting().catch(() => {}));
    });
  }

  #wait(step: Waiting): void {
    if (!isPlannedForAll(step)) this.#waiting.push(step);
    // Those beside each other are planned once together.
    else if (this.#waiting.at(-1) === PLAN_FREELY) this.#waiting.splice(-1, 0, step);
    else this.#waiting.push(PLAN_ONCE, step, PLAN_FREELY);
  }

  async #sendWaiting(): Promise<void> {
    const waiting = this.#waiting;
    this.#waiting = [];
    this.#isDue = false;
    if (waiting.length === 0) return;
    try {
      const answers = await this.#inTurn(() => this.#send(waiting));
      if (waiting.at(-1) === COMMIT) this.#state = "saved";
      for (const [index, { settle }] of waiting.entries()) settle?.answer(answers[index] ?? NOTHING);
    } catch (error) {
      for (const { settle } of waiting) settle?.fail(error);
      throw error;
    }
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const said = this.#said.then(work);
    this.#said = said.catch(() => {});
    return said;
  }

  async #send(steps: readonly Step[]): Promise<Answer[]> {
    try {
      return await send(this.#client, this.#names ? steps : steps.map(unnamed));
    } catch (error) {
      if (isPlanStale(error)) this.#names?.forget();
      throw error;
    }
  }

  get #isUnbegun(): boolean {
    return this.#waiting.length === 1 && this.#waiting[0] === BEGIN;
  }

  #forget(): void {
    this.#waiting = [];
    this.#state = "outside";
  }
}
