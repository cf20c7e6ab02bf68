import { QueryClientProvider } from "@tanstack/react-query";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ledgerTexts as texts } from "#texts/da/admin/ledger.ts";
import { answers } from "#web/api/calls/answers.ts";
import { type TakenTimes, WhatHelps } from "./what-helps.tsx";

const booked = { from: "10:00", to: "18:00" };
const stamped = { from: "10:00", to: "18:30" };

/** The buttons that settle open times, each as its words and whether it can be pressed. */
function buttons(times: TakenTimes) {
  const markup = renderToStaticMarkup(
    <QueryClientProvider client={answers}>
      <WhatHelps shiftId={1} name="Anna Krogh" reason="open_times" side="invoice" times={times} />
    </QueryClientProvider>,
  );
  return [...markup.matchAll(/<button([^>]*)>([^<]*)/g)].map(([, attributes = "", words]) => ({
    words,
    canPress: !attributes.includes("disabled"),
  }));
}

test("the times that each side gave settle open times, and the booked ones", () => {
  expect(buttons({ corporation: stamped, employee: booked, booked })).toEqual([
    { words: `${texts.take.corporation}: 10:00–18:30`, canPress: true },
    { words: `${texts.take.employee}: 10:00–18:00`, canPress: true },
    { words: `${texts.take.booked}: 10:00–18:00`, canPress: true },
  ]);
});

test("a side that gave no times can't be taken, and its button says so", () => {
  const given = buttons({ corporation: null, employee: null, booked });
  expect(given.map(({ canPress }) => canPress)).toEqual([false, false, true]);
  expect(given[0]?.words).toBe(`${texts.take.corporation}: ikke givet`);
  expect(given[1]?.words).toBe(`${texts.take.employee}: ikke givet`);
});
