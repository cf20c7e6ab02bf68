import { settingsEndpoints } from "#contract/settings/endpoints.ts";
import { priceSettingEndpoints } from "#contract/settings/price-settings-endpoints.ts";
import { keyOf } from "#web/api/calls/answers.ts";

/** What shows a price setting. */
export const staleAfterSetting = [
  keyOf(priceSettingEndpoints.priceSettings),
  keyOf(settingsEndpoints.globalMessage),
];
