import { useState } from "react";
import { bookingEndpoints } from "#contract/bookings/endpoints.ts";
import { corporationEndpoints } from "#contract/corporations/endpoints.ts";
import { useApiQuery } from "#web/api/calls/answers.ts";
import { useFinishedBookings } from "./finished/use-finished-bookings.ts";

/**
 * Whether it has become known which notes stand on the home. On phones they stand over everything else, and would
 * push away under a thumb what is shown before them. What could not be fetched keeps nobody waiting.
 */
export function useAreNotesKnown(): boolean {
  const upcoming = useApiQuery(bookingEndpoints.upcoming);
  const waiting = useApiQuery(corporationEndpoints.checkoutNotifications);
  const isStampWanted = (waiting.data ?? 0) > 0;
  const finished = useFinishedBookings({ isWanted: isStampWanted });
  const areKnown = !upcoming.isPending && !waiting.isPending && !(isStampWanted && finished.isPending);
  const [wereKnown, setKnown] = useState(areKnown);
  if (areKnown && !wereKnown) setKnown(true);
  return wereKnown;
}
