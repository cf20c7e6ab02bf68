import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { WireFillChance } from "#contract/bookings/fill-chance.ts";
import { fillChanceTexts as texts } from "#texts/da/price/fill-chance.ts";
import { emptyDraft } from "#web/components/booking-form/draft/booking-draft.ts";
import type { FillChanceState } from "./asked-chance.tsx";
import { FillChanceOf } from "./asked-chance.tsx";
import { FillChance } from "./fill-chance.tsx";

const markupOf = (state: FillChanceState) => renderToStaticMarkup(<FillChanceOf state={state} />);

test("before there are staff and a day it says what it waits for", () => {
  expect(renderToStaticMarkup(<FillChance draft={emptyDraft} />)).toContain(texts.notAsked);
});

test("while it is asked grey lines stand there, with words for screen readers", () => {
  const markup = markupOf({ kind: "loading" });
  expect(markup).toContain(texts.loading);
  expect(markup).toContain("skeleton");
  expect(markup).toContain('aria-busy="true"');
});

test("an answer that did not come is told, and nothing is guessed", () => {
  const markup = markupOf({ kind: "failed" });
  expect(markup).toContain(texts.failed);
  expect(markup).not.toContain("%");
});

test("too few bookings to say anything is told as that", () => {
  const answer = { chance: null, changes: [] } as unknown as WireFillChance;
  const markup = markupOf({ kind: "known", answer, isOld: false });
  expect(markup).toContain(texts.tooFew);
  expect(markup).not.toContain(texts.changes);
});

test("an estimate stands with what it rests on and what would change it, and says that it is no promise", () => {
  const answer: WireFillChance = {
    asked: { weekday: 5, region: "copenhagen", lead: "week", wage: 190, is_holiday: false, people: "some" },
    chance: { filled: 34, total: 38, percent: 90, compared_by: ["day", "wage"] },
    changes: [
      { key: "day", weekday: 3, evidence: { filled: 8, total: 9, percent: 85 } },
      { key: "wage", wage: 200, evidence: null },
    ],
  };
  const markup = markupOf({ kind: "known", answer, isOld: true });
  expect(markup).toContain("34 af 38 lignende bookinger blev fyldt.");
  expect(markup).toContain("<dt>En onsdag</dt>");
  expect(markup).toContain(texts.few);
  expect(markup).toContain(texts.noPromise);
  expect(markup).toContain('aria-busy="true"');
});
