import { afterSilence } from "#rules/agreement/terms.ts";
import { lockBooking } from "#server/features/bookings/booking.queries.ts";
import { lockShiftsOfBooking } from "#server/features/bookings/shifts/shift.queries.ts";
import { quietByNight } from "#server/features/messages/quiet-hours.ts";
import { inTransaction } from "#server/platform/database/database.ts";
import type { Services } from "#server/platform/http/handler.ts";
import { releaseAfterChange } from "./release-after-change.ts";
import { bookingsWithOverdueChanges, openChangesOf } from "./term-change.queries.ts";

/**
 * Releases people who have not answered changed terms in time, each booking by itself. Within 12 hours of the start
 * nobody is released: that is a line of the office. Rule: Silence after a change, docs/rules/agreement.md.
 */
export async function expireChanges(services: Services): Promise<void> {
  const now = services.clock.now();
  for (const id of await bookingsWithOverdueChanges(services.db, now)) {
    await inTransaction(services.db, async (tx) => {
      const booking = await lockBooking(tx, id);
      if (!booking) return;
      const shifts = await lockShiftsOfBooking(tx, id);
      const open = await openChangesOf(tx, id);
      for (const shift of shifts) {
        const change = shift.status === "selected" ? open.get(shift.id) : undefined;
        if (!change) continue;
        const facts = { answerBy: change.answer_until.getTime(), startsAt: booking.starts_at.getTime() };
        if (afterSilence(facts, now) !== "released") continue;
        const context = quietByNight({ tx, now, services }, booking.starts_at.getTime());
        await releaseAfterChange(context, { booking, shift }, change, "expired");
      }
    });
  }
}
