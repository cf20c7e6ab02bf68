import { Readable } from "node:stream";
import type { FastifyReply, FastifyRequest } from "fastify";
import { CountedPage, HtmlFile, RowStream } from "#server/platform/http/handler.ts";
import { compress, encodingFor } from "./compress-text.ts";

/**
 * Sends what a handler answers: a file for people as one, everything else as JSON, `null` included, the length of a list
 * in the header `x-total-count`.
 */
export function sendAnswer(request: FastifyRequest, reply: FastifyReply, answer: unknown): unknown {
  if (answer instanceof HtmlFile) {
    reply.header("content-disposition", `attachment; filename="${answer.name}"`);
    return reply.type("text/html; charset=utf-8").send(answer.html);
  }
  reply.type("application/json; charset=utf-8");
  if (answer instanceof RowStream) return Readable.from(jsonOfList(answer.rows));
  if (answer instanceof CountedPage) {
    reply.header("x-total-count", answer.total);
    return compressedBody(request, reply, JSON.stringify(answer.rows));
  }
  return compressedBody(request, reply, JSON.stringify(answer ?? null));
}

/** The text, compressed where the caller accepts it; one too long to be compressed at once is left to the server's stream. */
function compressedBody(request: FastifyRequest, reply: FastifyReply, text: string): string | Buffer {
  const encoding = encodingFor(request.headers["accept-encoding"]);
  const compressed = encoding && compress(text, encoding);
  if (!compressed) return text;
  reply.header("content-encoding", encoding).header("vary", "accept-encoding");
  return compressed;
}

/** The JSON of a list, a row at a time. */
async function* jsonOfList(rows: AsyncIterable<unknown>): AsyncGenerator<string> {
  let before = "[";
  for await (const row of rows) {
    yield before + JSON.stringify(row);
    before = ",";
  }
  yield before === "[" ? "[]" : "]";
}
