import { parsePostalCodes } from "./postal-code-table.ts";

export interface PostalCode {
  /** Four digits. */
  code: string;
  city: string;
}

const ranges = [
  { from: 1000, to: 1499, city: "København K" },
  { from: 1500, to: 1799, city: "København V" },
  { from: 1800, to: 1999, city: "Frederiksberg C" },
];

const cities = parsePostalCodes();

/** Every code that can be suggested: of a range only the first. */
const suggestible: PostalCode[] = [
  ...ranges.map(({ from, city }) => ({ code: String(from), city })),
  ...Array.from(cities, ([code, city]) => ({ code, city })),
];

/** The city of a Danish postal code (four digits), or null when there is no such code. */
export function cityOf(code: string): string | null {
  if (!/^\d{4}$/.test(code)) return null;
  const number = Number(code);
  const range = ranges.find(({ from, to }) => number >= from && number <= to);
  return range?.city ?? cities.get(code) ?? null;
}

/** The places that `8000`, `80`, `8000 Aar` or `aarh` may mean, lowest code first. */
export function placesLike(typed: string): PostalCode[] {
  const code = codeIn(typed);
  const city = cityOf(code);
  if (city !== null) return [{ code, city }];
  return typed === "" ? [] : suggestible.filter((place) => mayMean(typed, place));
}

/** Whether what was typed of a place is the beginning of its code or, without digits, of its city. */
export function mayMean(typed: string, place: PostalCode): boolean {
  const code = codeIn(typed);
  return code === "" ? folded(place.city).startsWith(folded(typed)) : place.code.startsWith(code);
}

function codeIn(typed: string): string {
  return /^\d{1,4}/.exec(typed)?.[0] ?? "";
}

/** Whether both name the same place: `Århus` is `Aarhus C`, when the postal code says so. */
export function isSameCity(one: string, other: string): boolean {
  const [a, b] = [folded(one), folded(other)];
  return a === b || a.startsWith(`${b} `) || b.startsWith(`${a} `);
}

function folded(city: string): string {
  return city.trim().toLocaleLowerCase("da").replaceAll("å", "aa").replace(/\s+/g, " ");
}
