import { expect, test } from "vitest";
import { foldLooks } from "./fold-looks.ts";
import type { Line } from "./log-line.tsx";

const line = (id: string, action: string, by = "1"): Line => ({
  ...{ id, action, kind: "action", at: "2026-11-28T10:00:00.000Z" },
  ...{ actor: { kind: "admin", id: by, name: "Maja" }, on_behalf_of: null, subject: null },
  ...{ changes: [], fields: [], facts: [], network: null, times: 1 },
});
const look = (id: string, by?: string) => line(id, "read_pay_data", by);

/** The ids of the lines, those that are folded in brackets. */
const shown = (lines: readonly Line[]) =>
  foldLooks(lines).map((entry) => ("looks" in entry ? entry.looks.map(({ id }) => id) : entry.line.id));

test("looks one after the other are one entry, a single one stays a line", () => {
  expect(shown([look("a"), look("b"), look("c"), line("d", "export"), look("e")])).toEqual([
    ["a", "b", "c"],
    "d",
    "e",
  ]);
});

test("looks of two people are two entries", () => {
  expect(shown([look("a"), look("b"), look("c", "2"), look("d", "2")])).toEqual([
    ["a", "b"],
    ["c", "d"],
  ]);
});
