import { monthOf } from "#rules/applying/fitness/student-hours.ts";
import { addMonths, type Day, daysBetween, type Moment } from "#rules/time/moment.ts";
import type { Tx } from "#server/platform/database/database.ts";
import type { DemoBooking } from "./bookings.ts";

/** Places in `demoPeople`: who works by a permit, as a student, and by one that has ended; of every tenth nothing is said. */
export const demoRights = { permit: 14, student: 16, ended: 17 } as const;

/** What each of `people` has said of the right to work: nearly all need no permit. */
export async function seedRights(tx: Tx, people: readonly number[], now: Moment): Promise<void> {
  const needed: readonly number[] = Object.values(demoRights);
  const right_to_work_at = new Date(now);
  for (const [place, id] of people.entries()) {
    if (place % 10 === 9) continue;
    const right_to_work = needed.includes(place) ? ("permit" as const) : ("free" as const);
    await tx.updateTable("employees").set({ right_to_work, right_to_work_at }).where("id", "=", id).execute();
  }
}

/** Next month's shifts of the student: so many hours that the last one, which is applied for, is too much. */
export function studentBookings(today: Day): readonly DemoBooking[] {
  const first = daysBetween(today, addMonths(monthOf(today), 1));
  return [2, 5, 8, 11, 14, 17, 20].map((day, place, all) => {
    const isLast = place === all.length - 1;
    return {
      company: "catering",
      staffType: "Opvasker",
      day: first + day,
      from: "08:00",
      to: "21:00",
      people: 1,
      selected: isLast ? 0 : 1,
      applied: isLast ? 1 : 0,
      event: "Reception",
    };
  });
}
