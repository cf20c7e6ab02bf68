import fc from "fast-check";
import { expect, test } from "vitest";
import { HOUR_MS, momentOf } from "#rules/time/moment.ts";
import { answerOf, applicationOf, type Example, eachExample } from "#tests/support/rule-book.ts";
import {
  canStandBy,
  canTakeOffer,
  nextOnStandby,
  offerEndsAt,
  offerToldAt,
  placesForStandby,
  type StandbyCandidate,
} from "./standby.ts";

eachExample("applying", "Standby", (row) => {
  const verdict = canStandBy(
    {
      ...applicationOf(row),
      isStruckOff: row.yes("Struck off"),
      isWorkable: row.yes("Staff type shown"),
      hasSkill: row.yes("Answers given"),
    },
    row.moment("Now"),
  );
  expect(answerOf(verdict)).toBe(row.text("Answer"));
});

const momentsIn = (row: Example, column: string) =>
  row.list(column).map((text) => {
    const [day = "", time = ""] = text.split(" ");
    return momentOf(day, time);
  });

eachExample("applying", "Places for standby", (row) => {
  const places = placesForStandby({
    free: row.number("Free"),
    left: momentsIn(row, "Left"),
    selectedAt: momentsIn(row, "Selected at"),
    startsAt: momentOf("2026-12-11", "10:00"),
  });
  expect(places).toBe(row.number("For standby"));
});

eachExample("applying", "Next on standby", (row) => {
  const letters = "ABCDEF";
  const line = row.list("Line").map((text): StandbyCandidate => {
    const [name = "", ...words] = text.split(" ");
    return {
      employeeId: letters.indexOf(name),
      auto: words.includes("auto"),
      isAble: !words.includes("busy"),
      isAsked: words.includes("asked"),
      hasLapsed: words.includes("lapsed"),
    };
  });
  const startsAt = momentOf("2026-12-11", "10:00");
  const next = nextOnStandby(line, startsAt, startsAt - (row.number("Minutes to the start") / 60) * HOUR_MS);
  const words = next && `${next.how} ${letters[next.employeeId]}`;
  expect(words).toBe(row.textOrNull("Next"));
});

eachExample("applying", "Length of an offer", (row) => {
  const last = row.momentOrNull("At most until") ?? undefined;
  expect(offerEndsAt(row.moment("Start"), row.moment("Asked at"), last)).toBe(row.moment("Until"));
});

eachExample("applying", "Taking an offer", (row) => {
  const application = applicationOf(row);
  const booking = {
    ...application.booking,
    endsAt: row.moment("End"),
    notMet: row.number("Not met"),
  };
  const verdict = canTakeOffer(
    {
      ...application,
      booking,
      hasSkill: row.yes("Answers given"),
      offerEndsAt: row.moment("Offer until"),
    },
    row.moment("Now"),
  );
  expect(answerOf(verdict)).toBe(row.text("Answer"));
});

const moment = fc.integer({ min: 0, max: 1000 });

test("standby never fills more than is free, nor more than was left, and nothing that nobody left", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 15 }),
      fc.array(moment, { maxLength: 8 }),
      fc.array(moment, { maxLength: 8 }),
      (free, left, selectedAt) => {
        const places = placesForStandby({ free, left, selectedAt, startsAt: 500 });
        expect(places).toBeGreaterThanOrEqual(0);
        expect(places).toBeLessThanOrEqual(free);
        expect(places).toBeLessThanOrEqual(left.length);
        // One selection more, after everything, never leaves more for standby.
        const later = placesForStandby({ free, left, selectedAt: [...selectedAt, 499], startsAt: 500 });
        expect(later).toBeLessThanOrEqual(places);
      },
    ),
  );
});

test("whoever is asked can answer: the offer ends within two hours of being heard of and before the start", () => {
  fc.assert(
    fc.property(fc.nat(48), fc.integer({ min: 1, max: 100 * HOUR_MS }), (hour, left) => {
      const now = hour * HOUR_MS;
      const toldAt = offerToldAt(now + left, now);
      const until = offerEndsAt(now + left, now);
      expect(until).toBeGreaterThan(toldAt);
      expect(until).toBeLessThanOrEqual(Math.min(now + left, toldAt + 2 * HOUR_MS));
    }),
  );
});

test("nobody is passed over who could take the shift and stands further ahead", () => {
  const person = fc.record({
    auto: fc.boolean(),
    isAble: fc.boolean(),
    isAsked: fc.boolean(),
    hasLapsed: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(person, { maxLength: 6 }), (people) => {
      const line = people.map((one, employeeId) => ({ ...one, employeeId }));
      const next = nextOnStandby(line, 10 * HOUR_MS, 0);
      const ahead = line.slice(0, next?.employeeId ?? line.length);
      expect(ahead.some((one) => one.isAble && !one.isAsked && !one.hasLapsed)).toBe(false);
    }),
  );
});
