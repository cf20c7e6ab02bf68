import { fieldNames, fields } from "#contract/bookings/booking-fields.ts";
import { type AgreedTerms, mustAsk, tellAt } from "#rules/agreement/terms.ts";
import type { Moment } from "#rules/time/moment.ts";
import { type BookingRow, lockBooking } from "#server/features/bookings/booking.queries.ts";
import { type ShiftRow, shiftsOfBookings } from "#server/features/bookings/shifts/shift.queries.ts";
import { getCorporation } from "#server/features/corporations/corporation.queries.ts";
import { loadEmployees } from "#server/features/employees/employee.queries.ts";
import type { MessageContext } from "#server/features/messages/queue-message.ts";
import { quietByNight } from "#server/features/messages/quiet-hours.ts";
import { inTransaction, type Tx } from "#server/platform/database/database.ts";
import type { Services } from "#server/platform/http/handler.ts";
import { factLine, type TermLine, termLines } from "#texts/da/common/agreement.ts";
import {
  notifyApplicants,
  notifyAsked,
  notifyCompanyOfChange,
  notifyTold,
} from "./agreement.notifications.ts";
import { openChangesOf, termsOfBooking } from "./term-change.queries.ts";
import { type KnownBooking, saidYesTo } from "./untold-change.ts";

const columns = fieldNames.map((name) => (fields[name].column ?? name) as keyof BookingRow);

function knownOf(booking: BookingRow): KnownBooking {
  const facts = Object.fromEntries(columns.map((column) => [column, booking[column]]));
  return { terms: termsOfBooking(booking), facts };
}

/** What the people of a booking would be told of a change, a line each; nothing where nothing concerns them. */
export function linesOfChange(before: BookingRow, after: BookingRow): TermLine[] {
  return linesBetween(knownOf(before), knownOf(after));
}

function linesBetween(before: KnownBooking, after: KnownBooking): TermLine[] {
  const facts = changedColumns(before, after).flatMap((column) =>
    factLine(column, before.facts[column], after.facts[column]),
  );
  return [...termLines(before.terms, after.terms), ...facts];
}

function changedColumns(before: KnownBooking, after: KnownBooking) {
  return columns.filter((column) => before.facts[column] !== after.facts[column]);
}

interface SavedChange {
  readonly before: BookingRow;
  readonly after: BookingRow;
  /** The shifts of the booking as they were before. */
  readonly shifts: readonly ShiftRow[];
}

/**
 * Notes that a booking was saved with changes: its people are told once of several, as the difference to what they knew.
 * Rule: Several changes in a row, docs/rules/agreement.md.
 */
export async function noteChange(tx: Tx, { before, after, shifts }: SavedChange, now: Moment): Promise<void> {
  const told = (first: Moment) => new Date(tellAt(first, now, after.starts_at.getTime()));
  const waiting = shifts.filter(({ reconfirm }) => reconfirm).map(({ id }) => id);
  await tx
    .insertInto("change_notices")
    .values({
      booking_id: after.id,
      before: JSON.stringify({ ...knownOf(before), waiting } satisfies KnownBooking),
      first_saved_at: new Date(now),
      tell_at: told(now),
    })
    .onConflict((conflict) => conflict.column("booking_id").doNothing())
    .execute();
  if (told(now).getTime() > now) return;
  await tx
    .updateTable("change_notices")
    .set({ tell_at: new Date(now) })
    .where("booking_id", "=", after.id)
    .execute();
}

/** Tells of changed bookings whose ten minutes are over, each by itself. */
export async function tellChanges(services: Services): Promise<void> {
  const now = services.clock.now();
  const due = await services.db
    .selectFrom("change_notices")
    .select("booking_id")
    .where("tell_at", "<=", new Date(now))
    .orderBy("tell_at")
    .execute();
  for (const { booking_id } of due) {
    await inTransaction(services.db, (tx) => tellChange({ tx, now, services }, booking_id));
  }
}

async function tellChange(asked: MessageContext, bookingId: number): Promise<void> {
  const { tx } = asked;
  const booking = await lockBooking(tx, bookingId);
  const notice = await tx
    .deleteFrom("change_notices")
    .where("booking_id", "=", bookingId)
    .returning(["before", "first_saved_at"])
    .executeTakeFirst();
  if (!booking || !notice || booking.status === "cancelled") return;
  const context = quietByNight(asked, booking.starts_at.getTime());
  const before = notice.before as unknown as KnownBooking;
  const after = knownOf(booking);
  if (changedColumns(before, after).length > 0) {
    const corporation = await getCorporation(tx, booking.corporation_id);
    await notifyCompanyOfChange(context, { booking, corporation });
  }
  const lines = linesBetween(before, after);
  await tellPeople(context, booking, { before: before.terms, lines, since: notice.first_saved_at });
}

/** What people are told of: the terms before the first of the changes, the lines that differ, and since when. */
interface Change {
  readonly before: AgreedTerms;
  readonly lines: readonly TermLine[];
  readonly since: Date;
}

async function tellPeople(
  context: MessageContext,
  booking: BookingRow,
  { before, lines, since }: Change,
): Promise<void> {
  const { tx } = context;
  const corporation = await getCorporation(tx, booking.corporation_id);
  const shifts = await shiftsOfBookings(tx, [booking.id], ["selected", "applied"]);
  const open = await openChangesOf(tx, booking.id);
  const saidYesAt = await saidYesTo(tx, booking.id);
  const job = { booking, corporation };
  const employees = await loadEmployees(
    tx,
    shifts.map(({ employee_id }) => employee_id),
  );
  const people = new Map(employees.map((person) => [person.id, person]));
  const of = (wanted: (shift: ShiftRow) => boolean) =>
    shifts.filter(wanted).flatMap((shift) => people.get(shift.employee_id) ?? []);
  const terms = termsOfBooking(booking);
  const areOther = termLines(before, terms).length > 0;
  const asked = shifts.flatMap((shift) => {
    const [person, change] = [people.get(shift.employee_id), open.get(shift.id)];
    // Whose question is from before these changes has had it, and is told of them like the others.
    if (shift.status !== "selected" || !person || !change || change.asked_at < since) return [];
    // Back at what was: that is other only for those who have said yes to something else meanwhile.
    if (!areOther && saidYesAt(shift) <= since.getTime()) return [];
    return { ...person, agreed: change.agreed, until: change.answer_until.getTime() };
  });
  await notifyAsked(context, job, asked, terms);
  if (lines.length > 0) {
    const told = of(({ employee_id, status }) => {
      return status === "selected" && !asked.some(({ id }) => id === employee_id);
    });
    await notifyTold(context, job, told, { lines, isOfTerms: areOther });
  }
  const isForAll = mustAsk(before, terms);
  const applicants = of(({ status, reconfirm, applied_at }) => {
    return status === "applied" && reconfirm && (isForAll || applied_at > since);
  });
  await notifyApplicants(context, job, applicants, termLines(before, terms));
}
