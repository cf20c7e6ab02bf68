import type { priceSettingEndpoints } from "#contract/settings/price-settings.endpoints.ts";
import type { AnswerOf } from "#contract/wire/endpoint.ts";
import { settingNumber, settingUnit } from "#texts/da/backoffice/price-settings.ts";

/** A setting with its value of today and its history. */
export type Setting = AnswerOf<typeof priceSettingEndpoints.priceSettings>[number];

/** A value with its unit: «35,00 kr. pr. time», «48 timer før start». */
export function valueText(key: Setting["key"], value: number): string {
  return `${settingNumber(key, value)} ${settingUnit(key)}`;
}
