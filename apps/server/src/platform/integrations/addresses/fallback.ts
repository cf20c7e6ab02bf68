import { ServiceFailure } from "#server/platform/integrations/failure.ts";
import type { Addresses } from "./port.ts";

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
