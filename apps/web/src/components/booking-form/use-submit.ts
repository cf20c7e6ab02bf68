import type { BookingForm } from "#contract/bookings/booking-form.ts";
import { lookupEndpoints } from "#contract/settings/lookup-endpoints.ts";
import { isPastBooking } from "#rules/bookings/booking-input.ts";
import { corporationToasts } from "#texts/da/common/toasts.ts";
import { bookingMessages } from "#texts/da/common/validation.ts";
import { call } from "#web/api/calls/call.ts";
import { serverNow } from "#web/api/page/server-clock.ts";
import { toastLater } from "#web/components/feedback/toast-later.ts";
import type { BookingDraft } from "./draft/booking-draft.ts";
import { feeOfDraft } from "./draft/draft-price.ts";
import { useBookingFacts, useBookingFields } from "./form-context.ts";

/** A booking that may be sent, with the two queries of its creation. */
export interface ReadyBooking {
  draft: BookingDraft;
  booking: BookingForm;
  notSendEmail: "0" | "1";
  pastBooking: "0" | "1";
}

/** Checks the form and the address, then hands the booking over. */
export function useSubmit(onReady: (ready: ReadyBooking) => Promise<void> | void) {
  const form = useBookingFields();
  const { staffTypes, fees, edited } = useBookingFacts();
  const sayInvalid = () => void toastLater("warning", corporationToasts.invalidForm);

  const submit = form.handleSubmit(async (booking) => {
    if (!(await isAddressKnown(booking))) {
      form.setError("address", { message: bookingMessages.addressInvalid }, { shouldFocus: true });
      return sayInvalid();
    }
    const draft = form.getValues();
    const now = serverNow();
    const isPast = isPastBooking({ date: booking.date, startTime: booking.start_time }, now);
    const jobTitle = staffTypes.find(({ id }) => id === booking.staff_type)?.job_title ?? "";
    await onReady({
      draft,
      booking: { ...booking, fee: feeOfDraft(draft, jobTitle, { ...fees, edited }, now) / 100 },
      notSendEmail: isPast || draft.no_emails ? "1" : "0",
      pastBooking: isPast ? "1" : "0",
    });
  }, sayInvalid);

  return { submit, isSubmitting: form.formState.isSubmitting };
}

/** Whatever is not a clear yes counts as no. */
async function isAddressKnown({ address, zip_code, city }: BookingForm): Promise<boolean> {
  try {
    await call(lookupEndpoints.validateAddress, { body: { address, zip_code, city } });
    return true;
  } catch {
    return false;
  }
}
