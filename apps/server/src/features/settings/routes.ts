import { openEndpoints } from "#contract/areas/open.ts";
import { settingsEndpoints as rows } from "#contract/areas/settings.ts";
import { type Route, route } from "#server/platform/http/handler.ts";
import { autocomplete, lookUpCompany, uploadImage, validateAddress } from "./form-support.ts";
import { globalMessage, saveGlobal } from "./global-message.ts";

/** What holds for everybody until an admin changes it, and the look-ups that every form may use. */
export const settingsRoutes: readonly Route[] = [
  route(openEndpoints.globalMessage, globalMessage),
  route(openEndpoints.autocomplete, autocomplete),
  route(openEndpoints.validateAddress, validateAddress),
  route(openEndpoints.lookUpCompany, lookUpCompany),
  route(openEndpoints.uploadImage, uploadImage),
  route(rows.saveGlobal, saveGlobal),
];
