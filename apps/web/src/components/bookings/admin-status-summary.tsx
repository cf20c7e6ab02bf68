import { CircleAlert, ReceiptText } from "lucide-react";
import type { WireAdminBooking } from "#contract/bookings/admin-booking.entities.ts";
import { isAboutInvoice } from "#rules/money/booking-money.ts";
import { invoiceSentence } from "#texts/da/admin/ledger.ts";
import { getStatusSummary, StatusSummaryText, statusSummaryIcons } from "./booking-status.tsx";

interface AdminStatusSummaryProps {
  booking: WireAdminBooking;
  className?: string;
}

/** The one sentence of a booking as an admin reads it; amber where the company has to act or an invoice was refused. */
export function AdminStatusSummary({ booking, className }: AdminStatusSummaryProps) {
  const { key, waitsFor, sentence, invoice } = getAdminStatusSummary(booking);
  const isRefused = invoice === "refused";
  const icon = invoice ? ReceiptText : statusSummaryIcons[key];
  return (
    <StatusSummaryText
      icon={isRefused ? CircleAlert : icon}
      isAmber={waitsFor === "company" || isRefused}
      className={className}
    >
      {sentence}
    </StatusSummaryText>
  );
}

/** Status summary of a booking for an admin, and how far the invoice is where that is what it tells. */
export function getAdminStatusSummary(booking: WireAdminBooking) {
  const { invoice } = booking.money;
  const summary = getStatusSummary(booking, "admin");
  const sentence = isAboutInvoice(summary.key, invoice) ? invoiceSentence(invoice) : null;
  return sentence ? { ...summary, sentence, invoice: invoice.state } : { ...summary, invoice: null };
}
