import { Readable } from "node:stream";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Moment } from "#rules/time/moment.ts";
import { CountedPage, DerivedAnswer, HtmlFile, RowStream } from "#server/platform/http/handler.ts";
import type { Session } from "#server/platform/sessions/session.ts";
import type { AnswerCache, Kept } from "./answer-cache.ts";
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
  { method, url, headers }: FastifyRequest,
  session: Session,
  { now, cache }: Omit<Asked, "before">,
): AskedBefore {
  const encoding = encodingFor(headers["accept-encoding"]);
  const name = `${method} ${url} ${whoOf(session)} ${encoding}`;
  return { name, encoding, found: cache.find(name, now) };
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
  if (value instanceof DerivedAnswer) return derived(reply, value, asked);
  if (value instanceof CountedPage) {
    reply.header("x-total-count", value.total);
    return body(request, reply, JSON.stringify(value.rows));
  }
  return body(request, reply, JSON.stringify(value ?? null));
}

/** The body of an answer that may have been made before. */
function derived(
  reply: FastifyReply,
  answer: DerivedAnswer<unknown>,
  { before, now, cache }: Asked,
): string | Buffer {
  const { bytes, encoding, total } = cache.bodyOf(before, answer, now);
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
