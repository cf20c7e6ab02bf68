import { recordPast } from "#server/features/events/record.ts";
import type { Tx } from "#server/platform/database/database.ts";

/** Records every stamp that the shifts of the try-out hold, with the moment at which it was made. */
export async function recordStamps(tx: Tx): Promise<void> {
  const shifts = await tx
    .selectFrom("shifts as s")
    .innerJoin("bookings as b", "b.id", "s.booking_id")
    .select(["s.id", "s.booking_id", "s.employee_id", "b.corporation_id", "b.approved_at"])
    .select(["s.employee_stamped_at", "s.employee_checkin_time", "s.employee_checkout_time"])
    .select(["s.corporation_stamped_at", "s.corporation_checkin_time", "s.corporation_checkout_time"])
    .execute();
  const stamps = shifts.flatMap((shift) => {
    const { booking_id, corporation_id, approved_at } = shift;
    const booking = { id: booking_id, corporation_id, approved_at };
    const event = { type: "shift.stamp" as const, id: shift.id, shifts: [shift], booking };
    const stamp = (kind: "employee" | "corporation", id: number, at: Date | null, detail: object) =>
      at === null ? [] : [{ event: { ...event, detail }, actor: { kind, id }, now: at.getTime() }];
    const own = { from: shift.employee_checkin_time, to: shift.employee_checkout_time };
    const companys = { from: shift.corporation_checkin_time, to: shift.corporation_checkout_time };
    return [
      ...stamp("employee", shift.employee_id, shift.employee_stamped_at, own),
      ...stamp("corporation", shift.corporation_id, shift.corporation_stamped_at, companys),
    ];
  });
  await recordPast(tx, stamps);
}
