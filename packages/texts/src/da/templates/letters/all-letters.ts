import { agreementLetters } from "#texts/da/templates/email/agreement.ts";
import { approvalLetters } from "#texts/da/templates/email/approval.ts";
import { bookingLetters } from "#texts/da/templates/email/booking.ts";
import { checkoutLetters } from "#texts/da/templates/email/checkout.ts";
import { companyAccountLetters } from "#texts/da/templates/email/company-account.ts";
import { noticeLetters } from "#texts/da/templates/email/company-notices.ts";
import { documentLetters } from "#texts/da/templates/email/documents.ts";
import { inactivityLetters } from "#texts/da/templates/email/inactivity.ts";
import { jobLetters } from "#texts/da/templates/email/jobs.ts";
import { groupingChosen, invoiceAnswered, ownInvoiceMail } from "#texts/da/templates/email/own-invoice.ts";
import { penaltyLetters } from "#texts/da/templates/email/penalties.ts";
import { shiftLetters } from "#texts/da/templates/email/shifts.ts";
import { sickLetters } from "#texts/da/templates/email/sick.ts";
import { silenceLetters } from "#texts/da/templates/email/silence.ts";
import { staffLetters } from "#texts/da/templates/email/staff.ts";
import { transferLetters } from "#texts/da/templates/email/transfer.ts";
import { invitationLetters } from "#texts/da/templates/invitation.ts";
import { invoiceReminder, reminderWithdrawn } from "#texts/da/templates/invoice-reminders.ts";
import { jobDigest } from "#texts/da/templates/job-digest.ts";
import { lastTeamAsked } from "#texts/da/templates/last-team.ts";
import { orderLetters } from "#texts/da/templates/order.ts";
import type { LetterTemplate, WriteLetter } from "./letter.ts";

// What each is written about differs; only their templates are listed.
const all: readonly Pick<WriteLetter<never>, "template">[] = [
  ...jobLetters,
  jobDigest,
  lastTeamAsked,
  ...agreementLetters,
  ...shiftLetters,
  ...checkoutLetters,
  ...silenceLetters,
  ...sickLetters,
  ...penaltyLetters,
  ...documentLetters,
  ...approvalLetters,
  ...invitationLetters,
  ...transferLetters,
  ...bookingLetters,
  ...orderLetters,
  ...noticeLetters,
  ownInvoiceMail,
  invoiceAnswered,
  invoiceReminder,
  reminderWithdrawn,
  groupingChosen,
  ...staffLetters,
  ...companyAccountLetters,
  ...inactivityLetters,
];

/** Every letter whose text can be edited, in the order of the editor's list. */
export const letterTemplates: readonly LetterTemplate[] = all.map(({ template }) => template);

/** The letter of a key; undefined for one that there is not. */
export function letterTemplate(key: string): LetterTemplate | undefined {
  return letterTemplates.find((template) => template.key === key);
}
