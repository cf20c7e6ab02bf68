/** How large a document may be. */
export const MAX_FILE_BYTES = 3_000_000;

/** What a document may be, as `Content-Type` names it. */
export type MediaType = "application/pdf" | "image/jpeg" | "image/png";

const SIGNATURES: readonly (readonly [string, MediaType])[] = [
  ["%PDF-", "application/pdf"],
  ["\xff\xd8\xff", "image/jpeg"],
  ["\x89PNG\r\n\x1a\n", "image/png"],
];

/**
 * What a document is by its first eight bytes, one letter a byte; null for anything else.
 * Rule: Files that are taken in, docs/rules/people.md.
 */
export function mediaTypeOf(start: string): MediaType | null {
  return SIGNATURES.find(([signature]) => start.startsWith(signature))?.[1] ?? null;
}

const ENDINGS: Readonly<Record<MediaType, string>> = {
  "application/pdf": "pdf",
  "image/jpeg": "jpg",
  "image/png": "png",
};

const NAME_LETTERS = 60;

/**
 * A name that is safe to show and to save under: letters, digits, blanks and a few signs, at most 60 of them, and the
 * ending of what the document is. Rule: Files that are taken in, docs/rules/people.md.
 */
export function cleanFileName(name: string, mediaType: MediaType): string {
  const ending = ENDINGS[mediaType];
  const stem = name
    .normalize("NFC")
    .replace(/\.[a-z0-9]{1,5}$/i, "")
    .replace(/[^\p{L}\p{N} _()+-]+/gu, " ")
    .replace(/\s+/g, " ")
    .trim();
  const short = Array.from(stem).slice(0, NAME_LETTERS).join("").trim();
  return `${short || "fil"}.${ending}`;
}
