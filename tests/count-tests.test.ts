import { expect, test } from "vitest";
import { type CountedModule, countTests } from "#tests/tools/vitest/count-tests.ts";

function file(state: string, ...states: readonly string[]): CountedModule {
  const tests = states.map((one) => ({ result: () => ({ state: one }) }));
  return { state: () => state, children: { allTests: () => tests } };
}

test("tests are counted over all files, and skipped ones are neither passed nor failed", () => {
  const files = [file("failed", "passed", "failed", "failed"), file("passed", "passed", "skipped")];
  expect(countTests(files, 0)).toEqual({ passed: 2, failed: 2 });
});

test("a file that fails before its first test is a failure", () => {
  expect(countTests([file("failed")], 0)).toEqual({ passed: 0, failed: 1 });
});

test("a file that fails after its tests have passed is a failure", () => {
  expect(countTests([file("failed", "passed")], 0)).toEqual({ passed: 1, failed: 1 });
});

test("an error outside of every test is a failure", () => {
  expect(countTests([file("passed", "passed")], 1)).toEqual({ passed: 1, failed: 1 });
});
