import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays, clockTimeOf, type Day, dayOf, HOUR_MS, momentOf } from "#rules/time/moment.ts";
import { eachExample } from "#tests/support/rule-book.ts";
import type { DocumentDecision } from "./document.ts";
import { documentReminderDue } from "./document-reminder.ts";

eachExample("documents", "Reminders of a document", (row) => {
  const facts = {
    decision: row.textOrNull("Decision") as DocumentDecision | null,
    isRenewed: row.yes("Another sent"),
    expiresOn: row.textOrNull("Until"),
    approvedOn: row.textOrNull("Approved on"),
    reminded: row.numberOrNull("Reminded of"),
  };
  expect(documentReminderDue(facts, row.moment("Now"))).toBe(row.numberOrNull("Reminds of"));
});

test("whenever the clock looks, each reminder goes at most once, by day, and the last one is of the last day", () => {
  const day: Day = "2026-11-24";
  const looks = fc.array(fc.integer({ min: 0, max: 60 * 24 }), { minLength: 1, maxLength: 40 });
  fc.assert(
    fc.property(looks, fc.integer({ min: -20, max: 45 }), (hours, approvedBefore) => {
      const facts = {
        decision: "approve",
        isRenewed: false,
        expiresOn: day,
        approvedOn: addDays(day, -approvedBefore),
      } as const;
      const start = momentOf(addDays(day, -45), "00:00");
      const sent: number[] = [];
      for (const hour of hours.toSorted((one, other) => one - other)) {
        const now = start + hour * HOUR_MS;
        if (dayOf(now) < facts.approvedOn) continue;
        const due = documentReminderDue({ ...facts, reminded: sent.at(-1) ?? null }, now);
        if (due === null) continue;
        expect(clockTimeOf(now) >= "08:00" && clockTimeOf(now) < "21:00").toBe(true);
        sent.push(due);
      }
      expect(sent).toEqual([...new Set(sent)].toSorted((one, other) => other - one));
    }),
  );
});
