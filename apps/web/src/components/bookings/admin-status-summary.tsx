import { CircleAlert, ReceiptText } from "lucide-react";
import type { WireAdminBooking } from "#contract/bookings/admin-booking.entities.ts";
import { waitsFor } from "#rules/bookings/status-summary.ts";
import { isAboutInvoice } from "#rules/money/booking-money.ts";
import { invoiceSentence } from "#texts/da/admin/ledger.ts";
import { StatusSummaryText, statusSummaryIcons } from "./booking-status.tsx";

interface AdminStatusSummaryProps {
  booking: WireAdminBooking;
  className?: string;
}

/** The one sentence of a booking as an admin reads it; amber where the company has to act or an invoice was refused. */
export function AdminStatusSummary({ booking, className }: AdminStatusSummaryProps) {
  const { key, sentence, invoice } = getAdminStatusSummary(booking);
  const isRefused = invoice === "refused";
  const icon = invoice ? ReceiptText : statusSummaryIcons[key];
  return (
    <StatusSummaryText
      icon={isRefused ? CircleAlert : icon}
      isAmber={waitsFor[key] === "company" || isRefused}
      className={className}
    >
      {sentence}
    </StatusSummaryText>
  );
}

/** Status summary of a booking for an admin, and how far the invoice is where that is what it tells. */
export function getAdminStatusSummary(booking: WireAdminBooking) {
  const { key, text } = booking.state;
  const { invoice } = booking.money;
  const sentence = isAboutInvoice(key, invoice) ? invoiceSentence(invoice) : null;
  return sentence ? { key, sentence, invoice: invoice.state } : { key, sentence: text, invoice: null };
}
