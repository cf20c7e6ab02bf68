import { expect, test } from "vitest";
import { clockTimeOf } from "#rules/time/moment.ts";
import { eachExample, examplesOf } from "#tests/support/rule-book.ts";
import { clockMessages, isSentNow, quietUntil } from "./clock-messages.ts";

eachExample("notices", "Messages of the clock", (row) => {
  const job = row.text("Job") as keyof typeof clockMessages;
  const now = row.moment("Now");
  const startsAt = row.momentOrNull("Start");
  const hours = clockMessages[job];
  row.text("Message");
  const until = hours === "quiet_by_night" ? quietUntil(startsAt, now) : null;
  const goesOut = isSentNow(hours, now) ? (until === null ? "at once" : clockTimeOf(until)) : "later";
  expect(hours === "as_chosen" ? "as chosen" : goesOut).toBe(row.text("SMS and push"));
});

test("every message of the clock is in the table", () => {
  const jobs = new Set(examplesOf("notices", "Messages of the clock").map((row) => row.text("Job")));
  expect([...jobs].toSorted()).toEqual(Object.keys(clockMessages).toSorted());
});
