import { cityOf, mayMean, type PostalCode, placesLike } from "./postal-codes.ts";
import { parseStreets } from "./street-table.ts";

/** A street as it is written, in a place. */
export interface PlacedStreet extends PostalCode {
  street: string;
}

/** How people shorten what streets are called. */
const short: Readonly<Record<string, string>> = {
  gl: "gammel",
  kgs: "kongens",
  nr: "nørre",
  sct: "sankt",
  sdr: "sønder",
  skt: "sankt",
  st: "store",
};

const streets = parseStreets().map(({ street, code }) => ({
  street,
  code,
  city: cityOf(code) ?? "",
  key: folded(street),
}));

/**
 * The streets that may be meant, likeliest first: known ones of the whole name, then the name as typed in every place
 * that `place` may mean, then known ones that begin so. An empty place fits every known street.
 */
export function streetsInPlaces(typed: string, place: string): PlacedStreet[] {
  const key = folded(typed);
  const begun = key === "" ? [] : streets.filter((one) => one.key.startsWith(key) && mayMean(place, one));
  const known = begun.filter((one) => one.key === key);
  const asTyped = placesLike(place)
    .filter(({ code }) => !known.some((one) => one.code === code))
    .map((one) => ({ ...one, street: typed }));
  const longer = begun.filter((one) => one.key !== key);
  return [...known, ...asTyped, ...longer].map(({ street, code, city }) => ({ street, code, city }));
}

/** Without case, accents, full stops and gaps: `gl kongevej` is `Gammel Kongevej`. */
function folded(street: string): string {
  const words = street.toLocaleLowerCase("da").split(/[^\p{L}\d]+/u);
  return words
    .map((word) => short[word] ?? word)
    .join("")
    .replaceAll("å", "aa")
    .replaceAll("é", "e");
}
