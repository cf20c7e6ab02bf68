import { useState } from "react";
import { bookingEndpoints } from "#contract/bookings/booking.endpoints.ts";
import { call } from "#web/api/calls/call.ts";
import type { BookingDraft } from "#web/components/booking-form/draft/booking-draft.ts";
import { prefilledFrom, resetDraft } from "#web/components/booking-form/draft/saved-draft.ts";
import type { BookingFormState } from "#web/components/booking-form/form-context.ts";

/**
 * Fills the form from the company's last booking of the chosen staff type, or with `start` where there is
 * none. An answer that comes after another choice is dropped, a failed one leaves the form alone.
 */
export function usePrefill(form: BookingFormState, start: BookingDraft) {
  const [isPrefilled, setPrefilled] = useState(false);

  async function prefill(staffType: number): Promise<void> {
    const last = await call(bookingEndpoints.lastCreated, { query: { staff_type: String(staffType) } }).catch(
      () => undefined,
    );
    const now = form.getValues();
    if (last === undefined || now.staff_type !== String(staffType)) return;
    const draft = last ? prefilledFrom(last, now) : resetDraft(now, start);
    // Fields that registered anew would lose what their radios are set to.
    form.reset(draft, { keepDefaultValues: true, keepFieldsRef: true });
    setPrefilled(last !== null);
  }

  return { isPrefilled, prefill: (staffType: number) => void prefill(staffType) };
}
