import { Readable } from "node:stream";
import type { FastifyReply, FastifyRequest } from "fastify";
import { CountedPage, HtmlFile, RowStream } from "#server/platform/http/handler.ts";
import { compress, encodingFor } from "./compress-text.ts";

/**
 * What a handler answers, as it goes out: a file for people as one, everything else as JSON, `null` included, the length
 * of a list in a header.
 */
export function send(request: FastifyRequest, reply: FastifyReply, value: unknown): unknown {
  if (value instanceof HtmlFile) {
    reply.header("content-disposition", `attachment; filename="${value.name}"`);
    return reply.type("text/html; charset=utf-8").send(value.html);
  }
  reply.type("application/json; charset=utf-8");
  if (value instanceof RowStream) return Readable.from(listText(value.rows));
  if (value instanceof CountedPage) {
    reply.header("x-total-count", value.total);
    return body(request, reply, JSON.stringify(value.rows));
  }
  return body(request, reply, JSON.stringify(value ?? null));
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
