import XMLBuilder from "fast-xml-builder";

/**
 * An element: its text, or its children in their order, an attribute under its name with `@`, an array for one that is
 * there several times. What is undefined is left out.
 */
export type XmlElement =
  | string
  | number
  | undefined
  | { readonly [name: string]: XmlElement | readonly XmlElement[] };

const builder = new XMLBuilder({ attributeNamePrefix: "@", ignoreAttributes: false, format: true });

/** Characters that XML 1.0 has no way to write. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out
const UNWRITABLE = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;

/** A document of one element, in UTF-8. */
export function writeXml(name: string, root: XmlElement): string {
  const declaration = { "@version": "1.0", "@encoding": "UTF-8" };
  return builder.build({ "?xml": declaration, [name]: writable(root) });
}

function writable(element: XmlElement | readonly XmlElement[]): unknown {
  if (typeof element === "string") return element.replace(UNWRITABLE, "");
  if (Array.isArray(element)) return element.map(writable);
  if (typeof element !== "object") return element;
  const known = Object.entries(element).filter(([, value]) => value !== undefined);
  return Object.fromEntries(known.map(([name, value]) => [name, writable(value as XmlElement)]));
}
