import { Check, Wallet } from "lucide-react";
import { adminInvoiceTexts as texts } from "#texts/da/admin/admin-invoice.ts";
import { Chip } from "#web/kit/feedback/chip.tsx";
import { Status } from "#web/kit/feedback/status.tsx";
import { Row } from "#web/kit/layout/row.tsx";
import { CompanyMark } from "#web/widgets/jobs/company-mark.tsx";
import type { InvoiceDetails } from "../state/invoice-details.ts";
import { DeliveryButtons } from "./delivery-buttons.tsx";
import { OptionButtons } from "./option-buttons.tsx";

interface InvoiceHeadProps {
  corporation: InvoiceDetails["corporation"];
  title: string;
  /** The bookings that the buttons act on. */
  all: readonly InvoiceDetails[];
  isWeek: boolean;
}

/** Whose invoice it is, how far it has come, and the four buttons. */
export function InvoiceHead({ corporation, title, all, isWeek }: InvoiceHeadProps) {
  return (
    <header className="row row--apart row--wrap">
      <Row gap={12} isWrapping>
        <CompanyMark of={corporation} size={40} />
        <h1 className="h2">{title}</h1>
        <InvoiceChips all={all} />
        {all.some(({ booking }) => booking.over_credit_ceiling) && (
          <Status tone="amber" icon={Wallet}>
            {texts.booking.overCreditCeiling}
          </Status>
        )}
      </Row>
      <div className="row row--wrap invoice-acts">
        <OptionButtons all={all} isWeek={isWeek} />
        <DeliveryButtons all={all} isWeek={isWeek} />
      </div>
    </header>
  );
}

/** FAK., BET. and ZEN.; for a week they are done when all of its bookings are. */
export function InvoiceChips({ all }: { all: readonly InvoiceDetails[] }) {
  const isDone = (test: (options: InvoiceDetails["bookingOptions"]) => boolean) =>
    all.length > 0 && all.every(({ bookingOptions }) => test(bookingOptions));
  const chips = [
    { label: texts.chips.invoice, done: isDone((options) => options.all_check_times_approved) },
    { label: texts.chips.paid, done: isDone((options) => options.paid_at !== null) },
    { label: texts.chips.zenegy, done: isDone((options) => options.is_sent_to_zenegy) },
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
