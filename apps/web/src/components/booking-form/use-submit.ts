import { useEffect, useState } from "react";
import type { BookingForm } from "#contract/bookings/booking-form.ts";
import { isDayAndNight, isPastBooking } from "#rules/bookings/booking-input.ts";
import { commonTexts } from "#texts/da/common/common.ts";
import { bookingFormTexts as texts } from "#texts/da/corporation/booking-form.ts";
import { showFieldError } from "#web/api/forms/field-errors.ts";
import { serverNow } from "#web/api/page/server-clock.ts";
import { toastLater } from "#web/components/feedback/toast-later.ts";
import { fetchBookingChecks } from "./draft/booking-checks.ts";
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

/** Checks the form and the address, asks whether equal times are meant, then hands the booking over. */
export function useSubmit(onReady: (ready: ReadyBooking) => Promise<void> | void) {
  const form = useBookingFields();
  const { staffTypes, fees, edited } = useBookingFacts();
  const [asked, setAsked] = useState<ReadyBooking | null>(null);
  const sayInvalid = () => void toastLater("warning", commonTexts.invalidForm);
  const sayUnchecked = () => void toastLater("error", texts.checksFailed);

  const [isFetching, setFetching] = useState(false);
  useEffect(prepareChecks, []);

  const submitChecked = form.handleSubmit(async (booking) => {
    const { refusedAddress } = await fetchBookingChecks();
    const message = await refusedAddress(booking).catch(() => undefined);
    if (message === undefined) return sayUnchecked();
    if (message !== null) {
      showFieldError(form, "address", message);
      return sayInvalid();
    }
    const draft = form.getValues();
    const now = serverNow();
    const isPast = isPastBooking({ date: booking.date, startTime: booking.start_time }, now);
    const jobTitle = staffTypes.find(({ id }) => id === booking.staff_type)?.job_title ?? "";
    const ready: ReadyBooking = {
      draft,
      booking: { ...booking, fee: feeOfDraft(draft, jobTitle, { ...fees, edited }, now) / 100 },
      notSendEmail: isPast || draft.no_emails ? "1" : "0",
      pastBooking: isPast ? "1" : "0",
    };
    if (hasToBeAsked(booking, edited)) setAsked(ready);
    else await onReady(ready);
  }, sayInvalid);

  async function submit() {
    setFetching(true);
    const checks = await fetchBookingChecks().catch(() => null);
    setFetching(false);
    if (checks) await submitChecked();
    else sayUnchecked();
  }

  const question = asked && {
    time: asked.booking.start_time,
    onConfirm: () => {
      setAsked(null);
      void onReady({ ...asked, booking: { ...asked.booking, whole_day: true } });
    },
    onClose: () => setAsked(null),
  };

  return { submit, isSubmitting: isFetching || form.formState.isSubmitting, question };
}

/** What was booked as day and night already is not asked about again. */
function hasToBeAsked(
  { start_time, end_time }: BookingForm,
  edited: Pick<BookingForm, "start_time" | "end_time"> | undefined,
): boolean {
  const isUnchanged = edited?.start_time === start_time && edited.end_time === end_time;
  return !isUnchanged && isDayAndNight(start_time, end_time);
}

/** Fetches the checks as soon as somebody stands in a field, which may have been before the page was awake. */
function prepareChecks(): () => void {
  const prepare = () => void fetchBookingChecks().catch(() => {});
  if (document.activeElement !== document.body) prepare();
  document.addEventListener("focusin", prepare, { once: true });
  return () => document.removeEventListener("focusin", prepare);
}
