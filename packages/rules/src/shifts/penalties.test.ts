import { describe, expect, test } from "vitest";
import { addDays, HOUR_MS, momentOf } from "#rules/time/moment.ts";
import {
  annulCancellation,
  annulNoShow,
  type ConfirmedShift,
  currentCard,
  frozenUntil,
  isLateCancellation,
  type NewPenalty,
  type Penalty,
  penaltyForCancellation,
  penaltyForNoShow,
} from "./penalties.ts";

/** Shifts 1, 2, 3 … on one day after the other from 1 December 2026. */
const shifts: ConfirmedShift[] = Array.from({ length: 30 }, (_, index) => ({
  id: index + 1,
  startsAt: momentOf(addDays("2026-12-01", index), "10:00"),
}));
const startOf = (id: number) => momentOf(addDays("2026-12-01", id - 1), "10:00");
const earlyFor = (id: number) => startOf(id) - 48 * HOUR_MS;
const lateFor = (id: number) => startOf(id) - 48 * HOUR_MS + 1;

/** Stores a penalty as the server does. */
function store(penalties: Penalty[], { penalty, consumes }: NewPenalty): Penalty[] {
  const id = penalties.length + 100;
  const kept = penalties.map((one) => (consumes.includes(one.id) ? { ...one, consumedBy: id } : one));
  return [...kept, { id, ...penalty, annulledAt: null, consumedBy: null }];
}

function cancel(penalties: Penalty[], shiftId: number, now: number): Penalty[] {
  return store(penalties, penaltyForCancellation(penalties, shifts, shiftId, now));
}

function apply(penalties: Penalty[], changed: Penalty[]): Penalty[] {
  return penalties.map((penalty) => changed.find(({ id }) => id === penalty.id) ?? penalty);
}

const cards = (penalties: Penalty[]) => penalties.map(({ card }) => card);

describe("cancelling", () => {
  test("gives a yellow card and no freeze the first time", () => {
    expect(penaltyForCancellation([], shifts, 1, earlyFor(1))).toEqual({
      penalty: { shiftId: 1, kind: "normal", card: "yellow", occurredAt: earlyFor(1), freezeUntil: null },
      consumes: [],
    });
  });

  test("gives a red card and 3 months the second time within 10 shifts, and not at 11", () => {
    const once = cancel([], 1, earlyFor(1));
    expect(cards(cancel(once, 11, earlyFor(11)))).toEqual(["yellow", "red"]);
    expect(cards(cancel(once, 12, earlyFor(12)))).toEqual(["yellow", "yellow"]);
    const [, red] = cancel(once, 11, momentOf("2026-12-09", "10:00"));
    expect(red?.freezeUntil).toBe(momentOf("2027-03-09", "10:00"));
  });

  test("is late under 48 hours before the start: 15 days, over a clock change at the same time of day", () => {
    expect(isLateCancellation(earlyFor(1), startOf(1))).toBe(false);
    expect(isLateCancellation(lateFor(1), startOf(1))).toBe(true);
    const spring = [{ id: 1, startsAt: momentOf("2027-03-21", "10:00") }];
    const { penalty } = penaltyForCancellation([], spring, 1, momentOf("2027-03-20", "10:00"));
    expect(penalty).toMatchObject({
      kind: "late",
      card: "yellow",
      freezeUntil: momentOf("2027-04-04", "10:00"),
    });
  });

  test("late twice is red at any distance, late after a normal one only within 10 shifts", () => {
    expect(cards(cancel(cancel([], 1, lateFor(1)), 25, lateFor(25)))).toEqual(["yellow", "red"]);
    expect(cards(cancel(cancel([], 1, earlyFor(1)), 25, lateFor(25)))).toEqual(["yellow", "yellow"]);
  });

  test("starts afresh after a red card", () => {
    const red = cancel(cancel([], 1, earlyFor(1)), 2, earlyFor(2));
    expect(cards(cancel(red, 3, earlyFor(3)))).toEqual(["yellow", "red", "yellow"]);
    expect(cards(cancel(cancel(red, 3, earlyFor(3)), 4, earlyFor(4))).at(-1)).toBe("red");
  });
});

describe("a no-show", () => {
  const noShow = store([], penaltyForNoShow(1, momentOf("2026-12-02", "12:00")));

  test("is a red card and 3 months", () => {
    expect(noShow[0]).toMatchObject({
      kind: "no_show",
      card: "red",
      freezeUntil: momentOf("2027-03-02", "12:00"),
    });
  });

  test("is taken back when the person is set to met, and not by a replacement", () => {
    const now = momentOf("2026-12-03", "12:00");
    expect(annulCancellation(noShow, 1, now)).toEqual([]);
    const after = apply(noShow, annulNoShow(noShow, 1, now));
    expect(after[0]?.annulledAt).toBe(now);
    expect(frozenUntil(after, now)).toBeNull();
  });
});

describe("a replacement", () => {
  const now = momentOf("2026-12-02", "12:00");

  test("takes card and freeze of a late cancellation back", () => {
    const late = cancel([], 3, lateFor(3));
    expect(currentCard(late, now)).toBe("yellow");
    const after = apply(late, annulCancellation(late, 3, now));
    expect(currentCard(after, now)).toBeNull();
    expect(frozenUntil(after, now)).toBeNull();
    expect(cards(cancel(after, 4, earlyFor(4)))).toEqual(["yellow", "yellow"]);
  });

  test("of the second cancellation lets the first one count again", () => {
    const red = cancel(cancel([], 5, earlyFor(5)), 6, earlyFor(6));
    const after = apply(red, annulCancellation(red, 6, now));
    expect(after[0]).toMatchObject({ card: "yellow", consumedBy: null });
    expect(cards(cancel(after, 7, earlyFor(7))).at(-1)).toBe("red");
  });

  test("of the first cancellation turns the red card of the second yellow", () => {
    const red = cancel(cancel([], 5, earlyFor(5)), 6, lateFor(6));
    const changed = annulCancellation(red, 5, now);
    expect(changed).toHaveLength(2);
    const after = apply(red, changed);
    expect(after[1]).toMatchObject({ card: "yellow", kind: "late" });
    expect(frozenUntil(after, now)).toBe(momentOf("2026-12-19", "10:00") + 1);
  });

  test("changes nothing twice", () => {
    const once = cancel([], 5, earlyFor(5));
    const after = apply(once, annulCancellation(once, 5, now));
    expect(annulCancellation(after, 5, now + 1)).toEqual([]);
  });
});

describe("the freeze", () => {
  test("ends with the latest of several, and is over at its end", () => {
    const late = cancel([], 1, lateFor(1));
    const both = store(late, penaltyForNoShow(2, startOf(2)));
    const end = momentOf("2027-03-02", "10:00");
    expect(frozenUntil(both, startOf(3))).toBe(end);
    expect(frozenUntil(both, end)).toBeNull();
  });

  test("shows as a red card while it runs", () => {
    const red = store([], penaltyForNoShow(1, startOf(1)));
    expect(currentCard(red, startOf(2))).toBe("red");
    expect(currentCard(red, momentOf("2027-03-02", "10:00"))).toBeNull();
  });
});
