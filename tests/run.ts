/**
 * `npm test`: installs a missing browser or PostgreSQL where it may, then runs every check and ends with one line,
 * `N passed, N failed`. A first argument `unit`, `server` or `e2e` runs one part of the tests; what follows narrows it
 * as in Vitest (`npm run test:server -- bookings`).
 */
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { findBrowser, findPooler, findPostgres, HEADLESS_SHELL, installMissing } from "./tools/programs.ts";
import type { Counts } from "./tools/vitest/count-tests.ts";

interface Part {
  /** Projects of vitest.config.ts. */
  readonly projects: readonly string[];
  readonly needs: readonly ("browser" | "PostgreSQL" | "web build")[];
}

const parts = {
  unit: { projects: ["architecture", "rules", "texts", "contract", "web"], needs: [] },
  server: { projects: ["server", "postgres", "faults"], needs: ["PostgreSQL", "web build"] },
  e2e: { projects: ["components", "journeys"], needs: ["browser", "web build"] },
} satisfies Record<string, Part>;

/** Programs that pass or fail as a whole; each counts as one test. */
const checks: [name: string, ...command: string[]][] = [
  // Several checkers look at much of it several times, and take half as much processor time again.
  ["types", "tsc", "--noEmit", "--checkers", "1"],
  ["format and lint", "biome", "check", "."],
  ["unused code", "knip"],
  ["spelling", "cspell", "lint", "--no-progress", "--no-summary", "."],
];
const webBuild: [name: string, ...command: string[]] = [
  "web build",
  "node",
  "apps/web/build.ts",
  "--if-stale",
];

const project = join(import.meta.dirname, "..");
const output = join(project, "test-output");
rmSync(output, { recursive: true, force: true });
mkdirSync(output, { recursive: true });

const [first = "", ...others] = process.argv.slice(2);
const name = isPart(first) ? first : null;
const filters = name ? others : process.argv.slice(2);
const wanted: readonly Part[] = name ? [parts[name]] : Object.values(parts);
const needs = new Set(wanted.flatMap((part) => part.needs));

installMissing([
  ...(needs.has("browser") && !findBrowser() ? ["chromium", "chromium-headless-shell"] : []),
  ...(needs.has("PostgreSQL") && !findPostgres() ? ["postgresql"] : []),
]);
const missing: Readonly<Record<string, boolean>> = {
  postgres: !findPostgres(),
  components: !findBrowser(),
  journeys: !findBrowser(),
};

// Each needs one processor: two of them take half the time beside one another.
const programs = [...(name ? [] : checks), ...(needs.has("web build") ? [webBuild] : [])];
const results = await Promise.all(
  programs.map(([what, program = "", ...args]) => runQuietly(what, program, args)),
);
const programsPassed = results.filter(Boolean).length;

const projects = wanted.flatMap((part) => part.projects).filter((one) => !missing[one]);
const tests = projects.length > 0 ? runTests(projects) : { passed: 0, failed: 0 };

for (const line of notRun()) console.log(`NOT RUN. ${line}`);
const passed = programsPassed + tests.passed;
const failed = results.length - programsPassed + tests.failed;
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

function isPart(word: string): word is keyof typeof parts {
  return word in parts;
}

/** Runs a program beside others; what it says is printed once it has ended. */
async function runQuietly(what: string, program: string, args: string[]): Promise<boolean> {
  const child = spawn(program, args, { cwd: project, stdio: ["ignore", "pipe", "pipe"] });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (text) => (said += text));
  const [status] = await once(child, "close");
  console.log(`\n── ${what}\n${said.trimEnd()}`);
  return status === 0;
}

function runTests(names: readonly string[]): Counts {
  console.log("\n── tests");
  const file = join(output, "counts.json");
  const args = [
    "run",
    ...names.flatMap((one) => ["--project", one]),
    "--reporter=default",
    "--reporter=./tests/tools/vitest/count-tests.ts",
    ...filters,
  ];
  // Under CI no pictures of the screens are taken, which a journey by itself takes.
  const env = { ...process.env, CI: "true", TEST_COUNTS: file };
  const { status } = spawnSync("vitest", args, { cwd: project, stdio: "inherit", env });
  const counts = readCounts(file);
  return counts.failed === 0 && status !== 0 ? { ...counts, failed: 1 } : counts;
}

function readCounts(file: string): Counts {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as Counts;
  } catch {
    return { passed: 0, failed: 1 };
  }
}

/** What this machine cannot run, and what to install for it. */
function notRun(): string[] {
  const lines: string[] = [];
  if (needs.has("browser") && !findBrowser())
    lines.push(
      "The components and the journeys: install Chromium (apt-get install chromium) or set CHROMIUM_PATH.",
    );
  if (needs.has("browser") && findBrowser() === HEADLESS_SHELL)
    lines.push("A message on a phone: install the whole Chromium (apt-get install chromium).");
  if (needs.has("PostgreSQL") && !findPostgres())
    lines.push("Tests on PostgreSQL: install it (apt-get install postgresql) or set POSTGRES_BIN.");
  if (needs.has("PostgreSQL") && !findPooler())
    lines.push("The test through PgBouncer: install it (apt-get install pgbouncer) or set PGBOUNCER_PATH.");
  return lines;
}
