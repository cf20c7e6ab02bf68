import type { MediaType } from "#rules/files/file-types.ts";
import { cleanFileName, MAX_FILE_BYTES, mediaTypeOf } from "#rules/files/file-types.ts";
import { DomainError } from "#server/platform/errors.ts";
import type { UploadedFile } from "#server/platform/http/handler.ts";

/** A document that somebody has sent, whole. */
export interface ReceivedFile {
  readonly name: string;
  readonly mediaType: MediaType;
  readonly content: Buffer;
}

/**
 * Takes one document in. What it is follows from its first bytes, not from its name. Refuses `file_too_large`,
 * `file_type` and what `file` refuses. Rule: Files that are taken in, docs/rules/people.md.
 */
export async function receiveFile(file: (() => Promise<UploadedFile>) | undefined): Promise<ReceivedFile> {
  if (!file) throw new DomainError("file_type");
  const { stream, name } = await file();
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of stream) {
    bytes += chunk.byteLength;
    if (bytes > MAX_FILE_BYTES) throw new DomainError("file_too_large");
    chunks.push(chunk);
  }
  const content = Buffer.concat(chunks);
  const mediaType = mediaTypeOf(content.subarray(0, 8).toString("latin1"));
  if (!mediaType) throw new DomainError("file_type");
  return { name: cleanFileName(name, mediaType), mediaType, content };
}
