import { isCheckInNear } from "#rules/shifts/check-in.ts";
import type { Services } from "#server/areas/verb.ts";
import { tellToGetReady } from "#server/notices/to-employees/get-ready.ts";
import { shiftsToGetReady } from "#server/stores/shifts/reminders.ts";
import { inTransaction } from "#server/stores/transaction.ts";
import { peopleOf } from "./people-of.ts";

/** Texts confirmed people once checking in is open, from 06:00 two days before. */
export async function sendGetReady(services: Services): Promise<void> {
  const now = services.clock.now();
  await inTransaction(services.db, async (tx) => {
    const shifts = await shiftsToGetReady(tx, now);
    const near = shifts.filter((shift) => isCheckInNear(shift.work_date, now));
    for (const { shift, employee, job } of await peopleOf(tx, near)) {
      await tellToGetReady({ tx, now, services }, job, employee, shift.id);
    }
  });
}
