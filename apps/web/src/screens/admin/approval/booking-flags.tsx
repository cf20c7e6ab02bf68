import { MailWarning, Timer, Wallet } from "lucide-react";
import type { WireAdminBooking } from "#contract/bookings/admin-booking.entities.ts";
import { fromWireKroner } from "#rules/money/ore.ts";
import { adminApprovalTexts as texts } from "#texts/da/admin/admin-approval.ts";
import { termsReasons } from "#texts/da/price/terms-why.ts";
import { confirmedEmailTexts } from "#texts/da/users/confirmed-email.ts";
import { Status } from "#web/ui/feedback/status.tsx";

/** What an admin should know before saying yes: an e-mail that nobody has confirmed, little time left, or much that is not paid yet. */
export function BookingFlags({ booking }: { booking: WireAdminBooking }) {
  const { urgentPeriod, terms, corporation } = booking;
  return (
    <>
      {!corporation.email_confirmed && (
        <Status tone="amber" icon={MailWarning}>
          {confirmedEmailTexts.office.title}
        </Status>
      )}
      {urgentPeriod !== null && (
        <Status tone={urgentPeriod === 24 ? "brick" : "amber"} icon={Timer}>
          {texts.urgent(urgentPeriod === 24 ? terms.emergency_under_hours : terms.urgent_under_hours)}
        </Status>
      )}
      {booking.credit && (
        <Status tone="amber" icon={Wallet}>
          {termsReasons.overCreditCeiling({
            owed: fromWireKroner(booking.credit.owed),
            ceiling: fromWireKroner(booking.credit.ceiling),
          })}
        </Status>
      )}
    </>
  );
}
