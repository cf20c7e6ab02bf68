import { sql } from "kysely";
import type { Db, Tx } from "#server/platform/database/database.ts";
import type { Lasting } from "#server/platform/database/driver/together.ts";
import { part } from "#server/platform/database/driver/together.ts";
import { type Asked, nowIn } from "./sections/item.ts";

/**
 * What 'I dag' follows from, as the triggers of 0190 name it; nothing where a channel is shut, since what waits there is
 * counted with every message. Bookings begin and end at whole minutes, and everything that follows from that does whole
 * hours before or after, or at midnight.
 */
export function lastingOfToday(db: Db | Tx, asked: Asked) {
  const { alertsAfter, reportedAfter, mayLast } = asked;
  const at = nowIn(asked);
  const alert = sql`(select min(last_at) from security_alerts where last_at > ${alertsAfter}::timestamptz)`;
  const report = sql`(select min(reported_at) from outbox
    where report = 'not_delivered' and reported_at > ${reportedAfter}::timestamptz)`;
  return db
    .selectNoFrom([
      sql<Lasting["subjects"]>`array['today']`.as("subjects"),
      sql<Date | null>`least(date_trunc('minute', ${at}) + interval '1 minute',
        ${alert} + (${at} - ${alertsAfter}::timestamptz), ${report} + (${at} - ${reportedAfter}::timestamptz))`.as(
        "until",
      ),
    ])
    .where(
      sql<boolean>`${mayLast}::boolean and not exists (select from ${part("channels")} where "isRefused")`,
    );
}
