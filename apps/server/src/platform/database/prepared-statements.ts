import type pg from "pg";
import { isStalePlan } from "./database-errors.ts";

/** Each statement that a connection prepares costs memory on the server; there are more than we have texts. */
const MAX_NAMES = 1_000;
/** Texts that were met once; those that are made anew each time must not fill the memory. */
const MAX_TEXTS_MET_ONCE = 2_000;

/** Runs one statement on a connection. */
export type RunStatement = (
  client: pg.ClientBase,
  text: string,
  values: readonly unknown[],
) => Promise<pg.QueryResult>;

/** Runs statements as they are: for a pooler that gives every transaction another connection. */
export const runUnprepared: RunStatement = (client, text, values) =>
  client.query({ text, values: [...values] });

/** Runs statements that are prepared on each connection, under a name, from the second time that their text is met. */
export function preparedStatements(): RunStatement {
  const names = new Map<string, string>();
  const metOnce = new Set<string>();
  let count = 0;

  function nameOf(text: string): string | undefined {
    const name = names.get(text);
    if (name !== undefined || names.size >= MAX_NAMES) return name;
    if (!metOnce.delete(text)) {
      if (metOnce.size >= MAX_TEXTS_MET_ONCE) metOnce.clear();
      metOnce.add(text);
      return undefined;
    }
    count += 1;
    names.set(text, `s${count}`);
    return names.get(text);
  }

  return async (client, text, values) => {
    const name = values.length > 0 ? nameOf(text) : undefined;
    try {
      return await client.query({ text, values: [...values], ...(name ? { name } : {}) });
    } catch (error) {
      // The schema has changed since: all are prepared anew, under other names.
      if (isStalePlan(error)) names.clear();
      throw error;
    }
  };
}
