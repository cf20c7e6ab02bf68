import type { FastifyRequest } from "fastify";
import { DomainError } from "#server/platform/errors.ts";
import type { Bounds } from "#server/platform/http/bounds/bounds.ts";
import { type UploadPace, watchPace } from "#server/platform/http/bounds/upload-pace.ts";
import type { UploadedFile } from "#server/platform/http/handler.ts";

/**
 * The one file of a multipart request. Refuses `image_unreadable` when there is none or the request breaks off,
 * now or while the stream is read, `too_slow` when it drips, and `file_too_large`.
 */
export async function readFile(request: FastifyRequest, bounds: Bounds): Promise<UploadedFile> {
  const pace = watchPace(request.raw, bounds);
  const part = await Promise.race([request.file(), pace.tooSlow]).catch(refuse);
  if (!part) throw new DomainError("image_unreadable");
  return { stream: refusing(part.file, pace), name: part.filename };
}

async function* refusing(stream: AsyncIterable<Uint8Array>, pace: UploadPace): AsyncGenerator<Uint8Array> {
  const chunks = stream[Symbol.asyncIterator]();
  try {
    for (;;) {
      const { done, value } = await Promise.race([chunks.next(), pace.tooSlow]);
      if (done) return;
      yield value;
    }
  } catch (error) {
    refuse(error);
  } finally {
    pace.stop();
    // Not waited for: an iteration that hangs on the caller ends with the connection.
    void chunks.return?.()?.catch(() => {});
  }
}

/** Too many parts, another kind of body, bytes that are no form: there is no picture in it. */
function refuse(error: unknown): never {
  if (error instanceof DomainError) throw error;
  const isTooLarge = (error as { code?: unknown }).code === "FST_REQ_FILE_TOO_LARGE";
  throw isTooLarge ? error : new DomainError("image_unreadable");
}
