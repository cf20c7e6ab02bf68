import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { HOUR_MS } from "#rules/time/moment.ts";
import { leaveTexts as texts } from "#texts/da/employee/shifts/shift-states.ts";
import { CancellationCosts } from "./cancellation-costs.tsx";

const now = Date.parse("2026-11-24T12:00:00+01:00");
const late = { is_late: true, held: false, freeze_until: "2026-12-09T12:00:00+01:00", star: null } as const;

/** What somebody reads who cancels a day before the start. */
function words(cost: Parameters<typeof CancellationCosts>[0]["cost"]): string {
  const costs = <CancellationCosts cost={cost} startsAt={now + 24 * HOUR_MS} now={now} />;
  return renderToStaticMarkup(costs).replaceAll(/<[^>]+>/g, " ");
}

test("that a cancellation in good time costs the card alone is said of a yellow card only", () => {
  expect(words({ ...late, card: "yellow" })).toContain(texts.early);
  expect(words({ ...late, card: "red" })).not.toContain(texts.early);
});

test("a red card names the one reason that made it red", () => {
  expect(words({ ...late, card: "red" })).toContain(texts.redLateWhy);
  expect(words({ ...late, card: "red", is_late: false })).toContain(texts.redWhy);
});

test("a freeze that waits for a person of the office is not told as one that runs", () => {
  const day = "onsdag\u00a0d.\u00a09.\u00a0dec.";
  expect(words({ ...late, card: "yellow" })).toContain(texts.frozen(day));
  const held = words({ ...late, card: "yellow", held: true });
  expect(held).toContain(texts.held(day));
  expect(held).toContain(texts.heldWhy);
  expect(held).not.toContain(texts.frozen(day));
});
