import type { FastifyInstance } from "fastify";
import {
  type AnswerOf,
  type BodyInput,
  type Endpoint,
  NEXT_AFTER_HEADER,
  type ParamsOf,
  type QueryInput,
  TOTAL_COUNT_HEADER,
} from "#contract/wire/endpoint.ts";
import type { Moment } from "#rules/time/moment.ts";
import { updateSender } from "#server/features/invoicing/own/sender.queries.ts";
import { openSecrets } from "#server/platform/crypto/open-secrets.ts";
import { type Database, type Db, inTransaction } from "#server/platform/database/database.ts";
import type { Integrations, Services } from "#server/platform/http/handler.ts";
import { createServer } from "#server/platform/http/server.ts";
import { type Channels, openIntegrations } from "#server/platform/integrations/open.ts";
import { type Channel, createOutbox } from "#server/platform/outbox/outbox.ts";
import { hashOfToken } from "#server/platform/sessions/session.ts";
import { openSession, type Subject } from "#server/platform/sessions/sessions.ts";
import { readSettings, type Settings } from "#server/platform/settings/settings.ts";
import { allRoutes, plugins } from "#server/routes.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { assertNobodyAudited } from "#tests/support/fixtures/audit-log.ts";

/** Tuesday 24 November 2026, 10:00 in Copenhagen: where tests start unless they say otherwise. */
export const TEST_NOW: Moment = Date.parse("2026-11-24T10:00:00+01:00");

/** Who the invoices of tests are from. */
export const testSender = {
  ...{ name: "Vagtklar ApS", cvr: "12345674", address: "Havnegade 12", zip_code: "8000", city: "Aarhus C" },
  ...{ email: "faktura@vagtklar.test", bank_reg: "1234", bank_account: "0012345678", next_number: 1001 },
};

interface CallParts<E> {
  /** The bearer token; none for a visitor. */
  as?: string;
  params?: { [Name in keyof ParamsOf<E>]: string | number };
  query?: QueryInput<E>;
  body?: BodyInput<E>;
  /** What the row's own header carries, as it is sent. */
  header?: string;
}

interface TestAnswer<E> {
  status: number;
  body: AnswerOf<E>;
  text: string;
  /** The length of the whole list, where a page of it was asked for. */
  total?: number;
  /** What `after` takes for the next page of a list. */
  next: string | undefined;
}

export interface TestApp {
  readonly app: FastifyInstance;
  readonly database: Database;
  readonly db: Db;
  readonly services: Services;
  /** The clock stands still; tests move it. */
  setNow(now: Moment): void;
  call<E>(row: E, parts?: CallParts<E>): Promise<TestAnswer<E>>;
  /** Opens a session for somebody directly, without the sign-in call. */
  signIn(subject: Subject): Promise<string>;
  /** Opens an admin's take-over of somebody. */
  takeOver(admin: { id: number; token: string }, subject: Subject): Promise<string>;
  close(): Promise<void>;
}

/**
 * The whole server on a fresh database, with a clock that stands still and no outside service. Nothing wakes
 * deliveries unless `wake` does.
 */
export async function createTestApp(
  options: {
    settings?: Partial<Settings>;
    database?: Database;
    wake?: (channel: Channel) => void;
    /** Instead of what the settings open. */
    integrations?: Partial<Integrations & Channels>;
    /** Nobody has said yet who invoices are from. */
    isWithoutSender?: boolean;
  } = {},
): Promise<TestApp> {
  const database = options.database ?? (await freshDatabase());
  let now = TEST_NOW;
  const clock = { now: () => now };
  const settings: Settings = {
    ...readSettings({ DATA_DIR: "test-output/data", LOG_LEVEL: "silent" }),
    demo: false,
    rateLimits: false,
    ...options.settings,
  };
  const services: Services = {
    db: database.db,
    clock,
    settings,
    secrets: await openSecrets(database.db, settings),
    outbox: createOutbox(options.wake),
    integrations: { ...openIntegrations(settings, clock), ...options.integrations },
  };
  if (!options.isWithoutSender) await inTransaction(database.db, (tx) => updateSender(tx, testSender));
  process.env.LOG_LEVEL ??= "silent";
  const app = await createServer(database, services, allRoutes, plugins);
  await app.ready();
  return {
    app,
    database,
    db: database.db,
    services,
    setNow: (moment) => {
      now = moment;
    },
    call: (row, parts) => call(app, row, parts),
    signIn: (subject) => openSession(database.db, subject, now),
    takeOver: (admin, subject) =>
      openSession(database.db, subject, now, { tokenHash: hashOfToken(admin.token), actorId: admin.id }),
    close: async () => {
      await app.close();
      // Whatever a file's tests did, nobody stands in the log by name.
      if (!options.database) await assertNobodyAudited(database.db);
      await database.close();
    },
  };
}

async function call<E>(app: FastifyInstance, row: E, parts: CallParts<E> = {}): Promise<TestAnswer<E>> {
  const { method, path, header } = row as unknown as Endpoint;
  const filled = path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String((parts.params as Record<string, unknown>)?.[name])),
  );
  const query = Object.entries(parts.query ?? {}).filter(([, value]) => value !== undefined);
  const search =
    query.length > 0 ? `?${new URLSearchParams(query.map(([name, value]) => [name, String(value)]))}` : "";
  const response = await app.inject({
    method,
    url: `/api/${filled}${search}`,
    headers: {
      ...(parts.as ? { authorization: `Bearer ${parts.as}` } : {}),
      ...(header && parts.header !== undefined ? { [header.name]: parts.header } : {}),
    },
    ...(parts.body === undefined ? {} : { payload: parts.body as object }),
  });
  const isJson = response.headers["content-type"]?.toString().startsWith("application/json");
  return {
    status: response.statusCode,
    text: response.body,
    ...(response.headers[TOTAL_COUNT_HEADER] === undefined
      ? {}
      : { total: Number(response.headers[TOTAL_COUNT_HEADER]) }),
    next: response.headers[NEXT_AFTER_HEADER]?.toString(),
    body: (isJson ? response.json() : undefined) as AnswerOf<E>,
  };
}
