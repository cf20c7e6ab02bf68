import type { duplicateEndpoints as rows } from "#contract/bookings/duplicate.endpoints.ts";
import { isPerhapsDuplicate } from "#rules/bookings/duplicates.ts";
import { statusOf } from "#rules/bookings/status.ts";
import { addDays, type Day } from "#rules/time/moment.ts";
import { requestOf } from "#server/features/bookings/book-once.ts";
import type { Db } from "#server/platform/database/database.ts";
import type { Handler } from "#server/platform/http/handler.ts";
import { corporationOf } from "#server/platform/sessions/session.ts";

/** What the company may have booked already, by the planned booking. Rule: Perhaps booked already, docs/rules/bookings.md. */
export const duplicates: Handler<typeof rows.duplicates> = async (call) => {
  const { session, body, now, services } = call;
  const { bookings: planned } = body;
  const existing = await sameJobs(services.db, {
    corporationId: corporationOf(session).id,
    staffTypes: planned.map(({ staff_type }) => staff_type),
    days: planned.map(({ date }) => date),
    requestKey: requestOf({ method: "POST", path: "" }, call)?.key ?? "",
  });
  return planned.flatMap((one, index) =>
    existing
      .filter((booking) =>
        isPerhapsDuplicate(
          { ...whenOf(one), staffType: one.staff_type, address: one.address, zipCode: one.zip_code },
          {
            ...whenOf(booking),
            ...{ staffType: booking.staff_type_id, address: booking.address, zipCode: booking.zip_code },
            status: statusOf(
              {
                ...{ status: booking.status, approved: booking.approved_at !== null },
                ...{ endsAt: booking.ends_at.getTime(), selected: Number(booking.has_selected) },
                allCheckTimesApproved: booking.all_check_times_approved,
              },
              now,
            ),
          },
        ),
      )
      .map(({ id, date, start_time, end_time, number_of_staff, job_title }) => ({
        ...{ planned: index, booking_id: id, date, start_time, end_time, number_of_staff, job_title },
      })),
  );
};

/**
 * A company's bookings of these job types on these days and the days beside them, whose nights may reach into them;
 * soonest first, without deleted ones and those of the request itself.
 */
function sameJobs(
  db: Db,
  of: { corporationId: number; staffTypes: readonly number[]; days: readonly Day[]; requestKey: string },
) {
  const days = of.days.flatMap((day) => [addDays(day, -1), day, addDays(day, 1)]);
  return db
    .selectFrom("bookings as b")
    .innerJoin("staff_types as t", "t.id", "b.staff_type_id")
    .select(["b.id", "b.staff_type_id", "b.address", "b.zip_code", "b.date", "b.start_time", "b.end_time"])
    .select(["b.status", "b.approved_at", "b.ends_at", "b.all_check_times_approved", "b.number_of_staff"])
    .select("t.job_title")
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom("shifts as s")
            .select("s.id")
            .whereRef("s.booking_id", "=", "b.id")
            .where("s.status", "=", "selected"),
        )
        .as("has_selected"),
    )
    .where("b.corporation_id", "=", of.corporationId)
    .where("b.staff_type_id", "in", [...new Set(of.staffTypes)])
    .where("b.date", "in", [...new Set(days)])
    .where("b.status", "<>", "cancelled")
    .where((eb) => eb.or([eb("b.request_key", "is", null), eb("b.request_key", "<>", of.requestKey)]))
    .orderBy("b.starts_at")
    .orderBy("b.id")
    .execute();
}

function whenOf({ date, start_time, end_time }: { date: Day; start_time: string; end_time: string }) {
  return { date, start: start_time, end: end_time };
}
