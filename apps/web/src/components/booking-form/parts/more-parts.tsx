import { useWatch } from "react-hook-form";
import { isPastBooking } from "#rules/bookings/booking-input.ts";
import { invoicingDayOf } from "#rules/pricing/trade-terms.ts";
import { dayOf, isDay } from "#rules/time/moment.ts";
import { commonTexts } from "#texts/da/common/common.ts";
import { departmentName } from "#texts/da/common/department-name.ts";
import { bookingFormTexts as texts } from "#texts/da/corporation/booking-form.ts";
import { departmentOfBookingTexts as departmentTexts } from "#texts/da/corporation/department-of-booking.ts";
import { paymentDeadlines } from "#texts/da/price/payment-choices.ts";
import { invoiceTiming } from "#texts/da/price/terms-why.ts";
import { keepDates } from "#texts/format/days.ts";
import { serverNow } from "#web/api/page/server-clock.ts";
import type { BookingDraft } from "#web/components/booking-form/draft/booking-draft.ts";
import { useBookingFacts, useBookingFields } from "#web/components/booking-form/form-context.ts";
import { Checkbox } from "#web/ui/choices/checkbox.tsx";
import { RadioChoices } from "#web/ui/choices/radio-choices.tsx";
import { DraftSelect, DraftText } from "./controls.tsx";

/** What only companies and admins fill in; visitors' pages are drawn without its code. */
export function MoreParts() {
  const { isAdmin, paymentDeadline, hasEan = false } = useBookingFacts();
  return (
    <>
      {paymentDeadline !== undefined && (
        <>
          <hr className="rule" />
          <InvoicePart paymentDeadline={paymentDeadline} hasEan={hasEan} />
        </>
      )}
      {isAdmin && (
        <>
          <hr className="rule" />
          <AdminPart />
        </>
      )}
    </>
  );
}

/** What only admins set. A booking made in the past never sends mails; a saved one stays as it is. */
function AdminPart() {
  const isEdit = useBookingFacts().edited !== undefined;
  const { register, watch } = useBookingFields();
  const [date, startTime, isSilent] = watch(["date", "start_time", "no_emails"]);
  const isPast = isDay(date) && isPastBooking({ date, startTime }, serverNow());
  return (
    <fieldset className="form-part">
      <legend>{texts.sections.admin}</legend>
      <DraftText
        label={texts.adminMessage}
        note={commonTexts.optional}
        maxLength={1000}
        name="admin_message"
      />
      {isPast ? (
        <Checkbox
          checked={isSilent || !isEdit}
          readOnly
          isDisabled
          hint={isEdit ? undefined : texts.noEmailsPast}
        >
          {texts.noEmails}
        </Checkbox>
      ) : (
        <Checkbox {...register("no_emails")}>{texts.noEmails}</Checkbox>
      )}
    </fieldset>
  );
}

/** The company's payment deadline, in days as agreed with it, its department and note, and with EAN its order number. */
function InvoicePart({ paymentDeadline, hasEan }: { paymentDeadline: number; hasEan: boolean }) {
  const date = useWatch<BookingDraft, "date">({ name: "date" });
  const { departments = [] } = useBookingFacts();
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
      {departments.length > 0 && (
        <DraftSelect
          name="department"
          label={departmentTexts.label}
          note={commonTexts.optional}
          hint={departmentTexts.hint}
          placeholder={departmentTexts.none}
          options={departments.map((one) => ({ value: String(one.id), label: departmentName(one) }))}
        />
      )}
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
