const basic =
  "@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !\"#¤%&'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà";

/** Characters that take two places. */
const extended = "^{}\\[~]|€";

/** Whether a text goes out in the cheap alphabet of 160 characters a message. */
export function isGsm7(text: string): boolean {
  return [...text].every((character) => basic.includes(character) || extended.includes(character));
}

/** The same text without the typography of screens: no-break spaces, dashes and curly quotes become plain. */
function toPlainCharacters(text: string): string {
  return text
    .replace(/[\u00a0\u202f]/g, " ")
    .replace(/[–—]/g, "-")
    .replace(/[’‘]/g, "'")
    .replace(/[«»“”]/g, '"')
    .replaceAll("…", "...");
}

/** How many messages a text is billed as: 160 or 70 characters, 153 or 67 each once it takes several. */
export function smsParts(text: string): number {
  const [single, each] = isGsm7(text) ? [160, 153] : [70, 67];
  const length = smsLength(text);
  return length <= single ? 1 : Math.ceil(length / each);
}

/** Length as the network counts it. */
export function smsLength(text: string): number {
  if (!isGsm7(text)) return text.length;
  return [...text].reduce((sum, character) => sum + (extended.includes(character) ? 2 : 1), 0);
}

/**
 * Puts values in the {braces} of a template; a placeholder that is not known stays as it is.
 * What comes out has no typographic characters of ours, so that it stays within the cheap alphabet.
 */
export function fill(template: string, values: Readonly<Record<string, string>>): string {
  const filled = template.replace(/\{(\w+)\}/g, (placeholder, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? placeholder) : placeholder,
  );
  return toPlainCharacters(filled);
}
