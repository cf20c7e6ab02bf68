import { sql } from "kysely";
import type { figureEndpoints as rows } from "#contract/backoffice/report.endpoints.ts";
import { type Counted, figuresOf, together } from "#rules/bookings/figures.ts";
import { toWireKroner } from "#rules/money/ore.ts";
import { type Day, momentOf } from "#rules/time/moment.ts";
import { weekOf } from "#rules/time/week.ts";
import { statement } from "#server/platform/database/driver/statement.ts";
import type { Handler } from "#server/platform/http/handler.ts";

/** Companies and staff types that are listed. */
const MOST_PARTS = 20;

/** How the business went on these days. */
export const figures: Handler<typeof rows.figures> = async ({ query, now, services }) => {
  const { from, to } = query;
  const counted = await readCounted(services.db, {
    from,
    to,
    startsFrom: new Date(momentOf(from, "00:00")),
    startsUntil: new Date(momentOf(to, "24:00")),
    now: new Date(now),
  });
  const of = (kind: CountedRow["kind"]) => counted.filter((row) => row.kind === kind);
  const parts = (kind: CountedRow["kind"]) =>
    of(kind)
      .sort((a, b) => b.revenue - a.revenue || b.places - a.places || a.id - b.id)
      .map((row) => ({ id: row.id, name: row.name, ...serialize(row) }));
  return {
    ...serialize(together(of("week"))),
    weeks: of("week")
      .sort((a, b) => a.name.localeCompare(b.name))
      .map((row) => ({ ...weekOf(row.name), first: row.name, ...serialize(row) })),
    corporations: parts("corporation"),
    staff_types: parts("staff_type"),
  };
};

function serialize(counted: Counted) {
  const { fillRate, timeToFill, noShows, ended, revenue } = figuresOf(counted);
  return {
    fill_rate: fillRate,
    time_to_fill: timeToFill,
    no_shows: noShows,
    ended,
    revenue: toWireKroner(revenue),
  };
}

/** The name of a week is its Monday. */
interface CountedRow extends Counted {
  readonly kind: "week" | "corporation" | "staff_type";
  readonly id: number;
  readonly name: string;
}

/**
 * Every booking of the days counted once, and then by week, company and staff type, in one statement; of companies and
 * staff types those with most revenue.
 */
const readCounted = statement(
  (db, { from, to, startsFrom, startsUntil, now }: Asked) => {
    const sums = sql`sum(places)::int as places, sum(filled)::int as filled, sum(is_full)::int as full,
    coalesce(sum(hours_to_fill), 0)::float8 as "hoursToFill", sum(ended)::int as ended,
    sum(no_shows)::int as "noShows", sum(revenue)::float8 as revenue`;
    // The names of those alone that are listed are looked up.
    const most = (kind: CountedRow["kind"], table: string, name: string) => {
      const id = sql.ref(`${kind}_id`);
      return sql`select ${sql.lit(kind)} as kind, most.id, ${sql.ref(`named.${name}`)} as name, places, filled, "full",
        "hoursToFill", ended, "noShows", revenue
      from (select ${id} as id, ${sums} from counted group by ${id}
        order by revenue desc, places desc, id limit ${sql.lit(MOST_PARTS)}) most
      join ${sql.table(table)} named on named.id = most.id`;
    };
    const counted = sql<CountedRow>`(
    with counted as materialized (
      select b.id, b.corporation_id, b.staff_type_id, date_trunc('week', b.date)::date as monday,
        b.number_of_staff as places, least(s.selected, b.number_of_staff) as filled,
        case when s.selected >= b.number_of_staff then 1 else 0 end as is_full,
        case when s.selected >= b.number_of_staff
          then greatest(extract(epoch from s.last_booked_at - b.approved_at) / 3600, 0) end as hours_to_fill,
        case when b.ends_at <= ${now} then s.selected else 0 end as ended,
        case when b.ends_at <= ${now} then s.not_met else 0 end as no_shows,
        coalesce(i.revenue, 0) as revenue
      from bookings b
      cross join lateral (select count(*)::int as selected, max(booked_at) as last_booked_at,
          (count(*) filter (where not_met_for_booking))::int as not_met
        from shifts where booking_id = b.id and status = 'selected') s
      left join lateral (select sum(case when kind = 'credit_note' then -total else total end) as revenue
        from invoices where booking_id = b.id and state = 'accepted' and taken_back_at is null) i on true
      where b.date between ${from} and ${to} and b.approved_at is not null and b.status <> 'cancelled'
        and b.starts_at >= ${startsFrom} and b.starts_at <= ${startsUntil}
    )
    select 'week' as kind, 0 as id, monday::text as name, ${sums} from counted group by monday
    union all ${most("corporation", "corporations", "name")}
    union all ${most("staff_type", "staff_types", "job_title")})`;
    return db.selectFrom(counted.as("all")).selectAll();
  },
  { isPlannedOnce: true },
);

interface Asked {
  readonly from: Day;
  readonly to: Day;
  readonly startsFrom: Date;
  readonly startsUntil: Date;
  readonly now: Date;
}
