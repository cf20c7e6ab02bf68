/** Asked before something is booked that the company may have booked already. */
export const duplicateTexts = {
  title: "Har I booket det i forvejen?",
  /** «I har allerede 15 tjenere fredag d. 11. dec., 12:00–20:00.» */
  already: (staff: string, day: string, times: string) => `I har allerede ${staff} ${day}, ${times}.`,
  /** How many more would come. */
  more: (people: number) => `Vil I booke ${people} mere til samme job og sted?`,
  see: "Se bookingen",
  seeOf: (day: string, times: string) => `Se bookingen ${day}, ${times}`,
  book: "Book alligevel",
  cancel: "Annuller",
} as const;
