import { peopleOf } from "#server/features/applications/reminders/people-of.ts";
import { bookingsToRemindOf, shiftsToRemindOf } from "#server/features/applications/reminders/queries.ts";
import { loadCorporations } from "#server/features/corporations/queries.ts";
import { inTransaction } from "#server/platform/database/database.ts";
import type { Services } from "#server/platform/http/handler.ts";
import { remindCompany, remindEmployee } from "./stamp-out-reminder.ts";

const ROUNDS = [1, 2] as const;

/** Asks employees for their times, when the shift has ended and again a day later. */
export async function remindEmployees(services: Services): Promise<void> {
  const now = services.clock.now();
  await inTransaction(services.db, async (tx) => {
    for (const round of ROUNDS) {
      const shifts = await peopleOf(tx, await shiftsToRemindOf(tx, round, now));
      for (const { shift, employee, job } of shifts) {
        await remindEmployee({ tx, now, services }, job, employee, { shiftId: shift.id, round });
      }
    }
  });
}

/** Asks companies to stamp their staff, when the booking has ended and again a day later. */
export async function remindCompanies(services: Services): Promise<void> {
  const now = services.clock.now();
  await inTransaction(services.db, async (tx) => {
    for (const round of ROUNDS) {
      const bookings = await bookingsToRemindOf(tx, round, now);
      const ids = new Set(bookings.map((booking) => booking.corporation_id));
      const corporations = new Map((await loadCorporations(tx, [...ids])).map((row) => [row.id, row]));
      for (const booking of bookings) {
        const corporation = corporations.get(booking.corporation_id);
        if (corporation) await remindCompany({ tx, now, services }, { booking, corporation }, round);
      }
    }
  });
}
