import { bookingFields } from "#contract/bookings/booking-fields.ts";
import type { FieldName } from "#contract/bookings/draft-fields.ts";
import { historyEndpoints as rows, type WireHistoryEntry } from "#contract/bookings/history.endpoints.ts";
import type { Moment } from "#rules/time/moment.ts";
import {
  type BookingRow,
  findBooking,
  getAuthorizedBooking,
} from "#server/features/bookings/booking.queries.ts";
import { type ShiftRow, shiftsOfBookings } from "#server/features/bookings/shifts/shift.queries.ts";
import { loadEmployees } from "#server/features/employees/employee.queries.ts";
import type { Db } from "#server/platform/database/database.ts";
import { DomainError } from "#server/platform/errors.ts";
import { type Handler, type Route, route } from "#server/platform/http/handler.ts";
import { onboardedEmployee } from "#server/platform/sessions/session.ts";
import { editsOf, type SavedEdit } from "./booking-edits.ts";
import { changesOfBooking, type TermChangeRow } from "./term-change.queries.ts";

/** What happened to a booking and to everybody who was ever selected for it. Refuses `not_found`. */
const ofBooking: Handler<typeof rows.ofBooking> = async ({ session, params, services: { db } }) => {
  const booking = await getAuthorizedBooking(db, session, params.id);
  const shifts = (await shiftsOfBookings(db, [booking.id])).filter(({ booked_at }) => booked_at !== null);
  const people = await loadEmployees(
    db,
    shifts.map(({ employee_id }) => employee_id),
  );
  const names = new Map(people.map(({ id, first_name }) => [id, first_name]));
  const { edits, asked } = await loadChanges(db, booking.id);
  return inOrder([
    ...entriesOfBooking(booking),
    ...edits.flatMap((edit) => entryOfEdit(edit, () => true)),
    ...shifts.flatMap((shift) =>
      entriesOfShift(
        shift,
        asked.filter(({ shift_id }) => shift_id === shift.id),
      ).map((entry) => {
        return { ...entry, shift_id: shift.id, first_name: names.get(shift.employee_id) ?? null };
      }),
    ),
  ]);
};

/** What happened to the caller's own shift, and what of the booking was changed since. Refuses `not_found` without one. */
const ofShift: Handler<typeof rows.ofShift> = async ({ session, params, services: { db } }) => {
  const employee = onboardedEmployee(session);
  const booking = await findBooking(db, params.bookingId);
  const shifts = booking ? await shiftsOfBookings(db, [booking.id]) : [];
  const shift = shifts.find(({ employee_id }) => employee_id === employee.id);
  if (!booking || !shift) throw new DomainError("not_found");
  const { edits, asked } = await loadChanges(db, booking.id);
  const own = asked.filter(({ shift_id }) => shift_id === shift.id);
  return inOrder([
    ...edits
      .filter(({ at }) => at >= shift.applied_at)
      .flatMap((edit) => entryOfEdit(edit, (field) => bookingFields[field].readBy === "everyone")),
    ...entriesOfShift(shift, own).map((entry) => ({ ...entry, shift_id: shift.id })),
    ...(booking.cancelled_at ? [entry("cancelled", booking.cancelled_at, "company")] : []),
  ]);
};

async function loadChanges(db: Db, bookingId: number) {
  return { edits: await editsOf(db, bookingId), asked: await changesOfBooking(db, bookingId) };
}

function entry(
  kind: WireHistoryEntry["kind"],
  at: Date | Moment,
  by: WireHistoryEntry["by"],
  changes: WireHistoryEntry["changes"] = [],
): WireHistoryEntry {
  return { kind, at: new Date(at).toISOString(), by, changes, shift_id: null, first_name: null };
}

type Happening = readonly [WireHistoryEntry["kind"], Date | null, WireHistoryEntry["by"]];

function entriesIn(happenings: readonly Happening[]): WireHistoryEntry[] {
  return happenings.flatMap(([kind, at, by]) => (at === null ? [] : [entry(kind, at, by)]));
}

function entriesOfBooking(booking: BookingRow): WireHistoryEntry[] {
  const { created_at, approved_at, rejected_at, cancelled_at } = booking;
  return entriesIn([
    ["created", created_at, "company"],
    ["approved", approved_at, "office"],
    ["rejected", rejected_at, "office"],
    ["cancelled", rejected_at === null ? cancelled_at : null, "company"],
  ]);
}

function entryOfEdit(
  { at, by, changes }: SavedEdit,
  isRead: (field: FieldName) => boolean,
): WireHistoryEntry[] {
  const read = changes.filter(({ field }) => isRead(field));
  return read.length === 0 ? [] : [entry("changed", at, by === "admin" ? "office" : "company", read)];
}

/** What is stored of a shift, with the questions that its person was asked. */
function entriesOfShift(shift: ShiftRow, asked: readonly TermChangeRow[]): WireHistoryEntry[] {
  return [
    ...entriesIn([
      ["applied", shift.applied_at, "employee"],
      ["selected", shift.booked_at, "company"],
      ["ready", shift.employee_checkin, "employee"],
      ["on_my_way", shift.on_my_way_at, "employee"],
      ["arrived", shift.arrived_at, "employee"],
      ["removed", shift.removed_at, shift.removed_by === "admin" ? "office" : "company"],
      [shift.status === "sick" ? "sick" : "left", shift.cancelled_at, "employee"],
      ["hours_by_employee", shift.employee_stamped_at, "employee"],
      ["hours_by_company", shift.corporation_stamped_at, "company"],
    ]),
    ...asked.flatMap((question) => [
      entry("asked", question.asked_at, "company"),
      ...(question.state === "asked" || question.settled_at === null
        ? []
        : [entry(question.state, question.settled_at, settledBy(question.state))]),
    ]),
  ];
}

function settledBy(state: TermChangeRow["state"]): WireHistoryEntry["by"] {
  if (state === "accepted" || state === "declined") return "employee";
  return state === "expired" ? "system" : "company";
}

function inOrder(entries: readonly WireHistoryEntry[]): WireHistoryEntry[] {
  return entries.toSorted((a, b) => a.at.localeCompare(b.at));
}

/** The past of a booking and of one's own shift. */
export const historyRoutes: readonly Route[] = [
  route(rows.ofBooking, ofBooking),
  route(rows.ofShift, ofShift),
];
