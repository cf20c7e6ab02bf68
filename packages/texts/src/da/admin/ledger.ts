import type { MoneySide } from "#rules/money/booking-money.ts";
import type { InvoiceCause } from "#rules/money/bridge.ts";
import type { WhyNotPaid } from "#rules/money/readiness.ts";
import { typedBookingNumber } from "#texts/da/common/booking-number.ts";
import { listOf, plural } from "#texts/format/numbers.ts";
import { type PayrollVendor, payrollNameFirst } from "./payroll-vendors.ts";
import {
  type AccountingVendor,
  accountingName,
  accountingNameFirst,
  refusedBy,
  type SentKind,
} from "./vendor-names.ts";

/** What is wrong with what was typed about invoices and pay. */
export const ledgerMessages = {
  reason: "Skriv en årsag.",
  reasonTooLong: "Årsagen må højst være på 500 tegn.",
  description: "Skriv, hvad linjen er for, med højst 200 tegn.",
  quantity: "Antallet skal være over 0 og højst 1000.",
  amount: "Beløbet skal være mellem -1.000.000 og 1.000.000 kr.",
  percent: "Procenten skal være over 0 og højst 100.",
} as const;

/** Why somebody stays, as it stands beside the name. */
export const whyStays = {
  already_sent: "Er allerede sendt",
  not_met: "Ikke mødt",
  not_ended: "Vagten er ikke slut",
  open_times: "Tiderne er ikke afklaret",
  not_approved: "Ikke godkendt",
  missing_data: "Mangler CPR eller konto",
  above_limit: "Lønnen er over 20.000.000 kr.",
} as const satisfies Record<WhyNotPaid, string>;

/** The dialogs before something is sent, and the history afterwards. */
export const ledgerTexts = {
  invoiceTitle: "Opret og send faktura",
  payTitle: "Send til løn",
  sendInvoice: "Opret og send faktura",
  sendPay: "Send til løn",
  cancel: "Annuller",
  going: (people: number, fees = 0) => {
    const parts = [
      people > 0 ? plural(people, "person", "personer") : null,
      fees > 0 ? plural(fees, "afbudsgebyr", "afbudsgebyrer") : null,
    ].filter((part) => part !== null);
    return `${parts.length === 0 ? "Ingen" : listOf(parts)} kommer med.`;
  },
  /** `left` are ready and left out by hand. */
  staying: (stays: number, left = 0) => {
    const parts = [
      stays > 0 ? `${stays} bliver, til de er klar.` : null,
      left > 0 ? `${left} venter, fordi du har valgt det.` : null,
    ].filter((part) => part !== null);
    return parts.length === 0 ? "Ingen bliver tilbage." : `${parts.join(" ")} De kan sendes senere.`;
  },
  person: "Medarbejder",
  shift: "Vagt",
  hours: "Timer",
  wage: "Løn og ferie",
  surcharges: "Tillæg",
  personTotal: "Total",
  pay: "Løn",
  bookedTimes: (times: string) => `booket ${times}`,
  notEndedBefore: (when: string) => `Vagten er ikke slut før ${when}`,
  bookingsOf: (company: string, count: number, first: string, last: string) =>
    first === last
      ? `${company}, ${count} bookinger ${first}`
      : `${company}, ${count} bookinger fra ${first} til ${last}`,
  /** What goes, beside the button; of several bookings how many of them. */
  goingOf: (people: number, fees: number, { going, all }: { going: number; all: number }) => {
    const who = [
      people > 0 || fees === 0 ? plural(people, "person", "personer") : null,
      fees > 0 ? plural(fees, "afbudsgebyr", "afbudsgebyrer") : null,
    ].filter((part) => part !== null);
    return `${who.join(" og ")}${all > 1 ? ` på ${going} af ${all} bookinger` : ""}`;
  },
  approve: "Godkend",
  take: {
    corporation: "Virksomhedens tider",
    employee: "Medarbejderens tider",
    booked: "Bookede tider",
    other: "Andre tider",
  },
  noTimes: "ikke givet",
  settleFor: (name: string) => `Afklar tider for ${name}`,
  include: (name: string) => `Tag ${name} med`,
  of: (what: string) => `Forslag, ${what}`,
  resultOf: { queued: "På vej", accepted: "Sendt", refused: "Ikke sendt" },
  isRefused: "Er afvist, se historikken",
  /** Nobody is left for this one: all went before, perhaps by another admin's press. */
  everybodySent: "Alle er allerede sendt.",
  nothingToSend: "Der er ikke noget at sende.",
  goes: "Kommer med",
  stays: "Bliver til senere",
  fees: "Afbudsgebyrer",
  feeOf: (hours: string) => `${hours} betales`,
  removedBefore: (hours: number) =>
    hours === 0 ? "fjernet under 1 time før start" : `fjernet ${plural(hours, "time", "timer")} før start`,
  keep: "Behold",
  drop: "Drop",
  later: "Vent",
  feeFor: (name: string) => `Afbudsgebyr for ${name}`,
  dropReason: "Årsag",
  dropTitle: (name: string) => `Drop gebyret for ${name}?`,
  dropText:
    "Gebyret kommer ikke på nogen faktura. Fortryder du senere, kan du lægge det på som en ekstra linje.",
  feeSent: "Står på en faktura",
  extras: "Ekstra linjer",
  /** Under what the dialog begins with. */
  again:
    "Valgene fra en faktura, der er taget tilbage eller krediteret, står her igen: ekstra linjer, droppede gebyrer og det, der skal vente. Ret dem, der ikke skal gælde.",
  addLine: "Tilføj linje",
  recruitment: "Rekrutteringsgebyr",
  addRecruitment: (amount: string) => `Rekrutteringsgebyr, ${amount}`,
  removeLine: (place: number) => `Fjern linje ${place}`,
  description: "Beskrivelse",
  quantity: "Antal",
  unitPrice: "Pris pr. stk. ekskl. moms",
  sentLines: "Linjer",
  total: "I alt ekskl. moms",
  /** Beside the button that can't be pressed yet. */
  waits: {
    counting: "Regner sammen …",
    failed: "Beløbet kunne ikke regnes ud.",
  },
  /** The reason stands above it. */
  cannotGo: "Kan ikke sendes endnu.",
  notCounted: "Forslaget kunne ikke hentes.",
  belowZero: "En faktura kan ikke være under 0 kr. Ret fradragene.",
  missing: {
    description: "beskrivelse",
    quantity: "et antal over 0 og højst 1000",
    price: "en pris på højst 1.000.000 kr.",
  },
  /** `what` may end in "kr.", whose point ends the sentence too. */
  lineLacks: (place: number, what: string) => `Linje ${place} mangler ${what.replace(/\.$/, "")}.`,
  dropReasonFirst: "Skriv, hvorfor gebyret droppes.",
  bridge: "Fra booket pris til denne faktura",
  bookedPlaces: (places: number) => `Booket pris, ${plural(places, "plads", "pladser")}`,
  /** What leads from the booked price to the invoice, with the number of people, places or fees behind it. */
  causes: {
    empty: (count: number) => `Ingen arbejdede, ${plural(count, "plads", "pladser")}`,
    sent: (count: number) => `På en anden faktura, ${plural(count, "person", "personer")}`,
    left: (count: number) => `Bliver til senere, ${plural(count, "person", "personer")}`,
    hours: () => "Andre timer end booket",
    fees: (count: number) => `${plural(count, "afbudsgebyr", "afbudsgebyrer")}, beholdt`,
    extras: () => "Ekstra linjer",
  } satisfies Record<InvoiceCause, (count: number) => string>,
  thisInvoice: "Denne faktura",
  difference: ({ more, amount }: { more: number; amount: string }, left: number) => {
    if (more === 0) return "Det er det samme som booket pris.";
    const why =
      left > 0 ? `, ${more < 0 ? "fordi" : "selv om"} ${plural(left, "person", "personer")} venter` : "";
    return `Det er ${amount} kr. ${more < 0 ? "under" : "over"} booket pris${why}.`;
  },
  invoiceLines: (count: number) => `Vis fakturaens ${plural(count, "linje", "linjer")}`,
  hideLines: "Skjul fakturaens linjer",
  deducted: "Fratrukket forudbetaling",
  payTotal: "Løn i alt",
  loading: "Henter forslaget ...",
  results: "Resultat",
  queued: "Sendt",
  close: "Luk",
  /** After something was refused: what would go now. */
  seeAgain: "Se forslaget igen",
  sentOf: (side: "invoice" | "pay", sent: number, of: number) =>
    `${side === "invoice" ? "Faktura" : "Løn"}: ${sent} af ${of} sendt`,
  refusedOf: (side: "invoice" | "pay", count: number) =>
    `${side === "invoice" ? "Faktura" : "Løn"}: ${plural(count, "afvist", "afviste")}`,
  people: (count: number) => plural(count, "person", "personer"),
  history: "Historik",
  historyEmpty: "Der er ikke sendt noget endnu.",
  kinds: {
    invoice: "Faktura",
    credit_note: "Kreditnota",
    prepayment: "Forudbetaling",
    pay: "Løn",
    difference: "Forskel i løn",
    cancellation: "Løn for aflyst vagt",
  },
  states: { queued: "På vej", accepted: "Modtaget", refused: "Afvist" },
  takenBack: "Taget tilbage",
  takeCancellationBack: "Hele lønnen for den aflyste vagt tages tilbage.",
  /** In a pay run, in the place of times. */
  cancellation: "Aflyst vagt",
  /** Until something is sent in its place: that it was refused, in the vendor's words. */
  wasTakenBack: (of: SentKind, vendor: AccountingVendor, when: string, words: string | null) =>
    `${refusedBy(of, vendor)} og taget tilbage ${when}${quoted(words)}. Ret det, der var galt, og send igen.`,
  payTakenBack: (people: readonly string[], when: string, words: string | null) =>
    `Løn til ${people.length > 2 ? plural(people.length, "person", "personer") : listOf(people)} blev afvist og taget tilbage ${when}${quoted(words)}. Ret det, der var galt, og send igen.`,
  /** Of pay that comes to nothing, which nobody sends. */
  owedNothing: "Intet at udbetale",
  credited: "Krediteret",
  takeBack: "Tag tilbage",
  fixAndResend: "Ret og send igen",
  credit: "Kreditér",
  deductedFirst: "Er trukket fra på en faktura. Kreditér den først.",
  creditTitle: "Kreditér fakturaen",
  creditAmount: "Krediteres ekskl. moms",
  creditText: {
    invoice:
      "Hele fakturaen krediteres. Når kreditnotaen er modtaget, kan vagterne rettes og faktureres igen.",
    prepayment:
      "Hele forudbetalingen krediteres. Når kreditnotaen er modtaget, trækkes den ikke længere fra på fakturaen.",
  },
  sendDifference: "Send forskel",
  differenceTitle: "Ret løn, der er sendt",
  /** Under equal times, which may be a slip, of a shift that was booked so. */
  wholeDay: "Ja, hele døgnet, 24 timer",
  /** Under equal times of any other shift. */
  equalTimes:
    "Start og slut er samme klokkeslæt. Vælg to forskellige, eller sæt kryds ved, at personen ikke har arbejdet.",
  noWork: "Personen har alligevel ikke arbejdet",
  noWorkText:
    "Hele lønnen trækkes tilbage med en negativ linje. Er vagten ikke faktureret, kommer den heller ikke på fakturaen; er den, krediterer du fakturaen.",
  differenceText:
    "Lønsystemet får en linje med forskellen mellem det, der er sendt, og de nye tider. Beløbene er uden feriepenge.",
  paidBefore: "Sendt",
  paidNow: "Med de nye tider",
  paidDifference: "Forskellen",
  noDifference: "Lønnen er den samme som den, der er sendt. Vælg andre tider.",
  from: "Fra",
  to: "Til",
  reason: "Årsag",
  prepayment: "Fakturér forudbetaling",
  prepaymentTitle: "Faktura på forudbetaling",
  prepaymentText: "Beløbet trækkes fra på den endelige faktura. Alle beløb er ekskl. moms.",
  percent: "Procent af bookingens pris",
  bookingPrice: "Bookingens pris",
  prepaidBefore: "Allerede forudbetalt",
  prepaymentAmount: "Fakturaens beløb ekskl. moms",
  prepaymentOver: (left: string) => `Der kan højst faktureres ${left} mere i forudbetaling.`,
  prepaymentEnded: "Der kan ikke faktureres mere i forudbetaling: en tidligere er trukket fra på en faktura.",
  open: (vendor: AccountingVendor) => `Åbn i ${accountingName(vendor)}`,
  by: (name: string) => `af ${name}`,
  vendorSaid: (words: string) => `Svaret var: ${words}`,
} as const;

/** What is wrong with something that the accounting or payroll service refused. */
export const refusedReasons = {
  invoice: (vendor: AccountingVendor) =>
    `${accountingNameFirst(vendor)} har afvist fakturaen. Tag den tilbage, ret det, der er galt, og send den igen.`,
  pay: (vendor: PayrollVendor | null) =>
    `${payrollNameFirst(vendor)} har ikke taget imod lønlinjen. Står det nedenfor, at den skal slås op, så gør det først. Tag den ellers tilbage, ret det, der er galt, og send den igen.`,
  takenBack: {
    invoice: (vendor: AccountingVendor) => `${accountingNameFirst(vendor)} afviste fakturaen.`,
    pay: (vendor: PayrollVendor | null) => `${payrollNameFirst(vendor)} tog ikke imod lønlinjen.`,
  },
} as const;

/** Why a booking stays in a run of invoices: what its lost invoice held is chosen on the booking. */
export const linesToChoose =
  "På en tidligere faktura var der ekstra linjer, droppede gebyrer eller noget, der skulle vente. Send fra bookingen, hvor det kan vælges igen.";

/** How far the invoice of a booking is, in one sentence; null where its status summary says it already. */
export function invoiceSentence({ state, sent, queued, of }: MoneySide): string | null {
  const some = sent > 0 ? `${sent} af ${of} er faktureret.` : null;
  if (state === "left" && queued > 0)
    return some ? `${some} ${queued} mere er på vej.` : `Fakturaen for ${queued} af ${of} er på vej.`;
  if (state === "queued") return some ? `${some} Resten er på vej.` : "Fakturaen er på vej.";
  if (state !== "refused") return some;
  return some ? `${some} En faktura blev afvist og skal rettes.` : "Fakturaen blev afvist og skal rettes.";
}

/** Why a correction of pay can't be sent. */
export const payAboveLimit = "En vagt kan højst give 20.000.000 kr. i løn. Ret tiderne.";

/** Why an admin can't change a booking any more. */
export const whyFixed =
  "Bookingen er sendt eller lukket, så den ligger fast. Er noget forkert, så ret det under Historik på fakturaen.";

/** What is said to whoever sends what somebody else has sent or changed meanwhile. */
export const sentMeanwhile = {
  all: "Er allerede sendt, måske af en anden. Se historikken på bookingen.",
  some: (sent: number, of: number) =>
    `${sent} af ${of} er allerede sendt, måske af en anden. Se forslaget igen, og send resten.`,
  gone: "En af personerne er ikke på bookingen mere. Se forslaget igennem igen.",
} as const;

/** What is said where another total counts by now than the one that was seen. */
export const totalChanged = (total: string, seen: string) =>
  `Beløbet er nu ${total}, ikke ${seen}, som du så. Se forslaget igennem igen.`;

/** The line of an invoice that was paid in advance, and the one that takes it off again. */
export const prepaymentLine = (
  percent: string,
  booking: { readonly id: number; readonly jobTitle: string; readonly day: string },
) => `Forudbetaling ${percent}, ${booking.jobTitle} ${booking.day}, ${typedBookingNumber(booking.id)}`;
export const deductedLine = "Fratrukket forudbetaling";

/** Why no other times are paid for a shift that somebody was taken off. */
export const cancellationHasNoTimes =
  "Lønnen er for en aflyst vagt og har ingen tider. Den kan kun tages helt tilbage.";

/** What the vendor said, inside a sentence of ours; its own ends before the mark. */
function quoted(words: string | null): string {
  return words ? `: «${words.replace(/[.\s]+$/, "")}»` : "";
}
