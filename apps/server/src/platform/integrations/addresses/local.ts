import { ServiceFailure } from "#server/platform/integrations/failure.ts";
import {
  type AddressLine,
  beginsWithFloor,
  divideAddress,
  parseAddressLine,
  suggestion,
} from "./address-line.ts";
import type { Addresses } from "./addresses.port.ts";
import { cityOf, isSameCity, placesLike } from "./postal-codes.ts";
import { streetsInPlaces } from "./streets.ts";

const mostSuggestions = 10;

/**
 * Works without a network: knows every postal code, and the well-known streets of the larger towns, which need no
 * place. What has a street, a number and a place that belong together is an address, so that a booking can always be
 * made.
 */
export const localAddresses: Addresses = {
  async autocomplete(typed) {
    const { line, place } = lineAndPlace(typed);
    if (!line) return [];
    return streetsInPlaces(line.street, place)
      .slice(0, mostSuggestions)
      .map(({ street, ...found }) => suggestion({ ...line, street }, found));
  },

  async validate({ address, zip_code, city }) {
    const knownCity = cityOf(zip_code);
    return knownCity !== null && isSameCity(knownCity, city) && parseAddressLine(address) !== null;
  },
};

/** What was typed, taken apart; the place is empty while none is typed. It may follow the number: `Algade 3 Roskilde`. */
function lineAndPlace(typed: string): { line: AddressLine | null; place: string } {
  const atComma = divideAddress(typed);
  // A floor behind the comma is no place yet.
  const divided = atComma && beginsWithFloor(atComma.place) ? null : atComma;
  const line = parseAddressLine(divided?.line ?? typed);
  const end = line?.unit ?? "";
  const isUnit = divided !== null || !/^\p{L}{3}/u.test(end) || placesLike(end).length === 0;
  if (line === null || isUnit) return { line, place: divided?.place ?? "" };
  return { line: { ...line, unit: "" }, place: end };
}

/** Asks `first`, and `second` when that fails: an outage of the register stops nobody from booking. */
export function withFallback(first: Addresses, second: Addresses): Addresses {
  return {
    autocomplete: (typed) => first.autocomplete(typed).catch(orAsk(() => second.autocomplete(typed))),
    validate: (address) => first.validate(address).catch(orAsk(() => second.validate(address))),
  };
}

function orAsk<T>(other: () => Promise<T>) {
  return (error: unknown): Promise<T> => {
    if (error instanceof ServiceFailure) return other();
    throw error;
  };
}
