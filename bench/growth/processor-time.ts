import { existsSync, globSync, readFileSync } from "node:fs";
import type pg from "pg";

/** Milliseconds of processor time: of the server, and of all that PostgreSQL has run for a database since it was looked. */
export interface Spent {
  readonly server: number;
  readonly postgres: number;
}

/** Looks at the threads of a server and at the processes of the database that `client` is connected to, its own apart. */
export function processorClock(server: number, client: pg.Client): () => Promise<Spent> {
  const threads = new Map<string, number>();
  const processes = new Map<string, number>();
  // One that has ended keeps what it had.
  const look = (at: Map<string, number>, path: string) => {
    if (existsSync(path)) at.set(path, Number(readFileSync(path, "utf8").split(" ")[0]));
  };
  const sum = (at: Map<string, number>) => at.values().reduce((all, one) => all + one, 0) / 1e6;
  return async () => {
    for (const path of globSync(`/proc/${server}/task/*/schedstat`)) look(threads, path);
    const { rows } = await client.query<{ pid: number }>(
      "select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()",
    );
    for (const { pid } of rows) look(processes, `/proc/${pid}/schedstat`);
    return { server: sum(threads), postgres: sum(processes) };
  };
}
