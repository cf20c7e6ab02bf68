import { useFormContext } from "react-hook-form";
import type { BookingForm } from "#contract/bookings/booking-form.ts";
import type { BookingDraft } from "#web/components/booking-form/draft/booking-draft.ts";

/** The form that a field stands in. */
export function useBookingFields() {
  return useFormContext<BookingDraft, unknown, BookingForm>();
}

/**
 * Name, handlers, first value and error of a field. The first value is drawn by the server too, so that the page
 * is right before its script arrives.
 */
export function useField(name: keyof BookingDraft) {
  const { register, formState } = useBookingFields();
  const start = formState.defaultValues?.[name];
  return {
    ...register(name),
    defaultValue: typeof start === "string" ? start : undefined,
    error: formState.errors[name]?.message,
  };
}
