import { plural } from "#texts/format/plural.ts";

/** Bookings that wait for approval (doc 2 §2.11). */
export const adminApprovalTexts = {
  title: "Bookinger til godkendelse",
  back: "TILBAGE",
  count: (count: number) => plural(count, "booking venter", "bookinger venter"),
  loading: "Indlæser bookinger...",
  empty: "Der er ingen bookinger, der venter på godkendelse",
  reviewTitle: "Gennemse booking",
  backToOverview: "Bookinger til godkendelse",
  edit: "REDIGER BOOKING",
  approve: "GODKEND",
  reject: "AFVIS/SLET",
  rejectQuestion: "Er du sikker?",
  rejectText: "Virksomheden får besked, og bookingen bliver annulleret.",
  created: "Oprettet",
  prepayment: "Forudbetaling",
  overCreditCeiling: "Over kreditloftet",
} as const;
