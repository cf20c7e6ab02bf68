import { formatCount } from "./numbers.ts";

/** «1 ansøger», «3 ansøgere», «0 ansøgere». */
export function plural(count: number, one: string, many: string): string {
  return `${formatCount(count)} ${count === 1 ? one : many}`;
}

/** «Anna», «Anna og Jonas», «Anna, Jonas og Line». */
export function listOf(words: readonly string[]): string {
  const last = words.at(-1) ?? "";
  return words.length < 2 ? last : `${words.slice(0, -1).join(", ")} og ${last}`;
}
