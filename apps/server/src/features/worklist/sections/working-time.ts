import { sql } from "kysely";
import { itemColumns, type Section } from "./section.ts";

/** So far ahead rests and days off are looked at; later shifts are often given to somebody else before. */
const REST_DAYS = 28;
/** So many days before the days between two days off a row of shifts is read from: no gap in it is as long. */
const ROW_DAYS = 5;

/**
 * Who comes near the weekly limit, and who has too little rest or no weekly day off around a shift that has not started;
 * `about` is `week`, `rest` with the hours of it, or `day_off` with the days without one. Rules: Weekly working time; Rest
 * between shifts; Weekly day off, docs/rules/applying.md.
 */
export const workingTime: Section = (db, params) =>
  db
    .selectFrom(
      db
        .selectFrom(tooShortRest(db, params).as("f"))
        .selectAll()
        .unionAll(db.selectFrom(noDayOff(db, params).as("d")).selectAll())
        .unionAll(nearWeek(db, params))
        .as("t"),
    )
    .select(({ ref }) =>
      itemColumns({
        employee_id: ref("t.employee_id"),
        booking_id: ref("t.booking_id"),
        shift_id: ref("t.shift_id"),
        at: ref("t.at"),
        people: ref("t.people"),
        about: ref("t.about"),
        orderBy: sql`t.rank, t.employee_id`,
      }),
    );

/** With the shifts that are confirmed by now, counted at their booked hours over the four months that end with the last of them, as the database keeps them. Who has agreed to more is not among them. */
function nearWeek(db: Parameters<Section>[0], { now, nearHours }: Parameters<Section>[1]) {
  return db
    .selectFrom("weekly_hours as w")
    .where("w.hours_a_week", ">=", nearHours)
    .where("w.until", ">", now)
    .where(sql<boolean>`not exists (select from week_opt_outs o where o.employee_id = w.employee_id
      and o.from_day <= (w.until at time zone 'Europe/Copenhagen')::date
      and (o.until_day is null or o.until_day > (w.until at time zone 'Europe/Copenhagen')::date))`)
    .select(["w.employee_id", "w.booking_id", "w.shift_id", "w.until as at"])
    .select([
      sql<number>`round(w.hours_a_week)`.as("people"),
      sql<readonly string[]>`array['week']`.as("about"),
      sql<number>`1000 - w.hours_a_week`.as("rank"),
    ]);
}

/**
 * One row a person: the first 24 hours from a shift's start in which no rest is long enough, told with the last shift in
 * them. No two shifts of a person overlap, so that every rest lies between the end of one and the start of the next.
 */
function tooShortRest(db: Parameters<Section>[0], { now, startedAfter, restHours }: Parameters<Section>[1]) {
  const horizon = new Date(now.getTime() + REST_DAYS * 24 * 3_600_000);
  return db
    .selectFrom("shifts as s")
    .innerJoinLateral(
      () =>
        sql<{ rest: number; booking_id: number; shift_id: number; starts_at: Date }>`(
          select max(extract(epoch from coalesce(y.next_start, s.starts_at + interval '24 hours') - y.ends_at)) / 3600 as rest,
            (array_agg(y.booking_id order by y.starts_at desc))[1] as booking_id,
            (array_agg(y.id order by y.starts_at desc))[1] as shift_id, max(y.starts_at) as starts_at
          from (select x.id, x.booking_id, x.starts_at, x.ends_at,
              lead(x.starts_at) over (order by x.starts_at) as next_start
            from shifts x where x.employee_id = s.employee_id and x.status = 'selected'
              and not x.not_met_for_booking and x.ends_at > s.starts_at
              and x.starts_at >= s.starts_at and x.starts_at < s.starts_at + interval '24 hours'
              and (select b.status from bookings b where b.id = x.booking_id) <> 'cancelled') y)`.as("r"),
      (join) => join.onTrue(),
    )
    .where("s.status", "=", sql.lit("selected"))
    .where("s.not_met_for_booking", "=", sql.lit(false))
    .where("s.ends_at", ">", startedAfter)
    .where("s.starts_at", "<", horizon)
    .where(sql<boolean>`(select b.status from bookings b where b.id = s.booking_id) <> 'cancelled'`)
    .where("r.rest", "<", restHours)
    .where("r.starts_at", ">", now)
    .distinctOn("s.employee_id")
    .orderBy("s.employee_id")
    .orderBy("s.starts_at")
    .select(["s.employee_id", "r.booking_id", "r.shift_id", "r.starts_at as at"])
    .select([
      sql<number>`0`.as("people"),
      sql<readonly string[]>`array['rest', round(r.rest, 2)::text]`.as("about"),
      sql<number>`extract(epoch from r.starts_at - ${now}) / 1e9`.as("rank"),
    ]);
}

/** One row a person: the first row of shifts without a day off between them that lasts too long, told with its last shift. */
function noDayOff(db: Parameters<Section>[0], params: Parameters<Section>[1]) {
  const { now, dayOffHours, daysOn } = params;
  const from = new Date(now.getTime() - (daysOn + ROW_DAYS) * 24 * 3_600_000);
  const horizon = new Date(now.getTime() + REST_DAYS * 24 * 3_600_000);
  const shifts = db
    .selectFrom("shifts as s")
    .where("s.status", "=", sql.lit("selected"))
    .where("s.not_met_for_booking", "=", sql.lit(false))
    .where("s.ends_at", ">", from)
    .where("s.starts_at", "<", horizon)
    .where(sql<boolean>`(select b.status from bookings b where b.id = s.booking_id) <> 'cancelled'`)
    .select(["s.id", "s.employee_id", "s.booking_id", "s.starts_at", "s.ends_at"])
    .select(
      sql<number>`(s.starts_at >= lag(s.ends_at) over (partition by s.employee_id order by s.starts_at)
        + make_interval(hours => ${dayOffHours}))::int`.as("is_rested"),
    );
  const rows = db
    .selectFrom(shifts.as("y"))
    .selectAll("y")
    .select(sql<number>`sum(y.is_rested) over (partition by y.employee_id order by y.starts_at)`.as("row"));
  const tooLong = db
    .selectFrom(rows.as("z"))
    .groupBy(["z.employee_id", sql`coalesce(z.row, 0)`])
    .having(sql<boolean>`extract(epoch from max(z.ends_at) - min(z.starts_at)) > ${daysOn * 86_400}`)
    .having(sql<boolean>`max(z.starts_at) > ${now}`)
    .select("z.employee_id")
    .select([
      sql<number>`(array_agg(z.booking_id order by z.starts_at desc))[1]`.as("booking_id"),
      sql<number>`(array_agg(z.id order by z.starts_at desc))[1]`.as("shift_id"),
      sql<Date>`max(z.starts_at)`.as("at"),
      sql<number>`ceil(extract(epoch from max(z.ends_at) - min(z.starts_at)) / 86400)`.as("days"),
    ]);
  return db
    .selectFrom(tooLong.as("w"))
    .distinctOn("w.employee_id")
    .orderBy("w.employee_id")
    .orderBy("w.at")
    .select(["w.employee_id", "w.booking_id", "w.shift_id", "w.at"])
    .select([
      sql<number>`0`.as("people"),
      sql<readonly string[]>`array['day_off', w.days::int::text]`.as("about"),
      sql<number>`extract(epoch from w.at - ${now}) / 1e9`.as("rank"),
    ]);
}
