import { sql } from "kysely";
import { canSelect } from "#rules/applying/select.ts";
import { refilledPlaces } from "#rules/cancelling/leave.ts";
import type { WorkingTimeProblem } from "#rules/shifts/working-time.ts";
import type { Moment } from "#rules/time/moment.ts";
import { notifySelected } from "#server/features/applications/application.notifications.ts";
import { settleOffers } from "#server/features/applications/offers/settle.ts";
import {
  type BookingRow,
  bookingStatusOf,
  type LockedBooking,
  type ReachedShift,
} from "#server/features/bookings/booking.queries.ts";
import { notifyIfFull } from "#server/features/bookings/notifications/fullness.ts";
import { invalidateShift } from "#server/features/bookings/notifications/invalidate.ts";
import {
  insertShift,
  type ShiftRow,
  shiftsElsewhere,
  updateShift,
} from "#server/features/bookings/shifts/shift.queries.ts";
import {
  guardWorkingTime,
  problemsAmong,
  workAroundFound,
} from "#server/features/bookings/shifts/working-time.ts";
import type { CorporationRow } from "#server/features/corporations/corporation.queries.ts";
import type { EmployeeRow } from "#server/features/employees/employee.queries.ts";
import type { MessageContext } from "#server/features/messages/notify.ts";
import { annulPenaltyOfShift, penaltyState } from "#server/features/reputation/penalties.ts";
import { asPenalty, penaltyRowsOf } from "#server/features/reputation/penalty.queries.ts";
import type { Tx } from "#server/platform/database/database.ts";
import { brokenConstraint } from "#server/platform/database/database-errors.ts";
import { statement } from "#server/platform/database/driver/statement.ts";
import { part, together } from "#server/platform/database/driver/together.ts";
import { DomainError } from "#server/platform/errors.ts";

/**
 * Selects an applicant: the booking is locked, so that it never has more people than places; the person is told,
 * and when the last place is filled the company and the others are. Refuses what `canSelect` refuses, and
 * `transition` for somebody who has left us. Rule: Selecting, docs/rules/applying.md.
 */
export async function selectApplicant(
  context: MessageContext,
  reached: ReachedShift,
  candidate: Candidate,
  { asAdmin, reason }: { readonly asAdmin: boolean; readonly reason: string },
): Promise<ShiftRow> {
  const { booking, shifts } = reached;
  const [[employee], [corporation]] = [candidate.employees, candidate.corporations];
  if (!employee || !corporation || employee.deactivated_at !== null) throw new DomainError("transition");
  refuseUnlessFree(reached, candidate, asAdmin, context.now);

  const problems = problemsAmong(candidate.work, booking, context);
  const job = { booking, shifts, corporation };
  return givePlace(context, job, employee, { how: "selected", reason: asAdmin ? reason : "", problems });
}

/**
 * Whoever is to be selected, what may stand in the way, and the company of the booking. The person is locked: of two who
 * give somebody a place at the same moment the second one sees the first one's. Asked with the locks of booking and
 * shifts, behind them.
 */
export async function lockCandidate(tx: Tx, shiftId: number): Promise<Candidate> {
  const [, candidate] = await Promise.all([lockPerson(tx, { shiftId }), readCandidate(tx, { shiftId })]);
  return candidate;
}

export type Candidate = Awaited<ReturnType<typeof readCandidate>>;

const lockPerson = statement((tx, { shiftId }: { readonly shiftId: number }) =>
  tx
    .selectFrom("employees")
    .select("id")
    .where("id", "=", ({ selectFrom }) =>
      selectFrom("shifts").select("employee_id").where("id", "=", shiftId),
    )
    .forNoKeyUpdate(),
);

const ofFound = <Value>(column: string) => sql<Value>`(select ${sql.ref(column)} from ${part("found")})`;

const readCandidate = together((db, { shiftId }: { readonly shiftId: number }) => ({
  found: db
    .selectFrom("shifts as s")
    .innerJoin("bookings as b", "b.id", "s.booking_id")
    .select(["s.employee_id", "b.id", "b.corporation_id", "b.date", "b.starts_at", "b.ends_at"])
    .where("s.id", "=", shiftId),
  employees: db.selectFrom("employees").selectAll().where("id", "=", ofFound<number>("employee_id")),
  penalties: penaltyRowsOf(db, ofFound("employee_id")),
  elsewhere: shiftsElsewhere(db, {
    employees: ofFound("employee_id"),
    bookingId: ofFound("id"),
    date: ofFound("date"),
    starts_at: ofFound("starts_at"),
    ends_at: ofFound("ends_at"),
  }),
  corporations: db.selectFrom("corporations").selectAll().where("id", "=", ofFound<number>("corporation_id")),
  work: workAroundFound(db, ofFound("employee_id")),
}));

/** What a place would break of the rules of working time, and an admin's reason for it, else empty. */
interface Asked {
  readonly problems: readonly WorkingTimeProblem[];
  readonly reason: string;
}

/**
 * Gives a place to somebody who may have it, and tells the person; with the last place the company and the others are
 * told. Refuses as `fillPlace` does.
 */
export async function givePlace(
  context: MessageContext,
  { booking, shifts, corporation }: LockedBooking & { readonly corporation: CorporationRow },
  employee: EmployeeRow,
  { how, ...asked }: Asked & { readonly how: "selected" | "promoted" },
): Promise<ShiftRow> {
  const shift = await fillPlace(context, { booking, shifts }, employee.id, asked);
  const place = { id: shift.id, bookedAt: context.now };
  await notifySelected(context, { booking, corporation }, employee, place, how);
  const after = [...shifts.filter(({ id }) => id !== shift.id), shift];
  if (after.filter(({ status }) => status === "selected").length >= booking.number_of_staff) {
    await notifyIfFull(context, { booking, corporation, shifts: after });
  }
  return shift;
}

function refuseUnlessFree(
  { booking, shifts, shift }: ReachedShift,
  { penalties, elsewhere }: Candidate,
  asAdmin: boolean,
  now: Moment,
): void {
  const selected = shifts.filter(({ status }) => status === "selected").length;
  const verdict = canSelect(
    {
      booking: {
        status: bookingStatusOf(booking, selected, now),
        approved: booking.approved_at !== null,
        startsAt: booking.starts_at.getTime(),
        selected,
        places: booking.number_of_staff,
      },
      shift: shift.status,
      actor: asAdmin ? "admin" : "corporation",
      frozenUntil: penaltyState(penalties.map(asPenalty), now).frozenUntil,
      hasConflict: elsewhere.length > 0,
    },
    now,
  );
  if (verdict.ok) return;
  throw new DomainError(verdict.refusal === "booking_cancelled" ? "not_found" : verdict.refusal);
}

/** What a line of the log says where somebody has a place past the rules of working time; why stands on the shift. */
export function pastWorkingTime({ status, working_time_reason }: ShiftRow): { past_working_time?: true } {
  return status === "selected" && working_time_reason !== "" ? { past_working_time: true } : {};
}

/**
 * Confirms a person for a booking: an existing shift, or a new one for somebody without. The place that was
 * left longest ago counts as filled again. Refuses `working_time` as `guardWorkingTime` does, and `conflict_of_applicant` when the database finds
 * the person selected elsewhere that day or time, whoever came first.
 */
export async function fillPlace(
  context: MessageContext,
  { booking, shifts }: LockedBooking,
  employeeId: number,
  { problems, reason }: Asked,
): Promise<ShiftRow> {
  const { tx, now } = context;
  const isBroken = guardWorkingTime(problems, reason);
  const working_time_reason = isBroken ? reason : "";
  const before = shifts.find(({ employee_id }) => employee_id === employeeId);
  const shift = await confirm(tx, booking, before, { employeeId, working_time_reason }, now).catch(
    (error: unknown) => {
      throw brokenConstraint(error) ? new DomainError("conflict_of_applicant") : error;
    },
  );
  await settleOffers(tx, { booking, shifts }, employeeId, now);
  await refillOldest(context, booking, shifts);
  return shift;
}

function confirm(
  tx: Tx,
  booking: BookingRow,
  before: ShiftRow | undefined,
  { employeeId, working_time_reason }: { employeeId: number; working_time_reason: string },
  now: Moment,
): Promise<ShiftRow> {
  const confirmed = {
    working_time_reason,
    status: "selected" as const,
    booked_at: new Date(now),
    employee_checkin: null,
    arrived_at: null,
    is_checked: false,
    added_place: false,
  };
  if (before) {
    // A departure that was made good is forgotten, so that a new one counts anew.
    const isMadeGood = before.cancellation_fee_lapsed_at !== null;
    return updateShift(tx, before.id, { ...confirmed, ...(isMadeGood ? NEVER_LEFT : {}) });
  }
  return insertShift(tx, {
    booking_id: booking.id,
    employee_id: employeeId,
    work_date: booking.date,
    starts_at: booking.starts_at,
    ends_at: booking.ends_at,
    applied_at: new Date(now),
    ...confirmed,
  });
}

const NEVER_LEFT = {
  removed_at: null,
  cancelled_at: null,
  cancellation_hours: 0,
  cancellation_fee: 0,
  cancellation_fee_lapsed_at: null,
  fee_reason: "",
  fee_at: null,
};

/**
 * What is owed for the place lapses: the company's fee for a removal, the employee's penalty for cancelling.
 * Rule: Places filled again, docs/rules/cancellation.md.
 */
async function refillOldest(
  context: MessageContext,
  booking: BookingRow,
  shifts: readonly ShiftRow[],
): Promise<void> {
  const { tx, now } = context;
  const vacated = shifts.flatMap((shift) => {
    const leftAt = Math.max(shift.removed_at?.getTime() ?? 0, shift.cancelled_at?.getTime() ?? 0);
    const isOpen = shift.booked_at !== null && leftAt > 0 && shift.cancellation_fee_lapsed_at === null;
    return isOpen ? [{ id: shift.id, vacatedAt: leftAt }] : [];
  });
  if (vacated.length === 0) return;
  // One place is filled, so at most one is refilled.
  for (const id of refilledPlaces(vacated, [now], booking.starts_at.getTime())) {
    const left = await updateShift(tx, id, { cancellation_fee_lapsed_at: new Date(now) });
    await annulPenaltyOfShift(context, left);
    await invalidateShift(tx, left, booking);
  }
}
