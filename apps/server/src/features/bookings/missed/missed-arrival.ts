import { afterMissed, type MissedEvent } from "#rules/shifts/missed-arrival.ts";
import { type BookingRow, findBooking, updateBooking } from "#server/features/bookings/booking.queries.ts";
import { markColumns } from "#server/features/bookings/invoiced-mark.ts";
import { findShift, type ShiftRow, updateShift } from "#server/features/bookings/shifts/shift.queries.ts";
import { getCorporation } from "#server/features/corporations/corporation.queries.ts";
import { findEmployee } from "#server/features/employees/employee.queries.ts";
import { record } from "#server/features/events/record.ts";
import { outboxKey } from "#server/features/messages/outbox-keys.ts";
import type { MessageContext } from "#server/features/messages/queue-message.ts";
import { annulNoShowOf } from "#server/features/reputation/penalties.ts";
import { type Actor, SYSTEM } from "#server/platform/audit.ts";
import {
  askMissedPerson,
  type MissedPerson,
  tellCompanyCame,
  tellDuty,
  tellPersonHere,
  tellSaidNotCome,
} from "./missed-arrival.notifications.ts";
import {
  endReplacementOffers,
  lastMissed,
  type MissedArrivalRow,
  type NotedBy,
  saveMissed,
  settleNote,
} from "./missed-arrival.queries.ts";

/** A selected person's shift with its booking, both locked. */
interface MissedShift {
  readonly booking: BookingRow;
  readonly shift: ShiftRow;
}

/**
 * Notes that somebody did not come, and tells the person and whoever is on duty. Noted again it changes nothing that was
 * said, and nobody is told twice. Null where the office has decided. Rule: What becomes of a missed person, docs/rules/arriving.md.
 */
export async function noteMissed(
  context: MessageContext,
  { booking, shift }: MissedShift,
  note: { readonly by: NotedBy; readonly needsReplacement: boolean },
  actor: Actor,
): Promise<MissedArrivalRow | null> {
  const { tx, now } = context;
  const before = await lastMissed(tx, shift.id);
  const after = afterMissed(
    before?.state ?? null,
    note.by === "clock" ? "noted_by_clock" : "noted_by_company",
  );
  if (!after) return null;
  const missed = await saveMissed(tx, shift, note, now);
  const changed = await updateShift(tx, shift.id, { not_met_for_booking: after.isNotMet });
  const isRepeated = before?.id === missed.id && before.noted_by === missed.noted_by;
  if (!isRepeated) {
    const person = await personOf(context, booking, changed, missed.id);
    if (now < booking.ends_at.getTime()) {
      await askMissedPerson(context, person);
      await tellDuty(context, person, "not_arrived", outboxKey("not-arrived-duty", missed.id, note.by));
    } else if (note.by !== "clock") {
      await tellSaidNotCome(context, person, shift.id, note.by);
    }
    const event = { type: "shift.note_not_arrived", id: shift.id, shifts: [changed], booking } as const;
    const detail = { by: note.by, needs_replacement: note.needsReplacement };
    await record({ tx, actor, now }, { ...event, detail });
  }
  return missed;
}

/** What happens to a missed person, who says so, and the office's reason. */
interface Outcome {
  readonly event: Exclude<MissedEvent, "noted_by_company" | "noted_by_clock">;
  readonly by: "person" | "company" | "office";
  readonly reason?: string;
}

/**
 * Says what became of somebody who was missed. Who came is billed and paid as any other, has no card, and everybody who
 * was told hears of it; the questions to others end. False where nothing is changed by it. Booking and shift are locked.
 * Rule: What becomes of a missed person, docs/rules/arriving.md.
 */
export async function settleMissed(
  context: MessageContext,
  shiftId: number,
  { event, by, reason = "" }: Outcome,
  actor: Actor,
): Promise<boolean> {
  const { tx, now } = context;
  const missed = await lastMissed(tx, shiftId);
  const after = missed && afterMissed(missed.state, event);
  if (!missed || !after || after.state === missed.state) return false;
  const booking = await findBooking(tx, missed.booking_id);
  const before = await findShift(tx, shiftId);
  if (!booking || !before) throw new Error(`Shift ${shiftId} lacks its booking.`);
  await settleNote(tx, missed.id, { state: after.state, by, reason }, now);
  const shift = await updateShift(tx, shiftId, { not_met_for_booking: after.isNotMet });
  if (after.state !== "came") {
    const decided = { type: "shift.decide_not_arrived", id: shiftId, shifts: [shift], booking } as const;
    await record({ tx, actor, now }, { ...decided, detail: { decision: after.state } });
    return true;
  }
  if (missed.state === "no_show") await annulNoShowOf(context, shift);
  // Somebody is to be sent again.
  if (before.not_met_for_booking) {
    const unsent = { is_sent_to_billy: false, is_sent_to_zenegy: false, ...markColumns(booking, false) };
    await updateBooking(tx, booking.id, unsent);
  }
  await tellThatCame(context, await personOf(context, booking, shift, missed.id), by);
  await endOffers(context, booking);
  const came = { type: "shift.came_after_all", id: shiftId, shifts: [shift], booking } as const;
  await record({ tx, actor, now }, { ...came, detail: { by } });
  return true;
}

async function tellThatCame(context: MessageContext, person: MissedPerson, by: Outcome["by"]): Promise<void> {
  const { now } = context;
  if (now >= person.booking.ends_at.getTime()) return;
  await tellDuty(context, person, "came_after_all", outboxKey("came-after-all-duty", person.id, now));
  if (by !== "company") await tellCompanyCame(context, person);
  if (by !== "person") await tellPersonHere(context, person);
}

/** Others are wanted no longer, unless somebody else is missed as well. */
async function endOffers({ tx, now }: MessageContext, booking: BookingRow): Promise<void> {
  if (now < booking.starts_at.getTime()) return;
  const { missing } = await tx
    .selectFrom("shifts")
    .select(({ fn }) => fn.countAll<number>().as("missing"))
    .where("booking_id", "=", booking.id)
    .where("status", "=", "selected")
    .where("not_met_for_booking", "=", true)
    .executeTakeFirstOrThrow();
  if (Number(missing) > 0) return;
  const employees = await endReplacementOffers(tx, booking.id, now);
  if (employees.length > 0) {
    await record({ tx, actor: SYSTEM, now }, { type: "booking.offers_ended", booking, employees });
  }
}

async function personOf(
  { tx }: MessageContext,
  booking: BookingRow,
  shift: ShiftRow,
  id: number,
): Promise<MissedPerson> {
  const corporation = await getCorporation(tx, booking.corporation_id);
  const employee = await findEmployee(tx, shift.employee_id);
  if (!employee) throw new Error(`Shift ${shift.id} lacks its employee.`);
  return { booking, corporation, employee, id };
}
