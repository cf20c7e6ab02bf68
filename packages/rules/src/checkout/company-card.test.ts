import { expect } from "vitest";
import { eachExample } from "#tests/support/rule-book.ts";
import { corporationCard, corporationPrefill, timesToApprove } from "./company-card.ts";
import type { Side } from "./times.ts";

const inWords = (key: string) => key.replaceAll("_", " ");

eachExample("checkout", "Card of the company", (row) => {
  const isLocked = row.yes("Locked");
  const card = corporationCard({
    employee: row.timesOrNull("Employee"),
    company: row.timesOrNull("Company"),
    draft: row.timesOrNull("Draft"),
    lastBy: row.textOrNull("Last") as Side | null,
    rejectedByCorporation: row.number("Rejected by company"),
    rejectedByEmployee: row.number("Rejected by employee"),
    allApproved: isLocked,
    hasNewExplanation: row.yes("New explanation"),
  });
  expect(inWords(card.label)).toBe(row.text("Label"));
  expect(card.buttons.map(({ key, times }) => `${inWords(key)} ${times.from}–${times.to}`)).toEqual(
    row.list("Buttons"),
  );
  expect(card.isAgreed).toBe(row.yes("Agreed"));
  expect(card.isLocked).toBe(isLocked);
  expect(card.showComment).toBe(row.yes("Asks for an explanation"));
});

eachExample("checkout", "Times at first on a card", (row) => {
  const stamps = { employee: row.timesOrNull("Employee"), company: row.timesOrNull("Company") };
  expect(corporationPrefill(stamps)).toEqual(row.timesOrNull("Shown"));
});

eachExample("checkout", "Approving all", (row) => {
  const times = timesToApprove({
    employee: row.timesOrNull("Employee"),
    company: row.timesOrNull("Company"),
    draft: row.timesOrNull("Draft"),
    lastBy: "employee",
    rejectedByCorporation: 0,
    rejectedByEmployee: 0,
    allApproved: row.yes("Locked"),
  });
  expect(times).toEqual(row.timesOrNull("Sends"));
});
