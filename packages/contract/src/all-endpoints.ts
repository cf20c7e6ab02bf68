import { companyKeyEndpoints, officeKeyEndpoints } from "#contract/api-access/api-key.endpoints.ts";
import { companyWebhookEndpoints, officeWebhookEndpoints } from "#contract/api-access/webhook.endpoints.ts";
import { applicantEndpoints, jobEndpoints } from "#contract/applications/application.endpoints.ts";
import { arrivalEndpoints } from "#contract/applications/arrival.endpoints.ts";
import { choosingEndpoints } from "#contract/applications/choosing.endpoints.ts";
import { fitnessEndpoints } from "#contract/applications/fitness.endpoints.ts";
import { jobSearchEndpoints } from "#contract/applications/job-search.endpoints.ts";
import { lastTeamEndpoints } from "#contract/applications/last-team.endpoints.ts";
import { pastOfferEndpoints } from "#contract/applications/past-offer.endpoints.ts";
import { sickEndpoints } from "#contract/applications/sick.endpoints.ts";
import { standbyEndpoints } from "#contract/applications/standby.endpoints.ts";
import { auditEndpoints } from "#contract/backoffice/audit-log.endpoints.ts";
import { manyMessageEndpoints } from "#contract/backoffice/broadcast.endpoints.ts";
import { editProfileEndpoints } from "#contract/backoffice/edit-profile.endpoints.ts";
import { noteEndpoints } from "#contract/backoffice/note.endpoints.ts";
import { officeUserEndpoints } from "#contract/backoffice/office-user.endpoints.ts";
import { pageMoneyEndpoints } from "#contract/backoffice/page-money.endpoints.ts";
import { profileChangeEndpoints } from "#contract/backoffice/profile-change.endpoints.ts";
import { pageEndpoints } from "#contract/backoffice/profile-page.endpoints.ts";
import { reminderEndpoints } from "#contract/backoffice/reminder.endpoints.ts";
import { reportEndpoints } from "#contract/backoffice/report.endpoints.ts";
import { undoEndpoints } from "#contract/backoffice/undo.endpoints.ts";
import { worklistEndpoints } from "#contract/backoffice/worklist.endpoints.ts";
import { adminBookingEndpoints } from "#contract/bookings/admin-booking.endpoints.ts";
import { bookingEndpoints } from "#contract/bookings/booking.endpoints.ts";
import { duplicateEndpoints } from "#contract/bookings/duplicate.endpoints.ts";
import { fillChanceEndpoints } from "#contract/bookings/fill-chance.ts";
import { historyEndpoints } from "#contract/bookings/history.endpoints.ts";
import { orderEndpoints } from "#contract/bookings/order.endpoints.ts";
import { ownerApprovalEndpoints } from "#contract/bookings/owner-approval.ts";
import { checkoutEndpoints } from "#contract/checkout/checkout.endpoints.ts";
import { accountEndpoints } from "#contract/corporations/account.endpoints.ts";
import { companyUserEndpoints } from "#contract/corporations/company-user.endpoints.ts";
import { corporationEndpoints } from "#contract/corporations/corporation.endpoints.ts";
import { departmentEndpoints } from "#contract/corporations/department.endpoints.ts";
import { priceAgreementEndpoints } from "#contract/corporations/price-agreement.endpoints.ts";
import { approvalEndpoints } from "#contract/employees/approval.endpoints.ts";
import { documentEndpoints } from "#contract/employees/document.endpoints.ts";
import { employeeEndpoints } from "#contract/employees/employee.endpoints.ts";
import { termsEndpoints } from "#contract/employees/employment-terms.endpoints.ts";
import { hoursEndpoints } from "#contract/employees/hours.endpoints.ts";
import { invitationEndpoints } from "#contract/employees/invitation.endpoints.ts";
import { mergeEndpoints } from "#contract/employees/merge.endpoints.ts";
import { oldProfileEndpoints } from "#contract/employees/old-profile.endpoints.ts";
import { payNumberEndpoints } from "#contract/employees/pay-numbers.endpoints.ts";
import { penaltyEndpoints } from "#contract/employees/penalty.endpoints.ts";
import { ownCalendarEndpoints } from "#contract/employees/shift-calendar.endpoints.ts";
import { transferEndpoints } from "#contract/employees/transfer.endpoints.ts";
import { wayInEndpoints } from "#contract/employees/way-in.endpoints.ts";
import { weekOptOutEndpoints } from "#contract/employees/week-opt-out.endpoints.ts";
import { agreedHoursEndpoints } from "#contract/invoicing/agreed-hours.endpoints.ts";
import { companyInvoiceEndpoints } from "#contract/invoicing/company-invoice.endpoints.ts";
import { invoiceDocumentEndpoints } from "#contract/invoicing/invoice-document.endpoints.ts";
import { invoicingEndpoints } from "#contract/invoicing/invoice-page.endpoints.ts";
import { ledgerEndpoints } from "#contract/invoicing/ledger.endpoints.ts";
import { monthEndpoints } from "#contract/invoicing/month.endpoints.ts";
import { ownPayEndpoints } from "#contract/invoicing/own-pay.endpoints.ts";
import { paymentEndpoints } from "#contract/invoicing/payment.endpoints.ts";
import { runEndpoints } from "#contract/invoicing/run.endpoints.ts";
import { senderEndpoints } from "#contract/invoicing/sender.endpoints.ts";
import { letterEndpoints } from "#contract/messages/letter.endpoints.ts";
import { messageEndpoints } from "#contract/messages/message.endpoints.ts";
import { pushEndpoints } from "#contract/messages/push.endpoints.ts";
import { privacyEndpoints } from "#contract/privacy/privacy.endpoints.ts";
import { activeSessionEndpoints } from "#contract/sessions/active-session.endpoints.ts";
import { employeePasskeyEndpoints } from "#contract/sessions/employee-passkey.endpoints.ts";
import { secondFactorEndpoints } from "#contract/sessions/second-factor.endpoints.ts";
import { sessionEndpoints } from "#contract/sessions/session.endpoints.ts";
import { contractTextEndpoints } from "#contract/settings/contract-texts/contract-text.endpoints.ts";
import { lookupEndpoints } from "#contract/settings/lookup.endpoints.ts";
import { priceSettingEndpoints } from "#contract/settings/price-settings.endpoints.ts";
import { settingsEndpoints } from "#contract/settings/setting.endpoints.ts";
import { staffTypeDraftEndpoints } from "#contract/settings/staff-types/draft.endpoints.ts";
import { staffTypeEndpoints } from "#contract/settings/staff-types/staff-type.endpoints.ts";
import { staffWageEndpoints } from "#contract/settings/staff-types/staff-wage.endpoints.ts";
import { wageAgreementEndpoints } from "#contract/settings/wage-agreement.endpoints.ts";
import type { Endpoint } from "#contract/wire/endpoint.ts";
import { documentReminderEndpoints } from "./invoicing/document-reminder.endpoints.ts";

const features = {
  sessions: sessionEndpoints,
  secondFactor: secondFactorEndpoints,
  employeePasskeys: employeePasskeyEndpoints,
  activeSessions: activeSessionEndpoints,
  corporations: {
    ...corporationEndpoints,
    ...companyUserEndpoints,
    ...departmentEndpoints,
    ...accountEndpoints,
    ...priceAgreementEndpoints,
  },
  employees: {
    ...employeeEndpoints,
    ...ownCalendarEndpoints,
    ...transferEndpoints,
    ...oldProfileEndpoints,
    ...approvalEndpoints,
    ...invitationEndpoints,
    ...mergeEndpoints,
    ...penaltyEndpoints,
    ...payNumberEndpoints,
    ...documentEndpoints,
    ...weekOptOutEndpoints,
    ...hoursEndpoints,
    ...termsEndpoints,
    ...wayInEndpoints,
  },
  staffTypes: { ...staffTypeEndpoints, ...staffTypeDraftEndpoints },
  settings: {
    ...settingsEndpoints,
    ...priceSettingEndpoints,
    ...staffWageEndpoints,
    ...wageAgreementEndpoints,
    ...lookupEndpoints,
    ...contractTextEndpoints,
  },
  bookings: {
    ...bookingEndpoints,
    ...adminBookingEndpoints,
    ...duplicateEndpoints,
    ...fillChanceEndpoints,
    ...historyEndpoints,
    ...ownerApprovalEndpoints,
    createOrder: orderEndpoints.create,
    getOrder: orderEndpoints.get,
  },
  applications: {
    ...jobEndpoints,
    ...fitnessEndpoints,
    ...jobSearchEndpoints,
    ...applicantEndpoints,
    ...choosingEndpoints,
    ...lastTeamEndpoints,
    ...standbyEndpoints,
    ...pastOfferEndpoints,
    ...arrivalEndpoints,
    ...sickEndpoints,
  },
  checkout: checkoutEndpoints,
  invoicing: {
    ...invoicingEndpoints,
    ...ledgerEndpoints,
    ...runEndpoints,
    ...senderEndpoints,
    ...invoiceDocumentEndpoints,
    ...paymentEndpoints,
    ...monthEndpoints,
    ...documentReminderEndpoints,
    ...ownPayEndpoints,
    ...companyInvoiceEndpoints,
    ...agreedHoursEndpoints,
  },
  messages: { ...messageEndpoints, ...letterEndpoints, ...pushEndpoints },
  privacy: privacyEndpoints,
  desk: {
    ...pageEndpoints,
    ...noteEndpoints,
    ...profileChangeEndpoints,
    ...editProfileEndpoints,
    ...pageMoneyEndpoints,
    ...reportEndpoints,
    ...manyMessageEndpoints,
    ...worklistEndpoints,
    ...reminderEndpoints,
    ...auditEndpoints,
    ...undoEndpoints,
    ...officeUserEndpoints,
  },
  apiAccess: {
    ...companyKeyEndpoints,
    ...officeKeyEndpoints,
    ...companyWebhookEndpoints,
    ...officeWebhookEndpoints,
  },
};

/** Every row of the contract with its feature, for the server, the documentation and the refusal tests. */
export const allEndpoints: readonly { area: string; name: string; row: Endpoint }[] = Object.entries(
  features,
).flatMap(([area, rows]) =>
  Object.entries(rows).map(([name, row]) => ({ area, name, row: row as unknown as Endpoint })),
);
