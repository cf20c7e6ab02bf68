import { expect, test } from "vitest";
import { clockMessages } from "#rules/shifts/clock-messages.ts";
import { scheduledJobs } from "#server/scheduled-jobs.ts";

/** Jobs that send nothing to anybody. */
const silent = [
  ...["check-invoices", "delete-old-messages", "delete-old-undos", "delete-old-security-events"],
  ...["clean-up", "purge-erased"],
];

test("the hours of everything that the clock sends are in the rule book", () => {
  const names = scheduledJobs.map(({ name }) => name);
  expect([...Object.keys(clockMessages), ...silent].toSorted()).toEqual(names.toSorted());
});
