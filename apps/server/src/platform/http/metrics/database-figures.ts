import type { Moment } from "#rules/time/moment.ts";
import type { Db } from "#server/platform/database/database.ts";
import { undelivered } from "#server/platform/outbox/outbox.queries.ts";
import { openSessions } from "#server/platform/sessions/sessions.ts";
import type { Family } from "./open-metrics.ts";

/** What is the same for all processes: what waits to be delivered, and who is signed in, in numbers. */
export async function databaseFigures(db: Db, now: Moment): Promise<Family[]> {
  const [deliveries, sessions] = await Promise.all([undelivered(db), openSessions(db, now)]);
  return [
    gauge("vagtklar_database_up", "Whether the database answers.", [{ value: 1 }]),
    gauge(
      "vagtklar_deliveries",
      "E-mails, SMS, invoices and pay lines that have not left, by state.",
      deliveries.map(({ channel, status, rows }) => ({
        labels: { channel, state: status },
        value: Number(rows),
      })),
    ),
    gauge(
      "vagtklar_delivery_oldest_seconds",
      "How long the oldest of them has stood there.",
      deliveries.map(({ channel, status, since }) => ({
        labels: { channel, state: status },
        value: Math.max(0, (now - Number(since)) / 1000),
      })),
    ),
    gauge(
      "vagtklar_sessions",
      "Sessions that are open, by whose they are.",
      sessions.map(({ kind, sessions: count }) => ({ labels: { kind }, value: Number(count) })),
    ),
  ];
}

/** What is left to say while the database is away. */
export const databaseAway: readonly Family[] = [
  gauge("vagtklar_database_up", "Whether the database answers.", [{ value: 0 }]),
];

function gauge(name: string, help: string, samples: Family["samples"]): Family {
  return { name, type: "gauge", help, samples };
}
