import type { WireAdminBooking } from "#contract/bookings/admin-entities.ts";
import type { Moment } from "#rules/time/moment.ts";
import type { BookingRow } from "#server/features/bookings/queries.ts";
import { auditPayDataRead } from "#server/features/employees/pay-data.ts";
import type { Db, Tx } from "#server/platform/database/database.ts";
import type { Services } from "#server/platform/http/handler.ts";
import type { Session } from "#server/platform/sessions/session.ts";
import { showToAdmin } from "./load.ts";

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
