import type { DemoBooking } from "./bookings.ts";

/** The people whom the console names: they are shown without a blemish. */
const NAMED = 3;
/** Days that a missed shift keeps somebody from work, as the rules say. */
const frozenDays = { late: 16, early: 0, no_show: 93 } as const;

/** Gives the people of a try-out work, so that nobody is asked for twice on one day, misses two shifts, or works while frozen. */
export function createCrews(people: readonly number[]) {
  let turn = 0;
  /** By person and day. */
  const busy = new Set<string>();
  const absentees = new Set<number>();
  const isFree = (person: number, from: number, to: number) => {
    for (let day = from; day <= to; day += 1) if (busy.has(`${person} ${day}`)) return false;
    return true;
  };

  return {
    /** The next people, from the front again after the last: the selected, then the applicants. */
    inTurn({ selected, applied = 0, day }: DemoBooking): number[] {
      const crew = Array.from({ length: selected + applied }, (_, place) => at(turn + place));
      turn += selected + 3;
      for (const person of crew.slice(0, selected)) busy.add(`${person} ${day}`);
      return crew;
    },

    /**
     * The next people who work neither that day nor the days around it. Whoever misses it comes last: one more where
     * somebody cancels, else the last of the selected.
     */
    rested({ selected, cancelled, noShow, day }: DemoBooking): number[] {
      const missed = cancelled ?? (noShow === "anybody" ? "no_show" : undefined);
      const wanted = selected + (cancelled ? 1 : 0);
      const crew: number[] = [];
      const absentee = missed && next((person) => mayMissShift(person, day, frozenDays[missed]));
      for (let tried = 0; tried < people.length && crew.length < wanted - (absentee ? 1 : 0); tried += 1) {
        turn += 1;
        const person = at(turn);
        if (person !== absentee && isFree(person, day - 1, day + 1)) crew.push(person);
      }
      for (const person of crew) busy.add(`${person} ${day}`);
      if (!absentee) return crew;
      absentees.add(absentee);
      for (let frozen = 0; frozen <= frozenDays[missed]; frozen += 1) busy.add(`${absentee} ${day + frozen}`);
      return [...crew, absentee];
    },
  };

  function mayMissShift(person: number, day: number, days: number): boolean {
    return people.indexOf(person) >= NAMED && !absentees.has(person) && isFree(person, day - 1, day + days);
  }

  function next(isMeant: (person: number) => boolean): number | undefined {
    for (let tried = 1; tried <= people.length; tried += 1)
      if (isMeant(at(turn + tried))) return at(turn + tried);
    return undefined;
  }

  function at(place: number): number {
    return people[place % people.length] ?? 0;
  }
}
