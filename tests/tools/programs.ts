import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, globSync } from "node:fs";

/** Chromium without a window: it takes a sixth less processor time, and shows no notifications. */
export const HEADLESS_SHELL = "/usr/bin/chromium-headless-shell";

/** A Chromium or Chrome on this machine, or null. `CHROMIUM_PATH` goes first. */
export function findBrowser(): string | null {
  const places = [
    process.env.CHROMIUM_PATH,
    "/usr/bin/chromium",
    "/usr/bin/chromium-browser",
    "/usr/bin/google-chrome",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    ...globSync(`${process.env.HOME}/.cache/ms-playwright/chromium-*/chrome-linux*/chrome`),
    HEADLESS_SHELL,
  ];
  return places.find((path) => path && existsSync(path)) ?? null;
}

/** The folder of PostgreSQL's programs (initdb, pg_ctl), or null. */
export function findPostgres(): string | null {
  const folders = [
    process.env.POSTGRES_BIN,
    ...globSync("/usr/lib/postgresql/*/bin").sort().reverse(),
    ...globSync("/opt/homebrew/opt/postgresql@*/bin").sort().reverse(),
  ];
  return folders.find((folder) => folder && existsSync(`${folder}/initdb`)) ?? null;
}

/** PgBouncer, or null. `PGBOUNCER_PATH` goes first. */
export function findPooler(): string | null {
  const places = [process.env.PGBOUNCER_PATH, "/usr/sbin/pgbouncer", "/opt/homebrew/bin/pgbouncer"];
  return places.find((path) => path && existsSync(path)) ?? null;
}

/** Whether the PgBouncer that was found remembers prepared statements: from 1.21 on. */
export function poolerRemembers(): boolean {
  const version = spawnSync(findPooler() ?? "pgbouncer", ["--version"], { encoding: "utf8" }).stdout ?? "";
  const [, major = 0, minor = 0] = /(\d+)\.(\d+)/.exec(version) ?? [];
  return Number(major) > 1 || Number(minor) >= 21;
}

/**
 * Installs what is missing where that is allowed: as root on Debian, or with CI=true through sudo. One that this Debian
 * doesn't know is left out.
 */
export function installMissing(missing: readonly string[]): void {
  if (missing.length === 0 || !existsSync("/etc/debian_version")) return;
  const isRoot = process.getuid?.() === 0;
  if (!isRoot && process.env.CI !== "true") return;
  aptGet("update");
  for (const name of missing) {
    console.log(`Installing ${name} …`);
    aptGet("install", "-y", "--no-install-recommends", name);
  }
}

function aptGet(command: string, ...args: readonly string[]): void {
  const prefix = process.getuid?.() === 0 ? [] : ["sudo", "-n"];
  const [program = "", ...rest] = [...prefix, "apt-get", command, "-q", ...args];
  const { status, stderr } = spawnSync(program, rest, {
    stdio: ["ignore", "ignore", "pipe"],
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  });
  if (status !== 0) console.log(`  ${command} failed: ${String(stderr).trim().split("\n").at(-1)}`);
}

/** User and group to run PostgreSQL as: it refuses root. Undefined: as whoever runs this. */
export function ordinaryUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of ["postgres", "nobody"]) {
    try {
      const number = (flag: string) => Number(execFileSync("id", [flag, name], { encoding: "utf8" }));
      return { uid: number("-u"), gid: number("-g") };
    } catch {
      // That user is not on this machine; the next may be.
    }
  }
  return undefined;
}

/**
 * What Node is told to start the product's `main` or one of its commands (`backup`, `doctor` …): from the folder that
 * TEST_PRODUCT names (tests/tools/seeds/bundle.ts), or from the source, within the project.
 */
export function productProgram(name: string): string[] {
  if (!process.env.TEST_PRODUCT) return [`apps/server/src/${name === "main" ? "" : "commands/"}${name}.ts`];
  // No start of the tests lives long enough for the embedded database to earn back that it is compiled a second time.
  return ["--liftoff-only", `${process.env.TEST_PRODUCT}/${name}.js`];
}
