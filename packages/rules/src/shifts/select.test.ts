import { describe, expect, test } from "vitest";
import { HOUR_MS, momentOf } from "#rules/time/moment.ts";
import { canAddWorker, canSelect, type SelectFacts } from "./select.ts";

const startsAt = momentOf("2026-12-11", "10:00");
const now = startsAt - 100 * HOUR_MS;
const booking = { status: "open" as const, approved: true, startsAt, selected: 1, places: 2 };
const facts: SelectFacts = {
  booking,
  shift: "applied",
  actor: "corporation",
  frozenUntil: null,
  hasConflict: false,
};

function answer(changes: Partial<SelectFacts>, at = now): string {
  const verdict = canSelect({ ...facts, ...changes }, at);
  return verdict.ok ? "yes" : verdict.refusal;
}

describe("selecting", () => {
  test("is for the corporation and the admin, from applied", () => {
    expect(answer({})).toBe("yes");
    expect(answer({ actor: "admin" })).toBe("yes");
    expect(answer({ actor: "employee" })).toBe("forbidden");
    for (const shift of [
      "none",
      "selected",
      "removed",
      "unwanted",
      "sick",
      "cancelled",
      "withdrawn",
    ] as const) {
      expect(answer({ shift }), shift).toBe("transition");
    }
  });

  test("stops when the last place is taken", () => {
    expect(answer({ booking: { ...booking, selected: 2 } })).toBe("full");
  });

  test("needs an approved, open booking that starts in more than 2 hours", () => {
    expect(answer({ booking: { ...booking, approved: false } })).toBe("not_approved");
    expect(answer({ booking: { ...booking, status: "closed" } })).toBe("closed");
    expect(answer({}, startsAt - 2 * HOUR_MS)).toBe("not_bookable");
  });

  test("does not take a frozen or otherwise booked person", () => {
    expect(answer({ frozenUntil: now + 1 })).toBe("frozen_applicant");
    expect(answer({ hasConflict: true })).toBe("conflict_of_applicant");
  });
});

describe("adding a worker as an admin", () => {
  const add = { booking, shift: "none" as const, hasConflict: false };

  test("fills a free place, also after the date", () => {
    expect(canAddWorker(add)).toEqual({ ok: true, places: 2 });
    expect(canAddWorker({ ...add, booking: { ...booking, status: "finished" } }).ok).toBe(true);
  });

  test("gives a full booking one more place, up to 15", () => {
    expect(canAddWorker({ ...add, booking: { ...booking, selected: 2 } })).toEqual({ ok: true, places: 3 });
    const largest = { ...booking, selected: 15, places: 15 };
    expect(canAddWorker({ ...add, booking: largest })).toEqual({ ok: false, refusal: "too_many_staff" });
  });

  test("is refused for a cancelled booking, a conflict, and somebody already selected", () => {
    const refusals = [
      canAddWorker({ ...add, booking: { ...booking, status: "cancelled" } }),
      canAddWorker({ ...add, hasConflict: true }),
      canAddWorker({ ...add, shift: "selected" }),
    ].map((verdict) => (verdict.ok ? "yes" : verdict.refusal));
    expect(refusals).toEqual(["booking_cancelled", "conflict_of_applicant", "already_selected"]);
  });
});
