import { useEffect, useState } from "react";
import { bookingEndpoints } from "#contract/bookings/booking.endpoints.ts";
import type { WireCorporationBooking } from "#contract/bookings/booking.entities.ts";
import { isNumberShown } from "#rules/shifts/missed-arrival.ts";
import { dayOf } from "#rules/time/moment.ts";
import { useApiQuery } from "#web/api/calls/answers.ts";
import { useNow } from "#web/api/page/use-now.ts";
import { whenIdle } from "#web/api/page/when-idle.ts";
import { periodOf } from "#web/components/bookings/facts-of-booking.ts";
import { lazyView } from "#web/components/feedback/lazy-view.tsx";

const TonightShift = lazyView(async () => (await import("./tonight-shift.tsx")).TonightShift);

/** So many shifts stand first; the others are in the list below. */
const MAX_SHIFTS = 3;

/** The shifts of today and of the evening before, first on the home: who has come, who is late, one press to call. */
export function Tonight() {
  const now = useNow();
  return useShiftsOfTonight(now).map((booking) => (
    <TonightShift key={booking.id} booking={booking} now={now} />
  ));
}

/**
 * Whether the shifts that stand first can be drawn, or there are none. They push away whatever is shown before them.
 * What could not be fetched keeps nobody waiting.
 */
export function useIsTonightKnown(): boolean {
  const isPending = useApiQuery(bookingEndpoints.upcoming).isPending;
  const isAny = useShiftsOfTonight(useNow()).length > 0;
  const [isDrawable, setDrawable] = useState(false);
  useEffect(() => {
    if (isAny) void TonightShift.preload().then(() => setDrawable(true));
  }, [isAny]);
  useEffect(() => whenIdle(() => void TonightShift.preload()), []);
  return !isPending && (!isAny || isDrawable);
}

function useShiftsOfTonight(now: number): WireCorporationBooking[] {
  const upcoming = useApiQuery(bookingEndpoints.upcoming);
  return (upcoming.data ?? []).filter((booking) => isFirst(booking, now)).slice(0, MAX_SHIFTS);
}

/** Of today until its end, or of tomorrow from the afternoon on; with somebody selected. */
function isFirst(booking: WireCorporationBooking, now: number): boolean {
  const { startsAt, endsAt } = periodOf(booking);
  if (!booking.approved || booking.shifts.length === 0) return false;
  if (!isNumberShown({ date: booking.date, endsAt }, now)) return false;
  return booking.date <= dayOf(now) || startsAt - now <= EVENING_BEFORE_MS;
}

/** Tomorrow's shifts come first 18 hours before they start. */
const EVENING_BEFORE_MS = 18 * 3_600_000;
