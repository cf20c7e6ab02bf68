import { settingsEndpoints } from "#contract/settings/endpoints.ts";
import { priceSettingEndpoints } from "#contract/settings/price-settings-endpoints.ts";
import type { AnswerOf } from "#contract/wire/endpoint.ts";
import { keyOf } from "#web/api/calls/answers.ts";

/** A setting with its value of today and its history. */
export type Setting = AnswerOf<typeof priceSettingEndpoints.priceSettings>[number];

/** What shows a price setting. */
export const staleAfterSetting = [
  keyOf(priceSettingEndpoints.priceSettings),
  keyOf(settingsEndpoints.globalMessage),
];
