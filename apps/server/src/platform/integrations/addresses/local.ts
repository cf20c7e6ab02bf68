import { ServiceFailure } from "#server/platform/integrations/failure.ts";
import { divideAddress, parseAddressLine, suggestion } from "./address-line.ts";
import type { Addresses } from "./port.ts";
import { cityOf, isSameCity, placesLike } from "./postal-codes.ts";

const mostSuggestions = 10;

/**
 * Works without a network: knows every postal code and no street. What has a street, a number and a place that belong
 * together is an address, so that a booking can always be made.
 */
export const localAddresses: Addresses = {
  async autocomplete(typed) {
    const divided = divideAddress(typed);
    const line = divided && parseAddressLine(divided.line);
    if (!line) return [];
    return placesLike(divided.place)
      .slice(0, mostSuggestions)
      .map((place) => suggestion(line, place));
  },

  async validate({ address, zip_code, city }) {
    const knownCity = cityOf(zip_code);
    return knownCity !== null && isSameCity(knownCity, city) && parseAddressLine(address) !== null;
  },
};

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
