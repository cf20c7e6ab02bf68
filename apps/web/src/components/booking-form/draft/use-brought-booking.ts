import { useLayoutEffect, useState } from "react";
import type { BookingFormState } from "#web/components/booking-form/form-context.ts";
import { forgetBooking, keptBooking } from "./kept-booking.ts";

/** Takes over the booking that was written in this tab before somebody signed in; answers whether there was one. */
export function useBroughtBooking(form: BookingFormState): boolean {
  const [isBrought, setBrought] = useState(false);
  useLayoutEffect(() => {
    const kept = keptBooking();
    if (!kept?.isLowerShown) return;
    form.reset({ ...form.getValues(), ...kept.draft }, { keepDefaultValues: true, keepFieldsRef: true });
    forgetBooking();
    setBrought(true);
  }, [form]);
  return isBrought;
}
