import type { DemoBooking } from "./bookings.ts";

/** Gives the people of a try-out work, so that nobody is asked for twice on one day. */
export function createCrews(people: readonly number[]) {
  let turn = 0;
  /** By person and day. */
  const busy = new Set<string>();
  const isRested = (person: number, day: number) =>
    [day - 1, day, day + 1].every((near) => !busy.has(`${person} ${near}`));

  return {
    /** The next people, from the front again after the last: the selected, then the applicants. */
    inTurn({ selected, applied = 0, day }: DemoBooking): number[] {
      const crew = Array.from({ length: selected + applied }, (_, place) => at(turn + place));
      turn += selected + 3;
      for (const person of crew.slice(0, selected)) busy.add(`${person} ${day}`);
      return crew;
    },

    /** The next people who work neither that day nor the days around it; one more where somebody cancels. */
    rested({ selected, cancelled, day }: DemoBooking): number[] {
      const crew: number[] = [];
      const wanted = selected + (cancelled ? 1 : 0);
      for (let tried = 0; tried < people.length && crew.length < wanted; tried += 1) {
        turn += 1;
        if (isRested(at(turn), day)) crew.push(at(turn));
      }
      for (const person of crew) busy.add(`${person} ${day}`);
      return crew;
    },
  };

  function at(place: number): number {
    return people[place % people.length] ?? 0;
  }
}
