import { sql } from "kysely";
import type { corporationEndpoints as rows } from "#contract/corporations/corporation.endpoints.ts";
import type { Moment } from "#rules/time/moment.ts";
import type { Db, Tx } from "#server/platform/database/database.ts";
import { DomainError } from "#server/platform/errors.ts";
import type { Handler } from "#server/platform/http/handler.ts";
import { corporationOf } from "#server/platform/sessions/session.ts";
import { countWaitingForStamp } from "./booking-list.queries.ts";

/** The staff-type panel of the company's home; of its own only. */
export const meta: Handler<typeof rows.meta> = async ({ session, params, now, services }) => {
  const { id } = corporationOf(session);
  if (params.id !== id) throw new DomainError("not_found");
  return staffTypeStatuses(services.db, id, now);
};

/** How many finished bookings wait for the company's stamp: the red badge of its home. */
export const checkoutNotifications: Handler<typeof rows.checkoutNotifications> = async ({
  session,
  now,
  services,
}) => countWaitingForStamp(services.db, { corporationId: corporationOf(session).id }, now);

/** One row of the staff-type panel. */
interface StaffTypeStatus {
  id: number;
  job_title: string;
  /** Bookings that are not over. */
  upcoming: number;
  /** People who apply for them, and people selected for them. */
  applied: number;
  selected: number;
  /** Ended bookings whose check-out is not closed. */
  finished: number;
}

/** Every staff type that companies can book, by title, with what this company has of it. */
async function staffTypeStatuses(
  db: Db | Tx,
  corporationId: number,
  now: Moment,
): Promise<StaffTypeStatus[]> {
  const at = new Date(now);
  const rows = await db
    .with("live", (cte) =>
      cte
        .selectFrom("bookings as b")
        .select(["b.staff_type_id", sql<boolean>`b.ends_at > ${at}`.as("is_upcoming")])
        .select([staffWith("selected").as("selected"), staffWith("applied").as("applied")])
        .where("b.corporation_id", "=", corporationId)
        .where("b.status", "<>", "cancelled")
        .where("b.all_check_times_approved", "=", false),
    )
    .selectFrom("staff_types as t")
    .leftJoin("live", "live.staff_type_id", "t.id")
    .select(["t.id", "t.job_title"])
    .select([
      sql<number>`count(*) filter (where is_upcoming)`.as("upcoming"),
      sql<number>`coalesce(sum(applied) filter (where is_upcoming), 0)`.as("applied"),
      sql<number>`coalesce(sum(selected) filter (where is_upcoming), 0)`.as("selected"),
      sql<number>`count(*) filter (where not is_upcoming and selected > 0)`.as("finished"),
    ])
    .where("t.company", "=", true)
    .groupBy(["t.id", "t.job_title"])
    .orderBy(sql`lower(t.job_title)`)
    .execute();
  return rows.map((row) => ({
    ...row,
    upcoming: Number(row.upcoming),
    applied: Number(row.applied),
    selected: Number(row.selected),
    finished: Number(row.finished),
  }));
}

function staffWith(status: "selected" | "applied") {
  return sql<number>`(
    select count(*) from shifts s where s.booking_id = b.id and s.status = ${sql.lit(status)})`;
}
