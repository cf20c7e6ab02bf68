/** `npm test`: installs a missing browser or PostgreSQL where it may, then runs every check, with one closing line. */
import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { findBrowser, findPostgres, installMissing } from "./tools/programs.ts";

const project = join(import.meta.dirname, "..");
const output = join(project, "test-output");
rmSync(output, { recursive: true, force: true });
mkdirSync(output, { recursive: true });

installMissing([...(findBrowser() ? [] : ["chromium"]), ...(findPostgres() ? [] : ["postgresql"])]);

/** Programs that pass or fail as a whole; each counts as one test. */
const programs: [name: string, ...command: string[]][] = [
  ["types", "tsc", "--noEmit"],
  ["format and lint", "biome", "check", "."],
  ["unused code", "knip"],
  ["web build", "node", "apps/web/build.ts", "--if-stale"],
];
let passed = 0;
let failed = 0;
for (const [name, program = "", ...args] of programs) {
  console.log(`\n── ${name}`);
  if (run(program, args) === 0) passed += 1;
  else failed += 1;
}

console.log("\n── tests");
const report = join(output, "tests.json");
const status = run("vitest", ["run", "--reporter=default", "--reporter=json", `--outputFile.json=${report}`]);
const counts = readCounts();
passed += counts.passed;
// A run that ended badly without a failed test (a crash, an unhandled error) has failed all the same.
failed += counts.failed > 0 || status === 0 ? counts.failed : 1;

if (!findBrowser())
  console.log("NOT RUN. The journeys: install Chromium (apt-get install chromium) or set CHROMIUM_PATH.");
if (!findPostgres())
  console.log("NOT RUN. Tests on PostgreSQL: install it (apt-get install postgresql) or set POSTGRES_BIN.");
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

function run(program: string, args: string[]): number | null {
  return spawnSync(program, args, { cwd: project, stdio: "inherit" }).status;
}

function readCounts(): { passed: number; failed: number } {
  try {
    const { numPassedTests, numFailedTests, numFailedTestSuites } = JSON.parse(readFileSync(report, "utf8"));
    return { passed: numPassedTests, failed: Math.max(numFailedTests, numFailedTestSuites > 0 ? 1 : 0) };
  } catch {
    return { passed: 0, failed: 0 };
  }
}
