import { numberIn, type Typed, textIn } from "./screen-row.ts";

interface HomeAddress {
  step?: number;
  next?: string;
  job?: number;
  zone?: string;
  day?: string;
  hidden?: number;
}

/** The week of a company's bookings, where not all of them are listed. */
interface ShownWeek {
  view?: "list" | "week";
  weekNumber?: number;
  year?: number;
  /** The department whose bookings are shown. */
  department?: number;
}

/** What the address of a home says: the tab that is open, and what its jobs are filtered by; `next` is the page that a new employee wanted. */
export const homeIn = ({ step, next, job, zone, day, hidden, ...shown }: Typed): HomeAddress & ShownWeek => ({
  ...shownWeek(shown),
  step: numberIn(step),
  next: textIn(next),
  job: numberIn(job),
  zone: textIn(zone),
  day: textIn(day),
  hidden: numberIn(hidden),
});

/** What the address of an admin's own bookings says. */
export const homeOfAdminIn = ({ step, ...shown }: Typed): { step?: number } & ShownWeek => ({
  ...shownWeek(shown),
  step: numberIn(step),
});

const shownWeek = ({ view, weekNumber, year, department }: Typed): ShownWeek => ({
  view: view === "week" ? view : undefined,
  weekNumber: numberIn(weekNumber),
  year: numberIn(year),
  department: numberIn(department),
});
