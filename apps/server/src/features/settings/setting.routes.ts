import { lookupEndpoints } from "#contract/settings/lookup.endpoints.ts";
import { priceSettingEndpoints as priceRows } from "#contract/settings/price-settings.endpoints.ts";
import { settingsEndpoints as rows } from "#contract/settings/setting.endpoints.ts";
import { staffTypeDraftEndpoints as draftRows } from "#contract/settings/staff-types/draft.endpoints.ts";
import { staffTypeEndpoints } from "#contract/settings/staff-types/staff-type.endpoints.ts";
import { staffWageEndpoints as wageRows } from "#contract/settings/staff-types/staff-wage.endpoints.ts";
import { wageAgreementEndpoints as agreementRows } from "#contract/settings/wage-agreement.endpoints.ts";
import { toCommaString } from "#rules/money/ore.ts";
import { valueOn } from "#rules/pricing/price-settings.ts";
import { type Day, dayOf } from "#rules/time/moment.ts";
import { DomainError } from "#server/platform/errors.ts";
import { type Handler, type Route, route } from "#server/platform/http/handler.ts";
import { autocomplete, lookUpCompany, uploadImage, validateAddress } from "./form-support.ts";
import { globalMessage, saveGlobal } from "./global-message.ts";
import { officeSettings, saveOfficeSettings } from "./office-settings.ts";
import { priceSettings, setPrice, withdrawPrice } from "./price-settings.ts";
import { addDraft, deleteDraft, drafts, saveDraft } from "./staff-types/drafts.ts";
import { addStaffType, saveStaffType, switchVisibility } from "./staff-types/save.ts";
import { allStaffTypes, findStaffType } from "./staff-types/staff-type.queries.ts";
import { type WagesFrom, wagesOfStaffTypes } from "./staff-types/staff-wage.queries.ts";
import { setStaffWages, staffWages, withdrawStaffWages } from "./staff-types/staff-wages.ts";
import {
  addAgreementVersion,
  addWageAgreement,
  chooseWageAgreement,
  deleteWageAgreement,
  saveWageAgreement,
  wageAgreements,
  withdrawAgreementVersion,
} from "./wage-agreements/wage-agreements.ts";

/** Every staff type with its wages of today and later; visitors need them for the booking form. */
const staffTypes: Handler<typeof staffTypeEndpoints.list> = async ({ services, now }) => {
  const wages = await wagesOfStaffTypes(services.db);
  const types = await allStaffTypes(services.db);
  return types.map((type) => ({ ...type, wages: fromToday(wages.get(type.id) ?? [], dayOf(now)) }));
};

/** Without those that another has taken the place of. */
function fromToday(wages: readonly WagesFrom[], today: Day) {
  const inForce = valueOn(wages, today);
  return wages
    .filter(({ id, validFrom }) => id === inForce?.id || validFrom > today)
    .map(({ validFrom, defaultWage, lowestWage }) => ({
      valid_from: validFrom,
      hourly_wage: defaultWage === null ? null : toCommaString(defaultWage),
      lowest_wage: lowestWage === null ? null : toCommaString(lowestWage),
    }));
}

/** The questionnaire of one staff type, as a list of one. Refuses `not_found`. */
const skillDetail: Handler<typeof staffTypeEndpoints.skillDetail> = async ({ params, services }) => {
  const staffType = await findStaffType(services.db, params.id);
  if (!staffType) throw new DomainError("not_found");
  const { id, job_title, skill_detail } = staffType;
  return [{ id, job_title, skill_detail }];
};

/** The jobs that can be booked, what holds for everybody until an admin changes it, and the look-ups that every form may use. */
export const settingsRoutes: readonly Route[] = [
  route(staffTypeEndpoints.list, staffTypes),
  route(staffTypeEndpoints.skillDetail, skillDetail),
  route(staffTypeEndpoints.add, addStaffType),
  route(staffTypeEndpoints.save, saveStaffType),
  route(staffTypeEndpoints.switchVisibility, switchVisibility),
  route(wageRows.staffWages, staffWages),
  route(wageRows.setStaffWages, setStaffWages),
  route(wageRows.withdrawStaffWages, withdrawStaffWages),
  route(draftRows.drafts, drafts),
  route(draftRows.addDraft, addDraft),
  route(draftRows.saveDraft, saveDraft),
  route(draftRows.deleteDraft, deleteDraft),
  route(rows.globalMessage, globalMessage),
  route(lookupEndpoints.autocomplete, autocomplete),
  route(lookupEndpoints.validateAddress, validateAddress),
  route(lookupEndpoints.lookUpCompany, lookUpCompany),
  route(lookupEndpoints.uploadImage, uploadImage),
  route(rows.saveGlobal, saveGlobal),
  route(rows.officeSettings, officeSettings),
  route(rows.saveOfficeSettings, saveOfficeSettings),
  route(priceRows.priceSettings, priceSettings),
  route(priceRows.setPrice, setPrice),
  route(priceRows.withdrawPrice, withdrawPrice),
  route(agreementRows.wageAgreements, wageAgreements),
  route(agreementRows.addWageAgreement, addWageAgreement),
  route(agreementRows.addAgreementVersion, addAgreementVersion),
  route(agreementRows.withdrawAgreementVersion, withdrawAgreementVersion),
  route(agreementRows.saveWageAgreement, saveWageAgreement),
  route(agreementRows.deleteWageAgreement, deleteWageAgreement),
  route(agreementRows.chooseWageAgreement, chooseWageAgreement),
];
