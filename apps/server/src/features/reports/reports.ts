import { sql } from "kysely";
import type { reportEndpoints as rows } from "#contract/backoffice/report.endpoints.ts";
import { type Counted, reportOf, sumOf } from "#rules/bookings/report.ts";
import { toWireKroner } from "#rules/money/ore.ts";
import { type Day, type Moment, momentOf } from "#rules/time/moment.ts";
import { weekOf } from "#rules/time/week.ts";
import type { Db } from "#server/platform/database/database.ts";
import type { Handler } from "#server/platform/http/handler.ts";
import { revenueToCome } from "./to-come.ts";

/** Companies and staff types that are listed. */
const MAX_LISTED = 20;

/** How the business went on these days. */
export const figures: Handler<typeof rows.figures> = async ({ query, now, services: { db } }) => {
  const sums = await readSums(db, query, now);
  const toCome = await revenueToCome(db, query, now);
  const weeks = sums.flatMap((row) => (row.monday === null ? [] : [{ ...row, monday: row.monday }]));
  return {
    ...serialize(sumOf(weeks)),
    to_come: toWireKroner([...toCome.values()].reduce((sum, ore) => sum + ore, 0)),
    weeks: weeks
      .sort((a, b) => a.monday.localeCompare(b.monday))
      .map((row) => ({
        ...weekOf(row.monday),
        first: row.monday,
        ...serialize(row),
        to_come: toWireKroner(toCome.get(row.monday) ?? 0),
      })),
    corporations: await largest(sums, "corporation_id", (ids) =>
      db.selectFrom("corporations").select(["id", "name"]).where("id", "in", ids).execute(),
    ),
    staff_types: await largest(sums, "staff_type_id", (ids) =>
      db.selectFrom("staff_types").select(["id", "job_title as name"]).where("id", "in", ids).execute(),
    ),
  };
};

/** The companies or staff types with most revenue, with their names. */
async function largest(
  sums: readonly SumRow[],
  column: "corporation_id" | "staff_type_id",
  namesOf: (ids: readonly number[]) => Promise<{ id: number; name: string }[]>,
) {
  const listed = sums
    .flatMap((row) => (row[column] === null ? [] : [{ ...row, id: row[column] }]))
    .sort((a, b) => b.revenue - a.revenue || b.places - a.places || a.id - b.id)
    .slice(0, MAX_LISTED);
  const names = listed.length === 0 ? [] : await namesOf(listed.map(({ id }) => id));
  const nameOf = new Map(names.map(({ id, name }) => [id, name]));
  return listed.map((row) => ({ id: row.id, name: nameOf.get(row.id) ?? "", ...serialize(row) }));
}

function serialize(counted: Counted) {
  const { fillRate, timeToFill, noShows, ended, revenue } = reportOf(counted);
  return {
    fill_rate: fillRate,
    time_to_fill: timeToFill,
    no_shows: noShows,
    ended,
    revenue: toWireKroner(revenue),
  };
}

/** The sums of a week, by its Monday, or of a company or staff type: the other two are null. */
interface SumRow extends Counted {
  readonly monday: Day | null;
  readonly corporation_id: number | null;
  readonly staff_type_id: number | null;
}

/** Counts every booking of the days once, and sums them by week, by company and by staff type. */
async function readSums(
  db: Db,
  { from, to }: { readonly from: Day; readonly to: Day },
  now: Moment,
): Promise<SumRow[]> {
  const hasEnded = sql<boolean>`b.ends_at <= ${new Date(now)}`;
  const isFull = sql<boolean>`s.selected >= b.number_of_staff`;
  const counted = db
    .selectFrom("bookings as b")
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom("shifts")
          .whereRef("booking_id", "=", "b.id")
          .where("status", "=", "selected")
          .select((shift) => [
            shift.fn.countAll<number>().as("selected"),
            shift.fn.max("booked_at").as("last_booked_at"),
            shift.fn.countAll<number>().filterWhere("not_met_for_booking", "=", true).as("not_met"),
          ])
          .as("s"),
      (join) => join.onTrue(),
    )
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom("invoices")
          .whereRef("booking_id", "=", "b.id")
          .where("state", "=", "accepted")
          .where("taken_back_at", "is", null)
          .select(
            sql<number>`coalesce(sum(case when kind = 'credit_note' then -total else total end), 0)`.as(
              "revenue",
            ),
          )
          .as("i"),
      (join) => join.onTrue(),
    )
    .where("b.date", ">=", from)
    .where("b.date", "<=", to)
    .where("b.starts_at", ">=", new Date(momentOf(from, "00:00")))
    .where("b.starts_at", "<=", new Date(momentOf(to, "24:00")))
    .where("b.approved_at", "is not", null)
    .where("b.status", "<>", "cancelled")
    .select([
      "b.corporation_id",
      "b.staff_type_id",
      sql<Day>`date_trunc('week', b.date)::date`.as("monday"),
      "b.number_of_staff as places",
      sql<number>`least(s.selected, b.number_of_staff)`.as("filled"),
      isFull.as("is_full"),
      sql<number>`greatest(extract(epoch from s.last_booked_at - b.approved_at) / 3600, 0)`.as(
        "hours_to_fill",
      ),
      hasEnded.as("has_ended"),
      "s.selected",
      "s.not_met",
      "i.revenue",
    ]);
  return db
    .selectFrom(counted.as("c"))
    .select(({ fn }) => [
      "c.monday",
      "c.corporation_id",
      "c.staff_type_id",
      fn.sum<number>("c.places").as("places"),
      fn.sum<number>("c.filled").as("filled"),
      fn.countAll<number>().filterWhere("c.is_full", "=", true).as("full"),
      fn
        .coalesce(fn.sum<number>("c.hours_to_fill").filterWhere("c.is_full", "=", true), sql.lit(0))
        .as("hoursToFill"),
      fn.coalesce(fn.sum<number>("c.selected").filterWhere("c.has_ended", "=", true), sql.lit(0)).as("ended"),
      fn
        .coalesce(fn.sum<number>("c.not_met").filterWhere("c.has_ended", "=", true), sql.lit(0))
        .as("noShows"),
      fn.sum<number>("c.revenue").as("revenue"),
    ])
    .groupBy(sql`grouping sets ((c.monday), (c.corporation_id), (c.staff_type_id))`)
    .execute();
}
