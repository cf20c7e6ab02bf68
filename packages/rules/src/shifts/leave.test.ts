import { describe, expect, test } from "vitest";
import { canCancel, canRemove, isReason } from "./leave.ts";

test("a reason has 1 to 300 characters, blanks not counted", () => {
  expect(isReason("Syg")).toBe(true);
  expect(isReason("x".repeat(300))).toBe(true);
  expect(isReason("x".repeat(301))).toBe(false);
  expect(isReason("  \n")).toBe(false);
});

describe("cancelling a confirmed shift", () => {
  const facts = { shift: "selected" as const, startsAt: 1000, reason: "Flytter" };
  const answer = (changes: Partial<typeof facts> | { shift: "applied" }, now: number) => {
    const verdict = canCancel({ ...facts, ...changes }, now);
    return verdict.ok ? "yes" : verdict.refusal;
  };

  test("works until the start, with a reason", () => {
    expect(answer({}, 999)).toBe("yes");
    expect(answer({}, 1000)).toBe("shift_started");
    expect(answer({ reason: " " }, 999)).toBe("reason_required");
  });

  test("is not for an application", () => {
    expect(answer({ shift: "applied" }, 999)).toBe("transition");
  });
});

test("a selected person is removed with a reason only", () => {
  expect(canRemove({ shift: "selected", reason: "For mange" })).toEqual({ ok: true });
  expect(canRemove({ shift: "selected", reason: " " })).toEqual({ ok: false, refusal: "reason_required" });
  expect(canRemove({ shift: "applied", reason: "For mange" })).toEqual({ ok: false, refusal: "transition" });
});
