import { describe, expect, test } from "vitest";
import type { Actor } from "#rules/actor.ts";
import { actOnBooking, type BookingAction, type BookingRefusal, canClose, canOpen } from "./actions.ts";
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

type Outcome = Record<BookingStatus, string>;
const isOver = { expired: "booking_ended", finished: "booking_ended", deprecated: "booking_ended" };
const expected: Record<BookingAction, { approved: boolean; actors: Actor[]; outcome: Outcome }> = {
  open: {
    approved: true,
    actors: ["admin"],
    outcome: { open: "not_closed", closed: "→ open", cancelled: "booking_cancelled", ...isOver },
  },
  close: {
    approved: true,
    actors: ["admin"],
    outcome: { open: "→ closed", closed: "not_open", cancelled: "booking_cancelled", ...isOver },
  },
  cancel: {
    approved: true,
    actors: ["corporation", "admin"],
    outcome: { open: "→ cancelled", closed: "→ cancelled", cancelled: "booking_cancelled", ...isOver },
  },
  approve: {
    approved: false,
    actors: ["admin"],
    outcome: { open: "→ open", closed: "→ closed", cancelled: "booking_cancelled", ...isOver },
  },
  reject: {
    approved: false,
    actors: ["admin"],
    outcome: {
      open: "→ cancelled",
      closed: "→ cancelled",
      cancelled: "booking_cancelled",
      ...isOver,
      expired: "→ cancelled",
    },
  },
};

function outcomeOf(action: BookingAction, facts: StatusFacts, actor: Actor): string {
  const verdict = actOnBooking(action, facts, actor, now);
  return verdict.ok ? `→ ${verdict.status}` : verdict.refusal;
}

describe.each(Object.entries(expected) as [BookingAction, (typeof expected)[BookingAction]][])(
  "the action %s",
  (action, { approved, actors, outcome }) => {
    test.each(Object.entries(outcome) as [BookingStatus, string][])(
      "on a booking that is %s: %s",
      (status, result) => {
        for (const actor of ["corporation", "employee", "admin"] as const) {
          const facts = { ...withStatus[status], approved };
          expect(outcomeOf(action, facts, actor), actor).toBe(actors.includes(actor) ? result : "forbidden");
        }
      },
    );
  },
);

describe("approval", () => {
  const open = withStatus.open;
  const refusalOf = (action: BookingAction, approved: boolean): BookingRefusal | null => {
    const verdict = actOnBooking(action, { ...open, approved }, "admin", now);
    return verdict.ok ? null : verdict.refusal;
  };

  test("comes before opening and closing", () => {
    expect(refusalOf("open", false)).toBe("not_approved");
    expect(refusalOf("close", false)).toBe("not_approved");
    expect(canClose({ ...open, approved: false }, "admin", now)).toBe(false);
  });

  test("is given or refused once", () => {
    expect(refusalOf("approve", true)).toBe("already_approved");
    expect(refusalOf("reject", true)).toBe("already_approved");
  });

  test("changes the flag and nothing else", () => {
    const approved = actOnBooking("approve", { ...open, approved: false }, "admin", now);
    expect(approved).toEqual({ ok: true, status: "open", approved: true });
    const rejected = actOnBooking("reject", { ...open, approved: false }, "admin", now);
    expect(rejected).toEqual({ ok: true, status: "cancelled", approved: false });
  });

  test("is not needed to delete a booking", () => {
    expect(refusalOf("cancel", false)).toBeNull();
  });
});

test("a booking with somebody selected is neither deleted nor rejected", () => {
  const taken = { ...withStatus.open, selected: 1 };
  expect(outcomeOf("cancel", taken, "admin")).toBe("has_selected");
  expect(outcomeOf("reject", { ...taken, approved: false }, "admin")).toBe("has_selected");
});

test("the buttons ask the same table", () => {
  expect(canOpen(withStatus.closed, "admin", now)).toBe(true);
  expect(canOpen(withStatus.closed, "corporation", now)).toBe(false);
  expect(canClose(withStatus.open, "admin", now)).toBe(true);
});
