import { createHash, timingSafeEqual } from "node:crypto";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Moment } from "#rules/time/moment.ts";
import type { Db } from "#server/platform/database/database.ts";
import type { Services } from "#server/platform/http/handler.ts";
import { undelivered } from "#server/platform/outbox/outbox.queries.ts";
import { openSessions } from "#server/platform/sessions/sessions.ts";
import { type Family, openMetrics } from "./open-metrics.ts";

/** What is the same for all processes: what waits to be delivered, and who is signed in, in numbers. */
async function databaseFigures(db: Db, now: Moment): Promise<Family[]> {
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
const databaseAway: readonly Family[] = [
  gauge("vagtklar_database_up", "Whether the database answers.", [{ value: 0 }]),
];

function gauge(name: string, help: string, samples: Family["samples"]): Family {
  return { name, type: "gauge", help, samples };
}

interface Counted {
  readonly labels: { method: string; route: string; status: string };
  requests: number;
  seconds: number;
}

/**
 * `/metrics` for whoever brings `METRICS_TOKEN`; without that setting it is not there. Figures by route and state,
 * never by person: routes stand as the contract has them, without what a caller put into them.
 */
export function addMetrics(app: FastifyInstance, { db, clock, settings }: Services): void {
  const token = settings.metricsToken;
  if (token === null) return;
  const counted = new Map<string, Counted>();
  let streams = 0;

  app.addHook("onRequest", async (request, reply) => {
    if (request.routeOptions.url !== "/api/events") return;
    streams += 1;
    reply.raw.once("close", () => {
      streams -= 1;
    });
  });
  app.addHook("onResponse", async (request, reply) => {
    const labels = labelsOf(request, reply.statusCode);
    const key = Object.values(labels).join(" ");
    const known = counted.get(key) ?? { labels, requests: 0, seconds: 0 };
    known.requests += 1;
    known.seconds += reply.elapsedTime / 1000;
    counted.set(key, known);
  });

  app.get("/metrics", async (request, reply) => {
    if (!isToken(request.headers.authorization ?? "", token)) return reply.status(401).send("");
    const stored = await databaseFigures(db, clock.now()).catch(() => databaseAway);
    const text = openMetrics([
      ...requestFigures([...counted.values()]),
      ...processFigures(streams),
      ...stored,
    ]);
    return reply.type("application/openmetrics-text; version=1.0.0; charset=utf-8").send(text);
  });
}

function isToken(given: string, token: string): boolean {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(given), digest(`Bearer ${token}`));
}

function labelsOf(request: FastifyRequest, status: number): Counted["labels"] {
  return { method: request.method, route: request.routeOptions.url ?? "none", status: String(status) };
}

function requestFigures(counted: readonly Counted[]): Family[] {
  return [
    {
      name: "vagtklar_http_requests",
      type: "counter",
      help: "Requests that were answered.",
      samples: counted.map(({ labels, requests }) => ({ labels, value: requests })),
    },
    {
      name: "vagtklar_http_request_seconds",
      type: "summary",
      help: "How long they took.",
      samples: counted.flatMap(({ labels, requests, seconds }) => [
        { labels, part: "sum" as const, value: seconds },
        { labels, part: "count" as const, value: requests },
      ]),
    },
  ];
}

/** Of this process alone. */
function processFigures(streams: number): Family[] {
  const { user, system } = process.cpuUsage();
  const gauge = (name: string, help: string, value: number): Family => ({
    name,
    type: "gauge",
    help,
    samples: [{ value }],
  });
  return [
    gauge("vagtklar_event_streams", "Event streams that are open.", streams),
    gauge("process_resident_memory_bytes", "Memory of the process.", process.memoryUsage.rss()),
    {
      name: "process_cpu_seconds",
      type: "counter",
      help: "Processor time of the process.",
      samples: [{ value: (user + system) / 1e6 }],
    },
  ];
}
