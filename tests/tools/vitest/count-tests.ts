import { writeFileSync } from "node:fs";
import type { Reporter } from "vitest/node";

interface TestState {
  result(): { state: string };
}

/** What is counted of one test file in one project. */
export interface CountedModule {
  state(): string;
  children: { allTests(): Iterable<TestState> };
}

export interface Counts {
  passed: number;
  failed: number;
}

/**
 * How many tests passed and failed. A file that failed without a failed test counts as one failure, and so does each
 * error outside of every test.
 */
export function countTests(modules: readonly CountedModule[], errorsOutside: number): Counts {
  const counts: Counts = { passed: 0, failed: errorsOutside };
  for (const module of modules) {
    const states = Array.from(module.children.allTests(), (test) => test.result().state);
    counts.passed += states.filter((state) => state === "passed").length;
    const failed = states.filter((state) => state === "failed").length;
    counts.failed += module.state() === "failed" ? Math.max(failed, 1) : failed;
  }
  return counts;
}

/** A Vitest reporter that writes the counts as JSON into the file that `TEST_COUNTS` names. */
export default class CountTests implements Reporter {
  onTestRunEnd(modules: readonly CountedModule[], errors: readonly unknown[]): void {
    const file = process.env.TEST_COUNTS;
    if (file) writeFileSync(file, JSON.stringify(countTests(modules, errors.length)));
  }
}
