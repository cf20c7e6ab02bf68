import type { ContractKind, ContractPlaceholder } from "#rules/contract-texts/contract-text.ts";
import { formatDayNumeric } from "#texts/format/days.ts";
import { listOf } from "#texts/format/numbers.ts";

/** The office's editor of the texts that people accept. */
export const contractEditorTexts = {
  title: "Aftaletekster",
  short:
    "Det, medarbejdere og virksomheder accepterer: tilknytningsaftale, regler for afbud og handelsbetingelser.",
  open: "Se teksterne",
  lead: "Det, medarbejdere og virksomheder accepterer. Gem en ny version fra en dag, så får alle, der læser teksten, besked på e-mail.",
  loading: "Henter teksterne",
  failed: "Teksterne kan ikke vises lige nu",
  choose: "Tekst",
  about: {
    employee_agreement: "Medarbejdere accepterer aftalen, hver gang de ansøger om et job.",
    card_rules: "Står i tilknytningsaftalen og ved siden af «Meld afbud».",
    trade_terms:
      "Virksomheder accepterer betingelserne, når de opretter sig, og med den første booking efter en ny version.",
  } satisfies Record<ContractKind, string>,
  versions: "Versioner",
  standard: "Standardudgaven, som systemet kommer med",
  states: { current: "Gælder nu", future: "Kommer", past: "Tidligere", withdrawn: "Trukket tilbage" },
  version: (from: string, who: string | null) =>
    `Gælder fra ${from}${who === null ? "" : `, gemt af ${who}`}`,
  told: (when: string) => `Der er givet besked ${when}.`,
  tellOn: (when: string) => `Der gives besked ${when}.`,
  withdrawn: (when: string, who: string | null) =>
    `Trukket tilbage ${when}${who === null ? "" : ` af ${who}`}.`,
  withdraw: "Træk tilbage",
  withdrawTitle: "Træk versionen tilbage?",
  withdrawText: (from: string, isTold: boolean) =>
    `Versionen fra ${from} kommer ikke til at gælde.${isTold ? " Alle, der har fået besked om den, får besked om det." : ""}`,
  withdrawDone: "Versionen er trukket tilbage",
  withdrawFailed: "Versionen er ikke trukket tilbage",
  edit: "Skriv en ny version",
  heading: "Overskrift",
  sentences: "Sætninger, én på hver linje",
  addSection: "Tilføj et afsnit",
  removeSection: (heading: string) => `Fjern «${heading}»`,
  moveUp: (heading: string) => `Flyt «${heading}» op`,
  placeholders: "Det, der udfyldes",
  placeholdersLead: "Skriv navnet i klammer, så står tallet altid, som det gælder.",
  notNamed: (names: readonly string[]) =>
    `Teksten nævner ikke ${listOf(names.map((name) => `{${name}}`))}. Det gælder stadig, men det står der ikke.`,
  difference: "Forskel fra den, der gælder",
  noDifference: "Teksten er den samme som den, der gælder.",
  preview: "Se den med tallene",
  previewTitle: "Sådan kommer den til at stå",
  previewFailed: "Den kan ikke vises",
  validFrom: "Gælder fra",
  tell: "Giv besked på e-mail",
  validHint: (day: string) => `Foreslået: ${day}, så alle har to uger til at læse den.`,
  save: "Gem som ny version",
  saved: "Teksten er gemt",
  saveFailed: "Teksten er ikke gemt",
  noDay: "Vælg den dag, teksten gælder fra.",
  day: formatDayNumeric,
} as const;

/** What each placeholder stands for. */
export const contractPlaceholderWords: Readonly<Record<ContractPlaceholder, string>> = {
  firmanavn: "jeres navn",
  sygemelding: "hele sætningen om, hvornår man melder sig syg",
  afbudsregler: "alle sætninger fra «Regler for afbud»",
  kortvagter: "inden for hvor mange vagter et afbud mere giver rødt kort",
  rødt_kort_måneder: "hvor mange måneder et rødt kort fryser profilen",
  sent_afbud_timer: "hvor mange timer før vagten et afbud er sent",
  sent_afbud_dage: "hvor mange dage et sent afbud fryser profilen",
  mindstetimer: "timer, der mindst faktureres",
  overtidstrin: "hvor lange trin overtid faktureres i",
  hastegrænse: "hvor tæt på start der kommer hastetillæg",
  akutgrænse: "hvor tæt på start der kommer akuttillæg",
  gratis_afbestilling: "hvor længe før start afbestilling er gratis",
  afbestillingstimer: "timer, der faktureres derefter",
  sen_afbestilling: "hvor tæt på start en afbestilling er sen",
  sene_afbestillingstimer: "timer, der faktureres for en sen afbestilling",
  faktureringsdag: "den ugedag, der faktureres",
  betalingsfrist: "betalingsfristen",
  forudbetaling: "hele sætninger om forudbetaling, så mange der er",
  kreditloft: "kreditloftet",
  rekrutteringsgebyr: "gebyret for at ansætte en medarbejder",
  uoplyst_rekruttering: "hvad det koster oveni ikke at oplyse det",
  bod: "boden for arbejde uden om jer",
  pausegrænse: "hvor lang en vagt er, før der er betalt pause",
  pauseminutter: "pausens minutter",
};
