import { describe, expect, test } from "vitest";
import { answerOf, eachExample, examplesOf } from "#tests/support/rule-book.ts";
import { actOnBooking, type BookingAction, canClose, canOpen, canTakeUp } from "./actions.ts";
import type { BookingStatus, StatusFacts } from "./status.ts";

const now = 1000;
const running = { approved: true, endsAt: now + 1, allCheckTimesApproved: false, selected: 0 };
const ended = { ...running, endsAt: now, status: "open" as const };

const withStatus: Record<BookingStatus, StatusFacts> = {
  open: { ...running, status: "open" },
  closed: { ...running, status: "closed" },
  cancelled: { ...running, status: "cancelled" },
  expired: ended,
  finished: { ...ended, selected: 1 },
  deprecated: { ...ended, selected: 1, allCheckTimesApproved: true },
};
const statuses = Object.keys(withStatus) as BookingStatus[];
const actors = ["corporation", "employee", "admin"] as const;

eachExample("bookings", "Taking up a rejected booking", (row) => {
  const status = row.text("Status") as StatusFacts["status"];
  const facts = { status, isRejected: row.yes("Rejected"), endsAt: row.moment("Ends") };
  expect(answerOf(canTakeUp(facts, row.moment("Now")))).toBe(row.text("Answer"));
});

eachExample("bookings", "Acting on a booking", (row) => {
  const action = row.text("Action") as BookingAction;
  const allowed = row.list("By");
  const approvals = { approved: [true], waiting: [false], either: [true, false] }[row.text("Needs approval")];
  for (const approved of approvals ?? []) {
    for (const status of statuses) {
      for (const actor of actors) {
        const verdict = actOnBooking(action, { ...withStatus[status], approved }, actor, now);
        const outcome = verdict.ok ? `→ ${verdict.status}` : verdict.refusal.replaceAll("_", " ");
        expect(outcome, `${status}, ${actor}`).toBe(allowed.includes(actor) ? row.text(status) : "forbidden");
      }
    }
  }
});

test("every action is in the rule book", () => {
  const actions: Record<BookingAction, true> = {
    open: true,
    close: true,
    cancel: true,
    approve: true,
    reject: true,
  };
  const rows = examplesOf("bookings", "Acting on a booking");
  expect(rows.map((row) => row.text("Action"))).toEqual(Object.keys(actions));
});

eachExample("bookings", "Approval and selected people", (row) => {
  const facts = { ...withStatus.open, approved: row.yes("Approved"), selected: row.number("Selected") };
  const verdict = actOnBooking(row.text("Action") as BookingAction, facts, "admin", now);
  expect(answerOf(verdict)).toBe(row.text("Answer"));
  const afterwards = row.textOrNull("Approved afterwards");
  expect(verdict.ok ? verdict.approved : null).toBe(afterwards === null ? null : afterwards === "yes");
});

describe("the buttons of a booking", () => {
  test("ask the same table", () => {
    expect(canOpen(withStatus.closed, "admin", now)).toBe(true);
    expect(canOpen(withStatus.closed, "corporation", now)).toBe(false);
    expect(canClose(withStatus.open, "admin", now)).toBe(true);
    expect(canClose({ ...withStatus.open, approved: false }, "admin", now)).toBe(false);
  });
});
