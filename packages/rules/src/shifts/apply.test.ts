import { describe, expect, test } from "vitest";
import { HOUR_MS, momentOf } from "#rules/time/moment.ts";
import { type ApplyFacts, canApply } from "./apply.ts";

const startsAt = momentOf("2026-12-11", "10:00");
const now = startsAt - 100 * HOUR_MS;
const booking = { status: "open" as const, approved: true, startsAt, selected: 1, places: 2 };
const facts: ApplyFacts = {
  booking,
  shift: "none",
  isWorkable: true,
  hasSkill: true,
  frozenUntil: null,
  hasConflict: false,
};

function answer(changes: Partial<ApplyFacts>, at = now): string {
  const verdict = canApply({ ...facts, ...changes }, at);
  return verdict.ok ? "yes" : verdict.refusal;
}

describe("an employee", () => {
  test("applies, again after withdrawing or being removed", () => {
    for (const shift of ["none", "withdrawn", "removed"] as const)
      expect(answer({ shift }), shift).toBe("yes");
  });

  test("does not apply twice, nor after cancelling, reporting sick or being hidden", () => {
    expect(answer({ shift: "applied" })).toBe("already_applied");
    expect(answer({ shift: "selected" })).toBe("already_applied");
    for (const shift of ["cancelled", "sick", "unwanted"] as const) {
      expect(answer({ shift }), shift).toBe("transition");
    }
  });

  test("needs a booking that takes people on", () => {
    expect(answer({ booking: { ...booking, status: "cancelled" } })).toBe("booking_cancelled");
    expect(answer({ booking: { ...booking, status: "closed" } })).toBe("closed");
    for (const status of ["expired", "finished", "deprecated"] as const) {
      expect(answer({ booking: { ...booking, status } }), status).toBe("booking_ended");
    }
    expect(answer({ booking: { ...booking, approved: false } })).toBe("not_approved");
    expect(answer({ booking: { ...booking, selected: 2 } })).toBe("full_for_employee");
  });

  test("applies until 2 hours before the start", () => {
    expect(answer({}, startsAt - 2 * HOUR_MS)).toBe("lead_time");
    expect(answer({}, startsAt - 2 * HOUR_MS - 1)).toBe("yes");
  });

  test("waits for the end of a freeze", () => {
    expect(answer({ frozenUntil: now + 1 })).toBe("frozen");
    expect(answer({ frozenUntil: now })).toBe("yes");
  });

  test("needs a staff type that is not hidden, a free day and the skill", () => {
    expect(answer({ isWorkable: false })).toBe("not_workable");
    expect(answer({ hasConflict: true })).toBe("conflict");
    expect(answer({ hasSkill: false })).toBe("no_skill");
  });
});
