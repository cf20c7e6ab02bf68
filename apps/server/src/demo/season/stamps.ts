import { audit } from "#server/platform/audit.ts";
import type { Tx } from "#server/platform/database/database.ts";

/** Writes down every stamp that the shifts of the try-out hold, as it is when somebody presses; the oldest first. */
export async function logStamps(tx: Tx): Promise<void> {
  const shifts = await tx
    .selectFrom("shifts as s")
    .innerJoin("bookings as b", "b.id", "s.booking_id")
    .select(["s.id", "s.employee_id", "b.corporation_id"])
    .select(["s.employee_stamped_at", "s.employee_checkin_time", "s.employee_checkout_time"])
    .select(["s.corporation_stamped_at", "s.corporation_checkin_time", "s.corporation_checkout_time"])
    .execute();
  const stamps = shifts.flatMap((shift) => [
    {
      shift,
      actor: { kind: "employee", id: shift.employee_id } as const,
      at: shift.employee_stamped_at,
      detail: { from: shift.employee_checkin_time, to: shift.employee_checkout_time },
    },
    {
      shift,
      actor: { kind: "corporation", id: shift.corporation_id } as const,
      at: shift.corporation_stamped_at,
      detail: { from: shift.corporation_checkin_time, to: shift.corporation_checkout_time },
    },
  ]);
  const entries = stamps.flatMap(({ shift, at, ...stamp }) =>
    at === null
      ? []
      : [{ ...stamp, action: "stamp", entity: "shift", entityId: shift.id, now: at.getTime() }],
  );
  await audit(tx, ...entries.toSorted((a, b) => a.now - b.now));
}
