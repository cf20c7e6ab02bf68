import type { Secrets } from "#server/platform/crypto/secrets.ts";

/** The file of a document as it was sent, its content in Base64. */
export function fileInClear(
  file: {
    readonly id: number;
    readonly name: string;
    readonly media_type: string;
    readonly content_encrypted: string;
  },
  secrets: Secrets,
) {
  const { id, name, media_type, content_encrypted } = file;
  const content = secrets.decrypt(content_encrypted, "employee_documents.content_encrypted", id);
  return { name, media_type, content };
}
