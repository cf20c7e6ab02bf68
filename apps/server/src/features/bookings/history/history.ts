import { bookingFields } from "#contract/bookings/booking-fields.ts";
import type { FieldName } from "#contract/bookings/draft-fields.ts";
import { historyEndpoints as rows, type WireHistoryEntry } from "#contract/bookings/history.endpoints.ts";
import type { Moment } from "#rules/time/moment.ts";
import { editsOf, type SavedEdit } from "#server/features/bookings/agreement/booking-edits.ts";
import { changesOfBooking } from "#server/features/bookings/agreement/term-change.queries.ts";
import {
  type BookingRow,
  findBooking,
  getAuthorizedBooking,
} from "#server/features/bookings/booking.queries.ts";
import { type ShiftRow, shiftsOfBookings } from "#server/features/bookings/shifts/shift.queries.ts";
import { getCorporation } from "#server/features/corporations/corporation.queries.ts";
import { loadEmployees } from "#server/features/employees/employee.queries.ts";
import { cancellationPayStates } from "#server/features/pricing/cancellation-pay.ts";
import type { Db } from "#server/platform/database/database.ts";
import { DomainError } from "#server/platform/errors.ts";
import { type Handler, type Route, route } from "#server/platform/http/handler.ts";
import { corporationOf, onboardedEmployee } from "#server/platform/sessions/session.ts";
import { type Happening, happeningsIn, readBy, recorded, toEntry, withRecorded } from "./happening.ts";
import { type ShiftFacts, shiftStory } from "./shift-story.ts";
import {
  type Act,
  actsOfShift,
  loadActs,
  missedOfBooking,
  paidOfBooking,
  withUserNames,
} from "./story.queries.ts";

/** What happened to a booking and to everybody who was ever selected for it. Refuses `not_found`. */
const ofBooking: Handler<typeof rows.ofBooking> = async ({ session, params, now, services: { db } }) => {
  const booking = await getAuthorizedBooking(db, session, params.id);
  const reader = corporationOf(session).asAdmin ? "office" : "company";
  const shifts = (await shiftsOfBookings(db, [booking.id])).filter(({ booked_at }) => booked_at !== null);
  const people = await loadEmployees(
    db,
    shifts.map(({ employee_id }) => employee_id),
  );
  const names = new Map(people.map(({ id, first_name }) => [id, first_name]));
  const { edits, acts, allActs, factsOf } = await loadStory(db, booking.id, shifts, now);
  const company = await getCorporation(db, booking.corporation_id);
  const ofAll = [...bookingStory(booking, acts), ...edits.flatMap((edit) => editStory(edit, () => true))];
  const entries = [
    ...ofAll.map((one) => toEntry(one)),
    ...shifts.flatMap((shift) => {
      const person = { shift_id: shift.id, first_name: names.get(shift.employee_id) ?? null };
      return readBy(reader, shiftStory(factsOf(shift), reader)).map((one) => toEntry(one, person));
    }),
  ];
  return inOrder(withUserNames(entries, allActs, company.name));
};

/** What happened to the caller's own shift, and what of the booking was changed since. Refuses `not_found` without one. */
const ofShift: Handler<typeof rows.ofShift> = async ({ session, params, now, services: { db } }) => {
  const employee = onboardedEmployee(session);
  const booking = await findBooking(db, params.bookingId);
  const shifts = booking ? await shiftsOfBookings(db, [booking.id]) : [];
  const shift = shifts.find(({ employee_id }) => employee_id === employee.id);
  if (!booking || !shift) throw new DomainError("not_found");
  const { edits, acts, factsOf } = await loadStory(db, booking.id, [shift], now);
  const ofAll = [
    ...edits
      .filter(({ at }) => at >= shift.applied_at)
      .flatMap((edit) => editStory(edit, (field) => bookingFields[field].readBy === "everyone")),
    ...cancellation(booking, acts),
  ];
  const own = readBy("employee", shiftStory(factsOf(shift), "employee"));
  return inOrder([
    ...ofAll.map((one) => toEntry(one)),
    ...own.map((one) => toEntry(one, { shift_id: shift.id, first_name: null })),
  ]);
};

/** What is stored and recorded of a booking, and of each of these shifts of it. */
async function loadStory(db: Db, bookingId: number, shifts: readonly ShiftRow[], now: Moment) {
  const ids = shifts.map(({ id }) => id);
  const [edits, asked, missed] = [
    await editsOf(db, bookingId),
    await changesOfBooking(db, bookingId),
    await missedOfBooking(db, bookingId),
  ];
  const [paid, acts] = [await paidOfBooking(db, bookingId), await loadActs(db, bookingId, ids)];
  const removalPay = await cancellationPayStates(db, shifts, now);
  const factsOf = (shift: ShiftRow): ShiftFacts => {
    const isOwn = ({ shift_id }: { readonly shift_id: number }) => shift_id === shift.id;
    return {
      ...{ shift, edits, acts: actsOfShift(acts, shift.id), isRemovalPaid: removalPay.has(shift.id) },
      ...{ asked: asked.filter(isOwn), missed: missed.filter(isOwn), paid: paid.filter(isOwn) },
    };
  };
  return { edits, acts: acts.filter(({ entity }) => entity === "booking"), allActs: acts, factsOf };
}

const kindsOfActs: Readonly<Record<string, Happening["kind"]>> = {
  create: "created",
  approve: "approved",
  reject: "rejected",
  send_again: "sent_again",
  close: "closed",
  open: "opened",
  take_up: "decision_undone",
  undo_approve: "decision_undone",
  undo_reject: "decision_undone",
  undo_close: "decision_undone",
};

function bookingStory(booking: BookingRow, acts: readonly Act[]): Happening[] {
  const { created_at, approved_at, rejected_at, owner_state, owner_decided_at } = booking;
  const held = happeningsIn([
    ["created", created_at, "company"],
    ["approved", approved_at, "office"],
    ["rejected", rejected_at, "office"],
    [owner_state === "declined" ? "owner_declined" : "owner_approved", owner_decided_at, "company"],
  ]);
  const told = acts.flatMap((act) => {
    const kind = kindsOfActs[act.action];
    return kind ? [recorded(act, kind)] : [];
  });
  // It is cancelled by the no.
  const isDecided = rejected_at !== null || owner_state === "declined";
  return [...withRecorded(held, told), ...(isDecided ? [] : cancellation(booking, acts))];
}

/** That the booking was cancelled; a rejected one by the office, which is no act of its own. */
function cancellation({ cancelled_at, rejected_at }: BookingRow, acts: readonly Act[]): Happening[] {
  const held = happeningsIn([["cancelled", cancelled_at, rejected_at === null ? "company" : "office"]]);
  const told = acts.flatMap((act) => (act.action === "cancel" ? [recorded(act, "cancelled")] : []));
  return withRecorded(held, told);
}

function editStory({ at, by, changes }: SavedEdit, isRead: (field: FieldName) => boolean): Happening[] {
  const read = changes.filter(({ field }) => isRead(field));
  const more = { changes: read };
  return read.length === 0
    ? []
    : happeningsIn([["changed", at, by === "admin" ? "office" : "company", more]]);
}

function inOrder(entries: readonly WireHistoryEntry[]): WireHistoryEntry[] {
  return entries.toSorted((a, b) => a.at.localeCompare(b.at));
}

/** The past of a booking and of one's own shift. */
export const historyRoutes: readonly Route[] = [
  route(rows.ofBooking, ofBooking),
  route(rows.ofShift, ofShift),
];
