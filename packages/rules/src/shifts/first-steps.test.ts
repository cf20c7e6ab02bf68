import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { eachExample } from "#tests/support/rule-book.ts";
import { type FirstStep, firstSteps, firstStepsLeft } from "./first-steps.ts";

const done = (...keys: FirstStep[]) =>
  Object.fromEntries(firstSteps.map((key) => [key, keys.includes(key)])) as Record<FirstStep, boolean>;

eachExample("bookings", "First steps", (row) => {
  const keys = (row.textOrNull("Done")?.split(", ") ?? []) as FirstStep[];
  expect(firstStepsLeft(done(...keys))).toHaveLength(row.number("Steps shown"));
});

describe("the first steps", () => {
  it("begin with staff types in an empty installation, and say which are needed", () => {
    expect(firstStepsLeft(done()).map(({ key }) => key)).toEqual([...firstSteps]);
    expect(firstStepsLeft(done()).filter(({ needed }) => needed)).toHaveLength(3);
  });

  it("are gone once staff types, fees and e-mail are there, whatever else is missing", () => {
    const any = fc.subarray([...firstSteps]);
    fc.assert(
      fc.property(any, (keys) => {
        const isReady = ["staff_types", "fees", "email"].every((key) => keys.includes(key as FirstStep));
        expect(firstStepsLeft(done(...keys))).toHaveLength(isReady ? 0 : firstSteps.length);
      }),
    );
  });
});
