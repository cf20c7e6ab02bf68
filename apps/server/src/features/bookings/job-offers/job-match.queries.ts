import { sql } from "kysely";
import type { Region } from "#rules/people/regions.ts";
import type { Moment } from "#rules/time/moment.ts";
import type { BookingRow } from "#server/features/bookings/booking.queries.ts";
import type { MessageEmployee } from "#server/features/job-messages/notify.ts";
import type { Db, Tx } from "#server/platform/database/database.ts";

/** An employee whose type and region match a job, as far as the offer needs it. */
export interface MatchingEmployee
  extends Pick<
    MessageEmployee,
    | "id"
    | "first_name"
    | "last_name"
    | "email"
    | "noti_info_of_jobs"
    | "noti_info_of_urgent_job"
    | "push_info_of_jobs"
    | "push_info_of_urgent_job"
  > {
  /** Messages go to a phone of theirs. */
  readonly has_device: boolean;
  readonly offers_per_day: number;
  readonly offers_quiet: boolean;
  /** A favourite of the company that booked, or asked by it to come again. */
  readonly is_favourite: boolean;
}

/**
 * Employees who work as the booking's staff type and in that region, by id; without those who left or have not
 * finished their onboarding. Nobody while the staff type is hidden from employees.
 */
export function employeesToOffer(
  db: Db | Tx,
  booking: Pick<BookingRow, "id" | "staff_type_id" | "corporation_id">,
  region: Region,
): Promise<MatchingEmployee[]> {
  return db
    .selectFrom("employee_job_roles as j")
    .innerJoin("employee_regions as r", "r.employee_id", "j.employee_id")
    .innerJoin("employees as e", "e.id", "j.employee_id")
    .innerJoin("staff_types as t", "t.id", "j.staff_type_id")
    .leftJoin("favourites as f", (join) =>
      join.onRef("f.employee_id", "=", "e.id").on("f.corporation_id", "=", booking.corporation_id),
    )
    .select(["e.id", "e.first_name", "e.last_name", "e.email"])
    .select(["e.noti_info_of_jobs", "e.noti_info_of_urgent_job"])
    .select(["e.push_info_of_jobs", "e.push_info_of_urgent_job", "e.offers_per_day", "e.offers_quiet"])
    .select(
      sql<boolean>`exists (select from push_subscriptions p where p.employee_id = e.id)`.as("has_device"),
    )
    .select(
      sql<boolean>`f.employee_id is not null or exists (
        select from job_offers o where o.employee_id = e.id and o.booking_id = ${booking.id} and o.asked_at is not null)`.as(
        "is_favourite",
      ),
    )
    .where("j.staff_type_id", "=", booking.staff_type_id)
    .where("t.worker", "=", true)
    .where("r.area_code", "=", region)
    .where("e.new_user", "=", false)
    .where("e.approval", "=", "approved")
    .where("e.first_name", "<>", "")
    .where("e.last_name", "<>", "")
    .where("e.deactivated_at", "is", null)
    .orderBy("e.id")
    .execute();
}

/** Keeps in mind that everybody is offered this job at `dueAt`. */
export async function holdOffer(tx: Tx, bookingId: number, dueAt: Moment): Promise<void> {
  await tx
    .insertInto("held_offers")
    .values({ booking_id: bookingId, due_at: new Date(dueAt) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Forgets that everybody was to be offered this job, and whom it was offered to; whom the company asks is kept. */
export async function withoutHeldOffer(tx: Tx, bookingId: number): Promise<void> {
  await tx.deleteFrom("held_offers").where("booking_id", "=", bookingId).execute();
  await tx
    .deleteFrom("job_offers")
    .where("booking_id", "=", bookingId)
    .where("asked_at", "is", null)
    .execute();
}

/**
 * Takes out the bookings whose offer is due, each for one caller only. What is closed waits until it is open
 * again, and a company without access until it has it again, at most until it starts.
 */
export async function takeDueOffers(tx: Db | Tx, now: Moment): Promise<number[]> {
  const at = new Date(now);
  const rows = await tx
    .deleteFrom("held_offers as h")
    .using("bookings as b")
    .whereRef("b.id", "=", "h.booking_id")
    .where("h.due_at", "<=", at)
    .where((eb) => eb.or([eb("b.status", "<>", "closed"), eb("b.starts_at", "<=", at)]))
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom("corporations as c")
            .whereRef("c.id", "=", "b.corporation_id")
            .where("c.suspended_at", "is not", null),
        ),
      ),
    )
    .returning("h.booking_id")
    .execute();
  return rows.map((row) => row.booking_id);
}
