import { toPlainCharacters } from "./gsm7.ts";

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
