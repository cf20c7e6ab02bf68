import type { Services } from "#server/areas/verb.ts";
import { tellNotChosen } from "#server/notices/to-employees/not-chosen.ts";
import { applicationsPassedOver } from "#server/stores/shifts/reminders.ts";
import { inTransaction } from "#server/stores/transaction.ts";
import { peopleOf } from "./people-of.ts";

/** Tells applicants whose booking has started without them that the job went to others. */
export async function tellPassedOver(services: Services): Promise<void> {
  const now = services.clock.now();
  await inTransaction(services.db, async (tx) => {
    for (const { shift, employee, job } of await peopleOf(tx, await applicationsPassedOver(tx, now))) {
      await tellNotChosen({ tx, now, services }, job, [{ employee, shiftId: shift.id }]);
    }
  });
}
