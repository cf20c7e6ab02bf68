/** Staff types, messages, fees and SMS templates; English labels are the document's (doc 2 §2.15, Q-015). */
export const adminEditorsTexts = {
  title: "Personaletyper",
  entries: { message: "Beskeder", fee: "Default Fee", sms: "SMS / Text" },
  add: "Tilføj personaletype",
  choose: "Vælg",
  loading: "Indlæser...",
} as const;

export const skillEditorTexts = {
  worker: "Synlig for medarbejdere",
  company: "Synlig for virksomheder",
  name: "Navn på personaletype",
  billyId: "Billy produkt-id",
  block: (number: number) => `Spørgsmål ${number}`,
  skillTitle: "Titel",
  skillDescription: "Beskrivelse",
  icon: "Ikon",
  uploadIcon: "Upload ikon",
  questionTitle: "Spørgsmålets titel",
  question: "Spørgsmål",
  answer: (number: number) => `Svar ${number}`,
  save: "Gem ændringer",
  saveNew: "Tilføj ny færdighed",
} as const;

export const globalMessageTexts = {
  title: "Beskeder",
  label: "Besked på bookingformularen",
  save: "Gem ændringer",
} as const;

export const defaultFeeTexts = {
  title: "Default Fee",
  standard: "Servicetillæg",
  urgent: "Hastebooking (under 48 timer)",
  emergency: "Akutbooking (under 24 timer)",
  save: "Gem ændringer",
} as const;

export const smsEditorTexts = {
  title: "SMS / Text",
  categories: { ADMIN: "ADMIN", WORKER: "WORKER", COMPANY: "COMPANY" },
  update: "Update",
  loading: "Loading templates...",
  failed: (message: string) => `Error loading templates: ${message}`,
  empty: "No templates found.",
  placeholders: "Kan indsættes:",
  length: (characters: number, parts: number) => `${characters} tegn, ${parts} sms`,
} as const;
