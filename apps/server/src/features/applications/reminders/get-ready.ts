import { isCheckInNear } from "#rules/shifts/check-in.ts";
import { notifyGetReady } from "#server/features/applications/notifications/get-ready.ts";
import { inTransaction } from "#server/platform/database/database.ts";
import type { Services } from "#server/platform/http/handler.ts";
import { peopleOf } from "./people-of.ts";
import { shiftsToGetReady } from "./queries.ts";

/** Texts confirmed people once checking in is open, from 06:00 two days before. */
export async function sendGetReady(services: Services): Promise<void> {
  const now = services.clock.now();
  await inTransaction(services.db, async (tx) => {
    const shifts = await shiftsToGetReady(tx, now);
    const near = shifts.filter((shift) => isCheckInNear(shift.work_date, now));
    for (const { shift, employee, job } of await peopleOf(tx, near)) {
      await notifyGetReady({ tx, now, services }, job, employee, shift.id);
    }
  });
}
