import { accountEndpoints } from "#contract/corporations/account.endpoints.ts";
import { corporationEndpoints as rows } from "#contract/corporations/corporation.endpoints.ts";
import { priceAgreementEndpoints as priceRows } from "#contract/corporations/price-agreement.endpoints.ts";
import { type Route, route } from "#server/platform/http/handler.ts";
import { corporationCount, corporations, corporationsExport } from "./list.ts";
import {
  addPriceVersion,
  ownPriceAgreement,
  priceAgreement,
  withdrawPriceVersion,
} from "./price-agreement/price-agreements.ts";
import { saveProfile } from "./save-profile.ts";
import { signUp } from "./sign-up.ts";
import { reactivate, suspend } from "./suspend.ts";

export const corporationRoutes: readonly Route[] = [
  route(rows.signUp, signUp),
  route(rows.saveProfile, saveProfile),
  route(rows.list, corporations),
  route(rows.count, corporationCount),
  route(rows.export, corporationsExport),
  route(priceRows.priceAgreement, priceAgreement),
  route(priceRows.addPriceVersion, addPriceVersion),
  route(priceRows.withdrawPriceVersion, withdrawPriceVersion),
  route(priceRows.ownPriceAgreement, ownPriceAgreement),
  route(accountEndpoints.suspend, suspend),
  route(accountEndpoints.reactivate, reactivate),
];
