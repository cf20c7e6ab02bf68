import { expect, test } from "vitest";
import {
  countTests,
  failedTests,
  filesForSecondAttempt,
  type TestReport,
} from "#tests/tools/vitest/test-report.ts";

const TIMED_OUT = "Error: Test timed out in 60000ms.\nIf this is a long-running test, pass a timeout value";
const HOOK = "Error: Hook timed out in 120000ms.";
const REFUTED = "AssertionError: expected 1 to be 2";
const RANDOM = "Error: Property failed after 3 tests\n{ seed: 604217651, path: '2:1' }";

type File = TestReport["testResults"][number];

/** A file of one test that passed, and others that failed for these reasons. */
function file(name: string, failures: readonly string[] = [], message = ""): File {
  const passed = { status: "passed", fullName: `${name} holds`, failureMessages: [] };
  const failed = failures.map((why, index) => ({
    ...{ status: "failed", fullName: `${name} fails ${index}`, failureMessages: [why] },
  }));
  const status = failures.length > 0 || message ? "failed" : "passed";
  return { name, status, message, assertionResults: [passed, ...failed] };
}

const reportOf = (...testResults: File[]): TestReport => ({ testResults });

test.each([
  ["a browser or a killed process", "/p/tests/journeys/a.test.ts", [REFUTED], true],
  ["any file whose failures are all for want of time", "/p/apps/a.test.ts", [TIMED_OUT, HOOK], true],
  ["no file with a failed expectation", "/p/apps/a.test.ts", [TIMED_OUT, REFUTED], false],
  ["no random failure", "/p/tests/faults/a.test.ts", [RANDOM], false],
  ["no file that passed", "/p/tests/faults/a.test.ts", [], false],
])("a second attempt is for %s", (_, name, failures, isAgain) => {
  expect(filesForSecondAttempt(reportOf(file(name, failures)))).toEqual(isAgain ? [name] : []);
});

test("a file that failed before its tests has a second attempt only where it was for want of time", () => {
  const names = ["/p/apps/late.test.ts", "/p/apps/broken.test.ts"] as const;
  const report = reportOf(file(names[0], [], HOOK), file(names[1], [], "Error: no such module"));
  expect(filesForSecondAttempt(report)).toEqual([names[0]]);
  expect(failedTests(report)).toEqual([...names]);
  expect(countTests(report)).toEqual({ passed: 2, failed: 2 });
});

test("a file that failed without a word has no second attempt", () => {
  const silent = { ...file("/p/apps/a.test.ts"), status: "failed" };
  expect(filesForSecondAttempt(reportOf(silent))).toEqual([]);
});

test("one that may not be tried again takes the second attempt from no other", () => {
  const report = reportOf(file("/p/apps/a.test.ts", [REFUTED]), file("/p/tests/faults/b.test.ts", [REFUTED]));
  expect(filesForSecondAttempt(report)).toEqual(["/p/tests/faults/b.test.ts"]);
});

test("a file that two projects run is tried once, unless it failed for another reason in one of them", () => {
  const late = file("/p/apps/a.test.ts", [TIMED_OUT]);
  expect(filesForSecondAttempt(reportOf(late, late))).toEqual([late.name]);
  expect(filesForSecondAttempt(reportOf(late, file(late.name, [REFUTED])))).toEqual([]);
});

test("tests are counted of all files or of some", () => {
  const report = reportOf(file("/p/a.test.ts", [REFUTED, TIMED_OUT]), file("/p/b.test.ts"));
  expect(countTests(report)).toEqual({ passed: 2, failed: 2 });
  expect(countTests(report, ["/p/b.test.ts"])).toEqual({ passed: 1, failed: 0 });
});
