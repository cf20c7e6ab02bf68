import { plural } from "#texts/format/numbers.ts";

/** The office's overview of an order. */
export const adminOrderTexts = {
  back: "Bookinger til godkendelse",
  loading: "Henter arrangementet...",
  failed: "Arrangementet kunne ikke hentes",
  bookings: "Arrangementets bookinger",
  unnamed: "Arrangement",
  /** «Hotel Nordlys. 20 bookinger, 45 pladser» */
  lead: (bookings: number, people: number) =>
    `${plural(bookings, "booking", "bookinger")}, ${plural(people, "plads", "pladser")}`,
  waiting: (count: number) => plural(count, "booking venter", "bookinger venter"),
  approveAll: (count: number) => (count === 1 ? "Godkend" : `Godkend alle ${count}`),
  /** Beside the button. */
  oneLetter: "Virksomheden får ét brev om det hele.",
  approved: (count: number) => `${plural(count, "booking", "bookinger")} godkendt`,
  notAll: (count: number) =>
    `${plural(count, "booking", "bookinger")} blev ikke godkendt. Se hvorfor nedenfor.`,
  results: {
    approved: "Godkendt nu",
    not_found: "Ikke godkendt: bookingen er annulleret",
    already_approved: "Var godkendt i forvejen",
    booking_ended: "Ikke godkendt: bookingen er slut",
    suspended_corporation: "Ikke godkendt: virksomheden er spærret",
    email_unconfirmed: "Ikke godkendt: virksomhedens e-mail er ikke bekræftet",
    waits_for_owner: "Ikke godkendt: venter på virksomhedens ejer",
  },
  total: "I alt ekskl. moms",
} as const;
