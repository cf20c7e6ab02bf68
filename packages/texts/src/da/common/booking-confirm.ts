import { formatStaff } from "#texts/format/staff.ts";
/** The dialog before a booking is sent; the spelling of its heading is the documented one. */
export const bookingConfirmTexts = {
  title: "DU ER VED AT AFGIVE EN BOOOKING",
  lead: "Sådan går det videre:",
  steps: [
    "I får en bekræftelse på mail, når bookingen er godkendt.",
    "Vi finder de bedste kandidater, og I vælger selv, hvem I vil have.",
    "I får en mail, når det ønskede antal er fundet.",
  ],
  people: formatStaff,
  wage: (wage: string, transport: string) =>
    `${wage}\u00a0kr. i timen${transport === "" || transport.startsWith("0") ? "" : `, transport ${transport}`}`,
  free: "I betaler ikke noget nu. Så længe I ikke har valgt nogen, er det gratis at slette bookingen.",
  freeBeforePrepayment:
    "I betaler først, når fakturaen på forudbetalingen kommer. Så længe I ikke har valgt nogen, er det gratis at slette bookingen.",
  phone: (phone: string) => `Har I spørgsmål undervejs, så ring til os på ${phone}.`,
  cancel: "Annuller",
  send: "Afsend booking",
} as const;

/** Asked before equal times are booked. */
export const dayAndNightTexts = {
  title: "Er det hele døgnet, 24 timer?",
  lead: (time: string) =>
    `Jobbet starter og slutter kl. ${time}, altså 24 timer senere. Ret tiderne, hvis det ikke er meningen.`,
  confirm: "Ja, hele døgnet",
  cancel: "Ret tiderne",
} as const;

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
