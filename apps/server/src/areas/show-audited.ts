import type { WireAdminBooking } from "#contract/entities/admin.ts";
import type { Moment } from "#rules/time/moment.ts";
import { auditPayDataRead } from "#server/areas/pay-data-read.ts";
import type { Services, Session } from "#server/areas/verb.ts";
import { showToAdmin } from "#server/bookings/show/admin-bookings.ts";
import type { Db, Tx } from "#server/db/database.ts";
import type { BookingRow } from "#server/stores/bookings/bookings.ts";

/** The call that an admin's bookings are shown for. */
export interface Reader {
  readonly session: Session;
  readonly now: Moment;
  readonly services: Services;
}

/** Bookings as an admin sees them; that personal numbers were read with them stands in the audit log. */
export async function showAudited(
  db: Db | Tx,
  rows: readonly BookingRow[],
  reader: Reader,
): Promise<WireAdminBooking[]> {
  const { bookings, payDataOf } = await showToAdmin(db, rows, reader.services.settings, reader.now);
  await auditPayDataRead(db, reader, payDataOf);
  return bookings;
}
