import type { pageEndpoints as rows } from "#contract/desk/page-endpoints.ts";
import { statusOf } from "#rules/bookings/status.ts";
import { dayOf } from "#rules/time/moment.ts";
import { overdueOf } from "#server/features/corporations/list.ts";
import { findCorporation } from "#server/features/corporations/queries.ts";
import { serializeCorporation } from "#server/features/corporations/serializers.ts";
import { DomainError } from "#server/platform/errors.ts";
import type { Handler } from "#server/platform/http/handler.ts";
import { bookingsOfCompany, messagesAbout } from "./queries.ts";

/** One company as the office knows it. Refuses `not_found`. */
export const company: Handler<typeof rows.company> = async ({ params, now, services: { db } }) => {
  const row = await findCorporation(db, params.id);
  if (!row || row.erased_at !== null) throw new DomainError("not_found");
  const bookings = await bookingsOfCompany(db, row.id);
  const overdue = await overdueOf(db, [row.id], dayOf(now));
  return {
    corporation: serializeCorporation(row, true),
    overdue: overdue.get(row.id) ?? { count: 0, amount: 0 },
    bookings: bookings.rows.map(({ approved_at, ends_at, status, selected, ...booking }) => ({
      booking_id: booking.booking_id,
      date: booking.date,
      start_time: booking.start_time,
      end_time: booking.end_time,
      job_title: booking.job_title,
      places: booking.places,
      selected,
      approved: approved_at !== null,
      status: statusOf(
        {
          status,
          selected,
          approved: approved_at !== null,
          endsAt: ends_at.getTime(),
          allCheckTimesApproved: booking.all_check_times_approved,
        },
        now,
      ),
    })),
    total_bookings: bookings.total,
    messages: await messagesAbout(db, "corporation", row.id),
  };
};
