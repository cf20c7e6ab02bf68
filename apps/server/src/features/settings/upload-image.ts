import type { lookupEndpoints } from "#contract/settings/lookup-endpoints.ts";
import { DomainError } from "#server/platform/domain-error.ts";
import type { Handler } from "#server/platform/http/handler.ts";
import { ImageRefused } from "#server/platform/integrations/images/port.ts";

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
