import { notifyNotChosen } from "#server/features/bookings/notifications/changes.ts";
import { inTransaction } from "#server/platform/database/database.ts";
import type { Services } from "#server/platform/http/handler.ts";
import { peopleOf } from "./people-of.ts";
import { applicationsPassedOver } from "./queries.ts";

/** Tells applicants whose booking has started without them that the job went to others. */
export async function notifyPassedOver(services: Services): Promise<void> {
  const now = services.clock.now();
  await inTransaction(services.db, async (tx) => {
    for (const { shift, employee, job } of await peopleOf(tx, await applicationsPassedOver(tx, now))) {
      await notifyNotChosen({ tx, now, services }, job, [{ employee, shiftId: shift.id }]);
    }
  });
}
