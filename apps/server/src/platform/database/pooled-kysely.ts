import {
  AbortedTransactionError,
  Kysely,
  PostgresDialect,
  type PostgresPoolClient,
  type Transaction,
} from "kysely";
import type pg from "pg";

import type { RunStatement } from "./prepared-statements.ts";
import { QueryCompiler } from "./query-compiler.ts";
import type { DB } from "./types.gen.ts";

/**
 * Kysely on a pool of PostgreSQL connections. Kysely's own transactions send one statement at a time; those of
 * `runTransaction` send statements that are awaited together in one go (pg's pipeline mode), in their order.
 */
export class PooledKysely extends Kysely<DB> {
  readonly #pool: pg.Pool;
  readonly #run: RunStatement;

  constructor(pool: pg.Pool, run: RunStatement) {
    const connect = async () => clientOf(await pool.connect(), run);
    super({ dialect: new Dialect({ pool: { options: {}, connect, end: () => pool.end() } }) });
    this.#pool = pool;
    this.#run = run;
  }

  /** Runs `work` in a transaction on one connection. Whatever its handle is asked once the work is done is refused. */
  async runTransaction<Answer>(work: (tx: Transaction<DB>) => Promise<Answer>): Promise<Answer> {
    const client = await this.#pool.connect();
    let isOver = false;
    let isBroken = false;
    const run: RunStatement = (...statement) => {
      if (isOver) throw new Error("The transaction is over.");
      return this.#run(...statement);
    };
    try {
      // Awaited: what is sent behind a `begin` that fails would run outside of every transaction.
      await client.query("begin");
      const answer = await work(transactionOn(client, run));
      isOver = true;
      const { command } = await client.query("commit");
      if (command === "ROLLBACK") throw new AbortedTransactionError();
      return answer;
    } catch (error) {
      isOver = true;
      await client.query("rollback").catch(() => {
        isBroken = true;
      });
      throw error;
    } finally {
      client.release(isBroken);
    }
  }
}

class Dialect extends PostgresDialect {
  override createQueryCompiler = () => new QueryCompiler();
}

/** A handle whose statements all go to one connection, without waiting for one another. */
function transactionOn(client: pg.PoolClient, run: RunStatement): Transaction<DB> {
  const connection = { ...clientOf(client, run), release: () => {} };
  const pool = { options: {}, connect: async () => connection, end: async () => {} };
  return new Kysely<DB>({ dialect: new Dialect({ pool }) }) as unknown as Transaction<DB>;
}

/** A connection as Kysely's dialect asks it; cursors are never opened. */
function clientOf(client: pg.PoolClient, run: RunStatement): PostgresPoolClient {
  const query = (text: string, values: readonly unknown[]) => run(client, text, values);
  return { query: query as unknown as PostgresPoolClient["query"], release: (it) => client.release(it) };
}
