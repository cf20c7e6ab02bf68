import { bookingEndpoints } from "#contract/bookings/booking.endpoints.ts";
import { settingsEndpoints } from "#contract/settings/setting.endpoints.ts";
import { useApiQuery } from "#web/api/calls/answers.ts";
import { useCorporation } from "#web/api/session/use-session.ts";
import { feesOfWire, generalOfWire } from "#web/components/price/terms-of-wire.ts";
import type { RepeatFacts } from "./repeat-price.ts";

/** What the price of more days depends on; null until it is there. */
export function useRepeatFacts(): { facts: RepeatFacts | null; hasFailed: boolean; retry: () => void } {
  const { corporation } = useCorporation();
  const global = useApiQuery(settingsEndpoints.globalMessage);
  const upcoming = useApiQuery(bookingEndpoints.upcoming);
  const facts =
    global.data && upcoming.data
      ? {
          fees: { corporation: feesOfWire(corporation), general: generalOfWire(global.data) },
          upcoming: upcoming.data,
        }
      : null;

  function retry() {
    void global.refetch();
    void upcoming.refetch();
  }

  return { facts, hasFailed: !facts && (global.isError || upcoming.isError), retry };
}
