import { Readable } from "node:stream";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Moment } from "#rules/time/moment.ts";
import { CountedPage, DerivedAnswer, HtmlFile, RowStream } from "#server/platform/http/handler.ts";
import type { Session } from "#server/platform/sessions/session.ts";
import { type AnswerBody, type AnswerCache, type Kept, opened } from "./answer-cache.ts";
import { compress, type Encoding, encodingFor } from "./compress-text.ts";

/** When is answered, and what answers have been kept. */
interface Asked {
  readonly before: AskedBefore;
  readonly now: Moment;
  readonly cache: AnswerCache;
}

/** What somebody asks, by the name that its answer is kept under, and the answer where it is kept. */
interface AskedBefore {
  readonly name: string;
  readonly encoding: Encoding | null;
  readonly found: Kept | null;
}

/** What is kept of the answer to a request of this session. */
export function askedBefore(
  request: FastifyRequest,
  session: Session,
  { now, cache }: Omit<Asked, "before">,
): AskedBefore {
  const encoding = encodingFor(request.headers["accept-encoding"]);
  const name = `${request.method} ${request.url} ${whoOf(session)} ${encoding}`;
  return { name, encoding, found: cache.find(name, now) };
}

/** What was kept of the answer to such a request before it is known whose it is, where that may still be the answer. */
export function expectedAnswer(request: FastifyRequest, { now, cache }: Omit<Asked, "before">): Kept | null {
  return cache.expected(nameOf(request), now);
}

/** A request as it came in, by which it is found again before its session is known. */
function nameOf({ method, url, headers }: FastifyRequest): string {
  return `${method} ${url} ${headers.authorization} ${encodingFor(headers["accept-encoding"])}`;
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
  if (value instanceof DerivedAnswer) {
    const { before, now, cache } = asked;
    cache.noteName(nameOf(request), before.name);
    return sendBody(reply, cache.bodyOf(before, value, now));
  }
  if (value instanceof CountedPage) {
    reply.header("x-total-count", value.total);
    return body(request, reply, JSON.stringify(value.rows));
  }
  return body(request, reply, JSON.stringify(value ?? null));
}

/** Sends an answer that is kept, and is the same as it would be now. */
export function sendKept(reply: FastifyReply, { name }: AskedBefore, kept: Kept, cache: AnswerCache): Buffer {
  cache.touch(name);
  reply.type("application/json; charset=utf-8");
  return sendBody(reply, opened(kept));
}

/** The body of an answer that may have been made before. */
function sendBody(reply: FastifyReply, { bytes, encoding, total }: AnswerBody): Buffer {
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
