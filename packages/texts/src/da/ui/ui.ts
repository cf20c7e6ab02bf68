/** Words that belong to the controls themselves, on whatever screen they stand. */
export const uiTexts = {
  close: "Luk",
  cancel: "Annuller",
  confirm: "Bekræft",
  /** Of the second press of a double click, which confirms nothing. */
  hasty: "Det hurtige andet tryk talte ikke med. Tryk igen, hvis du er sikker.",
  retry: "Prøv igen",
  reload: "Genindlæs",
  choose: "Vælg",
  optional: "valgfrit",
  other: "Andet",
  clear: "Ryd",
  search: "Søg",
  loading: "Henter…",
  working: "Vent venligst",
  /** In a dialog whose call takes long. */
  waiting: {
    title: "Vi venter på svar",
    text: "Vinduet bliver åbent, til vi ved, om det lykkedes, så intet bliver gjort to gange. Det tager højst et halvt minut.",
  },
  /** Stands at a field until something is written in it: the button below waits for it. */
  wordsFirst: "Skriv her først.",
  somethingWentWrong: "Noget gik galt",
  /** The code of a menu or a dialog. */
  notFetched: "Forbindelsen mangler. Prøv igen om lidt.",
  crashed: "Genindlæs siden, eller gå tilbage.",
  menu: "Menu",
  copy: "Kopiér",
  copied: "Kopieret",
  /** The browser refuses the clipboard. */
  notCopied: "Browseren tillod ikke at kopiere.",
  showPassword: "Vis kodeord",
  hidePassword: "Skjul kodeord",
  /** Under a number that the field changed: what it became, and why. */
  corrected: {
    above: ({ became }: { became: number }) => `Højst ${became}.`,
    below: ({ became }: { became: number }) => `Mindst ${became}.`,
    fraction: ({ typed, became }: { typed: string; became: number }) =>
      `Kun hele personer: ${typed} blev til ${became}.`,
    empty: ({ became }: { became: number }) => `Der stod ikke et tal. Nu står der ${became}.`,
    power: ({ typed, became }: { typed: string; became: number }) => `${typed} blev læst som ${became}.`,
  },
  fewer: "Én færre",
  more: "Én mere",
  hour: "time",
  minute: "minut",
  from: "Fra",
  to: "Til",
  noSuggestions: "Ingen forslag",
  suggestions: "Forslag",
  openCalendar: "Vælg dato",
  calendarFailed: "Kalenderen kunne ikke hentes. Skriv datoen, eller prøv igen.",
  dayParts: {
    day: { name: "dag", placeholder: "dd" },
    month: { name: "måned", placeholder: "mm" },
    year: { name: "år", placeholder: "åååå" },
  },
  /** What an empty date field asks for. */
  noDay: "dd.mm.åååå",
  /** Stands where a date field says its weekday, until there is one. */
  weekdayUnknown: "ugedag",
  steps: "Trin",
  answerInTime: "Du har ti sekunder. F6 fører til knappen.",
  notifications: "Korte beskeder",
  density: "Luft i tabellen",
  dense: "Tæt",
  roomy: "Luftig",
  home: "forside",
  stars: (count: number) => (count === 1 ? "1 stjerne" : `${count} stjerner`),
  starsOf: (rating: string) => `${rating} af 5`,
  lettersUsed: (used: number, most: number) => `${used} af ${most}`,
} as const;
