import { randomBytes } from "node:crypto";
import pg from "pg";

interface NewDatabase {
  readonly name: string;
  readonly url: string;
  drop(): Promise<void>;
}

/** A new database, empty or a copy of `template`, on the server that `server` or TEST_DATABASE_URL names. */
export async function emptyDatabase({
  server = process.env.TEST_DATABASE_URL,
  template = "",
}: {
  server?: string | undefined;
  template?: string | undefined;
} = {}): Promise<NewDatabase> {
  if (!server) throw new Error("TEST_DATABASE_URL is not set");
  const name = `vagtklar_test_${randomBytes(6).toString("hex")}`;
  await onServer(server, `create database ${name}${template && ` template ${template}`}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return {
    name,
    url: url.href,
    drop: () => onServer(server, `drop database if exists ${name} with (force)`),
  };
}

async function onServer(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
