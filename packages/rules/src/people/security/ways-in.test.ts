import { expect } from "vitest";
import { answerOf, eachExample } from "#tests/support/rule-book.ts";
import { canRemoveWay, type WayKind, type WayToMerge, waysKept } from "./ways-in.ts";

const listed = (text: string) => (text === "–" ? [] : text.split(", "));

eachExample("people", "Ways in", (row) => {
  const others = listed(row.text("Others")) as WayKind[];
  const verdict = canRemoveWay(row.text("Removed") as WayKind, others);
  expect(answerOf(verdict)).toBe(row.text("May be removed"));
});

eachExample("people", "Ways in of merged profiles", (row) => {
  const ways = listed(row.text("Ways of the merged one")).map((words): WayToMerge => {
    const [kind = "", ...facts] = words.split(" ");
    return {
      key: kind,
      kind: kind as WayKind,
      isKnown: facts.includes("known"),
      lastUsedAt: facts.includes("lately") ? 2 : 1,
    };
  });
  const kept = waysKept(ways, row.yes("Kept one has its own"));
  expect(kept.join(", ") || "–").toBe(row.text("Kept"));
});
