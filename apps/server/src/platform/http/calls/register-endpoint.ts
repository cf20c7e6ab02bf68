import { isIP } from "node:net";
import type { FastifyInstance, FastifyRequest } from "fastify";
import * as z from "zod/mini";
import { ACTING_AS_HEADER, type Endpoint, STALE_QUERIES_HEADER } from "#contract/wire/endpoint.ts";
import type { Moment } from "#rules/time/moment.ts";
import type { Replica } from "#server/platform/database/database.ts";
import { DomainError } from "#server/platform/errors.ts";
import { countedAddress } from "#server/platform/http/caller/address.ts";
import type { RequestContext, Route, Services } from "#server/platform/http/handler.ts";
import { collectStale, staleQueriesHeader } from "#server/platform/live/stale-queries.ts";
import {
  checkActingAs,
  checkCaller,
  checkKey,
  checkProof,
  checkRole,
} from "#server/platform/sessions/access.ts";
import { countHit } from "#server/platform/sessions/rate-limits.ts";
import { sessionOf } from "#server/platform/sessions/session.ts";
import { generalMessages } from "#texts/da/common/validation.ts";
import { answerError } from "./answer-error.ts";
import { noteRefusal } from "./note-refusal.ts";
import { readFile } from "./read-file.ts";
import { sendAnswer } from "./send-answer.ts";

/**
 * Puts one row of the contract and its handler on the server: session, access, proof, rate, schemas, handler, errors.
 * What may be a few seconds old (`mayLag`) is read from the `replica`; who calls, and what they may, never is.
 */
export function registerEndpoint(
  app: FastifyInstance,
  { endpoint: row, handler }: Route,
  services: Services,
  replica: Replica | null,
): void {
  const handle = row.mayLag && replica ? readingFrom(replica, handler) : handler;
  app.route({
    method: row.method,
    url: `/api/${row.path}`,
    config: { row },
    errorHandler: (error, request, reply) =>
      answerError(error, request, reply, { now: services.clock.now(), row }),
    handler: async (request, reply) => {
      const now = services.clock.now();
      const session = await sessionOf(services.db, request, now, services.settings.longestSession);
      const address = addressOf(request);
      try {
        checkActingAs(session, request.headers[ACTING_AS_HEADER]);
        checkCaller(session, row.callers);
        checkKey(session, row);
        checkRole(session, row);
        checkProof(session, row, services.settings, now);
        await checkRate(row, request, services, now);
        const { params, query, body } = validateRequest(row, request);
        reply.status(row.success ?? 200);
        const call: RequestContext<Endpoint> = {
          session,
          params: params as never,
          query: query as never,
          body: body as never,
          now,
          // What only reads queues nothing.
          services: row.method === "GET" ? services : askedBy(request.id, services),
          address,
          headers: request.headers,
          followUpFailed: (followUp, { message }) =>
            request.log.warn({ followUp, problem: message }, "follow-up failed"),
          ...(row.multipart ? { file: () => readFile(request, services.settings.bounds) } : {}),
        };
        if (row.method === "GET") return sendAnswer(request, reply, await handle(call));
        const { answer, stale } = await collectStale(() => handle(call));
        const header = staleQueriesHeader(session, stale);
        if (header) reply.header(STALE_QUERIES_HEADER, header);
        return sendAnswer(request, reply, answer);
      } catch (error) {
        await noteRefusal(error, { row, session, address }, services, now);
        throw error;
      }
    },
  });
}

/** The services with an outbox that notes the request's id beside each effect, for the log of its delivery. */
function askedBy(requestId: string, services: Services): Services {
  return { ...services, outbox: services.outbox.askedBy(requestId) };
}

/**
 * Runs a handler on the replica while that is near. Where it refuses there (a row may not have arrived yet) or fails (the
 * replica has just gone), the handler runs on the database itself, whose answer counts: rows with `mayLag` only read.
 */
function readingFrom(replica: Replica, handler: Route["handler"]): Route["handler"] {
  return async (call) => {
    if (!replica.isNear()) return handler(call);
    const onReplica = { ...call, services: { ...call.services, db: replica.db } };
    return handler(onReplica).catch(() => handler(call));
  };
}

/** The caller's address as limits count it; a proxy's word that is no address counts for nothing. */
function addressOf(request: FastifyRequest): string {
  return countedAddress(isIP(request.ip) === 0 ? (request.socket.remoteAddress ?? "") : request.ip);
}

async function checkRate(
  row: Endpoint,
  request: FastifyRequest,
  services: Services,
  now: Moment,
): Promise<void> {
  if (!row.rate || !services.settings.rateLimits) return;
  const keys = [`${row.method} ${row.path} ${addressOf(request)}`];
  const account = row.rate.account && (request.body as Record<string, unknown> | null)?.[row.rate.account];
  // An account is named by whoever calls: the address limit holds for all of its accounts together.
  if (typeof account === "string") {
    // It may be a CPR number, which is stored nowhere in clear.
    const digest = services.secrets.digest(account.trim().toLowerCase());
    keys.push(`${row.method} ${row.path} account ${digest}`);
  }
  for (const key of keys) {
    if ((await countHit(services.db, key, now)) > row.rate.perHour)
      throw new DomainError("too_many_requests");
  }
}

/** A request's parts as they came in. */
interface RawRequest {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
}

/**
 * Checks the parts of a request against its row and returns them clean. A path id that is none answers 404;
 * everything else that does not fit, or that cannot be stored, answers 422 with a message a field.
 */
function validateRequest(row: Endpoint, raw: RawRequest) {
  const params = row.params ? z.safeParse(row.params, raw.params ?? {}) : null;
  if ((params && !params.success) || unstorableTexts(raw.params).length > 0)
    throw new DomainError("not_found");
  // Without a prototype, so that a field named `toString` is as unknown as any other.
  const errors: Record<string, string> = Object.create(null);
  const query = row.query ? parse(row.query, onlyStrings(raw.query), errors) : {};
  const body = row.body ? parse(row.body, raw.body ?? withoutBody(row.body), errors) : undefined;
  if (Object.keys(errors).length > 0) throw new DomainError("invalid", { fields: errors });
  return { params: params?.data ?? {}, query, body };
}

/** A call without a body is one with no fields, unless its row tells the two apart. */
function withoutBody(schema: z.ZodMiniType): unknown {
  return z.safeParse(schema, undefined).success ? undefined : {};
}

function parse(schema: z.ZodMiniType, value: unknown, errors: Record<string, string>): unknown {
  const parsed = z.safeParse(schema, value);
  for (const issue of parsed.error?.issues ?? []) {
    for (const field of fieldsOf(issue)) errors[field] ??= issue.message;
  }
  for (const field of unstorableTexts(value)) errors[field || "body"] ??= generalMessages.invalid;
  return parsed.data;
}

/** An unknown name is reported under that name; everything else under its path. */
function fieldsOf(issue: z.core.$ZodIssue): string[] {
  if (issue.code === "unrecognized_keys") return issue.keys.map(String);
  return [issue.path.map(String).join(".") || "body"];
}

/** A repeated query parameter counts once: the last. */
function onlyStrings(query: unknown): unknown {
  if (typeof query !== "object" || query === null) return {};
  return Object.fromEntries(
    Object.entries(query).map(([name, value]) => [name, Array.isArray(value) ? value.at(-1) : value]),
  );
}

/**
 * The dotted names of all texts in a request that no database column can hold: those with a NUL character, which
 * PostgreSQL refuses, and those with half of a surrogate pair, which is no Unicode.
 */
function unstorableTexts(request: unknown): string[] {
  const found: string[] = [];
  // A list of what is left instead of a recursion: nesting as deep as the body is long must not end the process.
  const left: { name: string; value: unknown }[] = [{ name: "", value: request }];
  for (let next = left.pop(); next; next = left.pop()) {
    const { name, value } = next;
    if (typeof value === "string" && !isStorable(value)) found.push(name);
    if (typeof value !== "object" || value === null) continue;
    for (const [key, child] of Object.entries(value)) {
      left.push({ name: name === "" ? key : `${name}.${key}`, value: child });
    }
  }
  return found;
}

function isStorable(text: string): boolean {
  return text.isWellFormed() && !text.includes("\0");
}
