/** Staff types, messages, fees and SMS templates; English labels are meant. */
export const adminEditorsTexts = {
  title: "Personaletyper",
  lead: "Hvad der kan bookes, hvad medarbejderne bliver spurgt om, og hvad alle får at læse.",
  entries: { message: "Beskeder", fee: "Default Fee", sms: "SMS / Text" },
  others: "Fælles for alle",
  add: "Tilføj personaletype",
  hidden: "skjult for nogle",
  choose: "Vælg",
  loading: "Indlæser...",
  empty: "Der er ingen personaletyper endnu.",
  /** Asked before a form that was changed is left. */
  unsaved: {
    title: "Forlad uden at gemme?",
    text: "Det, du har ændret, bliver ikke gemt.",
    leave: "Forlad",
    stay: "Bliv her",
  },
} as const;

export const skillEditorTexts = {
  titleNew: "Ny personaletype",
  facts: "Navn og synlighed",
  worker: "Synlig for medarbejdere",
  company: "Synlig for virksomheder",
  workerHint: "Kan vælges under Kompetencer, og jobs af typen vises.",
  corporationHint: "Kan bookes. Ellers vises den som spærret.",
  savedAtOnce: "Kontakterne gemmes med det samme.",
  savedWithNew: "Kontakterne gemmes sammen med personaletypen.",
  name: "Navn på personaletype",
  billyId: "Produkt-id i regnskabsprogrammet",
  billyIdHint: "Tomt felt beholder det gemte id.",
  billyIdHintNew: "Skal være der, før regnskabsprogrammet kan få en faktura.",
  block: (number: number) => `Spørgsmål ${number}`,
  skillTitle: "Titel",
  skillDescription: "Beskrivelse",
  icon: "Ikon",
  questionTitle: "Spørgsmålets titel",
  question: "Spørgsmål",
  answers: "Svar og deres værdi",
  answer: (number: number) => `Svar ${number}`,
  value: (number: number) => `Værdi af svar ${number}`,
  save: "Gem ændringer",
  saveNew: "Tilføj ny færdighed",
  blocks: "De fem spørgsmål",
  filled: "udfyldt",
  missing: (count: number) => `${count} mangler`,
  previous: "Forrige",
  next: "Næste",
  copy: "Lav en kopi",
  titleCopy: (name: string) => `Kopi af ${name}`,
} as const;

/** What a new staff type begins with. */
export const beginTexts = {
  lead: "Vælg, hvad I vil begynde med. Alt kan rettes, før personaletypen tilføjes.",
  ready: "Færdige spørgeskemaer",
  isThere: "findes allerede",
  copies: "Kopiér en af jeres egne",
  drafts: "Kladder",
  empty: "Begynd med et tomt skema",
  elsewhere: "Begynd med noget andet",
} as const;

/** A staff type that is written in several goes. */
export const draftTexts = {
  unnamed: "Uden navn",
  isGone: "Kladden er tilføjet som personaletype eller slettet.",
  save: "Gem kladde",
  saved: "Kladden er gemt. Den kan kun ses her.",
  failed: "Kladden kunne ikke gemmes",
  gone: "Kladden er tilføjet eller slettet af en anden. Tryk igen for at gemme en ny.",
  delete: "Slet kladde",
  deleted: "Kladden er slettet",
  deleteFailed: "Kladden kunne ikke slettes",
  deleteTitle: "Slet kladden?",
  deleteText: "Det, der er skrevet i den, kan ikke hentes frem igen.",
} as const;

export const globalMessageTexts = {
  title: "Beskeder",
  label: "Besked på bookingformularen",
  hint: "Vises øverst, når der bookes. Er feltet tomt, vises der ingen besked.",
  save: "Gem ændringer",
} as const;

export const defaultFeeTexts = {
  title: "Default Fee",
  lead: "Kroner pr. time og person ved nye bookinger. En virksomhed med egne gebyrer beholder dem, og det, der er booket, ændrer sig ikke.",
  standard: "Servicetillæg",
  standardHint: "«Overtjener / afvikler» har sit eget. Det står i Indstillinger.",
  urgent: "Hastebooking",
  urgentHint: "Lægges til servicetillægget.",
  emergency: "Akutbooking",
  emergencyHint: "Lægges til begge de andre.",
  save: "Gem ændringer",
} as const;

export const smsEditorTexts = {
  title: "SMS / Text",
  lead: "En ændret tekst gælder alle sms'er, der sendes fra nu af.",
  categories: { ADMIN: "ADMIN", WORKER: "WORKER", COMPANY: "COMPANY" },
  update: "Update",
  loading: "Loading templates...",
  failed: (message: string) => `Error loading templates: ${message}`,
  empty: "No templates found.",
  placeholders: "Kan indsættes",
  insert: (placeholder: string, title: string) => `Indsæt ${placeholder} i ${title}`,
  example: "Eksempel:",
  length: (characters: number, parts: number) => `${characters} tegn, ${parts} sms`,
} as const;
