import { useWatch } from "react-hook-form";
import { invoicingDayOf } from "#rules/pricing/trade-terms.ts";
import { dayOf, isDay } from "#rules/time/moment.ts";
import { commonTexts } from "#texts/da/common/common.ts";
import { bookingFormTexts as texts } from "#texts/da/corporation/booking-form.ts";
import { paymentDeadlines } from "#texts/da/price/payment-choices.ts";
import { invoiceTiming } from "#texts/da/price/terms-why.ts";
import { keepDates } from "#texts/format/days.ts";
import { serverNow } from "#web/api/page/server-clock.ts";
import type { BookingDraft } from "#web/components/booking-form/draft/booking-draft.ts";
import { RadioChoices } from "#web/ui/choices/radio-choices.tsx";
import { DraftText } from "./controls.tsx";

/** The company's payment deadline, in days as agreed with it, its note, and with EAN its order number. */
export function InvoicePart({ paymentDeadline, hasEan }: { paymentDeadline: number; hasEan: boolean }) {
  const date = useWatch<BookingDraft, "date">({ name: "date" });
  const bill = isDay(date) ? { day: invoicingDayOf(date), today: dayOf(serverNow()) } : undefined;
  return (
    <fieldset className="form-part">
      <legend>{texts.sections.invoice}</legend>
      <RadioChoices
        className="deadlines"
        label={texts.paymentDeadline}
        hint={keepDates(invoiceTiming(paymentDeadline, bill))}
        options={paymentDeadlines.map(({ days, label }) => ({
          value: String(days),
          label,
          isDisabled: true,
        }))}
        defaultValue={String(paymentDeadline)}
      />
      <DraftText label={texts.invoiceNote} note={commonTexts.optional} maxLength={500} name="invoice_note" />
      {hasEan && (
        <DraftText
          label={texts.eanOrderReference}
          note={commonTexts.optional}
          hint={texts.eanHint}
          maxLength={50}
          name="ean_order_reference"
        />
      )}
    </fieldset>
  );
}
