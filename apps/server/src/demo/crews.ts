import type { DemoBooking } from "./bookings.ts";

/** The people whom the console names: they are shown without a blemish. */
const NAMED = 3;
/** Days that a slip keeps somebody from work, as the rules say. */
const frozenDays = { late: 16, early: 0, no_show: 93 } as const;

/** Gives the people of a try-out work, so that nobody is asked for twice on one day, slips twice, or works while frozen. */
export function createCrews(people: readonly number[]) {
  let turn = 0;
  /** By person and day. */
  const busy = new Set<string>();
  const slipped = new Set<number>();
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
     * The next people who work neither that day nor the days around it. Whoever slips comes last: one more where
     * somebody cancels, else the last of the selected.
     */
    rested({ selected, cancelled, noShow, day }: DemoBooking): number[] {
      const slip = cancelled ?? (noShow === "anybody" ? "no_show" : undefined);
      const wanted = selected + (cancelled ? 1 : 0);
      const crew: number[] = [];
      const slips = slip && next((person) => maySlip(person, day, frozenDays[slip]));
      for (let tried = 0; tried < people.length && crew.length < wanted - (slips ? 1 : 0); tried += 1) {
        turn += 1;
        const person = at(turn);
        if (person !== slips && isFree(person, day - 1, day + 1)) crew.push(person);
      }
      for (const person of crew) busy.add(`${person} ${day}`);
      if (!slips) return crew;
      slipped.add(slips);
      for (let frozen = 0; frozen <= frozenDays[slip]; frozen += 1) busy.add(`${slips} ${day + frozen}`);
      return [...crew, slips];
    },
  };

  function maySlip(person: number, day: number, days: number): boolean {
    return people.indexOf(person) >= NAMED && !slipped.has(person) && isFree(person, day - 1, day + days);
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
