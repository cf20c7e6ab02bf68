import { useEffect, useLayoutEffect, useState } from "react";
import { type BookingDraft, emptyDraft } from "#web/components/booking-form/draft/booking-draft.ts";
import { keepBooking, keptBooking } from "#web/components/booking-form/draft/kept-booking.ts";
import type { BookingFormState } from "#web/components/booking-form/form-context.ts";
import { BOOKING_FORM_ID } from "#web/components/booking-form/form-parts.tsx";

/**
 * Keeps the visitor's draft in this tab, so that it survives a reload and the way back from sign-up. What is kept,
 * and what was typed before the script arrived, stands in the form before anybody can touch it.
 */
export function useKeptDraft(form: BookingFormState) {
  // Read while rendering, before the form library writes its first values into the fields.
  const [earlier] = useState(readEarlier);
  const [isLowerShown, setLowerShown] = useState(false);

  useLayoutEffect(() => {
    if (!earlier) return;
    // Fields that registered anew would take a chip that is drawn as chosen for what somebody chose.
    form.reset(earlier.draft, { keepDefaultValues: true, keepFieldsRef: true });
    setLowerShown(earlier.isLowerShown);
  }, [earlier, form.reset]);

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => keepBooking({ draft: values, isLowerShown, ready: null }),
      }),
    [form.subscribe, isLowerShown],
  );

  function showLower() {
    setLowerShown(true);
    keepBooking({ draft: form.getValues(), isLowerShown: true, ready: null });
  }

  return { isLowerShown, showLower };
}

function readEarlier(): { draft: BookingDraft; isLowerShown: boolean } | null {
  if (typeof window === "undefined") return null;
  const kept = keptBooking();
  const typed = typedBefore(BOOKING_FORM_ID);
  if (!kept && Object.keys(typed).length === 0) return null;
  return { draft: { ...emptyDraft, ...kept?.draft, ...typed }, isLowerShown: kept?.isLowerShown ?? false };
}

/** What was typed into a form that the server had drawn, before its script arrived; nothing when there was none. */
function typedBefore(formId: string): Partial<BookingDraft> {
  const form = document.getElementById(formId);
  if (!(form instanceof HTMLFormElement)) return {};
  const typed = [...new FormData(form)].filter(
    ([name, text]) => isText(name) && text !== String(emptyDraft[name]),
  );
  return Object.fromEntries(
    typed.map(([name, text]) => [
      name,
      typeof emptyDraft[name as keyof BookingDraft] === "number" ? Number(text) : text,
    ]),
  );
}

/** The break is left out: it cannot be switched on before food and times are known. */
function isText(name: string): name is Exclude<keyof BookingDraft, "self_paid_break" | "no_emails"> {
  return name in emptyDraft && typeof emptyDraft[name as keyof BookingDraft] !== "boolean";
}
