import { fieldNames, fields } from "#contract/bookings/booking-fields.ts";
import type { bookingEndpoints as rows } from "#contract/bookings/endpoints.ts";
import { lockReachable, viewerOf } from "#server/features/bookings/access.ts";
import { notifyBookingChanged } from "#server/features/bookings/notifications/booking-changed.ts";
import { invalidateBooking } from "#server/features/bookings/notifications/invalidate-booking.ts";
import type { BookingRow } from "#server/features/bookings/queries.ts";
import { customerCorporation, showBooking } from "#server/features/bookings/serializers/customer-bookings.ts";
import { lockShiftsOfBooking } from "#server/features/bookings/shifts/queries.ts";
import { loadEmployees } from "#server/features/employees/queries.ts";
import type { MessageContext } from "#server/features/messages/notify.ts";
import { actorOf, audit } from "#server/platform/audit.ts";
import { inTransaction } from "#server/platform/database/database.ts";
import type { Handler } from "#server/platform/http/handler.ts";
import { corporationOf } from "#server/platform/sessions/session.ts";
import { changeBooking } from "./change-booking.ts";
import { notifyIfFull, type StaffedBooking } from "./fullness.ts";

/** Changes a booking; the selected are told when day, time, place or wage changed. Refuses as `changeBooking`. */
export const change: Handler<typeof rows.change> = async ({ session, params, body, now, services }) => {
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
      await invalidateBooking(tx, booking);
      await invalidateBooking(
        tx,
        booking,
        shifts.map(({ employee_id }) => employee_id),
      );
    }
    return showBooking(tx, booking, viewerOf(session, now));
  });
};

const MEETING: readonly string[] = fieldNames.filter((name) => fields[name].isMeeting);

async function tellOfChange(
  occasion: MessageContext,
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
  await notifyBookingChanged(occasion, { booking, corporation }, people, {
    meeting: changed.some((column) => MEETING.includes(column)),
    wageBefore: changed.includes("hourly_wage") ? before.hourly_wage : null,
  });
  if (changed.includes("number_of_staff")) await notifyIfFull(occasion, staffed);
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
