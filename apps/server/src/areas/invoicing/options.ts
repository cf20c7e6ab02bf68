import type { Updateable } from "kysely";
import type * as z from "zod/mini";
import type { invoicingEndpoints as rows } from "#contract/areas/invoicing.ts";
import type { bookingOptions } from "#contract/entities/admin.ts";
import { actorOf } from "#server/areas/actor.ts";
import type { Verb } from "#server/areas/verb.ts";
import { announceInvoicing } from "#server/bookings/announce-invoicing.ts";
import type { Tx } from "#server/db/database.ts";
import type { Bookings } from "#server/db/types.gen.ts";
import { audit } from "#server/stores/audit.ts";
import { type BookingRow, updateBooking } from "#server/stores/bookings/bookings.ts";
import { inTransaction } from "#server/stores/transaction.ts";
import { bookingOptionsView } from "#server/views/bookings/booking-details.ts";
import { bothSides, inLockOrder, lockUnsent } from "./lock.ts";
import type { Reader } from "./show-shifts.ts";

type Options = z.output<typeof bookingOptions>;

/** Sets or clears 'SEND FAKTURA' and 'OPRET FAKTURA'. The moment of payment is ours, whatever is sent. */
export const saveOptions: Verb<typeof rows.saveOptions> = (call) => {
  const { all_check_times_approved, paid_at, all_gravy_status } = call.body;
  return inTransaction(call.services.db, async (tx) =>
    saveBooking(tx, call, await lockUnsent(tx, call.params.id, []), "save_options", {
      ...(all_check_times_approved === undefined ? {} : { all_check_times_approved }),
      ...(paid_at === undefined ? {} : { paid_at: paidAt(paid_at, call.now) }),
      ...(all_gravy_status === undefined ? {} : { all_gravy_status }),
    }),
  );
};

/** The same for all bookings of a week: the one of the two that `updateType` names. */
export const saveWeekOptions: Verb<typeof rows.saveWeekOptions> = (call) => {
  const { bookingIds, updateType, allCheckTimesApproved = false, paidAt: paid = null } = call.body;
  const values =
    updateType === "paid_at"
      ? { paid_at: paidAt(paid, call.now) }
      : { all_check_times_approved: allCheckTimesApproved };
  return inTransaction(call.services.db, async (tx) => {
    const saved: Options[] = [];
    for (const id of inLockOrder(bookingIds)) {
      saved.push(await saveBooking(tx, call, await lockUnsent(tx, id, []), "save_options", values));
    }
    return saved;
  });
};

/** Sets the self-paid break of a booking, which is in its price and its pay. Refuses `already_sent`. */
export const selfPaidBreak: Verb<typeof rows.selfPaidBreak> = (call) =>
  inTransaction(call.services.db, async (tx) =>
    saveBooking(tx, call, await lockUnsent(tx, call.params.id, bothSides), "set_self_paid_break", {
      self_paid_break: call.body.status,
    }),
  );

async function saveBooking(
  tx: Tx,
  { session, now }: Reader,
  { id }: BookingRow,
  action: string,
  values: Updateable<Bookings>,
): Promise<Options> {
  const booking = await updateBooking(tx, id, { ...values, updated_at: new Date(now) });
  await audit(tx, { actor: actorOf(session), action, entity: "booking", entityId: id, detail: values, now });
  await announceInvoicing(tx, booking);
  return bookingOptionsView(booking);
}

function paidAt(given: string | boolean | null, now: number): Date | null {
  return given === null || given === false ? null : new Date(now);
}
