/** A name that no other form has, for the requests that are made from it. */
export function newRequestName(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** A random UUID (version 4). `crypto.randomUUID` is missing where the page has no TLS, as on a network of one's own. */
export function newUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const marked = bytes.map((byte, at) =>
    at === 6 ? (byte & 0x0f) | 0x40 : at === 8 ? (byte & 0x3f) | 0x80 : byte,
  );
  const hex = Array.from(marked, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}

/**
 * The key of a request: the same form with the same content has the same one, so that what is sent again because its
 * answer was lost counts once; a changed content is a request of its own.
 */
export function requestKeyOf(name: string, content: unknown): string {
  return `${name}-${fingerprintOf(JSON.stringify(content))}`;
}

/** FNV-1a, 32 bits: only the contents of one form are told apart by it. */
function fingerprintOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return (hash >>> 0).toString(16);
}
