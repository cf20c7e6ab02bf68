import { Readable } from "node:stream";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Moment } from "#rules/time/moment.ts";
import { CountedPage, DerivedAnswer, HtmlFile, RowStream } from "#server/platform/http/handler.ts";
import type { Session } from "#server/platform/sessions/session.ts";
import type { AnswerCache } from "./answer-cache.ts";
import { compress, encodingFor } from "./compress-text.ts";

/** Who is answered, when, and what answers have been kept. */
interface Asked {
  readonly session: Session;
  readonly now: Moment;
  readonly cache: AnswerCache;
}

/**
 * What a handler answers, as it goes out: a file for people as one, everything else as JSON, `null` included, the length
 * of a list in a header.
 */
export function send(request: FastifyRequest, reply: FastifyReply, value: unknown, asked: Asked): unknown {
  if (value instanceof HtmlFile) {
    reply.header("content-disposition", `attachment; filename="${value.name}"`);
    return reply.type("text/html; charset=utf-8").send(value.html);
  }
  reply.type("application/json; charset=utf-8");
  if (value instanceof RowStream) return Readable.from(listText(value.rows));
  if (value instanceof DerivedAnswer) return derived(request, reply, value, asked);
  if (value instanceof CountedPage) {
    reply.header("x-total-count", value.total);
    return body(request, reply, JSON.stringify(value.rows));
  }
  return body(request, reply, JSON.stringify(value ?? null));
}

/** The body of an answer that may have been made before. */
function derived(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: DerivedAnswer<unknown>,
  { session, now, cache }: Asked,
): string | Buffer {
  const wanted = encodingFor(request.headers["accept-encoding"]);
  const key = `${request.method} ${request.url} ${whoOf(session)}`;
  const { bytes, encoding, total } = cache.bodyOf(key, answer, wanted, now);
  if (total !== null) reply.header("x-total-count", total);
  if (encoding) reply.header("content-encoding", encoding).header("vary", "accept-encoding");
  return bytes;
}

/** All of a session that decides what an answer shows: people of one company are shown the same. */
function whoOf(session: Session): string {
  if (session.kind === "none") return "";
  const { kind, id, actorId, asAdmin } = session;
  return [kind, id, actorId, asAdmin, kind === "corporation" ? session.isAdmin : session.newUser].join(" ");
}

/** A text, compressed where the caller takes that. What is too long for one go is left to the server's stream. */
function body(request: FastifyRequest, reply: FastifyReply, text: string): string | Buffer {
  const encoding = encodingFor(request.headers["accept-encoding"]);
  const compressed = encoding && compress(text, encoding);
  if (!compressed) return text;
  reply.header("content-encoding", encoding).header("vary", "accept-encoding");
  return compressed;
}

/** The text of a list, a row at a time. */
async function* listText(rows: AsyncIterable<unknown>): AsyncGenerator<string> {
  let before = "[";
  for await (const row of rows) {
    yield before + JSON.stringify(row);
    before = ",";
  }
  yield before === "[" ? "[]" : "]";
}
