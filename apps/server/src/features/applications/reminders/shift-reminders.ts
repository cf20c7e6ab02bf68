import { isCheckInNear } from "#rules/shifts/check-in.ts";
import { clockMessages, isSentNow } from "#rules/shifts/clock-messages.ts";
import { notifyGetReady } from "#server/features/applications/application.notifications.ts";
import { notifyNotChosen } from "#server/features/bookings/notifications/fullness.notifications.ts";
import { quietByNight } from "#server/features/messages/quiet-hours.ts";
import { inTransaction } from "#server/platform/database/database.ts";
import type { Services } from "#server/platform/http/handler.ts";
import { applicationsPassedOver, shiftsToGetReady, withPeople } from "./shift-reminder.queries.ts";

/** Texts confirmed people once checking in is open, from 08:00 two days before, in the hours of reminders. */
export async function sendGetReady(services: Services): Promise<void> {
  const now = services.clock.now();
  if (!isSentNow(clockMessages["get-ready"], now)) return;
  await inTransaction(services.db, async (tx) => {
    const shifts = await shiftsToGetReady(tx, now);
    const near = shifts.filter((shift) => isCheckInNear(shift.work_date, now));
    for (const { job, people } of await withPeople(tx, near)) {
      await notifyGetReady({ tx, now, services }, job, people);
    }
  });
}

/** Tells applicants whose booking has started without them that the job went to others. */
export async function notifyPassedOver(services: Services): Promise<void> {
  const now = services.clock.now();
  await inTransaction(services.db, async (tx) => {
    for (const { job, people } of await withPeople(tx, await applicationsPassedOver(tx, now))) {
      await notifyNotChosen(quietByNight({ tx, now, services }, null), job, people);
    }
  });
}
