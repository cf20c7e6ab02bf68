import pg from "pg";
import { type Size, seed } from "./growth/seed.ts";

/** A new database on the cluster at `server`, filled; answers its address. */
export async function seededDatabase(server: string, name: string, size: Size): Promise<string> {
  await run(server, `create database ${name}`);
  const url = addressOf(server, name);
  // Filling a large one takes longer than any call may.
  await seed(`${url}?statement_timeout=0`, size);
  await run(url, "vacuum analyze");
  return url;
}

/** A copy of a database that nobody is connected to. */
export async function copyDatabase(server: string, from: string, name: string): Promise<string> {
  await run(server, `create database ${name} template ${from}`);
  return addressOf(server, name);
}

export async function run(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

function addressOf(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}
