import type { lookupEndpoints } from "#contract/settings/lookup.endpoints.ts";
import type { ErrorCode } from "#contract/wire/error-codes.ts";
import { DomainError } from "#server/platform/errors.ts";
import type { Handler, RequestContext } from "#server/platform/http/handler.ts";
import { type ImageRefusal, ImageRefused } from "#server/platform/integrations/images/images.port.ts";
import { countHit } from "#server/platform/sessions/rate-limits.ts";
import { bearerTokenOf, hashOfToken } from "#server/platform/sessions/session.ts";
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
    is_closed: found.isClosed,
  };
};

/** Pictures that one session may send an hour. */
const IMAGES_PER_HOUR = 30;

const refusalOf: Readonly<Record<ImageRefusal, ErrorCode>> = {
  animated: "image_animated",
  busy: "images_busy",
  not_an_image: "image_unreadable",
  too_large: "file_too_large",
  too_many_pixels: "image_too_many_pixels",
};

/**
 * Takes a picture in. Refuses: `too_many_images`, `file_too_large`, `image_too_many_pixels`, `image_animated`,
 * `image_unreadable`, `images_busy`, `service_down`.
 */
export const uploadImage: Handler<typeof lookupEndpoints.uploadImage> = async (call) => {
  const { file, services } = call;
  await countImage(call);
  if (!file) throw new DomainError("image_unreadable");
  const { stream } = await file();
  try {
    return await services.integrations.images.store(stream);
  } catch (error) {
    if (!(error instanceof ImageRefused)) throw error;
    throw new DomainError(refusalOf[error.reason]);
  }
};

async function countImage({
  headers,
  services,
  now,
}: RequestContext<typeof lookupEndpoints.uploadImage>): Promise<void> {
  if (!services.settings.rateLimits) return;
  const key = `images of session ${hashOfToken(bearerTokenOf(headers))}`;
  if ((await countHit(services.db, key, now)) > IMAGES_PER_HOUR) throw new DomainError("too_many_images");
}
