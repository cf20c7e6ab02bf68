import type { TermsPlaceholder } from "#rules/employment-terms/template.ts";
import { plural } from "#texts/format/numbers.ts";

/** The office's template of terms of employment. */
export const termsTemplateTexts = {
  title: "Ansættelsesbeviser",
  short: "Det bevis, alle får med deres første vagt, udfyldt for den enkelte.",
  open: "Se skabelonen",
  lead: "Skabelonen til det bevis, alle får med deres første vagt. Gemmer du en ny version, får alle med en kommende vagt et nyt bevis, hvis der kommer til at stå noget andet.",
  none: "Der er ingen skabelon endnu, så ingen får et ansættelsesbevis. Udfyld arbejdsgiveren, læs punkterne igennem, og gem.",
  loading: "Henter skabelonen",
  failed: "Skabelonen kan ikke vises lige nu",
  next: "Ny version",
  nextLead:
    "Felterne begynder med den seneste version. Det, der står i { }, udfyldes for den enkelte. Intet gælder, før du gemmer nederst på siden.",
  olderDraft:
    "Der er gemt en ny version, siden du begyndte at skrive. Det, du har skrevet, bygger på den før.",
  startOver: "Begynd med den nyeste",
  employer: "Arbejdsgiver",
  employerFields: {
    name: "Navn",
    cvr: "CVR-nr.",
    address: "Adresse",
    insurer: "Arbejdsskadeforsikring hos",
  },
  validFrom: "Gælder fra",
  ownLabel: "Punktets navn",
  ownText: "Punktets tekst",
  addPoint: "Tilføj et punkt",
  removePoint: "Fjern punktet",
  save: "Gem som ny version",
  saved: "Skabelonen er gemt",
  saveFailed: "Skabelonen er ikke gemt",
  missing: "Udfyld alle fire felter om arbejdsgiveren, CVR-nr. med 8 cifre.",
  placeholders: "Det, der udfyldes for den enkelte",
  versions: "Versioner",
  version: (from: string, who: string | null) => `fra ${from}${who === null ? "" : `, gemt af ${who}`}`,
  people: (count: number) => `${plural(count, "person", "personer")} har et bevis efter den`,
  preview: {
    title: "Se den for en medarbejder",
    text: "Sådan kommer det, der står i felterne nu, til at se ud. Intet gemmes.",
    person: "Vis den for",
    placeholder: "Navn",
    nobody: "Ingen hedder det",
    of: (name: string) => `Beviset for ${name}`,
    open: "Vis med det, der står nu",
    failed: "Det kan ikke vises. Se, om alle punkter har en tekst.",
  },
  holders: {
    title: "Hvem har hvilken version",
    table: "Medarbejdere og deres bevis",
    loading: "Henter beviserne",
    failed: "Beviserne kan ikke vises lige nu",
    none: "Ingen har fået et bevis endnu.",
    noneUnread: "Alle har læst deres bevis.",
    show: "Vis",
    all: "Alle",
    unread: "Ikke læst",
    columns: { name: "Medarbejder", number: "Bevis", version: "Skabelon fra", given: "Givet", read: "Læst" },
    notRead: "Ikke læst",
    showAll: (count: number) => `Vis alle ${count}`,
    download: "Hent som fil",
    fileName: "ansaettelsesbeviser",
  },
  states: { in_force: "Gælder nu", to_come: "Kommer", past: "Tidligere" },
} as const;

/** What each placeholder is filled with. */
export const placeholderWords: Record<TermsPlaceholder, string> = {
  employer: "arbejdsgiverens navn, CVR-nr. og adresse",
  employee: "medarbejderens navn, adresse og fødselsdag",
  company: "virksomheden på den første vagt",
  work: "jobbet på den første vagt",
  place: "stedet for den første vagt",
  start: "den første dag",
  cancellation: "hvad en aflyst vagt betaler",
  rest_hours: "timers hvile mellem to vagter",
  wage: "den laveste timeløn",
  agreement: "overenskomsten",
  supplements: "tillæg efter overenskomsten",
  insurer: "forsikringsselskabet",
  phone: "jeres telefon",
  email: "jeres e-mail",
};

/** Somebody's terms on the office's page of the person. */
export const termsOfPersonTexts = {
  title: "Ansættelsesbevis",
  loading: "Henter ansættelsesbeviset",
  failed: "Ansættelsesbeviset kan ikke vises lige nu",
  none: "Ikke givet. Det gives med den første bekræftede vagt, når der er gemt en skabelon.",
  read: (when: string) => `Læst ${when}.`,
  unread: "Ikke læst endnu.",
} as const;
