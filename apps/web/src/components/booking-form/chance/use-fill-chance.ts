import { useEffect, useState } from "react";
import { fillChanceEndpoints, type WireFillChance } from "#contract/bookings/fill-chance.ts";
import { call } from "#web/api/calls/call.ts";
import type { ChanceQuestion } from "./chance-question.ts";

/** What is known of the chance. */
export type FillChanceState =
  | { readonly kind: "loading" }
  | { readonly kind: "failed" }
  /** `isOld`: a newer question has no answer yet. */
  | { readonly kind: "known"; readonly answer: WireFillChance; readonly isOld: boolean };

/** Milliseconds without a change before it is asked. */
const REST = 400;

/** The last answer, so that whoever opens the price again finds it there. */
let last: { readonly asked: string; readonly answer: WireFillChance } | null = null;

/** How likely the asked booking is filled; the last answer stays until the next one is there. */
export function useFillChance(question: ChanceQuestion): FillChanceState {
  const asked = JSON.stringify(question);
  const [known, setKnown] = useState<{ asked: string; answer: WireFillChance | null } | null>(() => last);

  useEffect(() => {
    if (last?.asked === asked) {
      setKnown(last);
      return;
    }
    const giveUp = new AbortController();
    const timer = setTimeout(async () => {
      const parts = { query: JSON.parse(asked), signal: giveUp.signal };
      const answer = await call(fillChanceEndpoints.fillChance, parts).catch(() => null);
      if (giveUp.signal.aborted) return;
      if (answer) last = { asked, answer };
      setKnown({ asked, answer });
    }, REST);
    return () => {
      clearTimeout(timer);
      giveUp.abort();
    };
  }, [asked]);

  if (known === null) return { kind: "loading" };
  if (known.answer === null) return { kind: known.asked === asked ? "failed" : "loading" };
  return { kind: "known", answer: known.answer, isOld: known.asked !== asked };
}
