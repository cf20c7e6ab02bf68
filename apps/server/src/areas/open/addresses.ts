import type { openEndpoints } from "#contract/areas/open.ts";
import type { Verb } from "#server/areas/verb.ts";
import { Refused } from "#server/refused.ts";
import { bookingMessages } from "#texts/da/validation.ts";

/** Suggestions for a typed address. Refuses `service_down`. */
export const autocomplete: Verb<typeof openEndpoints.autocomplete> = async ({ query, services }) =>
  query.q === "" ? [] : services.integrations.addresses.autocomplete(query.q);

/** Whether an address exists. Refuses `invalid` under the address, and `service_down`. */
export const validateAddress: Verb<typeof openEndpoints.validateAddress> = async ({ body, services }) => {
  if (await services.integrations.addresses.validate(body)) return { status: "success" };
  throw new Refused("invalid", { fields: { address: bookingMessages.addressInvalid } });
};
