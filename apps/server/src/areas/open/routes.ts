import { openEndpoints as rows } from "#contract/areas/open.ts";
import { type Route, route } from "#server/areas/verb.ts";
import { autocomplete, validateAddress } from "./addresses.ts";
import { lookUpCompany } from "./company.ts";
import { globalMessage } from "./global-message.ts";
import { skillDetail, staffTypes } from "./staff-types.ts";
import { uploadImage } from "./upload-image.ts";

export const openRoutes: readonly Route[] = [
  route(rows.staffTypes, staffTypes),
  route(rows.skillDetail, skillDetail),
  route(rows.globalMessage, globalMessage),
  route(rows.autocomplete, autocomplete),
  route(rows.validateAddress, validateAddress),
  route(rows.lookUpCompany, lookUpCompany),
  route(rows.uploadImage, uploadImage),
];
