import { useState } from "react";
import { type UseFormReturn, useForm } from "react-hook-form";
import type { BookingForm } from "#contract/bookings/booking-form.ts";
import type { ApiError } from "#web/api/calls/call.ts";
import { type BookingDraft, emptyDraft } from "#web/components/booking-form/draft/booking-draft.ts";
import type { BookingLimits } from "#web/components/booking-form/draft/booking-limits.ts";
import { bookingResolver } from "#web/components/booking-form/draft/booking-resolver.ts";

export type BookingFormState = UseFormReturn<BookingDraft, unknown, BookingForm>;

/** The state of a booking form. `start`: what stands in it at first; `reset(draft)` writes another draft into it. */
export function useBookingForm(limits: BookingLimits, start: BookingDraft = emptyDraft): BookingFormState {
  const [resolver] = useState(() => bookingResolver(limits));
  return useForm({
    defaultValues: start,
    resolver,
    mode: "onSubmit",
    reValidateMode: "onChange",
  });
}

/** Puts what the server refused under its fields, the first one focused. False when none of them is in the form. */
export function showRefusedFields(form: BookingFormState, { fields }: ApiError): boolean {
  const known = Object.entries(fields).filter(([name]) => name in emptyDraft);
  for (const [index, [name, message]] of known.entries()) {
    form.setError(name as keyof BookingDraft, { message }, { shouldFocus: index === 0 });
  }
  return known.length > 0;
}
