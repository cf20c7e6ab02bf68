import { plural } from "#texts/format/numbers.ts";

/** The columns of the file, as its first line names them. */
export const oldProfileColumns = {
  first_name: "fornavn",
  last_name: "efternavn",
  cpr_nr: "cpr",
  phone: "mobil",
  email: "e-mail",
  address: "adresse",
  city_zip: "postnr",
  city: "by",
  birth_date: "fødselsdag",
  description: "beskrivelse",
} as const;

/** Which columns every line fills in. */
export const requiredOldProfileColumns = ["first_name", "last_name", "cpr_nr"] as const;

export const oldProfileMessages = {
  zip: "Postnr. skal være 4 cifre",
  birthDate: "Skriv dagen som 31-12-1990",
  repeated: "Samme CPR-nummer som en linje længere oppe",
  description: "Højst 255 tegn",
} as const;

/** Importing old profiles from a file. */
export const oldProfileTexts = {
  title: "Importér gamle profiler",
  back: "Overførsler",
  open: "Importér gamle profiler",
  lead: "En linje i filen bliver til én gammel profil. Medarbejderen får den ved at skrive sit CPR-nummer under «Overfør gammel profil», og I bekræfter det under Overførsler.",
  format:
    "Filen er CSV med semikolon eller komma, gemt som UTF-8 eller fra et ældre Excel. Den første linje har kolonnernes navne. Fornavn, efternavn og cpr skal være der; resten må mangle.",
  sample: "Hent eksempel",
  sampleName: "gamle-profiler-eksempel.csv",
  file: "Vælg fil",
  reading: "Læser filen...",
  checked: (name: string) => `${name}: intet er gemt endnu.`,
  done: (count: number) =>
    count === 1 ? "1 gammel profil er importeret." : `${count} gamle profiler er importeret.`,
  counts: {
    new: (count: number) => plural(count, "ny profil", "nye profiler"),
    there: (count: number) => `${count} findes allerede`,
    wrong: (count: number) => plural(count, "linje med fejl", "linjer med fejl"),
  },
  outcomes: { new: "Ny", there: "Findes allerede", wrong: "Fejl" },
  tones: { new: "pine", there: "neutral", wrong: "brick" },
  columns: { line: "Linje", name: "Navn", outcome: "Bliver til", errors: "Fejl" },
  run: (count: number) => `Importér ${plural(count, "profil", "profiler")}`,
  nothing: "Der er ingen nye profiler i filen.",
  another: "Vælg en anden fil",
  wrongStay:
    "Linjer med fejl bliver ikke importeret. Ret dem i filen, og vælg den igen: de andre bliver ikke oprettet to gange.",
  failed: "Filen blev ikke læst. Prøv igen.",
  error: (column: string, message: string) => `${column}: ${message}`,
  nameless: "Uden navn",
} as const;

/** A file that can be filled in. The number belongs to nobody. */
export const oldProfileSample: readonly (readonly string[])[] = [
  Object.values(oldProfileColumns),
  [
    "Karen",
    "Østergaard",
    "010190-0000",
    "20550199",
    "karen@eksempel.dk",
    "Møllevej 3",
    "8000",
    "Aarhus C",
    "01-01-1990",
    "Ti år som tjener",
  ],
];
