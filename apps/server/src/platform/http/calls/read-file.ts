import type { FastifyRequest } from "fastify";
import { DomainError } from "#server/platform/errors.ts";
import type { UploadedFile } from "#server/platform/http/handler.ts";

/**
 * The one file of a multipart request. Refuses `image_unreadable` when there is none or the request breaks off,
 * now or while the stream is read, and `file_too_large`.
 */
export async function readFile(request: FastifyRequest): Promise<UploadedFile> {
  const part = await request.file().catch(refuse);
  if (!part) throw new DomainError("image_unreadable");
  return { stream: refusing(part.file), name: part.filename };
}

async function* refusing(stream: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* stream;
  } catch (error) {
    refuse(error);
  }
}

/** Too many parts, another kind of body, bytes that are no form: there is no picture in it. */
function refuse(error: unknown): never {
  const isTooLarge = (error as { code?: unknown }).code === "FST_REQ_FILE_TOO_LARGE";
  throw isTooLarge ? error : new DomainError("image_unreadable");
}
