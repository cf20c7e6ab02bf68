import { jobEndpoints } from "#contract/applications/application.endpoints.ts";
import { fitnessEndpoints } from "#contract/applications/fitness.endpoints.ts";
import { pageEndpoints } from "#contract/backoffice/profile-page.endpoints.ts";
import { corporationEndpoints } from "#contract/corporations/corporation.endpoints.ts";
import { termsEndpoints } from "#contract/employees/employment-terms.endpoints.ts";
import { monthEndpoints } from "#contract/invoicing/month.endpoints.ts";
import { senderEndpoints } from "#contract/invoicing/sender.endpoints.ts";
import { contractTextEndpoints } from "#contract/settings/contract-texts/contract-text.endpoints.ts";
import { priceSettingEndpoints } from "#contract/settings/price-settings.endpoints.ts";
import { settingsEndpoints } from "#contract/settings/setting.endpoints.ts";
import { staffTypeDraftEndpoints } from "#contract/settings/staff-types/draft.endpoints.ts";
import { staffTypeEndpoints } from "#contract/settings/staff-types/staff-type.endpoints.ts";
import { staffWageEndpoints } from "#contract/settings/staff-types/staff-wage.endpoints.ts";
import { wageAgreementEndpoints } from "#contract/settings/wage-agreement.endpoints.ts";
import { type Channel, type Invalidation, queryKey } from "#contract/wire/endpoint.ts";
import { audited, type EventTable } from "./event-table.ts";

/** What changes for everybody: prices, the message to all, and the jobs that can be booked. */
export const settingEvents = {
  "global_settings.save_global_settings": audited((_facts: object) => [
    { channels: BOOKERS, keys: [queryKey(settingsEndpoints.globalMessage)] },
  ]),
  "global_settings.save_office_settings": audited((_facts: object) => [
    { channels: ["admins"], keys: [queryKey(settingsEndpoints.officeSettings)] },
  ]),
  "global_settings.save_invoice_sender": audited((_facts: object) => [
    { channels: ["admins"], keys: [queryKey(senderEndpoints.invoiceSender)] },
  ]),
  "global_settings.save_accounts": audited((_facts: object) => [
    { channels: ["admins"], keys: [queryKey(monthEndpoints.accounts), queryKey(monthEndpoints.monthFiles)] },
  ]),
  "global_settings.save_fitness_setting": audited((_facts: object) => [
    { channels: ["admins"], keys: [queryKey(fitnessEndpoints.settings)] },
  ]),
  "price_setting.set_price": audited(staleOfPrices),
  "price_setting.withdraw_price": audited(staleOfPrices),
  "wage_agreement.add_agreement": audited(staleOfAgreements),
  "wage_agreement.add_version": audited(staleOfAgreements),
  "wage_agreement.withdraw_version": audited(staleOfAgreements),
  "wage_agreement.save_agreement": audited(staleOfAgreements),
  "wage_agreement.delete_agreement": audited(staleOfAgreements),
  "wage_agreement.choose_agreement": audited(staleOfAgreements),
  "terms_template.save_terms_template": audited((_facts: object) => [
    { channels: ["admins"], keys: [queryKey(termsEndpoints.templates)] },
  ]),
  "contract_text.save_text": audited(staleOfText),
  "contract_text.withdraw_text": audited(staleOfText),
  "staff_type.add_staff_type": audited(staleOfStaffType),
  "staff_type.save_staff_type": audited(staleOfStaffType),
  "staff_type.switch_staff_type": audited(staleOfStaffType),
  "staff_type.set_wages": audited(staleOfWages),
  "staff_type.withdraw_wages": audited(staleOfWages),
  "staff_type_draft.save_draft": audited(staleOfDrafts),
  "staff_type_draft.delete_draft": audited(staleOfDrafts),
} satisfies EventTable;

const BOOKERS: readonly Channel[] = ["corporations", "admins"];

/** The forms that show prices. */
function staleOfPrices(_facts: object): Invalidation[] {
  const keys = [queryKey(settingsEndpoints.globalMessage), queryKey(priceSettingEndpoints.priceSettings)];
  return [{ channels: BOOKERS, keys }];
}

/** The office's agreements, and the forms that show prices by them. */
function staleOfAgreements(_facts: object): Invalidation[] {
  const keys = [
    queryKey(settingsEndpoints.globalMessage),
    queryKey(wageAgreementEndpoints.wageAgreements),
    queryKey(pageEndpoints.company),
  ];
  return [{ channels: BOOKERS, keys }];
}

/** The office's texts, and the text wherever it is read. */
function staleOfText({ kind }: { readonly kind: string }): Invalidation[] {
  const read = [queryKey(contractTextEndpoints.contractText, { kind })];
  return [
    { channels: ["employees", "corporations"], keys: read },
    { channels: ["admins"], keys: [...read, queryKey(contractTextEndpoints.officeTexts)] },
  ];
}

/** The office's list of drafts. */
function staleOfDrafts(_facts: object): Invalidation[] {
  return [{ channels: ["admins"], keys: [queryKey(staffTypeDraftEndpoints.drafts)] }];
}

/** The forms that start with a wage, and the office's page of the staff type. */
function staleOfWages({ id }: { readonly id: number }): Invalidation[] {
  const keys = [queryKey(staffTypeEndpoints.list), queryKey(staffWageEndpoints.staffWages, { id })];
  return [{ channels: BOOKERS, keys }];
}

/** Pages of whoever can book or work a staff type; one that is hidden from workers takes its jobs out of their list. */
function staleOfStaffType({ id }: { readonly id: number }): Invalidation[] {
  const own = [queryKey(staffTypeEndpoints.list), queryKey(staffTypeEndpoints.skillDetail, { id })];
  const jobs = [queryKey(jobEndpoints.overview), queryKey(jobEndpoints.booking)];
  return [
    { channels: ["employees"], keys: [...own, ...jobs] },
    { channels: ["corporations"], keys: [...own, queryKey(corporationEndpoints.meta)] },
  ];
}
