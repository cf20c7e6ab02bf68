/** What the menu of whoever has signed in ends with. */
export const sessionMenu = {
  contract: "Kontrakt",
  logOut: "Log ud",
} as const;

/** Each role's own ways in the menu on top (screens *Menu*). */
export const corporationMenu = {
  home: "Bookinger",
  book: "Opret booking",
  invoices: "Fakturaer",
  departments: "Afdelinger",
  users: "Brugere",
  editProfile: "Rediger profil",
  security: "Sikkerhed",
  /** Stands over a page. */
  checkout: "Stempl ud",
} as const;

export const employeeMenu = {
  jobs: "Jobs",
  pay: "Min løn",
  history: "Historik",
  penalties: "Kort og spærringer",
  terms: "Ansættelsesbevis",
  myData: "Mine oplysninger",
  editProfile: "Rediger profil",
  /** What stands over pages, and leads back to them. */
  profile: "Min profil",
  finishedJobs: "Afsluttede jobs",
} as const;

export const adminMenu = {
  today: "I dag",
  approval: "Godkend bookinger",
  upcoming: "Kommende bookinger",
  old: "Historiske bookinger",
  invoiceRun: "Fakturakørsel",
  documents: "Fakturaer",
  payroll: "Lønkørsel",
  months: "Månedsafslutning",
  employees: "Medarbejdere",
  corporations: "Virksomheder",
  staffTypes: "Personaletyper",
  terms: "Ansættelsesbeviser",
  letters: "Mailtekster",
  texts: "Aftaletekster",
  penalties: "Kort og spærringer",
  transfers: "Overførsler",
  figures: "Tal",
  reports: "Rapporter",
  messages: "Besked til flere",
  mailbox: "Postkasse",
  users: "Brugere",
  settings: "Indstillinger",
  /** Stand on the settings, and over their pages. */
  agreements: "Overenskomster",
  sender: "Fakturaoplysninger",
  log: "Log",
} as const;
