import { useState } from "react";
import { choosingEndpoints, type WireChosen } from "#contract/applications/choosing.endpoints.ts";
import type { WireCorporationBooking } from "#contract/bookings/booking.entities.ts";
import { choosingTexts as texts } from "#texts/da/corporation/choosing.ts";
import { useApiMutation } from "#web/api/calls/answers.ts";
import { failureText } from "#web/components/feedback/failure-text.ts";
import type { ApplicantShift } from "#web/screens/corporation/booking-view/use-change-shift.ts";
import { toast } from "#web/ui/overlays/toast.ts";

/** What the last press came to: places, or places on the standby queue. */
export interface Outcome {
  readonly people: WireChosen["people"];
  readonly isStandby: boolean;
}

/**
 * Who of the applicants is ticked, and the press that books them all or puts them on the standby queue. Who got what was
 * asked for is no longer ticked; who leaves the list meanwhile is not, either.
 */
export function useChoosing(booking: WireCorporationBooking, shown: readonly ApplicantShift[]) {
  const [tickedIds, setTicked] = useState<ReadonlySet<number>>(new Set());
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const book = useApiMutation(choosingEndpoints.bookSeveral);
  const standBy = useApiMutation(choosingEndpoints.standBySeveral);
  const ticked = shown.filter(({ id }) => tickedIds.has(id));

  function tick(id: number, isTicked: boolean) {
    setTicked((before) => new Set(isTicked ? [...before, id] : [...before].filter((one) => one !== id)));
  }

  function choose(shifts: readonly ApplicantShift[], isStandby: boolean) {
    const send = isStandby ? standBy : book;
    setOutcome(null);
    send.mutate(
      { params: { id: booking.id }, body: { shift_ids: shifts.map(({ id }) => id) } },
      {
        onSuccess: ({ people }) => {
          setOutcome({ people, isStandby });
          const done = new Set(people.flatMap(({ done, shift_id }) => (done ? [shift_id] : [])));
          setTicked((before) => new Set([...before].filter((id) => !done.has(id))));
        },
        onError: (error) => toast.error(failureText(error, texts.failed)),
      },
    );
  }

  return {
    ticked,
    isTicked: (id: number) => tickedIds.has(id),
    tick,
    tickThese: (shifts: readonly ApplicantShift[]) => setTicked(new Set(shifts.map(({ id }) => id))),
    choose,
    isPending: book.isPending || standBy.isPending,
    outcome,
    closeOutcome: () => setOutcome(null),
  };
}
