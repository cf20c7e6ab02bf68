/** How many first bytes are enough to tell. */
export const tellingBytes = 12;

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
export function isPicture(firstBytes: Uint8Array): boolean {
  const text = Buffer.from(firstBytes).toString("latin1");
  return signatures.some((parts) => parts.every((part) => text.startsWith(part.text, part.at)));
}
