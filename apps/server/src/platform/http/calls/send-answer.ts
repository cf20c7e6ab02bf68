import { Readable } from "node:stream";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { negotiate } from "@fastify/accept-negotiator";
import type { FastifyReply, FastifyRequest } from "fastify";
import { NEXT_AFTER_HEADER, TOTAL_COUNT_HEADER } from "#contract/wire/endpoint.ts";
import { HtmlFile, ListPage, RowStream } from "#server/platform/http/handler.ts";

/** A shorter text is sent as it is. */
const MIN_COMPRESSED_BYTES = 1_024;
/** A longer one is left to a stream, which lets other calls go on meanwhile; this much takes six to eight milliseconds. */
const MAX_COMPRESSED_BYTES = 250_000;

const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;

const ways = {
  // At full strength it costs more time than a phone saves.
  br: (text: Buffer) =>
    brotliCompressSync(text, {
      params: { [BROTLI_PARAM_QUALITY]: 4, [BROTLI_PARAM_SIZE_HINT]: text.length },
    }),
  gzip: (text: Buffer) => gzipSync(text),
};

/** How a body is compressed on its way, as `Content-Encoding` says it. */
type Encoding = keyof typeof ways;

const encodings = Object.keys(ways) as Encoding[];

/** The best encoding that an `Accept-Encoding` takes; null for none. */
export function encodingFor(accepted: string | string[] | undefined): Encoding | null {
  if (typeof accepted !== "string") return null;
  return negotiate(accepted, encodings);
}

/**
 * A text compressed in one go, which takes a tenth of the processor time that a stream does; null where it is too short
 * to be worth it or so long that others would wait.
 */
export function compress(text: string, encoding: Encoding): Buffer | null {
  const bytes = Buffer.byteLength(text);
  return bytes < MIN_COMPRESSED_BYTES || bytes > MAX_COMPRESSED_BYTES
    ? null
    : ways[encoding](Buffer.from(text));
}

/**
 * Sends what a handler answers: a file for people as one, everything else as JSON, `null` included, the length of a list
 * and where it goes on in headers.
 */
export function sendAnswer(request: FastifyRequest, reply: FastifyReply, answer: unknown): unknown {
  if (answer instanceof HtmlFile) {
    reply.header("content-disposition", `attachment; filename="${answer.name}"`);
    return reply.type("text/html; charset=utf-8").send(answer.html);
  }
  reply.type("application/json; charset=utf-8");
  if (answer instanceof RowStream) return Readable.from(jsonOfList(answer.rows));
  if (answer instanceof ListPage) {
    if (answer.total !== undefined) reply.header(TOTAL_COUNT_HEADER, answer.total);
    if (answer.next !== null) reply.header(NEXT_AFTER_HEADER, answer.next.join(","));
    return compressedBody(request, reply, JSON.stringify(answer.answer));
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
