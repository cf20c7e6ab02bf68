import type { BookingDraft } from "./booking-draft.ts";
import { emptyDraft } from "./booking-draft.ts";

/** What was typed into a form that the server had drawn, before its script arrived; nothing when there was none. */
export function typedBefore(formId: string): Partial<BookingDraft> {
  const form = document.getElementById(formId);
  if (!(form instanceof HTMLFormElement)) return {};
  const typed = [...new FormData(form)].filter(
    ([name, text]) => isText(name) && text !== String(emptyDraft[name]),
  );
  return Object.fromEntries(
    typed.map(([name, text]) => [name, name === "number_of_staff" ? Number(text) : text]),
  );
}

/** The break is left out: it cannot be switched on before food and times are known. */
function isText(name: string): name is Exclude<keyof BookingDraft, "self_paid_break" | "no_emails"> {
  return name in emptyDraft && typeof emptyDraft[name as keyof BookingDraft] !== "boolean";
}
