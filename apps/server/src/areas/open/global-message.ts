import type { openEndpoints } from "#contract/areas/open.ts";
import type { Verb } from "#server/areas/verb.ts";
import { readGlobalSettings } from "#server/stores/global-settings.ts";
import { globalMessageView } from "#server/views/global-message.ts";

/** The message to everyone and the default fees in kroner an hour, which visitors need too (D-101). */
export const globalMessage: Verb<typeof openEndpoints.globalMessage> = async ({ services }) =>
  globalMessageView(await readGlobalSettings(services.db));
