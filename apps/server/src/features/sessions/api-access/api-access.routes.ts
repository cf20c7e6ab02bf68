import {
  companyKeyEndpoints as companyKeys,
  officeKeyEndpoints as ofOffice,
} from "#contract/api-access/api-key.endpoints.ts";
import { type Route, route } from "#server/platform/http/handler.ts";
import {
  keys,
  makeCompanyKey,
  makeOfficeKey,
  officeKeys,
  revokeCompanyKey,
  revokeOfficeKey,
} from "./keys/keys.ts";

/** API keys of companies and of the office. */
export const apiAccessRoutes: readonly Route[] = [
  route(companyKeys.keys, keys),
  route(companyKeys.makeKey, makeCompanyKey),
  route(companyKeys.revokeKey, revokeCompanyKey),
  route(ofOffice.officeKeys, officeKeys),
  route(ofOffice.makeOfficeKey, makeOfficeKey),
  route(ofOffice.revokeOfficeKey, revokeOfficeKey),
];
