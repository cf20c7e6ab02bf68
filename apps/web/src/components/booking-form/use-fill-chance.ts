import { useEffect, useState } from "react";
import { fillChanceEndpoints, type WireFillChance } from "#contract/bookings/fill-chance.ts";
import { parseKroner } from "#rules/money/ore.ts";
import { isDay } from "#rules/time/moment.ts";
import { call } from "#web/api/calls/call.ts";
import type { BookingDraft } from "./draft/booking-draft.ts";

/** What is known of the chance: nothing is asked before there are staff and a day. */
export type FillChanceState =
  | { readonly kind: "not asked" | "loading" | "failed" }
  /** `isOld`: a newer question has no answer yet. */
  | { readonly kind: "known"; readonly answer: WireFillChance; readonly isOld: boolean };

/** Milliseconds without a change before it is asked. */
const REST = 400;

/** The last answer, so that whoever opens the price again finds it there. */
let last: { readonly asked: string; readonly answer: WireFillChance } | null = null;

/** How likely what stands in the form is filled; the last answer stays until the next one is there. */
export function useFillChance(draft: BookingDraft): FillChanceState {
  const query = questionOf(draft);
  const asked = query && JSON.stringify(query);
  const [known, setKnown] = useState<{ asked: string; answer: WireFillChance | null } | null>(() => last);

  useEffect(() => {
    if (asked === null) return;
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

  if (asked === null) return { kind: "not asked" };
  if (known === null) return { kind: "loading" };
  if (known.answer === null) return { kind: known.asked === asked ? "failed" : "loading" };
  return { kind: "known", answer: known.answer, isOld: known.asked !== asked };
}

function questionOf({ staff_type, date, start_time, hourly_wage, zip_code }: BookingDraft) {
  if (staff_type === "" || !isDay(date) || !((parseKroner(hourly_wage) ?? 0) > 0)) return null;
  return { staff_type, date, start_time, hourly_wage, zip_code: /^\d{4}$/.test(zip_code) ? zip_code : "" };
}
