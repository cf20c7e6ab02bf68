import type { FastifyReply, FastifyRequest } from "fastify";
import type { Endpoint } from "#contract/wire/endpoint.ts";
import { type ErrorCode, errorStatus } from "#contract/wire/error-codes.ts";
import type { Moment } from "#rules/time/moment.ts";
import { isDatabaseAway } from "#server/platform/database/database-errors.ts";
import { DomainError } from "#server/platform/errors.ts";
import { ServiceFailure } from "#server/platform/integrations/failure.ts";
import { secondsLeftOfHour } from "#server/platform/sessions/rate-limits.ts";
import { refusalText, unexpectedError } from "#texts/da/common/errors.ts";

/** Seconds after which a service that did not answer is worth another try. */
const SERVICE_RETRY = 30;

/** The one place where a thrown thing becomes status and Danish sentence. */
export function answerError(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  { now, row }: { readonly now: Moment; readonly row?: Endpoint },
): void {
  const refused = asRefused(error);
  if (refused) {
    // A connection that is closed while the rest of a large body comes in takes the answer with it.
    reply.removeHeader("connection");
    if (refused.code === "too_slow") reply.header("connection", "close");
    const wait = refused.retryAfter ?? waitOf(errorStatus[refused.code], now);
    if (wait !== null) reply.header("retry-after", wait);
    answerRefusal(refused, reply, row?.plainRefusals ?? false);
    return;
  }
  // The request's id leads from the sentence that the person reads to this line; nothing personal is in it.
  request.log.error({ err: describe(error) }, "unexpected error");
  reply.status(500);
  // Plain-text calls answer an empty body, so that the client says its own 'Noget gik galt'.
  if (row?.plainRefusals) reply.type("text/plain").send("");
  else reply.send({ status: "error", message: unexpectedError, request_id: request.id });
}

/** Seconds to wait, where the refusal itself names none: limits begin anew with the hour. */
function waitOf(status: number | undefined, now: Moment): number | null {
  if (status === 429) return secondsLeftOfHour(now);
  return status === 503 ? SERVICE_RETRY : null;
}

function answerRefusal(refused: DomainError, reply: FastifyReply, plain: boolean): void {
  const message = refusalText(refused.code, refused.detail);
  reply.status(errorStatus[refused.code]);
  if (plain && !refused.facts) {
    reply.type("text/plain; charset=utf-8").send(Object.values(refused.fields ?? {})[0] ?? message);
    return;
  }
  reply.send({
    status: "error",
    code: refused.code,
    message,
    ...(refused.fields ? { errors: refused.fields } : {}),
    ...refused.facts,
  });
}

function asRefused(error: unknown): DomainError | null {
  if (error instanceof DomainError) return error;
  if (error instanceof ServiceFailure || isDatabaseAway(error)) return new DomainError("service_down");
  const known: Record<string, ErrorCode> = {
    FST_ERR_CTP_INVALID_JSON_BODY: "invalid",
    FST_ERR_CTP_INVALID_MEDIA_TYPE: "invalid",
    FST_ERR_CTP_INVALID_CONTENT_LENGTH: "invalid",
    FST_ERR_CTP_BODY_TOO_LARGE: "body_too_large",
    FST_REQ_FILE_TOO_LARGE: "file_too_large",
    FST_ERR_BAD_URL: "not_found",
    FST_ERR_MAX_PARAM_LENGTH: "not_found",
  };
  const code = known[(error as { code?: string })?.code ?? ""];
  if (code) return new DomainError(code);
  return (error as { statusCode?: number })?.statusCode === 400 ? new DomainError("invalid") : null;
}

/** Name, message and stack of our own code; never a query's parameters. */
function describe(error: unknown): { type: string; message: string; stack: string } {
  if (!(error instanceof Error)) return { type: typeof error, message: "", stack: "" };
  return { type: error.name, message: error.message, stack: error.stack ?? "" };
}
