import { expect, test } from "vitest";
import { openStep } from "./use-onboarding.ts";

const chosen = { jobRoles: ["1"], regions: ["fyn"] };

test("the address leads to the step that it names", () => {
  expect([0, 1, 2, 3].map((step) => openStep(step, chosen))).toEqual([0, 1, 2, 3]);
});

test("nobody comes past a question that is not answered", () => {
  expect(openStep(3, { jobRoles: [], regions: ["fyn"] })).toBe(0);
  expect(openStep(3, { jobRoles: ["1"], regions: [] })).toBe(1);
});

test.each([undefined, -1, 4, 1.5, Number.NaN])("%s is no step", (wanted) => {
  expect([0, 3]).toContain(openStep(wanted, chosen));
});
