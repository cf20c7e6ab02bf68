import type { openEndpoints } from "#contract/areas/open.ts";
import { toWireKroner } from "#rules/money/ore.ts";
import type { Verb } from "#server/areas/verb.ts";
import { readGlobalSettings } from "#server/stores/global-settings.ts";

/** The message to everyone and the default fees in kroner an hour, which visitors need too (D-101). */
export const globalMessage: Verb<typeof openEndpoints.globalMessage> = async ({ services }) => {
  const settings = await readGlobalSettings(services.db);
  return {
    global_message: settings.global_message,
    standard_fee: toWireKroner(settings.standard_fee),
    urgent_booking_fee: toWireKroner(settings.urgent_booking_fee),
    emergency_booking_fee: toWireKroner(settings.emergency_booking_fee),
  };
};
