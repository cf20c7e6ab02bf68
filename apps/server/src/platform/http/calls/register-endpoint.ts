import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Endpoint } from "#contract/wire/endpoint.ts";
import type { Moment } from "#rules/time/moment.ts";
import { createSecrets } from "#server/platform/crypto/secrets.ts";
import { DomainError } from "#server/platform/errors.ts";
import type { Call, Route, Services } from "#server/platform/http/handler.ts";
import { countHit } from "#server/platform/sessions/rate-limits.ts";
import { checkCaller, sessionOf } from "#server/platform/sessions/session.ts";
import { answerError } from "./answer-error.ts";
import { readFile } from "./read-file.ts";
import { validateRequest } from "./validate-request.ts";

/** Puts one row of the contract and its handler on the server: session, role, rate, schemas, handler, errors. */
export function registerEndpoint(
  app: FastifyInstance,
  { endpoint: row, handler }: Route,
  services: Services,
): void {
  app.route({
    method: row.method,
    url: `/api/${row.path}`,
    config: { row },
    errorHandler: (error, request, reply) => answerError(error, request, reply, row),
    handler: async (request, reply) => {
      const now = services.clock.now();
      const session = await sessionOf(services.db, request.headers.authorization, now);
      checkCaller(session, row.callers);
      await checkRate(row, request, services, now);
      const { params, query, body } = validateRequest(row, request);
      const call: Call<Endpoint> = {
        session,
        params: params as never,
        query: query as never,
        body: body as never,
        now,
        services,
        address: request.ip,
        headers: request.headers,
        ...(row.multipart ? { file: () => readFile(request) } : {}),
      };
      return answer(reply, await handler(call));
    },
  });
}

/** A text answer stays text; everything else is JSON, `null` included. */
function answer(reply: FastifyReply, value: unknown): unknown {
  reply.header("cache-control", "no-store");
  reply.type("application/json; charset=utf-8");
  return JSON.stringify(value ?? null);
}

async function checkRate(
  row: Endpoint,
  request: FastifyRequest,
  services: Services,
  now: Moment,
): Promise<void> {
  if (!row.rate || !services.settings.rateLimits) return;
  const keys = [`${row.method} ${row.path} ${request.ip}`];
  const account = row.rate.account && (request.body as Record<string, unknown> | null)?.[row.rate.account];
  // An account is named by whoever calls: the address limit holds for all of its accounts together.
  if (typeof account === "string") {
    // It may be a CPR number, which is stored nowhere in clear.
    const digest = createSecrets(services.settings.appSecret).digest(account.trim().toLowerCase());
    keys.push(`${row.method} ${row.path} account ${digest}`);
  }
  for (const key of keys) {
    if ((await countHit(services.db, key, now)) > row.rate.perHour)
      throw new DomainError("too_many_requests");
  }
}
