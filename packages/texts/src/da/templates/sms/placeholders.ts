/**
 * The first thing in braces, or brace without its other, that is none of the `allowed` placeholders. Null when the
 * text can be sent: whoever gets the message would read «{fornavn}» instead of a name.
 */
export function wrongPlaceholder(content: string, allowed: readonly string[]): string | null {
  const found = content.match(/\{[^{}]*\}|[{}]/g) ?? [];
  return found.find((one) => !allowed.some((name) => one === `{${name}}`)) ?? null;
}
