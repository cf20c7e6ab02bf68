import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { eachExample } from "#tests/support/rule-book.ts";
import { openSetupSteps, type SetupStep, setupSteps } from "./setup-checklist.ts";

const done = (...keys: SetupStep[]) =>
  Object.fromEntries(setupSteps.map((key) => [key, keys.includes(key)])) as Record<SetupStep, boolean>;

eachExample("bookings", "Setup checklist", (row) => {
  const keys = (row.textOrNull("Done")?.split(", ") ?? []) as SetupStep[];
  expect(openSetupSteps(done(...keys))).toHaveLength(row.number("Steps shown"));
});

describe("the first steps", () => {
  it("begin with staff types in an empty installation, and say which are needed", () => {
    expect(openSetupSteps(done()).map(({ key }) => key)).toEqual([...setupSteps]);
    expect(openSetupSteps(done()).filter(({ needed }) => needed)).toHaveLength(8);
  });

  it("are gone once somebody has worked and staff types, fees, e-mail and a way in are there, whatever else is missing", () => {
    const any = fc.subarray([...setupSteps]);
    fc.assert(
      fc.property(any, (keys) => {
        const set: SetupStep[] = ["staff_types", "fees", "email", "sign_in"];
        const begun: SetupStep[] = ["company", "people", "booking", "shift"];
        const isReady = [...set, ...begun].every((key) => keys.includes(key));
        expect(openSetupSteps(done(...keys))).toHaveLength(isReady ? 0 : setupSteps.length);
      }),
    );
  });
});
