import { CircleAlert, ReceiptText } from "lucide-react";
import type { WireAdminBooking } from "#contract/bookings/admin-booking.entities.ts";
import { isToldByInvoice } from "#rules/money/booking-money.ts";
import { invoiceSentence } from "#texts/da/admin/ledger.ts";
import { storyIcons, storyOf, Told } from "./booking-story.tsx";

interface AdminStoryProps {
  booking: WireAdminBooking;
  className?: string;
}

/** The one sentence of a booking as an admin reads it; amber where the company has to act or an invoice was refused. */
export function AdminStory({ booking, className }: AdminStoryProps) {
  const { key, waitsFor, sentence, invoice } = adminStoryOf(booking);
  const isRefused = invoice === "refused";
  const icon = invoice ? ReceiptText : storyIcons[key];
  return (
    <Told
      icon={isRefused ? CircleAlert : icon}
      isAmber={waitsFor === "company" || isRefused}
      className={className}
    >
      {sentence}
    </Told>
  );
}

/** Status summary of a booking for an admin, and how far the invoice is where that is what it tells. */
export function adminStoryOf(booking: WireAdminBooking) {
  const { invoice } = booking.money;
  const story = storyOf(booking, "admin");
  const told = isToldByInvoice(story.key, invoice) ? invoiceSentence(invoice) : null;
  return told ? { ...story, sentence: told, invoice: invoice.state } : { ...story, invoice: null };
}
