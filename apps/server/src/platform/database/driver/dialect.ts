import { type DatabaseConnection, type Driver, PostgresDialect, type PostgresPool } from "kysely";
import type pg from "pg";
import type { Shortcut } from "../database.ts";
import { Conversation } from "./conversation.ts";
import type { Names } from "./names.ts";
import { QueryCompiler } from "./statement.ts";

/** PostgreSQL as Kysely sees it, every connection of the pool talked to in the same way; without `names` nothing is prepared. */
export class Dialect extends PostgresDialect {
  readonly #driver: PoolDriver;

  constructor(pool: pg.Pool, names: Names | null) {
    super({ pool: pool as unknown as PostgresPool });
    this.#driver = new PoolDriver(pool, names);
  }

  override createQueryCompiler = () => new QueryCompiler();
  override createDriver = () => this.#driver;

  /** One statement past the builder, on whichever connection is free. */
  readonly shortcut: Shortcut = async (text, values) => {
    const connection = await this.#driver.acquireConnection();
    try {
      return (await connection.ask(text, values)).rows;
    } finally {
      connection.release();
    }
  };
}

const conversation = (connection: DatabaseConnection) => connection as Conversation;

class PoolDriver implements Driver {
  readonly #pool: pg.Pool;
  readonly #names: Names | null;
  readonly #known = new WeakMap<pg.PoolClient, Conversation>();

  constructor(pool: pg.Pool, names: Names | null) {
    this.#pool = pool;
    this.#names = names;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<Conversation> {
    const client = await this.#pool.connect();
    const known = this.#known.get(client) ?? new Conversation(client, this.#names);
    this.#known.set(client, known);
    return known;
  }

  beginTransaction = (connection: DatabaseConnection) => conversation(connection).begin();
  commitTransaction = (connection: DatabaseConnection) => conversation(connection).commit();
  rollbackTransaction = (connection: DatabaseConnection) => conversation(connection).rollback();
  releaseConnection = async (connection: DatabaseConnection) => conversation(connection).release();
  destroy = () => this.#pool.end();
}
