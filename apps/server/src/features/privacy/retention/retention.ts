import { finishErasures } from "#server/features/privacy/erasure/erase.ts";
import type { Services } from "#server/platform/http/handler.ts";
import { dropOldBookkeeping } from "./bookkeeping-end.ts";
import { handleInactiveProfiles } from "./inactive-profiles.ts";
import { deleteUnusedPictures } from "./unused-pictures.ts";

/** What goes by itself, once a day. */
export async function applyRetention(services: Services): Promise<void> {
  await handleInactiveProfiles(services);
  await dropOldBookkeeping(services.db, services.clock.now());
  await finishErasures(services);
  await deleteUnusedPictures(services);
}
