import type { FastifyRequest } from "fastify";
import type { UploadedFile } from "#server/areas/verb.ts";
import { Refused } from "#server/refused.ts";

/**
 * The one file of a multipart request. Refuses `image_unreadable` when there is none or the request breaks off,
 * now or while the stream is read, and `file_too_large`.
 */
export async function readFile(request: FastifyRequest): Promise<UploadedFile> {
  const part = await request.file().catch(refuse);
  if (!part) throw new Refused("image_unreadable");
  return { stream: refusing(part.file), name: part.filename };
}

async function* refusing(stream: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* stream;
  } catch (error) {
    refuse(error);
  }
}

/** An error with a code is Fastify's own and has its answer; the rest say that the bytes are no proper form. */
function refuse(error: unknown): never {
  const isFastifys = String((error as { code?: unknown }).code).startsWith("FST_");
  throw isFastifys ? error : new Refused("image_unreadable");
}
