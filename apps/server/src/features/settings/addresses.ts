import type { lookupEndpoints } from "#contract/settings/lookup-endpoints.ts";
import { DomainError } from "#server/platform/domain-error.ts";
import type { Handler } from "#server/platform/http/handler.ts";
import { bookingMessages } from "#texts/da/validation.ts";

/** Suggestions for a typed address. Refuses `service_down`. */
export const autocomplete: Handler<typeof lookupEndpoints.autocomplete> = async ({ query, services }) =>
  query.q === "" ? [] : services.integrations.addresses.autocomplete(query.q);

/** Whether an address exists. Refuses `invalid` under the address, and `service_down`. */
export const validateAddress: Handler<typeof lookupEndpoints.validateAddress> = async ({
  body,
  services,
}) => {
  if (await services.integrations.addresses.validate(body)) return { status: "success" };
  throw new DomainError("invalid", { fields: { address: bookingMessages.addressInvalid } });
};
