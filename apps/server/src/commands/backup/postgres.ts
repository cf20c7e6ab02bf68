import { execFile } from "node:child_process";
import { existsSync, globSync } from "node:fs";
import { promisify } from "node:util";
import pg from "pg";
import { StartError } from "#server/platform/errors.ts";

/** What libpq knows of the address; the rest is the driver's own. */
const LIBPQ = new Set(["host", "port", "sslmode", "sslrootcert", "sslcert", "sslkey", "application_name"]);

/** Writes the database of an address into a file, in one snapshot, beside whoever works in it. */
export async function dumpPostgres(url: string, file: string): Promise<void> {
  // Comments on extensions may only be set by a superuser, and there are no others.
  await run("pg_dump", url, ["--format=custom", "--no-owner", "--no-comments", `--file=${file}`]);
}

/** Fills an empty database, all of it or nothing. Refuses one that has tables. */
export async function restorePostgres(url: string, file: string): Promise<void> {
  await assertEmpty(url);
  const whole = ["--no-owner", "--exit-on-error", "--single-transaction"];
  await run("pg_restore", url, [...whole, file]);
}

async function assertEmpty(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  let tables: number;
  try {
    await client.connect();
    const { rows } = await client.query(
      "select count(*)::int as tables from pg_tables where schemaname = 'public'",
    );
    tables = rows[0]?.tables ?? 0;
  } catch (error) {
    throw new StartError(`PostgreSQL cannot be reached: ${(error as Error).message || "no answer"}.`);
  } finally {
    await client.end().catch(() => {});
  }
  if (tables > 0)
    throw new StartError(
      "The database of DATABASE_URL has tables already: restore into an empty one, made with createdb.",
    );
}

async function run(program: string, url: string, args: readonly string[]): Promise<void> {
  const { address, password } = forLibpq(url);
  try {
    // The password goes by the environment: arguments are shown to everybody on the machine.
    await promisify(execFile)(findProgram(program), [...args, `--dbname=${address}`], {
      env: { ...process.env, ...(password === "" ? {} : { PGPASSWORD: password }) },
      maxBuffer: 16_000_000,
    });
  } catch (error) {
    const { code, stderr, message } = error as Error & { code?: string | number; stderr?: string };
    if (code === "ENOENT")
      throw new StartError(
        `${program} is not on this machine: install PostgreSQL's client, or set POSTGRES_BIN to its folder.`,
      );
    throw new StartError(`${program}: ${(stderr || message).trim().split("\n").slice(0, 3).join(" ")}`);
  }
}

function forLibpq(url: string): { address: string; password: string } {
  const address = new URL(url);
  const password = decodeURIComponent(address.password);
  address.password = "";
  for (const name of [...address.searchParams.keys()])
    if (!LIBPQ.has(name)) address.searchParams.delete(name);
  return { address: address.href, password };
}

/** The newest that is installed: an older pg_dump refuses a newer server. */
function findProgram(program: string): string {
  const folders = [process.env.POSTGRES_BIN, ...newestFirst(globSync("/usr/lib/postgresql/*/bin"))];
  const folder = folders.find((candidate) => candidate && existsSync(`${candidate}/${program}`));
  return folder ? `${folder}/${program}` : program;
}

function newestFirst(folders: readonly string[]): string[] {
  const version = (folder: string) => Number(/postgresql\/(\d+)/.exec(folder)?.[1] ?? 0);
  return [...folders].sort((one, other) => version(other) - version(one));
}
