import type { PaymentState } from "#rules/money/payment.ts";
import { plural } from "#texts/format/numbers.ts";

/** What accounting says of invoices that were sent. */
export const paymentTexts = {
  state: (state: PaymentState, due: string | null) => {
    if (state === "paid") return "Betalt";
    if (due === null) return "Ikke betalt";
    return state === "overdue" ? `Forfaldt ${due}` : `Forfalder ${due}`;
  },
  overdue: (count: number, amount: string) => `${plural(count, "forfalden", "forfaldne")}, ${amount}`,
  overdueColumn: "Forfaldent",
  delivery: {
    by_hand: "E-fakturaen mangler at blive afleveret",
    sent: "Undervejs til EAN",
    delivered: "Leveret til EAN",
    failed: "Ikke leveret til EAN",
  },
  afterFailed: "Ret EAN-nummeret hos virksomheden. Kreditér så fakturaen, og send en ny.",
} as const;
