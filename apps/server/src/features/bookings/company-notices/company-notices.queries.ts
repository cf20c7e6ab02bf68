import { type RawBuilder, sql } from "kysely";
import {
  COLLECT_APPLICANTS_MS,
  EMPTY_PLACES_HOURS,
  type EmptyPlacesHours,
  UNFILLED_HOURS,
} from "#rules/bookings/company-notices.ts";
import { lastBookableStart } from "#rules/bookings/status.ts";
import { DAY_MS, HOUR_MS, type Moment } from "#rules/time/moment.ts";
import { isAskedNothing } from "#server/features/bookings/agreement/term-change.queries.ts";
import { outboxKeyInSql } from "#server/features/messages/outbox-keys.ts";
import type { Db, Tx } from "#server/platform/database/database.ts";

/** Bookings with free places and applicants whom the company was not told of, the soonest start first. */
export async function bookingsWithNewApplicants(db: Db, now: Moment): Promise<number[]> {
  const rows = await openBookings(db)
    .leftJoin("applicant_notices as n", "n.booking_id", "b.id")
    .where("b.starts_at", ">", new Date(lastBookableStart(now)))
    .where(hasFreePlaces)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom("shifts as s")
          .select("s.id")
          .whereRef("s.booking_id", "=", "b.id")
          .where("s.status", "=", "applied")
          .where("s.reconfirm", "=", false)
          .where("s.applied_at", "<=", new Date(now - COLLECT_APPLICANTS_MS))
          .where(sql<boolean>`(n.told_at is null or s.applied_at > n.told_at)`),
      ),
    )
    .execute();
  return rows.map(({ id }) => id);
}

/** Bookings that begin within 72 hours with free places and were not told of the last moment that has passed. */
export async function bookingsWithEmptyPlaces(db: Db, now: Moment): Promise<number[]> {
  const rows = await openBookings(db)
    .where("b.starts_at", ">", new Date(lastBookableStart(now)))
    .where("b.starts_at", "<=", new Date(now + EMPTY_PLACES_HOURS[0] * HOUR_MS))
    .where(hasFreePlaces)
    .where(isNotTold(outboxKeyInSql("places-empty", sql`b.id`, hoursPassed(now), startInSql)))
    .execute();
  return rows.map(({ id }) => id);
}

/** Bookings that have begun lately with free places, whose company was not told. */
export async function bookingsUnfilled(db: Db, now: Moment): Promise<number[]> {
  const rows = await openBookings(db)
    .where("b.starts_at", "<=", new Date(now))
    .where("b.starts_at", ">", new Date(now - UNFILLED_HOURS * HOUR_MS))
    .where(hasFreePlaces)
    .where(isNotTold(outboxKeyInSql("places-unfilled", sql`b.id`, startInSql)))
    .execute();
  return rows.map(({ id }) => id);
}

/** Bookings that begin within two days with somebody selected who has not reported ready, whose company was not told. */
export async function bookingsNotReady(db: Db, now: Moment): Promise<number[]> {
  const rows = await db
    .selectFrom("bookings as b")
    .select("b.id")
    .where("b.status", "<>", "cancelled")
    .where("b.starts_at", ">", new Date(now))
    .where("b.starts_at", "<", new Date(now + 2 * DAY_MS))
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom("shifts as s").select("s.id").whereRef("s.booking_id", "=", "b.id").where(isNotReady),
      ),
    )
    .where(isNotTold(outboxKeyInSql("not-ready", sql`b.id`, startInSql)))
    .orderBy("b.starts_at")
    .execute();
  return rows.map(({ id }) => id);
}

/** The names of the selected people of a booking who have not reported ready and are asked about no change. */
export function peopleNotReady(tx: Tx, bookingId: number) {
  return tx
    .selectFrom("shifts as s")
    .innerJoin("employees as e", "e.id", "s.employee_id")
    .select(["e.first_name", "e.last_name"])
    .where("s.booking_id", "=", bookingId)
    .where(isNotReady)
    .orderBy("s.id")
    .execute();
}

/** How many apply for a booking, how many of them since `toldAt`, and when the first of these did. */
export async function applicantsOf(tx: Tx, bookingId: number) {
  const toldAt = await tx
    .selectFrom("applicant_notices")
    .select("told_at")
    .where("booking_id", "=", bookingId)
    .executeTakeFirst();
  const applied = await tx
    .selectFrom("shifts")
    .select("applied_at")
    .where("booking_id", "=", bookingId)
    .where("status", "=", "applied")
    .where("reconfirm", "=", false)
    .orderBy("applied_at")
    .execute();
  const told = toldAt?.told_at.getTime() ?? null;
  const fresh = applied.filter(({ applied_at }) => told === null || applied_at.getTime() > told);
  return {
    count: applied.length,
    fresh: fresh.length,
    firstNewAt: fresh[0]?.applied_at.getTime() ?? null,
    toldAt: told,
  };
}

/** Notes when the company of a booking was told of applicants. */
export async function saveApplicantsTold(tx: Tx, bookingId: number, now: Moment): Promise<void> {
  const told_at = new Date(now);
  await tx
    .insertInto("applicant_notices")
    .values({ booking_id: bookingId, told_at })
    .onConflict((conflict) => conflict.column("booking_id").doUpdateSet({ told_at }))
    .execute();
}

/** Approved and open bookings, as `b`. */
function openBookings(db: Db) {
  return db
    .selectFrom("bookings as b")
    .select("b.id")
    .where("b.status", "=", "open")
    .where("b.approved_at", "is not", null)
    .orderBy("b.starts_at")
    .orderBy("b.id");
}

const isNotReady = sql<boolean>`s.status = 'selected' and s.employee_checkin is null and ${isAskedNothing}`;

const hasFreePlaces = sql<boolean>`b.places_taken < b.number_of_staff`;

const startInSql = sql`(extract(epoch from b.starts_at) * 1000)::bigint`;

/** The latest of the three moments that has passed, by its hours before the start. */
function hoursPassed(now: Moment): RawBuilder<EmptyPlacesHours> {
  const [first, second, third] = EMPTY_PLACES_HOURS.map((hours) => sql.lit(hours));
  const until = (hours: EmptyPlacesHours) => sql`${new Date(now + hours * HOUR_MS)}`;
  return sql`case when b.starts_at <= ${until(24)} then ${third} when b.starts_at <= ${until(48)} then ${second} else ${first} end`;
}

/** Neither an e-mail nor an SMS of this key was ever queued. */
function isNotTold(key: RawBuilder<unknown>) {
  return sql<boolean>`not exists (select from outbox where key in (${key}, ${key} || ':sms'))`;
}
