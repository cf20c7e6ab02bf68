import type { bookingEndpoints as rows } from "#contract/areas/bookings.ts";
import { actorOf } from "#server/areas/actor.ts";
import { lockReachable, viewerOf } from "#server/areas/own-booking.ts";
import { corporationOf, type Verb } from "#server/areas/verb.ts";
import { announceBooking } from "#server/bookings/announce.ts";
import { customerCorporation, showBooking } from "#server/bookings/show/customer-bookings.ts";
import { changeBooking } from "#server/bookings/write/change.ts";
import { type StaffedBooking, tellIfFull } from "#server/bookings/write/fullness.ts";
import { tellBookingChanged } from "#server/notices/booking-changed.ts";
import type { Occasion } from "#server/notices/queue.ts";
import { audit } from "#server/stores/audit.ts";
import type { BookingRow } from "#server/stores/bookings/bookings.ts";
import { loadEmployees } from "#server/stores/people/employees.ts";
import { lockShiftsOfBooking } from "#server/stores/shifts/shifts.ts";
import { inTransaction } from "#server/stores/transaction.ts";

/** Changes a booking; the selected are told when day, time, place or wage changed. Refuses as `changeBooking`. */
export const change: Verb<typeof rows.change> = async ({ session, params, body, now, services }) => {
  const { asAdmin } = corporationOf(session);
  return inTransaction(services.db, async (tx) => {
    const before = await lockReachable(tx, session, params.id);
    const corporation = await customerCorporation(tx, before);
    const shifts = await lockShiftsOfBooking(tx, before.id);
    const selected = shifts.filter(({ status }) => status === "selected").length;

    const booking = await changeBooking(tx, { before, corporation, selected, asAdmin }, body, now);
    const changed = changedColumns(before, booking);
    if (changed.length > 0) {
      await tellOfChange({ tx, now, services }, before, { booking, corporation, shifts }, changed);
      if (asAdmin) {
        const entry = { action: "change", entity: "booking", entityId: booking.id, detail: { changed } };
        await audit(tx, { actor: actorOf(session), ...entry, now });
      }
      await announceBooking(tx, booking);
      await announceBooking(
        tx,
        booking,
        shifts.map(({ employee_id }) => employee_id),
      );
    }
    return showBooking(tx, booking, viewerOf(session, now));
  });
};

const MEETING: readonly (keyof BookingRow)[] = [
  "date",
  "start_time",
  "end_time",
  "address",
  "zip_code",
  "city",
];

async function tellOfChange(
  occasion: Occasion,
  before: BookingRow,
  staffed: StaffedBooking,
  changed: readonly (keyof BookingRow)[],
): Promise<void> {
  const { booking, corporation, shifts } = staffed;
  const selected = shifts.filter(({ status }) => status === "selected");
  const people = await loadEmployees(
    occasion.tx,
    selected.map(({ employee_id }) => employee_id),
  );
  await tellBookingChanged(occasion, { booking, corporation }, people, {
    meeting: changed.some((column) => MEETING.includes(column)),
    wageBefore: changed.includes("hourly_wage") ? before.hourly_wage : null,
  });
  if (changed.includes("number_of_staff")) await tellIfFull(occasion, staffed);
}

/** The columns in which two states of a booking differ; when it was last saved is none of them. */
function changedColumns(before: BookingRow, after: BookingRow): (keyof BookingRow)[] {
  const columns = Object.keys(after) as (keyof BookingRow)[];
  const plain = (row: BookingRow, column: keyof BookingRow) => {
    const value = row[column];
    return value instanceof Date ? value.getTime() : value;
  };
  return columns.filter(
    (column) => column !== "updated_at" && plain(before, column) !== plain(after, column),
  );
}
