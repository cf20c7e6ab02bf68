import type { openEndpoints } from "#contract/areas/open.ts";
import type { Verb } from "#server/areas/verb.ts";
import { ImageRefused } from "#server/integrations/images/port.ts";
import { Refused } from "#server/refused.ts";

/** Takes a picture in. Refuses: `file_too_large`, `image_unreadable` (D-122), `service_down`. */
export const uploadImage: Verb<typeof openEndpoints.uploadImage> = async ({ file, services }) => {
  if (!file) throw new Refused("image_unreadable");
  const { stream } = await file();
  try {
    return await services.integrations.images.store(stream);
  } catch (error) {
    if (!(error instanceof ImageRefused)) throw error;
    throw new Refused(error.reason === "too_large" ? "file_too_large" : "image_unreadable");
  }
};
