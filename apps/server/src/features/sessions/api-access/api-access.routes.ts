import {
  companyKeyEndpoints as companyKeys,
  officeKeyEndpoints as ofOffice,
} from "#contract/api-access/api-key.endpoints.ts";
import {
  companyWebhookEndpoints as companyHooks,
  officeWebhookEndpoints as officeHooks,
} from "#contract/api-access/webhook.endpoints.ts";
import { type Route, route } from "#server/platform/http/handler.ts";
import {
  keys,
  makeCompanyKey,
  makeOfficeKey,
  officeKeys,
  revokeCompanyKey,
  revokeOfficeKey,
} from "./keys/keys.ts";
import {
  companyDeliveries,
  officeDeliveries,
  sendCompanyDeliveryAgain,
  sendOfficeDeliveryAgain,
  testCompanyWebhook,
  testOfficeWebhook,
} from "./webhooks/deliveries.ts";
import {
  changeCompanyWebhook,
  changeOfficeWebhook,
  makeCompanyWebhook,
  makeOfficeWebhook,
  officeWebhooks,
  removeCompanyWebhook,
  removeOfficeWebhook,
  rotateCompanySecret,
  rotateOfficeSecret,
  webhooks,
} from "./webhooks/webhooks.ts";

/** API keys and webhooks of companies and of the office. */
export const apiAccessRoutes: readonly Route[] = [
  route(companyKeys.keys, keys),
  route(companyKeys.makeKey, makeCompanyKey),
  route(companyKeys.revokeKey, revokeCompanyKey),
  route(companyHooks.webhooks, webhooks),
  route(companyHooks.makeWebhook, makeCompanyWebhook),
  route(companyHooks.changeWebhook, changeCompanyWebhook),
  route(companyHooks.rotateSecret, rotateCompanySecret),
  route(companyHooks.removeWebhook, removeCompanyWebhook),
  route(companyHooks.testWebhook, testCompanyWebhook),
  route(companyHooks.deliveries, companyDeliveries),
  route(companyHooks.sendDeliveryAgain, sendCompanyDeliveryAgain),
  route(ofOffice.officeKeys, officeKeys),
  route(ofOffice.makeOfficeKey, makeOfficeKey),
  route(ofOffice.revokeOfficeKey, revokeOfficeKey),
  route(officeHooks.officeWebhooks, officeWebhooks),
  route(officeHooks.makeOfficeWebhook, makeOfficeWebhook),
  route(officeHooks.changeOfficeWebhook, changeOfficeWebhook),
  route(officeHooks.rotateOfficeSecret, rotateOfficeSecret),
  route(officeHooks.removeOfficeWebhook, removeOfficeWebhook),
  route(officeHooks.testOfficeWebhook, testOfficeWebhook),
  route(officeHooks.officeDeliveries, officeDeliveries),
  route(officeHooks.sendOfficeDeliveryAgain, sendOfficeDeliveryAgain),
];
