import type { WireExportedBooking } from "#contract/bookings/admin-booking.endpoints.ts";
import { toCommaString, toWireKroner } from "#rules/money/ore.ts";
import {
  type StaffPerson,
  serializeStaffEntry,
} from "#server/features/bookings/admin/admin-booking.serializer.ts";
import type { BookingRow } from "#server/features/bookings/booking.queries.ts";
import { paidTimesOf, payOf } from "#server/features/invoicing/amounts.ts";
import type { Secrets } from "#server/platform/crypto/secrets.ts";

/** Somebody who worked, with the booking and its company. */
export interface ExportedPerson extends StaffPerson {
  readonly booking: BookingRow;
  readonly corporation: string;
}

/** Bookings with those who worked, in the order of the people; it shows CPR and bank numbers. */
export function serializeExport(people: readonly ExportedPerson[], secrets: Secrets): WireExportedBooking[] {
  return [...Map.groupBy(people, ({ booking }) => booking.id).values()].flatMap((ofBooking) => {
    const [first] = ofBooking;
    if (!first) return [];
    const { booking, corporation } = first;
    return {
      id: booking.id,
      date: booking.date,
      corporation: { name: corporation },
      transport_wage: booking.transport_wage,
      hourly_wage: toCommaString(booking.hourly_wage),
      selectedStaff: ofBooking.map((person) => serializeEntry(person, secrets)),
    };
  });
}

function serializeEntry(person: ExportedPerson, secrets: Secrets) {
  const { booking, shift } = person;
  const { from, to } = paidTimesOf(booking, shift);
  const pay = payOf(booking, shift);
  return {
    ...serializeStaffEntry(person, secrets),
    start_time: from,
    end_time: to,
    hours: pay?.hours ?? 0,
    total: toWireKroner(pay?.pay ?? 0),
  };
}
