import { type ReactNode, useState } from "react";
import {
  duplicateEndpoints,
  type PlannedInput,
  type WireDuplicate,
} from "#contract/bookings/duplicate.endpoints.ts";
import { call } from "#web/api/calls/call.ts";
import { lazyComponent } from "#web/ui/foundation/lazy-component.tsx";

const DuplicateQuestion = lazyComponent(
  async () => (await import("./duplicate-question.tsx")).DuplicateQuestion,
);

/** A booking that is about to be sent. */
export type PlannedPeople = PlannedInput & { readonly number_of_staff: number };

interface Asked {
  readonly found: readonly WireDuplicate[];
  readonly people: number;
  readonly book: () => void;
}

/**
 * Asks before something is booked that the company may have booked already. `ask` books at once where nothing is found,
 * where it was said of the same bookings before that they are meant, and where nobody can tell: then what is booked
 * decides. `header` is the request's key, under which they may have been sent before.
 */
export function useDuplicateQuestion(): {
  ask: (planned: readonly PlannedPeople[], header: string, book: () => void) => void;
  isChecking: boolean;
  question: ReactNode;
} {
  const [isChecking, setChecking] = useState(false);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [meant, setMeant] = useState("");

  async function ask(planned: readonly PlannedPeople[], header: string, book: () => void) {
    if (isChecking || meant === header) return isChecking ? undefined : book();
    setChecking(true);
    const found = await findDuplicates(planned, header);
    setChecking(false);
    if (found.length === 0) return book();
    const places = new Set(found.map((one) => one.planned));
    const people = planned
      .filter((_, index) => places.has(index))
      .reduce((sum, { number_of_staff }) => sum + number_of_staff, 0);
    setAsked({
      ...{ found: onceEach(found), people },
      book: () => {
        setMeant(header);
        book();
      },
    });
  }

  const close = () => setAsked(null);
  function book() {
    close();
    asked?.book();
  }

  return {
    ask: (...given) => void ask(...given),
    isChecking,
    // Without its dialog nothing is asked, and nothing is booked unasked: the press can be made again.
    question: asked && (
      <DuplicateQuestion
        found={asked.found}
        people={asked.people}
        onBook={book}
        onClose={close}
        onFail={close}
      />
    ),
  };
}

async function findDuplicates(planned: readonly PlannedPeople[], header: string) {
  const bookings = planned.map(({ staff_type, address, zip_code, date, start_time, end_time }) => ({
    ...{ staff_type, address, zip_code, date, start_time, end_time },
  }));
  return call(duplicateEndpoints.duplicates, { body: { bookings }, header }).catch(() => []);
}

/** Two planned bookings may overlap one that is there. */
function onceEach(found: readonly WireDuplicate[]): WireDuplicate[] {
  return [...new Map(found.map((one) => [one.booking_id, one])).values()];
}
