import type { LockedBooking } from "#server/features/bookings/booking.queries.ts";
import { changesOfBooking } from "#server/features/bookings/notifications/invalidate.ts";
import { rowsOfQuery, type Tx } from "#server/platform/database/database.ts";
import { invalidateClients } from "#server/platform/live/changes.ts";

/**
 * Somebody got a place: the person leaves the line, and with the last place all offers that run are over. The caller
 * holds the booking; `shifts` are those before.
 */
export async function settleOffers(
  tx: Tx,
  { booking, shifts }: LockedBooking,
  employeeId: number,
  now: number,
): Promise<void> {
  const others = shifts.filter((one) => one.status === "selected" && one.employee_id !== employeeId);
  const isFull = others.length + 1 >= booking.number_of_staff;
  const ending = tx
    .with("left_line", (db) =>
      db
        .deleteFrom("standby_places")
        .where("booking_id", "=", booking.id)
        .where("employee_id", "=", employeeId),
    )
    .updateTable("offers")
    .set({ state: "taken", answered_at: new Date(now) })
    .where("booking_id", "=", booking.id)
    .where("state", "=", "open")
    .$if(!isFull, (offers) => offers.where("employee_id", "=", employeeId))
    .returning("employee_id");
  const ended = await rowsOfQuery(tx, ending);
  if (ended.length === 0) return;
  const people = ended.map((offer) => offer.employee_id);
  await invalidateClients(tx, ...changesOfBooking(booking, people));
}
