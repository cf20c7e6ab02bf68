import { isIP } from "node:net";
import type { FastifyInstance, FastifyRequest } from "fastify";
import * as z from "zod/mini";
import { type Endpoint, STALE_QUERIES_HEADER } from "#contract/wire/endpoint.ts";
import type { Moment } from "#rules/time/moment.ts";
import type { Replica } from "#server/platform/database/database.ts";
import { DomainError } from "#server/platform/errors.ts";
import { countedAddress } from "#server/platform/http/caller/address.ts";
import type { Call, Route, Services } from "#server/platform/http/handler.ts";
import { collectStale, staleQueriesHeader } from "#server/platform/live/stale-queries.ts";
import { countHit } from "#server/platform/sessions/rate-limits.ts";
import { checkCaller, checkProof, sessionAndChange } from "#server/platform/sessions/session.ts";
import { generalMessages } from "#texts/da/common/validation.ts";
import type { AnswerCache } from "./answer-cache.ts";
import { answerError } from "./answer-error.ts";
import { noteRefusal } from "./note-refusal.ts";
import { readFile } from "./read-file.ts";
import { askedBefore, expectedAnswer, send, sendKept } from "./send-answer.ts";

/**
 * Puts one row of the contract and its handler on the server: session, role, rate, schemas, handler, errors. What may be
 * a few seconds old is read from the `replica`; who calls, and what they may, never is. The `cache` keeps answers.
 */
export function registerEndpoint(
  app: FastifyInstance,
  { endpoint: row, handler }: Route,
  services: Services,
  { replica, cache }: { readonly replica: Replica | null; readonly cache: AnswerCache },
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
      // Who calls, in one statement with whether the answer that was kept for such a request still holds.
      const expected = expectedAnswer(request, { now, cache });
      const { session, isUnchanged } = await sessionAndChange(services.db, request, {
        now,
        longest: services.settings.longestSession,
        mark: expected?.mark ?? null,
      });
      const address = addressOf(request);
      try {
        // Nothing is answered, kept or not, before all of this has let the caller through.
        checkCaller(session, row.callers);
        checkProof(session, row, services.settings, now);
        await checkRate(row, request, services, now);
        const { params, query, body } = validateRequest(row, request);
        // What was expected by the token has to be what is kept for whom the token stands for now.
        const before = askedBefore(request, session, { now, cache });
        reply.status(row.success ?? 200);
        if (expected && isUnchanged && before.found === expected) {
          await expected.noteShown?.(services.db, { session, now });
          return sendKept(reply, before, expected, cache);
        }
        // The handler reads; told what it has read before (`known`), it need not make the same answer again.
        const call: Call<Endpoint> = {
          session,
          params: params as never,
          query: query as never,
          body: body as never,
          now,
          // What only reads queues nothing.
          services: row.method === "GET" ? services : askedBy(request.id, services),
          address,
          headers: request.headers,
          known: before.found?.print ?? null,
          followUpFailed: (followUp, { message }) =>
            request.log.warn({ followUp, problem: message }, "follow-up failed"),
          ...(row.multipart ? { file: () => readFile(request, services.settings.bounds) } : {}),
        };
        if (row.method === "GET") return send(request, reply, await handle(call), { before, now, cache });
        const { answer, stale } = await collectStale(() => handle(call));
        const header = staleQueriesHeader(session, stale);
        if (header) reply.header(STALE_QUERIES_HEADER, header);
        return send(request, reply, answer, { before, now, cache });
      } catch (error) {
        await noteRefusal(error, { row, session, address }, services, now);
        throw error;
      }
    },
  });
}

/** The same, where whatever is queued carries the request's id into the log of its delivery. */
function askedBy(requestId: string, services: Services): Services {
  return { ...services, outbox: services.outbox.askedBy(requestId) };
}

/** Reads from the replica while it is near; what it refuses or can't answer then, the database itself is asked. */
function readingFrom(replica: Replica, handler: Route["handler"]): Route["handler"] {
  return async (call) => {
    if (!replica.isNear()) return handler(call);
    try {
      return await handler({ ...call, services: { ...call.services, db: replica.db } });
    } catch {
      return handler(call);
    }
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
