import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { WirePenalty } from "#contract/employees/penalty.endpoints.ts";
import { bookingNumber } from "#texts/da/common/booking-number.ts";
import { penaltyTexts as texts } from "#texts/da/employee/penalties.ts";
import { PenaltyCard } from "./penalty-card.tsx";

const gone = {
  kind: "late",
  card: "yellow",
  rule: "late_cancellation",
  shift: { booking_id: 4711, date: "2026-11-25", starts_at: "2026-11-25T16:00:00+01:00" },
  occurred_at: "2026-11-24T10:00:00+01:00",
  freeze_until: null,
  annulled_at: "2026-11-24T11:00:00+01:00",
  counts: false,
} as WirePenalty;
const decided = (decision: "lift" | "uphold") => ({ decision }) as WirePenalty["review"];

const words = (more: Partial<WirePenalty>) =>
  renderToStaticMarkup(<PenaltyCard penalty={{ ...gone, ...more }} who={texts.you} />);

test("a card that went by itself says what took it away, also after somebody had upheld it", () => {
  for (const review of [null, decided("uphold")]) {
    expect(words({ review })).toContain(texts.goneBy.replaced);
    expect(words({ review, kind: "no_show", rule: "no_show" })).toContain(texts.goneBy.met);
  }
});

test("a card names the booking by its number", () => {
  expect(words({})).toContain(bookingNumber(4711));
});

test("a card that somebody has lifted leaves the reason to their answer", () => {
  expect(words({ review: decided("lift") })).not.toContain(texts.goneBecause);
});

test("a card that counts on after its freeze says so", () => {
  const over = { annulled_at: null, counts: true, freeze_until: "2020-01-01T10:00:00+01:00" } as const;
  expect(words(over)).toContain(texts.stillCounts);
  expect(words({ ...over, freeze_until: "2999-01-01T10:00:00+01:00" })).not.toContain(texts.stillCounts);
});
