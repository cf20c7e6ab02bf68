import { existsSync, readFileSync } from "node:fs";
import type pg from "pg";

/** Milliseconds of processor time: of this process, and of all that PostgreSQL has run for a database while it was looked. */
export interface Spent {
  readonly node: number;
  readonly postgres: number;
}

/** Looks at the processes of the database that `client` is connected to, its own apart. */
export function processorClock(client: pg.Client): () => Promise<Spent> {
  // One that has ended keeps what it had.
  const nanoseconds = new Map<number, number>();
  return async () => {
    const { user, system } = process.cpuUsage();
    const { rows } = await client.query<{ pid: number }>(
      "select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()",
    );
    for (const { pid } of rows) {
      const path = `/proc/${pid}/schedstat`;
      if (existsSync(path)) nanoseconds.set(pid, Number(readFileSync(path, "utf8").split(" ")[0]));
    }
    const postgres = nanoseconds.values().reduce((sum, of) => sum + of, 0) / 1e6;
    return { node: (user + system) / 1000, postgres };
  };
}
