import type { PostgresPool, PostgresPoolClient } from "kysely";
import type pg from "pg";
import { isPlanStale, type Shortcut } from "../database.ts";
import { type Answer, askByName } from "./named-query.ts";
import { PLANNED_ONCE } from "./statement.ts";

/** More statements than we have texts; each that a connection prepares costs memory on the server. */
const MOST_NAMES = 600;
/** Texts that were met once. Those that are made anew each time must not fill the memory. */
const MOST_SEEN = 2_000;

/**
 * What names a partial index for conflicts. From the sixth time on a prepared statement may be planned without its
 * values, and then PostgreSQL doesn't know that index by `where state = $2`.
 */
const namesPartialIndex = /on conflict \([^)]*\) where/i;

/** Names for the texts that are met more than once; the others are not worth preparing. */
export function createNames(): { of(text: string): string | undefined; forget(): void } {
  const names = new Map<string, string>();
  const seen = new Set<string>();
  let given = 0;
  return {
    of(text) {
      const name = names.get(text);
      if (name !== undefined || names.size >= MOST_NAMES || namesPartialIndex.test(text)) return name;
      if (!seen.delete(text)) {
        if (seen.size >= MOST_SEEN) seen.clear();
        seen.add(text);
        return undefined;
      }
      const next = `s${++given}`;
      names.set(text, next);
      return next;
    },
    forget: () => names.clear(),
  };
}

/**
 * The pool as Kysely sees it, every connection preparing under a name what it is asked more than once. A statement
 * whose plan no longer fits, because a newer version has changed the schema meanwhile, is prepared anew. With
 * `keepsSession` every connection has been through `prepareFirst`, and no pooler stands in between.
 */
export function preparing(
  pool: pg.Pool,
  keepsSession: boolean,
): PostgresPool & { readonly shortcut: Shortcut } {
  const names = createNames();
  const known = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  /** Connections whose transaction has not asked anything yet. */
  const waiting = new WeakSet<pg.PoolClient>();

  async function ask(client: pg.PoolClient, text: string, values: readonly unknown[]) {
    if (keepsSession && values.length === 0) {
      const answer = await turn(client, text);
      if (answer) return answer;
    }
    const begins = waiting.delete(client);
    const name = values.length > 0 ? names.of(text) : undefined;
    const query = { text, values: [...values] };
    if (name === undefined) {
      if (begins) await client.query("begin");
      return client.query<Record<string, unknown>>(query);
    }
    const isAlone = !begins && client.getTransactionStatus() === "I";
    // In a transaction it would hold for the statements behind it, too.
    const isPlannedOnce = keepsSession && isAlone && text.endsWith(PLANNED_ONCE);
    try {
      return await askByName(client, {
        text,
        name,
        values,
        first: begins ? "begin" : isPlannedOnce ? "plan once" : null,
      });
    } catch (error) {
      if (!isPlanStale(error)) throw error;
      names.forget();
      // Inside a transaction all of it is done again.
      if (!isAlone) throw error;
      return client.query<Record<string, unknown>>(query);
    }
  }

  /**
   * A transaction begins with its first statement, in one message; one that asked nothing was never there. Null where
   * the text neither begins nor ends one.
   */
  async function turn(client: pg.PoolClient, text: string): Promise<Answer | null> {
    if (text === "begin") waiting.add(client);
    else if ((text !== "commit" && text !== "rollback") || !waiting.delete(client)) return null;
    return { command: text.toUpperCase(), rowCount: null, rows: [] };
  }

  async function shortcut(text: string, values: readonly unknown[]) {
    const client = await pool.connect();
    try {
      return (await ask(client, text, values)).rows;
    } catch (error) {
      // Otherwise it would only say where the socket was read.
      if (error instanceof Error) error.stack += `\n${new Error("asked").stack}`;
      throw error;
    } finally {
      client.release();
    }
  }

  function wrapped(client: pg.PoolClient): PostgresPoolClient {
    const before = known.get(client);
    if (before) return before;
    const query = (text: string, values: readonly unknown[]) => ask(client, text, values);
    const made = { query, release: (isBroken?: boolean) => client.release(isBroken) };
    known.set(client, made as unknown as PostgresPoolClient);
    return made as unknown as PostgresPoolClient;
  }

  return {
    connect: async () => wrapped(await pool.connect()),
    end: () => pool.end(),
    options: pool.options,
    shortcut,
  };
}
