import type { settingsEndpoints } from "#contract/settings/endpoints.ts";
import type { Handler } from "#server/platform/http/handler.ts";
import { globalMessageView } from "./global-message.ts";
import { readGlobalSettings } from "./queries.ts";

/** The message to everyone and the default fees in kroner an hour, which visitors need too. */
export const globalMessage: Handler<typeof settingsEndpoints.globalMessage> = async ({ services }) =>
  globalMessageView(await readGlobalSettings(services.db));
