/** The text of a file: UTF-8, or what an older Excel writes (Windows-1252). */
export function textOf(bytes: BufferSource): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}
