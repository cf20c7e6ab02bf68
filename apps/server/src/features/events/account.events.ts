import { officeUserEndpoints } from "#contract/backoffice/office-user.endpoints.ts";
import { companyUserEndpoints } from "#contract/corporations/company-user.endpoints.ts";
import { sessionEndpoints } from "#contract/sessions/session.endpoints.ts";
import { type Invalidation, queryKey } from "#contract/wire/endpoint.ts";
import { audited, type EventTable, nothingStale, unaudited } from "./event-table.ts";
import {
  staleOfCompanySessions,
  staleOfConfirmedEmail,
  staleOfEmail,
  staleOfEmployeeSessions,
  staleOfErasedCorporation,
  staleOfPassword,
  staleOfSecondFactor,
  staleOfWaysIn,
} from "./stale-accounts.ts";

/** What happens to the ways in which companies and people sign in. */
export const accountEvents = {
  "corporation.ask_email_change": audited(staleOfEmail),
  "corporation.give_email": audited(staleOfEmail),
  "corporation.cancel_email_change": audited(staleOfEmail),
  "corporation.change_email": audited(staleOfConfirmedEmail),
  "corporation.confirm_email": audited(staleOfConfirmedEmail),
  "corporation.mark_email_confirmed": audited(staleOfConfirmedEmail),
  "corporation.send_email_link": audited(staleOfEmail),
  /** The link to a new e-mail is mailed once more, or nothing is left of a change that was asked for. */
  "corporation.pending_email_changed": unaudited(staleOfEmail),
  "corporation.change_password": audited(staleOfPassword),
  "corporation.reset_password": audited(staleOfConfirmedEmail),
  "corporation.second_factor_app_on": audited(staleOfSecondFactor),
  "corporation.second_factor_app_off": audited(staleOfSecondFactor),
  "corporation.second_factor_passkey_added": audited(staleOfSecondFactor),
  "corporation.second_factor_passkey_removed": audited(staleOfSecondFactor),
  "corporation.second_factor_codes_renewed": audited(staleOfSecondFactor),
  "corporation.second_factor_code_used": audited(staleOfSecondFactor),
  "corporation.second_factor_reset": audited(staleOfSecondFactor),
  "corporation.take_over": audited(nothingStale),
  "employee.take_over": audited(nothingStale),
  "corporation.end_session": audited(staleOfCompanySessions),
  "employee.end_session": audited(staleOfEmployeeSessions),
  "corporation.end_other_sessions": audited(staleOfCompanySessions),
  "employee.end_other_sessions": audited(staleOfEmployeeSessions),
  "employee.add_passkey": audited(staleOfWaysIn),
  "employee.remove_passkey": audited(staleOfWaysIn),
  "employee.remove_way_in": audited(staleOfWaysIn),
  "corporation.erase": audited(staleOfErasedCorporation),
  "office_user.invite": audited(staleOfUsers),
  "office_user.send_invitation": audited(staleOfUsers),
  "office_user.withdraw_invitation": audited(staleOfUsers),
  "office_user.change_user": audited((facts: { readonly id: number }) => [
    ...staleOfUsers(facts),
    { channels: [`corporation:${facts.id}`], keys: [queryKey(sessionEndpoints.corporationMe)] },
  ]),
  "company_user.invite": audited(staleOfCompanyUsers),
  "company_user.send_invitation": audited(staleOfCompanyUsers),
  "company_user.withdraw_invitation": audited(staleOfCompanyUsers),
  "company_user.change_user": audited((facts: CompanyUserFacts) => [
    ...staleOfCompanyUsers(facts),
    { channels: [`corporation:${facts.id}`], keys: [queryKey(sessionEndpoints.corporationMe)] },
  ]),
} satisfies EventTable;

interface CompanyUserFacts {
  /** The login's. */
  readonly id: number;
  readonly companyId: number;
}

function staleOfCompanyUsers({ companyId }: CompanyUserFacts): Invalidation[] {
  return [{ channels: [`corporation:${companyId}`], keys: [queryKey(companyUserEndpoints.users)] }];
}

function staleOfUsers(_facts: { readonly id: number }): Invalidation[] {
  return [{ channels: ["admins"], keys: [queryKey(officeUserEndpoints.users)] }];
}
