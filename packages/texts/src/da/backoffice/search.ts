/** The office's one search box. */
export const searchTexts = {
  open: "Søg i alt",
  hint: "Søg booking, person, virksomhed, fakturanr.",
  /** Pressed anywhere but in a field. */
  key: "/",
  title: "Søg",
  start:
    "Skriv mindst to bogstaver: et navn, et telefonnummer, et CVR-nr., et fakturanr. eller et bookingnr.",
  noCpr: "Søg ikke på CPR-nr. Søg på navn eller telefonnummer.",
  empty: (typed: string) => `Ingen fund for «${typed}»`,
  failed: "Kunne ikke søge",
  loading: "Søger...",
  results: "Fund",
  kinds: {
    invoice: "Faktura",
    corporation: "Virksomhed",
    employee: "Medarbejder",
    booking: "Booking",
  },
} as const;
