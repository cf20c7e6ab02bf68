import type { ErasureRefusal } from "#rules/people/privacy/erasure.ts";
import { refusalText } from "#texts/da/common/errors.ts";

/** Why a profile cannot be erased yet, and what whoever asks for it can do about that. */
export function erasureRefusal(refusal: ErasureRefusal, asker: "themselves" | "admin"): string {
  return (asker === "admin" && refusalsForAdmin[refusal]) || refusalText(refusal);
}

const refusalsForAdmin: Partial<Record<ErasureRefusal, string>> = {
  coming_shifts:
    "Medarbejderen har bekræftede vagter, som ikke er slut endnu. Deaktivér profilen, og frigiv vagterne, eller vent, til de er slut, og prøv igen.",
  coming_bookings:
    "Virksomheden har bookinger, som ikke er slut endnu. Slet dem, eller vent, til de er slut, og prøv igen.",
  unsettled_pay: "Medarbejderen har vagter, som ikke er sendt til løn endnu. Send dem til løn, og prøv igen.",
  unsettled_invoices: "Virksomheden har arbejde, som ikke er faktureret endnu. Send fakturaen, og prøv igen.",
  money_owed:
    "Virksomheden har en faktura, som ikke er betalt, eller en forudbetaling, som ikke er brugt. Kreditér den, eller vent, til den er betalt, og prøv igen.",
};
