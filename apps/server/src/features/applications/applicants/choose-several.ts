import type { choosingEndpoints as rows, WireChosen } from "#contract/applications/choosing.endpoints.ts";
import type { ErrorCode } from "#contract/wire/error-codes.ts";
import { initialOf } from "#rules/people/short-name.ts";
import {
  type AuthorizedShift,
  type LockedBooking,
  lockAuthorizedBooking,
} from "#server/features/bookings/booking.queries.ts";
import { lockShiftsOfBooking, type ShiftRow } from "#server/features/bookings/shifts/shift.queries.ts";
import { lockPeople } from "#server/features/bookings/shifts/working-time.ts";
import { type EmployeeRow, loadEmployees } from "#server/features/employees/employee.queries.ts";
import { record } from "#server/features/events/record.ts";
import type { MessageContext } from "#server/features/messages/queue-message.ts";
import { actorOf } from "#server/platform/audit.ts";
import { inSavepoint, inTransaction, type Tx } from "#server/platform/database/database.ts";
import { DomainError } from "#server/platform/errors.ts";
import type { Handler } from "#server/platform/http/handler.ts";
import { corporationOf, type Session } from "#server/platform/sessions/session.ts";
import { refusals } from "#texts/da/common/errors.ts";
import { chosenRefusals } from "#texts/da/corporation/choosing.ts";
import { putOnStandby } from "./put-on-standby.ts";
import { pastWorkingTime, selectApplicant } from "./select-applicant.ts";

/**
 * Selects several people of a booking, in the order sent: each with the checks of a single selection, while places are
 * free. Who is refused is passed over with the reason; who is selected already stays so and is told nothing again. All in
 * one transaction behind the booking's lock. Refuses `not_found` for a shift on another booking. Rule: Choosing several,
 * docs/rules/applying.md.
 */
export const bookSeveral: Handler<typeof rows.bookSeveral> = ({ session, params, body, now, services }) =>
  inTransaction(services.db, (tx) => {
    const context = { tx, now, services };
    return chooseEach(context, session, { bookingId: params.id, shiftIds: body.shift_ids }, (authorized) =>
      bookOne(context, authorized, session),
    );
  });

/**
 * Puts several applicants on the standby queue of a full booking, in the order sent; who stands there already keeps the
 * rank. Refuses `not_found` for a shift on another booking. Rule: Put on standby, docs/rules/applying.md.
 */
export const standBySeveral: Handler<typeof rows.standBySeveral> = ({
  session,
  params,
  body,
  now,
  services,
}) =>
  inTransaction(services.db, (tx) => {
    const context = { tx, now, services };
    return chooseEach(
      context,
      session,
      { bookingId: params.id, shiftIds: body.shift_ids },
      async (authorized) => {
        await putOnStandby(context, authorized, actorOf(session));
        return authorized.shift;
      },
    );
  });

async function bookOne(
  context: MessageContext,
  authorized: AuthorizedShift,
  session: Session,
): Promise<ShiftRow> {
  const { booking, shift: before } = authorized;
  if (before.status === "selected") return before;
  const actor = actorOf(session);
  const { asAdmin } = corporationOf(session);
  const shift = await selectApplicant(context, authorized, { asAdmin, actor, reason: "" });
  const detail = { booking: booking.id, ...pastWorkingTime(shift) };
  const event = { type: "shift.selected", id: shift.id, shifts: [shift], booking, detail } as const;
  await record({ tx: context.tx, actor, now: context.now }, event);
  return shift;
}

/** Does one thing for each of these shifts, each in a part of the transaction of its own, and answers what became of it. */
async function chooseEach(
  { tx }: MessageContext,
  session: Session,
  { bookingId, shiftIds }: { readonly bookingId: number; readonly shiftIds: readonly number[] },
  choose: (authorized: AuthorizedShift) => Promise<ShiftRow>,
): Promise<WireChosen> {
  const locked = await lockChosen(tx, session, bookingId, [...new Set(shiftIds)]);
  const { booking, chosen, employees } = locked;
  let { shifts } = locked;
  const people: WireChosen["people"] = [];
  for (const { id } of chosen) {
    const shift = shifts.find((one) => one.id === id);
    const employee = shift && employees.get(shift.employee_id);
    if (!shift || !employee) throw new DomainError("not_found");
    const person = {
      shift_id: id,
      employee_id: employee.id,
      first_name: employee.first_name,
      last_name: corporationOf(session).asAdmin ? employee.last_name : initialOf(employee.last_name),
    };
    try {
      const after = await inSavepoint(tx, () => choose({ booking, shifts, shift }));
      shifts = shifts.map((one) => (one.id === id ? after : one));
      people.push({ ...person, done: true, sentence: null });
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      people.push({ ...person, done: false, sentence: sentenceOf(error, shift) });
    }
  }
  const selected = shifts.filter(({ status }) => status === "selected").length;
  return { people, selected, number_of_staff: booking.number_of_staff };
}

interface LockedChoice extends LockedBooking {
  readonly chosen: readonly ShiftRow[];
  readonly employees: ReadonlyMap<number, EmployeeRow>;
}

/** The booking, its shifts and the people of these, locked in that order: two presses with the same people never wait for each other crosswise. */
async function lockChosen(
  tx: Tx,
  session: Session,
  bookingId: number,
  shiftIds: readonly number[],
): Promise<LockedChoice> {
  const booking = await lockAuthorizedBooking(tx, session, bookingId);
  const shifts = await lockShiftsOfBooking(tx, booking.id);
  const chosen = shiftIds.map((id) => {
    const shift = shifts.find((one) => one.id === id);
    if (!shift) throw new DomainError("not_found");
    return shift;
  });
  const employeeIds = chosen.map(({ employee_id }) => employee_id);
  await lockPeople(tx, employeeIds);
  const employees = await loadEmployees(tx, employeeIds);
  return { booking, shifts, chosen, employees: new Map(employees.map((one) => [one.id, one])) };
}

/** Why somebody was passed over, as a company reads it beside the name. */
function sentenceOf({ code, detail }: DomainError, { status }: ShiftRow): string {
  if (code === "transition" && status !== "applied") return chosenRefusals.notApplied[status];
  const own: Partial<Record<ErrorCode, string>> = chosenRefusals.byCode;
  const known: Partial<Record<ErrorCode, unknown>> = refusals;
  const plain = known[code];
  return own[code] ?? detail ?? (typeof plain === "string" ? plain : chosenRefusals.other);
}
