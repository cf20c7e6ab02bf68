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
  reset: "Nulstil",
  save: "Gem",
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
  reload: "Genindlæs siden",
  loading: "Indlæser...",
  from: "Fra",
  to: "Til",
  hour: "Time",
  minute: "Minut",
  list: "LISTE",
  copied: "kopieret med succes",
  and: "og",
  years: (age: number) => `${age} år`,
  showMore: (count: number) => `Vis ${count} mere`,
  errorTitle: "Noget gik galt",
  invalidForm: "Nogle felter er ikke udfyldt korrekt",
} as const;

/** Help under the title of an error box (or go back and contact support). */
export function errorHelp(phone: string): string {
  return `Genindlæs siden, eller gå tilbage og prøv igen. Hjælper det ikke, så ring til support på ${phone.replaceAll(" ", "\u00a0")}.`;
}
