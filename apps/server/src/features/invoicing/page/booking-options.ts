import type { Updateable } from "kysely";
import type * as z from "zod/mini";
import type { invoicingEndpoints as rows } from "#contract/invoicing/invoice-page.endpoints.ts";
import type { bookingOptions } from "#contract/invoicing/invoice-page.entities.ts";
import type { AdminCall } from "#server/features/bookings/admin/load-admin-bookings.ts";
import type { BookingRow } from "#server/features/bookings/booking.queries.ts";
import { record } from "#server/features/events/record.ts";
import { lockOfAll } from "#server/features/invoicing/amounts.ts";
import { lockSelectedShifts, updateBookings } from "#server/features/invoicing/invoicing.queries.ts";
import { actorOf, changesOf } from "#server/platform/audit.ts";
import { inTransaction, type Tx } from "#server/platform/database/database.ts";
import type { Bookings } from "#server/platform/database/types.gen.ts";
import { DomainError } from "#server/platform/errors.ts";
import type { Handler } from "#server/platform/http/handler.ts";
import { serializeOptions } from "./invoice-page.serializer.ts";
import { bothSides, lockKnownBooking, lockKnownBookings } from "./locked-bookings.ts";

type Options = z.output<typeof bookingOptions>;

/** Sets or clears «Markeret som faktureret» and «Markeret som betalt»; nothing is sent. The moment of payment is ours. */
export const saveOptions: Handler<typeof rows.saveOptions> = (call) => {
  const { all_check_times_approved, paid_at, all_gravy_status } = call.body;
  return inTransaction(call.services.db, async (tx) =>
    saveOne(tx, call, await lockKnownBooking(tx, call.params.id), "save_options", {
      ...(all_check_times_approved === undefined ? {} : { all_check_times_approved }),
      ...(paid_at === undefined ? {} : { paid_at: paidAt(paid_at, call.now) }),
      ...(all_gravy_status === undefined ? {} : { all_gravy_status }),
    }),
  );
};

/** Sets or clears one of the two marks, whichever `updateType` names, on several bookings of a week. */
export const saveWeekOptions: Handler<typeof rows.saveWeekOptions> = (call) => {
  const { bookingIds, updateType, allCheckTimesApproved = false, paidAt: paid = null } = call.body;
  const values =
    updateType === "paid_at"
      ? { paid_at: paidAt(paid, call.now) }
      : { all_check_times_approved: allCheckTimesApproved };
  return inTransaction(call.services.db, async (tx) =>
    saveAll(tx, call, await lockKnownBookings(tx, bookingIds), "save_options", values),
  );
};

/** Sets the self-paid break of a booking, which is in its price and its pay. Refuses `already_sent`. */
export const selfPaidBreak: Handler<typeof rows.selfPaidBreak> = (call) =>
  inTransaction(call.services.db, async (tx) => {
    const booking = await lockKnownBooking(tx, call.params.id);
    const shifts = await lockSelectedShifts(tx, [booking.id]);
    if (bothSides.some((side) => lockOfAll(shifts, side))) throw new DomainError("already_sent");
    return saveOne(tx, call, booking, "set_self_paid_break", { self_paid_break: call.body.status });
  });

async function saveOne(
  tx: Tx,
  call: AdminCall,
  locked: BookingRow,
  action: "save_options" | "set_self_paid_break",
  values: Updateable<Bookings>,
): Promise<Options> {
  const [saved] = await saveAll(tx, call, [locked], action, values);
  if (!saved) throw new Error(`booking ${locked.id} is gone while it is locked`);
  return saved;
}

async function saveAll(
  tx: Tx,
  { session, now }: AdminCall,
  locked: readonly BookingRow[],
  action: "save_options" | "set_self_paid_break",
  values: Updateable<Bookings>,
): Promise<Options[]> {
  const ids = locked.map(({ id }) => id);
  // What a person marks is not taken back by an invoice.
  const byHand = values.all_check_times_approved === undefined ? {} : { is_marked_by_invoice: false };
  const bookings = await updateBookings(tx, ids, { ...values, ...byHand, updated_at: new Date(now) });
  await record(
    { tx, actor: actorOf(session), now },
    ...locked.map((before) => ({
      type: `booking.${action}` as const,
      id: before.id,
      detail: { changes: changesOf(before, values) },
      booking: before,
    })),
  );
  const shifts = await lockSelectedShifts(tx, ids);
  return bookings.map((booking) =>
    serializeOptions(
      booking,
      shifts.filter(({ booking_id }) => booking_id === booking.id),
    ),
  );
}

function paidAt(given: string | boolean | null, now: number): Date | null {
  return given === null || given === false ? null : new Date(now);
}
