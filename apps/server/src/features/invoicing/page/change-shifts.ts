import type { Updateable } from "kysely";
import type { WireAdminShift } from "#contract/invoicing/invoice-page.entities.ts";
import type { AdminCall } from "#server/features/bookings/admin/load-admin-bookings.ts";
import type { BookingRow } from "#server/features/bookings/booking.queries.ts";
import { findShift, type ShiftRow, updateShifts } from "#server/features/bookings/shifts/shift.queries.ts";
import { record } from "#server/features/events/record.ts";
import type { Side } from "#server/features/invoicing/amounts.ts";
import { lockSelectedShifts } from "#server/features/invoicing/invoicing.queries.ts";
import { endOfSilence } from "#server/features/pricing/shift-times.ts";
import { actorOf, changesOf } from "#server/platform/audit.ts";
import { inTransaction, type Tx } from "#server/platform/database/database.ts";
import type { Shifts } from "#server/platform/database/types.gen.ts";
import { assertSeen } from "#server/platform/seen-values.ts";
import { loadAdminShift, loadAdminShifts } from "./admin-shifts.ts";
import { lockUnsentShift, lockUnsentShifts, type SelectedShifts } from "./locked-bookings.ts";

/** What the audit log calls a change of hours by an admin. */
type HoursAction =
  | "approve_shift"
  | "set_employee_time_status"
  | "set_corporation_time_status"
  | "register_employee_time"
  | "register_corporation_time"
  | "auto_register_time"
  | "set_times"
  | "settle_times";

/** A change of hours by an admin, and which sides must not have been sent. */
export interface HoursChange {
  readonly action: HoursAction;
  readonly sides: readonly Side[];
  /** What the page has seen of the times that it sets. */
  readonly seen?: Readonly<Record<string, unknown>>;
}

/** The actions that set an admin's times. */
const SETTING_TIMES: readonly HoursAction[] = [
  "register_corporation_time",
  "register_employee_time",
  "auto_register_time",
  "set_times",
  "settle_times",
];

/**
 * Changes one selected person's shift and shows it. Refuses `not_found`, `already_sent`, and `changed_meanwhile` where it
 * would overwrite what somebody else has set since. Rule: A form that two save, docs/rules/people.md.
 */
export function changeShift(
  call: AdminCall,
  shiftId: number,
  change: HoursChange,
  values: (booking: BookingRow, shift: ShiftRow) => Updateable<Shifts>,
): Promise<WireAdminShift> {
  return inTransaction(call.services.db, async (tx) => {
    const { booking, shift } = await lockUnsentShift(tx, shiftId, change.sides);
    const thing = { entity: "shift", id: shift.id, actions: SETTING_TIMES };
    await assertSeen(tx, thing, { seen: change.seen, now: shift, wanted: values(booking, shift) });
    await saveAll(tx, call, [{ booking, shifts: [shift] }], change.action, values);
    return loadAdminShift(tx, call, booking, (await findShift(tx, shift.id)) ?? shift);
  });
}

/** Changes every selected person of bookings whose sides are not sent, and shows everybody. Refuses `not_found` and `already_sent` where all are. */
export function changeAll(
  call: AdminCall,
  bookingIds: readonly number[],
  change: HoursChange,
  values: (booking: BookingRow, shift: ShiftRow) => Updateable<Shifts>,
): Promise<WireAdminShift[]> {
  return inTransaction(call.services.db, async (tx) => {
    const locked = await lockUnsentShifts(tx, bookingIds, change.sides);
    await saveAll(tx, call, locked, change.action, values);
    const bookings = locked.map(({ booking }) => booking);
    return loadAdminShifts(tx, call, bookings, await lockSelectedShifts(tx, bookingIds));
  });
}

/** Saves and records what changes on locked shifts; a shift without values stays as it is. */
export async function saveAll(
  tx: Tx,
  { session, now }: AdminCall,
  locked: readonly SelectedShifts[],
  action: HoursAction,
  values: (booking: BookingRow, shift: ShiftRow) => Updateable<Shifts>,
): Promise<void> {
  const changes = locked
    .flatMap(({ booking, shifts }) => shifts.map((shift) => ({ shift, values: values(booking, shift) })))
    .filter((change) => Object.keys(change.values).length > 0);
  await updateShifts(
    tx,
    changes.map(({ shift, values }) => ({ shift, values: { ...values, ...endOfSilence(shift, values) } })),
  );

  const changed = new Set(changes.map(({ shift }) => shift));
  await record(
    { tx, actor: actorOf(session), now },
    ...changes.map(({ shift, values }) => ({
      type: `shift.${action}` as const,
      id: shift.id,
      detail: { changes: changesOf(shift, values) },
    })),
    ...locked.map(({ booking, shifts }) => ({
      type: "booking.hours_changed" as const,
      booking,
      shifts: shifts.filter((shift) => changed.has(shift)),
    })),
  );
}
