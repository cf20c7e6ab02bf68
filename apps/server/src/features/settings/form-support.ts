import type { lookupEndpoints } from "#contract/settings/lookup-endpoints.ts";
import { DomainError } from "#server/platform/errors.ts";
import type { Handler } from "#server/platform/http/handler.ts";
import { ImageRefused } from "#server/platform/integrations/images/port.ts";
import { bookingMessages } from "#texts/da/common/validation.ts";

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

/** What the public register says of a CVR number, null when it knows none. Refuses `service_down`. */
export const lookUpCompany: Handler<typeof lookupEndpoints.lookUpCompany> = async ({ params, services }) => {
  const found = await services.integrations.companyRegister.lookUp(params.cvr);
  if (!found) return null;
  return {
    cvr_nr: found.cvr,
    name: found.name,
    address: found.address,
    city_zip: found.zipCode,
    city: found.city,
  };
};

/** Takes a picture in. Refuses: `file_too_large`, `image_unreadable`, `service_down`. */
export const uploadImage: Handler<typeof lookupEndpoints.uploadImage> = async ({ file, services }) => {
  if (!file) throw new DomainError("image_unreadable");
  const { stream } = await file();
  try {
    return await services.integrations.images.store(stream);
  } catch (error) {
    if (!(error instanceof ImageRefused)) throw error;
    throw new DomainError(error.reason === "too_large" ? "file_too_large" : "image_unreadable");
  }
};
