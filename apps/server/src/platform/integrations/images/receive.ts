import { createWriteStream } from "node:fs";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import type { DecodeJob } from "./decoding/decode.ts";
import type { Decoder } from "./decoding/decoder.ts";
import { ImageRefused, maximumUploadBytes } from "./images.port.ts";

/**
 * Takes an upload in on disk, never whole in memory, and hands `use` the folder with the copies that the decoder
 * made. Upload and copies are gone afterwards. Throws `ImageRefused`.
 */
export async function receiveImage<T>(
  upload: AsyncIterable<Uint8Array>,
  decoder: Decoder,
  as: DecodeJob["as"],
  use: (made: string) => Promise<T>,
): Promise<T> {
  if (decoder.isFull) throw new ImageRefused("busy");
  const directory = await mkdtemp(join(tmpdir(), "vagtklar-upload-"));
  try {
    const path = join(directory, "picture");
    await pipeline(upload, checkOnTheWay, createWriteStream(path));
    const made = join(directory, "made");
    await mkdir(made);
    await decoder.decode({ path, directory: made, as });
    return await use(made);
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}

/** Passes the bytes on and stops at the first that show that this is no picture, or too big a file. */
async function* checkOnTheWay(upload: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let bytes = 0;
  let start: Uint8Array | null = new Uint8Array();
  for await (const chunk of upload) {
    bytes += chunk.byteLength;
    if (bytes > maximumUploadBytes) throw new ImageRefused("too_large");
    if (start !== null) {
      start = Buffer.concat([start, chunk.subarray(0, SIGNATURE_BYTES)]);
      if (start.byteLength >= SIGNATURE_BYTES) {
        if (!isPicture(start)) throw new ImageRefused("not_an_image");
        start = null;
      }
    }
    yield chunk;
  }
  if (start !== null) throw new ImageRefused("not_an_image");
}

/** How many first bytes show which kind of file it is. */
const SIGNATURE_BYTES = 12;

const signatures: { at: number; text: string }[][] = [
  [{ at: 0, text: "\xff\xd8\xff" }],
  [{ at: 0, text: "\x89PNG\r\n\x1a\n" }],
  [{ at: 0, text: "GIF87a" }],
  [{ at: 0, text: "GIF89a" }],
  [
    { at: 0, text: "RIFF" },
    { at: 8, text: "WEBP" },
  ],
  [{ at: 4, text: "ftypavif" }],
];

/**
 * Whether a file that begins like this is a JPEG, PNG, GIF, WebP or AVIF. Everything else is refused before a decoder
 * sees it: SVG can carry scripts, and HEIC is not among what the decoder reads.
 */
function isPicture(firstBytes: Uint8Array): boolean {
  const text = Buffer.from(firstBytes).toString("latin1");
  return signatures.some((parts) => parts.every((part) => text.startsWith(part.text, part.at)));
}
