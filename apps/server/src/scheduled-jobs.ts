import { noteMissing } from "#server/features/applications/arrival/note-missing.ts";
import { tellLastTeams } from "#server/features/applications/last-team/tell-last-teams.ts";
import { fillFromStandby } from "#server/features/applications/offers/fill-from-standby.ts";
import { notifyPassedOver, sendGetReady } from "#server/features/applications/reminders/shift-reminders.ts";
import { tellChanges } from "#server/features/bookings/agreement/change-notices.ts";
import { expireChanges } from "#server/features/bookings/agreement/expire-changes.ts";
import { tellCompanies } from "#server/features/bookings/company-notices/company-notices.ts";
import { sendJobDigests } from "#server/features/bookings/job-offers/job-digest.ts";
import { offerDueJobs } from "#server/features/bookings/job-offers/offer-job.ts";
import { tellOrderApprovals } from "#server/features/bookings/orders/tell-approvals.ts";
import { tellUnanswered } from "#server/features/bookings/status/owner-approval/tell-unanswered.ts";
import { remindCorporations, remindEmployees } from "#server/features/checkout/checkout-reminders.ts";
import { settleSilence } from "#server/features/checkout/silence.ts";
import { remindDocuments } from "#server/features/employees/documents/remind-documents.ts";
import { followUpInvitations } from "#server/features/employees/invitations/follow-up.ts";
import { renewTerms } from "#server/features/employment-terms/renew-terms.ts";
import { checkInvoices } from "#server/features/invoicing/accounting/check-invoices.ts";
import { deleteOldMessages } from "#server/features/messages/delete-old-messages.ts";
import { purgeErased } from "#server/features/privacy/erasure/purge.ts";
import { applyRetention } from "#server/features/privacy/retention/retention.ts";
import { alertAdmins, deleteOldSecurityEvents } from "#server/features/security-alerts/security-alerts.ts";
import { cleanUp } from "#server/features/sessions/clean-up.ts";
import { tellOfTexts } from "#server/features/settings/contract-texts/tell-readers.ts";
import { deleteOldUndos } from "#server/features/undo/undoable-act.ts";
import type { ScheduledJob } from "#server/platform/schedule.ts";

/** Everything that happens by the clock. */
export const scheduledJobs: readonly ScheduledJob[] = [
  { name: "get-ready", everyMinutes: 1, run: sendGetReady },
  { name: "fill-from-standby", everyMinutes: 1, run: fillFromStandby },
  { name: "note-missing", everyMinutes: 1, run: noteMissing },
  { name: "tell-changes", everyMinutes: 1, run: tellChanges },
  { name: "expire-changes", everyMinutes: 1, run: expireChanges },
  { name: "tell-order-approvals", everyMinutes: 1, run: tellOrderApprovals },
  { name: "tell-unanswered", everyMinutes: 5, run: tellUnanswered },
  { name: "tell-companies", everyMinutes: 5, run: tellCompanies },
  { name: "offer-to-everybody", everyMinutes: 1, run: offerDueJobs },
  { name: "job-digests", everyMinutes: 1, run: sendJobDigests },
  { name: "tell-last-teams", everyMinutes: 1, run: tellLastTeams },
  { name: "remind-employees", everyMinutes: 5, run: remindEmployees },
  { name: "remind-companies", everyMinutes: 5, run: remindCorporations },
  { name: "remind-documents", everyMinutes: 15, run: remindDocuments },
  { name: "renew-terms", everyMinutes: 15, run: renewTerms },
  { name: "tell-of-texts", everyMinutes: 15, run: tellOfTexts },
  { name: "settle-silence", everyMinutes: 5, run: settleSilence },
  { name: "invitations", everyMinutes: 15, run: followUpInvitations },
  { name: "passed-over", everyMinutes: 15, run: notifyPassedOver },
  { name: "check-invoices", everyMinutes: 15, run: checkInvoices },
  { name: "delete-old-messages", everyMinutes: 60, run: deleteOldMessages },
  { name: "delete-old-undos", everyMinutes: 60, run: ({ db, clock }) => deleteOldUndos(db, clock.now()) },
  { name: "security-alerts", everyMinutes: 1, run: alertAdmins },
  { name: "delete-old-security-events", everyMinutes: 60, run: deleteOldSecurityEvents },
  { name: "clean-up", everyMinutes: 60, run: cleanUp },
  { name: "purge-erased", everyMinutes: 60, run: purgeErased },
  { name: "retention", everyMinutes: 24 * 60, run: applyRetention },
];
