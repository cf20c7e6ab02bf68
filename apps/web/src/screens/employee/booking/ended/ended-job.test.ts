import { expect, test } from "vitest";
import { cardSentence } from "./ended-job.tsx";

const penalty = (freeze_until: string | null, held = false) => ({ card: "red", freeze_until, held }) as const;
const now = Date.parse("2026-11-24T12:00:00+01:00");

test("a freeze that goes on says when jobs can be applied for again, one that is over says that it is", () => {
  expect(cardSentence(penalty("2026-12-08T00:00:00+01:00"), now)).toBe(
    "Du har fået et rødt kort, og du kan søge jobs igen tirsdag\u00a0d.\u00a08.\u00a0dec.",
  );
  expect(cardSentence(penalty("2026-11-08T00:00:00+01:00"), now)).toBe(
    "Du fik et rødt kort. Siden søndag\u00a0d.\u00a08.\u00a0nov. kan du søge jobs igen.",
  );
});

test("a sentence that ends with a year ends with a dot, too", () => {
  expect(cardSentence(penalty("2027-02-27T00:00:00+01:00"), now)).toMatch(/2027\.$/);
});

test("a freeze that waits for a person of the office keeps nobody from jobs yet", () => {
  expect(cardSentence(penalty("2026-12-08T00:00:00+01:00", true), now)).toBe(
    "Du har fået et rødt kort. Spærringen til tirsdag\u00a0d.\u00a08.\u00a0dec. gælder først, når et menneske har set på den.",
  );
  expect(cardSentence(penalty("2026-11-08T00:00:00+01:00", true), now)).toBe("Du har fået et rødt kort.");
});

test("a card without a freeze, and no card at all", () => {
  expect(cardSentence(penalty(null), now)).toBe("Du har fået et rødt kort.");
  expect(cardSentence(null, now)).toMatch(/^Det har ingen følger for dig/);
});
