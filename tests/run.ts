/** `npm test`: everything that is checked, one after the other, with one closing line. */
import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { startCluster } from "./tools/cluster.ts";
import { findBrowser, findPostgres, installMissing } from "./tools/programs.ts";

const project = join(import.meta.dirname, "..");
const output = join(project, "test-output");
const notRun: string[] = [];
let passed = 0;
let failed = 0;

const only = process.argv.slice(2);
rmSync(output, { recursive: true, force: true });
mkdirSync(output, { recursive: true });

const wanted = [...(findBrowser() ? [] : ["chromium"]), ...(findPostgres() ? [] : ["postgresql"])];
installMissing(wanted);
if (!findBrowser())
  notRun.push(
    "The journeys in a browser: install Chromium (Debian: apt-get install chromium) or set CHROMIUM_PATH.",
  );
if (!findPostgres())
  notRun.push(
    "The tests on PostgreSQL: install it (Debian: apt-get install postgresql) or set POSTGRES_BIN.",
  );

step("types", () => one("tsc", ["--noEmit"]));
step("format and lint", () => one("biome", ["check", "."]));
step("web build", () => one("node", ["apps/web/build.ts", "--if-stale"]));
step("tests", () => vitest("main", ["architecture", "rules", "texts", "contract", "web", "server"]));
const cluster = await startCluster();
try {
  if (cluster) {
    step("tests on PostgreSQL", () => vitest("postgres", ["server"], { TEST_DATABASE_URL: cluster.url }));
  }
  step("faults", () => vitest("faults", ["faults"], cluster ? { TEST_DATABASE_URL: cluster.url } : {}));
  if (findBrowser())
    step("journeys", () => vitest("journeys", ["journeys"], { CHROMIUM_PATH: findBrowser() ?? "" }));
} finally {
  cluster?.stop();
}

for (const sentence of notRun) console.log(`NOT RUN. ${sentence}`);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

function step(name: string, run: () => void): void {
  if (only.length > 0 && !only.includes(name)) return;
  const began = performance.now();
  console.log(`\n── ${name}`);
  run();
  console.log(`   ${((performance.now() - began) / 1000).toFixed(1)} s`);
}

/** A program that passes or fails as a whole counts as one test. */
function one(program: string, args: string[]): void {
  const { status } = spawnSync(program, args, { cwd: project, stdio: "inherit" });
  if (status === 0) passed += 1;
  else failed += 1;
}

function vitest(name: string, projects: string[], env: Record<string, string> = {}): void {
  const report = join(output, `${name}.json`);
  const { status } = spawnSync(
    "vitest",
    [
      "run",
      ...projects.flatMap((one) => ["--project", one]),
      "--reporter=default",
      "--reporter=json",
      `--outputFile.json=${report}`,
    ],
    { cwd: project, stdio: "inherit", env: { ...process.env, ...env } },
  );
  const counts = readCounts(report);
  passed += counts.passed;
  // A run that ended badly without a failed test (a crash, an unhandled error) has failed all the same.
  failed += counts.failed > 0 || status === 0 ? counts.failed : 1;
}

function readCounts(report: string): { passed: number; failed: number } {
  try {
    const { numPassedTests, numFailedTests, numFailedTestSuites } = JSON.parse(readFileSync(report, "utf8"));
    return {
      passed: numPassedTests,
      failed: Math.max(numFailedTests, numFailedTests === 0 && numFailedTestSuites > 0 ? 1 : 0),
    };
  } catch {
    return { passed: 0, failed: 0 };
  }
}
