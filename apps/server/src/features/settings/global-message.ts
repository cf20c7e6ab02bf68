import type { settingsEndpoints } from "#contract/settings/endpoints.ts";
import type { AnswerOf } from "#contract/wire/endpoint.ts";
import { toWireKroner } from "#rules/money/ore.ts";
import type { GlobalSettingsRow } from "./queries.ts";

/** The message to everyone and the default fees in kroner an hour. */
export function globalMessageView(
  settings: GlobalSettingsRow,
): AnswerOf<typeof settingsEndpoints.globalMessage> {
  return {
    global_message: settings.global_message,
    standard_fee: toWireKroner(settings.standard_fee),
    urgent_booking_fee: toWireKroner(settings.urgent_booking_fee),
    emergency_booking_fee: toWireKroner(settings.emergency_booking_fee),
  };
}
