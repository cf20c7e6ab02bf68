/**
 * The dotted names of all texts in a request that no database column can hold: those with a NUL character, which
 * PostgreSQL refuses, and those with half of a surrogate pair, which is no Unicode.
 */
export function unstorableTexts(request: unknown): string[] {
  const found: string[] = [];
  // A list of what is left instead of a recursion: nesting as deep as the body is long must not end the process.
  const left: { name: string; value: unknown }[] = [{ name: "", value: request }];
  for (let next = left.pop(); next; next = left.pop()) {
    const { name, value } = next;
    if (typeof value === "string" && !isStorable(value)) found.push(name);
    if (typeof value !== "object" || value === null) continue;
    for (const [key, child] of Object.entries(value)) {
      left.push({ name: name === "" ? key : `${name}.${key}`, value: child });
    }
  }
  return found;
}

function isStorable(text: string): boolean {
  return text.isWellFormed() && !text.includes("\0");
}
