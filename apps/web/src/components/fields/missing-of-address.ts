/** What an address still lacks to be found, as far as the typing shows. */
export function missingOf(typed: string): "number" | "place" | "nothing" {
  const [, end] = /\p{L}.*?[\s,]\d+(.*)$/u.exec(typed) ?? [];
  if (end === undefined) return "number";
  const hasPlace = /[\s,]\d{4}(?!\d)|[\s,]\p{L}{3}/u.test(end);
  return hasPlace ? "nothing" : "place";
}
