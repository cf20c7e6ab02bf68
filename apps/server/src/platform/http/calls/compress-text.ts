import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { negotiate } from "@fastify/accept-negotiator";

/** A shorter text is sent as it is. */
const LEAST = 1_024;
/** A longer one is left to a stream, which lets other calls go on meanwhile; this much takes six to eight milliseconds. */
const MOST = 250_000;

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
export type Encoding = keyof typeof ways;

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
  return bytes < LEAST || bytes > MOST ? null : ways[encoding](Buffer.from(text));
}
