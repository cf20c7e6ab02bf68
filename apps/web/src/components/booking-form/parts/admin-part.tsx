import { isPastBooking } from "#rules/bookings/booking-input.ts";
import { isDay } from "#rules/time/moment.ts";
import { commonTexts } from "#texts/da/common/common.ts";
import { bookingFormTexts as texts } from "#texts/da/corporation/booking-form.ts";
import { serverNow } from "#web/api/page/server-clock.ts";
import { useBookingFacts, useBookingFields } from "#web/components/booking-form/form-context.ts";
import { Checkbox } from "#web/ui/choices/checkbox.tsx";
import { DraftText } from "./controls.tsx";

/** What only admins set. A booking made in the past never sends mails; a saved one stays as it is. */
export function AdminPart() {
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
