import { type ExpressionBuilder, sql } from "kysely";
import { jsonObjectFrom } from "kysely/helpers/postgres";
import type { Moment } from "#rules/time/moment.ts";
import type { Db, Tx } from "#server/platform/database/database.ts";
import type { Bookings, DB } from "#server/platform/database/types.gen.ts";

/** How many people apply for a booking, and who of them a company does not find in its list. */
export interface ApplicantCounts {
  readonly all: number;
  /** Booked for another shift over that time. */
  readonly elsewhere: number;
  /** When the freezes of the others end; past ones are among them. */
  readonly freezes: readonly Moment[];
}

/** Who waits for places on a booking. */
export interface QueueCounts {
  readonly applied: ApplicantCounts;
  /** How many people stand by. */
  readonly standby: number;
}

type BookingScope = ExpressionBuilder<DB & { b: Bookings }, "b">;

/** How many people apply and stand by for each of the bookings. Rule: Lists of a booking, docs/rules/applying.md. */
export async function queueCountsOf(
  db: Db | Tx,
  bookingIds: readonly number[],
): Promise<Map<number, QueueCounts>> {
  if (bookingIds.length === 0) return new Map();
  const rows = await db
    .selectFrom("bookings as b")
    .select("b.id")
    .select((eb) => [withApplicants(eb).as("applied"), withStandby(eb).as("standby")])
    .where("b.id", "in", bookingIds)
    .execute();
  return new Map(rows.map(({ id, applied, standby }) => [id, { applied, standby: standby ?? 0 }]));
}

/** What a company's list leaves out is counted by itself: people who are booked elsewhere, and freezes of the others. */
function withApplicants(eb: BookingScope) {
  const applicants = eb
    .selectFrom("shifts as s")
    .select([isBookedElsewhere.as("is_elsewhere"), freezeEnd.as("freeze_end")])
    .whereRef("s.booking_id", "=", "b.id")
    .where("s.status", "=", "applied");
  return jsonObjectFrom(
    eb.selectFrom(applicants.as("a")).select([
      sql<number>`count(*)`.as("all"),
      sql<number>`count(*) filter (where a.is_elsewhere)`.as("elsewhere"),
      sql<number[]>`coalesce(
          json_agg(a.freeze_end) filter (where a.freeze_end is not null and not a.is_elsewhere), '[]')`.as(
        "freezes",
      ),
    ]),
  ).$notNull();
}

function withStandby(eb: BookingScope) {
  return eb
    .selectFrom("standby_places as p")
    .select((one) => one.fn.countAll<number>().as("count"))
    .whereRef("p.booking_id", "=", "b.id")
    .where("p.struck_off_at", "is", null);
}

// As the exclusion constraint has it, whose index finds nobody quickly. Asked by begin and end PostgreSQL expects so
// many that it reads all shifts for each applicant, where they are few.
const isBookedElsewhere = sql<boolean>`exists (
  select from shifts o where o.employee_id = s.employee_id and o.status = 'selected' and o.booking_id <> s.booking_id
    and (o.work_date = s.work_date or tstzrange(o.starts_at, o.ends_at) && tstzrange(s.starts_at, s.ends_at)))`;

/** The end of somebody's freeze in milliseconds. */
const freezeEnd = sql<number | null>`(
  select extract(epoch from max(p.freeze_until)) * 1000 from penalties p
  where p.employee_id = s.employee_id and p.annulled_at is null and not p.is_held)`;
