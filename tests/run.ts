/** `npm test`: installs a missing browser or PostgreSQL where it may, then runs every check, with one closing line. */
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { findBrowser, findPooler, findPostgres, HEADLESS_SHELL, installMissing } from "./tools/programs.ts";
import {
  countTests,
  failedTests,
  filesForSecondAttempt,
  type TestReport,
} from "./tools/vitest/test-report.ts";

const project = join(import.meta.dirname, "..");
const output = join(project, "test-output");
rmSync(output, { recursive: true, force: true });
mkdirSync(output, { recursive: true });

installMissing([
  ...(findBrowser() ? [] : ["chromium", "chromium-headless-shell"]),
  ...(findPostgres() ? [] : ["postgresql"]),
]);

/** Programs that pass or fail as a whole; each counts as one test. */
const programs: [name: string, ...command: string[]][] = [
  // Several checkers look at much of it several times, and take half as much processor time again.
  ["types", "tsc", "--noEmit", "--checkers", "1"],
  ["format and lint", "biome", "check", "."],
  ["unused code", "knip"],
  ["web build", "node", "apps/web/build.ts", "--if-stale"],
];

// Each needs one processor: two of them take half the time beside one another.
const isGood = await Promise.all(
  programs.map(([name, program = "", ...args]) => runQuietly(name, program, args)),
);
let passed = isGood.filter(Boolean).length;
let failed = isGood.length - passed;

console.log("\n── tests");
const first = runTests("tests.json");
const again = filesForSecondAttempt(first.report);
passed += first.passed;
failed += first.failed;
if (again.length > 0) {
  console.log(`\n── second attempt of ${again.length} files`);
  const second = runTests("tests-again.json", "--maxWorkers=1", ...again);
  const before = countTests(first.report, again);
  passed += second.passed - before.passed;
  failed += second.failed - before.failed;
}

if (!findBrowser())
  console.log("NOT RUN. The journeys: install Chromium (apt-get install chromium) or set CHROMIUM_PATH.");
if (findBrowser() === HEADLESS_SHELL)
  console.log("NOT RUN. A message on a phone: install the whole Chromium (apt-get install chromium).");
if (!findPostgres())
  console.log("NOT RUN. Tests on PostgreSQL: install it (apt-get install postgresql) or set POSTGRES_BIN.");
for (const test of again.length > 0 ? failedTests(first.report) : []) console.log(`FAILED AT FIRST: ${test}`);
if (!findPooler())
  console.log(
    "NOT RUN. The test through PgBouncer: install it (apt-get install pgbouncer) or set PGBOUNCER_PATH.",
  );
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

/** Runs a program beside others; what it says is printed once it has ended. */
async function runQuietly(name: string, program: string, args: string[]): Promise<boolean> {
  const child = spawn(program, args, { cwd: project, stdio: ["ignore", "pipe", "pipe"] });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (text) => (said += text));
  const [status] = await once(child, "close");
  console.log(`\n── ${name}\n${said.trimEnd()}`);
  return status === 0;
}

/** As where nobody looks on: no pictures of the screens are taken, which a journey by itself takes. */
function run(program: string, args: string[], more: Record<string, string>): number | null {
  const env = { ...process.env, CI: "true", ...more };
  return spawnSync(program, args, { cwd: project, stdio: "inherit", env }).status;
}

function runTests(file: string, ...args: string[]): { report: TestReport; passed: number; failed: number } {
  const path = join(output, file);
  const unhandled = `${path}.unhandled`;
  const reporters = ["default", "json", "./tests/tools/vitest/note-unhandled.ts"];
  const status = run(
    "vitest",
    ["run", ...reporters.map((one) => `--reporter=${one}`), `--outputFile.json=${path}`, ...args],
    { UNHANDLED_ERRORS: unhandled },
  );
  const report = readReport(path);
  const { passed, failed } = countTests(report);
  // What failed outside of every test is one that no second attempt makes good, and so is any other bad end.
  if (existsSync(unhandled)) return { report, passed, failed: failed + 1 };
  return { report, passed, failed: failed === 0 && status !== 0 ? 1 : failed };
}

function readReport(path: string): TestReport {
  try {
    return JSON.parse(readFileSync(path, "utf8")) as TestReport;
  } catch {
    return { testResults: [] };
  }
}
