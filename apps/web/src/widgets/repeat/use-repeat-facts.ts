import { bookingEndpoints } from "#contract/areas/bookings.ts";
import { openEndpoints } from "#contract/areas/open.ts";
import { useAnswer } from "#web/client/calls/answers.ts";
import { useCorporation } from "#web/client/session/use-session.ts";
import { feesOfWire } from "../price/wire-fees.ts";
import type { RepeatFacts } from "./repeat-price.ts";

/** What the price of more days depends on; null until it is there. */
export function useRepeatFacts(): { facts: RepeatFacts | null; hasFailed: boolean; retry: () => void } {
  const { corporation } = useCorporation();
  const global = useAnswer(openEndpoints.globalMessage);
  const upcoming = useAnswer(bookingEndpoints.upcoming);
  const facts =
    global.data && upcoming.data
      ? {
          fees: { corporation: feesOfWire(corporation), global: feesOfWire(global.data) },
          upcoming: upcoming.data,
        }
      : null;

  function retry() {
    void global.refetch();
    void upcoming.refetch();
  }

  return { facts, hasFailed: !facts && (global.isError || upcoming.isError), retry };
}
