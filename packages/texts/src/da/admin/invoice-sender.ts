/** What is wrong with a field of whom invoices are from. */
export const senderMessages = {
  cvr: "CVR-nummeret passer ikke. Det har 8 cifre.",
  bankReg: "Registreringsnummeret har 4 cifre.",
  bankAccount: "Kontonummeret har 10 cifre.",
  number: "Skriv et helt tal fra 1 til 99.999.999.",
} as const;

/** Who makes invoices now, in words. */
const makers = {
  own: "I laver selv fakturaerne her. De får numre i jeres egen række og sendes som PDF med mail.",
  billy:
    "Nye fakturaer laves i Billy, og det er Billys oplysninger, der står på dem. Det her bruges først, når I selv laver fakturaerne.",
  economic:
    "Nye fakturaer laves i e-conomic, og det er e-conomics oplysninger, der står på dem. Det her bruges først, når I selv laver fakturaerne.",
} as const;

/** 'Fakturaoplysninger': whom our own invoices are from. */
export const senderTexts = {
  title: "Fakturaoplysninger",
  short: "Hvem jeres fakturaer er fra, hvor de betales, og hvilket nummer de begynder med.",
  open: "Se fakturaoplysningerne",
  write: "Skriv, hvem jeres fakturaer er fra",
  lead: "Det står på hver faktura og kreditnota, I sender. De, der er sendt, bliver, som de er.",
  loading: "Henter fakturaoplysningerne...",
  failed: "Fakturaoplysningerne kunne ikke hentes",
  makers,
  suggested: "Navn, CVR-nr. og adresse er foreslået fra jeres ansættelsesbeviser. Se dem efter, og gem.",
  groups: { who: "Hvem fakturaen er fra", pay: "Hvor den betales", series: "Nummerrækken" },
  fields: {
    name: "Firmanavn",
    cvr: "CVR-nr.",
    address: "Vej og nummer",
    zip_code: "Postnr.",
    city: "By",
    email: "E-mail",
    phone: "Telefon",
    bank: "Bank",
    bank_reg: "Reg.nr.",
    bank_account: "Kontonr.",
    iban: "IBAN",
    bic: "BIC",
    next_number: "Første nummer",
  },
  nextNumber: "Næste nummer",
  optional: "kan undværes",
  begun: "Rækken er begyndt. Numrene følger på hinanden uden huller, så det næste kan ikke ændres.",
  notBegun: "Kommer I fra et andet system, så fortsæt dér, hvor dets række slap.",
  abroad: "Kun hvis I betales fra udlandet.",
  save: "Gem",
  saved: "Fakturaoplysningerne er gemt",
  saveFailed: "Fakturaoplysningerne blev ikke gemt",
  preview: "Se en faktura",
  previewFailed: "Fakturaen kunne ikke vises",
  onlyRead: "Kun den, der står for penge, kan ændre det.",
} as const;
