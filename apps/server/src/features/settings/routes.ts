import { settingsEndpoints as rows } from "#contract/settings/endpoints.ts";
import { lookupEndpoints } from "#contract/settings/lookup-endpoints.ts";
import { priceSettingEndpoints as priceRows } from "#contract/settings/price-settings-endpoints.ts";
import { type Route, route } from "#server/platform/http/handler.ts";
import { autocomplete, lookUpCompany, uploadImage, validateAddress } from "./form-support.ts";
import { globalMessage, saveGlobal } from "./global-message.ts";
import { priceSettings, setPrice, withdrawPrice } from "./price-settings.ts";

/** What holds for everybody until an admin changes it, and the look-ups that every form may use. */
export const settingsRoutes: readonly Route[] = [
  route(rows.globalMessage, globalMessage),
  route(lookupEndpoints.autocomplete, autocomplete),
  route(lookupEndpoints.validateAddress, validateAddress),
  route(lookupEndpoints.lookUpCompany, lookUpCompany),
  route(lookupEndpoints.uploadImage, uploadImage),
  route(rows.saveGlobal, saveGlobal),
  route(priceRows.priceSettings, priceSettings),
  route(priceRows.setPrice, setPrice),
  route(priceRows.withdrawPrice, withdrawPrice),
];
