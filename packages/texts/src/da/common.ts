/** Words that stand on more than one screen. */
export const commonTexts = {
  yes: "Ja",
  no: "Nej",
  none: "-",
  back: "TILBAGE",
  next: "Næste",
  previous: "Tilbage",
  cancel: "Annuller",
  confirm: "Bekræft",
  close: "Luk",
  save: "Gem",
  saveChanges: "Gem mine ændringer",
  edit: "Rediger",
  delete: "Slet",
  remove: "Fjern",
  more: "Mere",
  readMore: "Læs mere",
  readLess: "Vis mindre",
  search: "Søg",
  choose: "Vælg",
  optional: "valgfrit",
  other: "Andet",
  tryAgain: "Prøv igen",
  reload: "Genindlæs siden",
  loading: "Indlæser...",
  loadingApp: "Et øjeblik...",
  from: "Fra",
  to: "Til",
  hour: "Time",
  minute: "Minut",
  list: "LISTE",
  showWeek: "VIS UGE",
  previousWeek: "Forrige uge",
  nextWeek: "Næste uge",
  copied: "kopieret med succes",
  and: "og",
  years: (age: number) => `${age} år`,
  showMore: (count: number) => `Vis ${count} mere`,
  endOfList: "Der er ikke flere",
  errorTitle: "Noget gik galt",
} as const;

/** Help under the title of an error box (doc 1 §2: reload, or go back and contact support). */
export function errorHelp(phone: string): string {
  return `Genindlæs siden, eller gå tilbage og prøv igen. Hjælper det ikke, så ring til support på ${phone}.`;
}

/** A page that is not there or not yours. */
export const notFoundTexts = {
  title: "Siden findes ikke",
  text: "Måske er linket gammelt, eller også hører siden til en anden bruger.",
  home: "Gå til forsiden",
} as const;
