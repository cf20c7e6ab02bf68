import type { accountEndpoints as rows } from "#contract/corporations/account.endpoints.ts";
import type { Moment } from "#rules/time/moment.ts";
import { findCorporation } from "#server/features/corporations/corporation.queries.ts";
import type { Db } from "#server/platform/database/database.ts";
import { DomainError } from "#server/platform/errors.ts";
import type { Handler } from "#server/platform/http/handler.ts";

/**
 * A company's bookings that have not ended, soonest first: what is left to decide when it is suspended, since nothing
 * is cancelled by that. Refuses `not_found`.
 */
export const futureBookings: Handler<typeof rows.futureBookings> = async ({ params, now, services }) => {
  if (!(await findCorporation(services.db, params.id))) throw new DomainError("not_found");
  const bookings = await bookingsToCome(services.db, params.id, now);
  return bookings.map(({ approved_at, selected, status, ...booking }) => ({
    ...booking,
    selected: Number(selected),
    approved: approved_at !== null,
    status: status === "closed" ? ("closed" as const) : ("open" as const),
  }));
};

function bookingsToCome(db: Db, corporationId: number, now: Moment) {
  return db
    .selectFrom("bookings as b")
    .innerJoin("staff_types as t", "t.id", "b.staff_type_id")
    .select([
      "b.id as booking_id",
      "t.job_title",
      "b.date",
      "b.start_time",
      "b.end_time",
      "b.number_of_staff",
      "b.approved_at",
      "b.status",
    ])
    .select((eb) =>
      eb
        .selectFrom("shifts as s")
        .select(eb.fn.countAll<number>().as("count"))
        .whereRef("s.booking_id", "=", "b.id")
        .where("s.status", "=", "selected")
        .as("selected"),
    )
    .where("b.corporation_id", "=", corporationId)
    .where("b.status", "<>", "cancelled")
    .where("b.ends_at", ">", new Date(now))
    .orderBy("b.starts_at")
    .orderBy("b.id")
    .execute();
}
