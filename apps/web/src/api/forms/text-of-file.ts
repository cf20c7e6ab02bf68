/** The text of a file: UTF-8, or what Excel writes (Windows-1252, as Unicode text UTF-16). */
export function textOf(bytes: ArrayBuffer | Uint8Array<ArrayBuffer>): string {
  const [first, second] = new Uint8Array(bytes);
  if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}
