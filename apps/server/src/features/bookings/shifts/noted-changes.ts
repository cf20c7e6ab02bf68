import { type AuditNote, audit } from "#server/platform/audit.ts";
import type { Tx } from "#server/platform/database/database.ts";
import { changeShift, insertShift, type ShiftRow } from "./shift.queries.ts";

type NewApplication = Pick<ShiftRow, "booking_id" | "employee_id" | "work_date" | "starts_at" | "ends_at">;

/**
 * Saves somebody's first application for a booking and its audit entry. Day and period are copies of the booking's; it
 * may break `shifts_booking_id_employee_id_key`.
 */
export async function insertApplication(tx: Tx, application: NewApplication & AuditNote): Promise<ShiftRow> {
  const { booking_id, employee_id, work_date, starts_at, ends_at, now } = application;
  const period = { work_date, starts_at, ends_at };
  const shift = await insertShift(tx, {
    booking_id,
    employee_id,
    ...period,
    status: "applied",
    applied_at: now,
  });
  await auditShift(tx, shift.id, "apply", application);
  return shift;
}

/** Withdraws an application and writes its audit entry. */
export async function withdrawShift(tx: Tx, shift: { readonly id: number } & AuditNote): Promise<void> {
  await changeShift(tx, shift.id, { status: "withdrawn" });
  await auditShift(tx, shift.id, "withdraw", shift);
}

/** Saves that somebody reports ready, as of `at`, and writes its audit entry. */
export async function checkInShift(
  tx: Tx,
  shift: { readonly id: number; readonly at: Date } & AuditNote,
): Promise<void> {
  await changeShift(tx, shift.id, { employee_checkin: shift.at });
  await auditShift(tx, shift.id, "check_in", shift);
}

async function auditShift(tx: Tx, id: number, action: string, note: AuditNote): Promise<void> {
  const actor = { kind: note.actorKind, id: note.actorId, onBehalfOf: note.onBehalfOf };
  await audit(tx, { actor, action, entity: "shift", entityId: id, now: note.now.getTime() });
}
