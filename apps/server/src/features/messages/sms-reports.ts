import { createHmac, timingSafeEqual } from "node:crypto";
import type { FastifyInstance } from "fastify";
import * as z from "zod/mini";
import type { Moment } from "#rules/time/moment.ts";
import { record } from "#server/features/events/record.ts";
import { inTransaction } from "#server/platform/database/database.ts";
import { DomainError } from "#server/platform/errors.ts";
import { readBody } from "#server/platform/http/bounds/body.ts";
import type { Services } from "#server/platform/http/handler.ts";
import { saveReport } from "#server/platform/outbox/outbox.queries.ts";
import { reportOf } from "#server/platform/outbox/states.ts";

/** Where GatewayAPI posts what became of an SMS. */
const PATH = "/api/sms/delivery-reports";

const MAX_BYTES = 20_000;

/** As https://gatewayapi.com/docs/message/overview describes it; what else it says is of no use here. */
const envelope = z.object({ event_type: z.string(), event: z.unknown() });
const statusEvent = z.object({
  reference: z.string(),
  status: z.string(),
  status_at: z.iso.datetime({ offset: true, local: true }),
});

/**
 * Takes in GatewayAPI's reports. Without `GATEWAYAPI_WEBHOOK_SECRET` it is not there (404); what the secret has not
 * signed is 401. A report counts by the moment that it is of, so that one that comes twice, late or again changes
 * nothing; what is about no message of ours, or says nothing new, is answered 200, or it would come for a day.
 */
export async function addSmsReports(app: FastifyInstance, services: Services): Promise<void> {
  const { settings } = services;
  // In a scope of its own: the signature is over the body as it came.
  await app.register(async (scope) => {
    scope.removeContentTypeParser("application/json");
    scope.addContentTypeParser(
      "application/json",
      async (_request: unknown, payload: Parameters<typeof readBody>[0]) =>
        readBody(payload, { bytes: MAX_BYTES, within: settings.bounds.bodyWithin }),
    );
    scope.post(PATH, async (request) => {
      const { smsReportSecret: secret } = settings;
      if (secret === null) throw new DomainError("not_found");
      const body = typeof request.body === "string" ? request.body : "";
      if (!isSigned(body, secret, request.headers.signature)) throw new DomainError("unauthenticated");
      const report = readReport(body);
      if (report) await note(services, report);
      return { status: "success" };
    });
  });
}

/** Whether the header is `v1=` and the hexadecimal HMAC-SHA-256 of the body. */
function isSigned(body: string, secret: string, header: string | string[] | undefined): boolean {
  const [, given] = /^v1=([0-9a-f]{64})$/i.exec(String(header ?? "")) ?? [];
  if (given === undefined) return false;
  const own = createHmac("sha256", secret).update(body, "utf8").digest();
  return timingSafeEqual(own, Buffer.from(given, "hex"));
}

interface Report {
  /** Our outbox key, which GatewayAPI repeats. */
  readonly key: string;
  readonly report: NonNullable<ReturnType<typeof reportOf>>;
  readonly at: Moment;
}

/** The report in a body; null for other events, and for a status that says nothing. */
function readReport(body: string): Report | null {
  const read = envelope.safeParse(parsed(body));
  if (!read.success || read.data.event_type !== "message.status.sms") return null;
  const event = statusEvent.safeParse(read.data.event);
  if (!event.success) return null;
  const { reference: key, status, status_at } = event.data;
  const report = reportOf(status);
  // A moment without an offset is UTC.
  const at = Date.parse(/[Z+]|-\d\d:\d\d$/.test(status_at) ? status_at : `${status_at}Z`);
  return report === null ? null : { key, report, at };
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}

function note({ db, clock }: Services, report: Report): Promise<void> {
  return inTransaction(db, async (tx) => {
    if (!(await saveReport(tx, report))) return;
    await record(
      { tx, actor: { kind: "system", id: null }, now: clock.now() },
      { type: "outbox.report_received" },
    );
  });
}
