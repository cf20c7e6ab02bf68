import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { clockAfterAnswer } from "./heard-clock.ts";

const DAY = 86_400_000;

describe("a clock that hears the server", () => {
  const written = Date.parse("2026-12-11T18:05:00+01:00");

  test("stays as it is where the answer can be true of it, and is right afterwards up to the answer's way", () => {
    const took = fc.integer({ min: 0, max: 30_000 });
    const part = fc.integer({ min: 0, max: 999 });
    fc.assert(
      fc.property(took, part, fc.integer({ min: -DAY, max: DAY }), (way, milliseconds, off) => {
        const truth = written + milliseconds + way;
        expect(clockAfterAnswer(truth, written, way)).toBe(truth);
        const heard = clockAfterAnswer(truth + off, written, way);
        expect(Math.abs(heard - truth)).toBeLessThanOrEqual(Math.min(Math.abs(off), way + 2_000));
      }),
    );
  });

  test("is set to what the answer can be true of and a second more, where it is further off", () => {
    expect(clockAfterAnswer(written + DAY, written, 300)).toBe(written + 1_000 + 300 + 1_000);
    expect(clockAfterAnswer(written - DAY, written, 300)).toBe(written - 1_000);
  });
});
