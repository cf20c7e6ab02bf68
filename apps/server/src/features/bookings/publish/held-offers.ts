import type { Moment } from "#rules/time/moment.ts";
import type { Db, Tx } from "#server/platform/database/database.ts";

/** Keeps in mind that everybody is offered this job at `dueAt`. */
export async function holdOffer(tx: Tx, bookingId: number, dueAt: Moment): Promise<void> {
  await tx
    .insertInto("held_offers")
    .values({ booking_id: bookingId, due_at: new Date(dueAt) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/**
 * Takes out the bookings whose offer is due, each for one caller only. What is closed waits until it is open
 * again, at most until it starts.
 */
export async function takeDueOffers(tx: Db | Tx, now: Moment): Promise<number[]> {
  const at = new Date(now);
  const rows = await tx
    .deleteFrom("held_offers as h")
    .using("bookings as b")
    .whereRef("b.id", "=", "h.booking_id")
    .where("h.due_at", "<=", at)
    .where((eb) => eb.or([eb("b.status", "<>", "closed"), eb("b.starts_at", "<=", at)]))
    .returning("h.booking_id")
    .execute();
  return rows.map((row) => row.booking_id);
}
