import { expect } from "vitest";
import { eachExample } from "#tests/support/rule-book.ts";
import { handOver } from "./hand-over.ts";

const words = { by_hand: "to be handed over", sent: "handed over" };
const states: Readonly<Record<string, string>> = { "to be handed over": "by_hand", "handed over": "sent" };

eachExample("payments", "Handing over an electronic invoice", (row) => {
  const stands = row.textOrNull("Stands");
  const facts = { isOwn: row.text("Made by") === "us", delivery: stands && (states[stands] ?? "") };
  const after = handOver(facts, row.text("Said") === "handed over");
  expect(after && words[after]).toBe(row.textOrNull("Stands then"));
});
