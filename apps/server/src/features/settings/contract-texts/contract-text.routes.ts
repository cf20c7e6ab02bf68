import { contractTextEndpoints as rows } from "#contract/settings/contract-texts/contract-text.endpoints.ts";
import { type Route, route } from "#server/platform/http/handler.ts";
import { officeTexts, previewText, saveText, withdrawText } from "./office-texts.ts";
import {
  acceptancesOfCompany,
  acceptancesOfPerson,
  companyAcceptances,
  contractText,
  ownAcceptances,
} from "./read-text.ts";

/** The texts that people accept, and what was accepted. */
export const contractTextRoutes: readonly Route[] = [
  route(rows.contractText, contractText),
  route(rows.officeTexts, officeTexts),
  route(rows.previewText, previewText),
  route(rows.saveText, saveText),
  route(rows.withdrawText, withdrawText),
  route(rows.ownAcceptances, ownAcceptances),
  route(rows.companyAcceptances, companyAcceptances),
  route(rows.acceptancesOfPerson, acceptancesOfPerson),
  route(rows.acceptancesOfCompany, acceptancesOfCompany),
];
