import { expect, test } from "vitest";
import { formatStored } from "./stored-values.ts";

test.each(["2026-13-45", "2026-02-31", "2026-99-99T99:99", "0000-00-00"])(
  "a typed text that only looks like a day stands as it was typed: %s",
  (text) => {
    expect(formatStored("comment", text)).toBe(text);
  },
);

test("days and moments are written as Danes do", () => {
  expect(formatStored("date", "2026-02-28")).toBe("28-02-2026");
  expect(formatStored("created_at", "2026-02-28T10:00:00.000Z")).toContain("28-02-2026");
});

test("what is agreed on prices is said by the name of its setting, in its unit", () => {
  const stored = ["minimum_hours 4.5", "standard_fee 42", "of_later 1"];
  expect(formatStored("agreed_values", stored)).toBe(
    "Mindste fakturering: 4,5 timer\nServicetillæg: 42,00 kr. pr. time\nof_later 1",
  );
});
