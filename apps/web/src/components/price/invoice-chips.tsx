import { Check } from "lucide-react";
import type { WireAdminBooking } from "#contract/bookings/admin-booking.entities.ts";
import { adminInvoiceTexts as texts } from "#texts/da/admin/admin-invoice.ts";
import { Chip } from "#web/ui/feedback/chip.tsx";
import { Row } from "#web/ui/layout/row.tsx";

type InvoiceMarks = Pick<WireAdminBooking, "all_check_times_approved" | "paid_at" | "is_sent_to_zenegy">;

/** FAK., BET. and ZEN.; of many bookings they are done when all of them are. */
export function InvoiceChips({ of: bookings }: { of: readonly InvoiceMarks[] }) {
  const isDone = (test: (marks: InvoiceMarks) => boolean) => bookings.length > 0 && bookings.every(test);
  const chips = [
    { label: texts.chips.invoice, done: isDone((marks) => marks.all_check_times_approved) },
    { label: texts.chips.paid, done: isDone((marks) => marks.paid_at !== null) },
    { label: texts.chips.pay, done: isDone((marks) => marks.is_sent_to_zenegy) },
  ];
  return (
    <Row gap={4}>
      {chips.map(({ label, done }) => (
        <Chip
          key={label}
          tone={done ? "done" : "neutral"}
          icon={done ? Check : undefined}
          hiddenText={done ? texts.done : texts.notDone}
        >
          {label}
        </Chip>
      ))}
    </Row>
  );
}
