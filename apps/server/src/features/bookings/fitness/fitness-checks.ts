import { sql } from "kysely";
import type { FitnessReason } from "#rules/applying/fitness/fitness.ts";
import type { Permit } from "#rules/applying/fitness/right-to-work.ts";
import type { ShiftRow } from "#server/features/bookings/shifts/shift.queries.ts";
import { lockPeople } from "#server/features/bookings/shifts/working-time.ts";
import { record } from "#server/features/events/record.ts";
import type { MessageContext } from "#server/features/messages/queue-message.ts";
import type { Db, Tx } from "#server/platform/database/database.ts";
import type { BookingRow } from "../booking.queries.ts";
import {
  askerOf,
  assertFit,
  type Finding,
  type Fitness,
  fitnessOfPerson,
  type PlaceAsked,
  workingTimeIn,
} from "./fitness.ts";

/** What was found, and which refused reasons the office goes past. */
export interface PassedCheck {
  readonly fitness: Fitness;
  readonly passed: readonly FitnessReason[];
}

/**
 * Checks whether somebody may have a place, behind the lock of the person: whoever gives the same person another shift at
 * this moment waits, and sees this one's. Refuses as `assertFit` does.
 */
export async function checkPlace(
  context: MessageContext,
  booking: BookingRow,
  employeeId: number,
  asked: PlaceAsked,
): Promise<PassedCheck> {
  const { tx, now, services } = context;
  await lockPeople(tx, [employeeId]);
  const fitness = await fitnessOfPerson({ db: tx, now, settings: services.settings }, booking, employeeId);
  return { fitness, passed: assertFit(fitness, asked) };
}

/** Keeps what was checked when somebody got a shift, as proof; that the office went past papers is logged with its reason. */
export async function keepCheck(
  { tx, now }: MessageContext,
  { booking, shift }: { readonly booking: BookingRow; readonly shift: ShiftRow },
  { fitness, passed }: PassedCheck,
  { actor, how, reason }: PlaceAsked,
): Promise<void> {
  const { right, findings } = fitness;
  const pastReason = passed.length > 0 ? reason : "";
  await tx
    .insertInto("fitness_checks")
    .values({
      shift_id: shift.id,
      employee_id: shift.employee_id,
      checked_at: new Date(now),
      checked_for: askerOf(actor),
      checked_by: actor.kind === "employee" ? null : actor.id,
      how,
      right_to_work: right.state,
      permits: JSON.stringify(right.proof.map(({ id, kind, until }) => ({ id, kind, until }))),
      findings: JSON.stringify(findings.map((one) => ({ ...one, passed: passed.includes(one.reason) }))),
      reason: pastReason,
    })
    .execute();
  if (passed.length === workingTimeIn(passed).length) return;
  const detail = { booking: booking.id, reasons: passed };
  const event = { type: "shift.pass_check", id: shift.id, detail, shifts: [shift], booking } as const;
  await record({ tx, actor, now }, event);
}

/** A finding as it was kept. */
type KeptFinding = Finding & { readonly passed: boolean };

/** What was checked for somebody's shifts, the newest first. */
export async function checksOf(db: Db | Tx, employeeId: number, limit: number) {
  const rows = await db
    .selectFrom("fitness_checks as f")
    .innerJoin("shifts as s", "s.id", "f.shift_id")
    .innerJoin("bookings as b", "b.id", "s.booking_id")
    .innerJoin("corporations as c", "c.id", "b.corporation_id")
    .leftJoin("corporations as a", "a.id", "f.checked_by")
    .select(["f.id", "f.shift_id", "s.booking_id", "b.date", "c.name as corporation", "f.checked_at"])
    .select(["f.checked_for", "f.how", "f.right_to_work", "f.permits", "f.findings", "f.reason"])
    .select(sql<string | null>`coalesce(nullif(a.contact_person, ''), a.name)`.as("checked_by"))
    .where("f.employee_id", "=", employeeId)
    .orderBy("f.id", "desc")
    .limit(limit)
    .execute();
  return rows.map(({ checked_at, permits, findings, ...row }) => ({
    ...row,
    checked_at: checked_at.toISOString(),
    permits: permits as Pick<Permit, "id" | "kind" | "until">[],
    findings: findings as KeptFinding[],
  }));
}
