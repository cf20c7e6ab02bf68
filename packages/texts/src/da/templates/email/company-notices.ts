import type { Ore } from "#rules/money/ore.ts";
import type { Day } from "#rules/time/moment.ts";
import type { Brand } from "#texts/da/common/brand.ts";
import { documentNames } from "#texts/da/price/document-mail.ts";
import { aboutBooking, people } from "#texts/da/templates/letters/contents.ts";
import { exampleBooking, exampleName } from "#texts/da/templates/letters/examples.ts";
import { letter } from "#texts/da/templates/letters/letter.ts";
import { formatDayLong } from "#texts/format/days.ts";
import { formatKronerUnit, formatPercent, listOf, plural } from "#texts/format/numbers.ts";
import { type BookingFacts, bookingLines } from "./layout.ts";

/** A booking with how many places are empty and how many people apply for them. */
export type PlacesFacts = BookingFacts & { readonly free: number; readonly applicants: number };

const examplePlaces = { ...exampleBooking, free: 2, applicants: 5, fresh: 3 };

const personsHave = (count: number) => plural(count, "person har", "personer har");

/** To the company when people have applied; `fresh` counts those whom it was not told of (noti_applicants_booking). */
export const applicantsCame = letter({
  key: "applicants_came",
  to: "company",
  title: "Nye ansøgere",
  when: "når nogen har søgt, og pladserne ikke er besat",
  subject: "{nye_ansøgere} til jeres booking {dag}",
  paragraphs: ["{personer_har} søgt. {ansøgere_i_alt} I mangler at vælge {manglende_personer}."],
  button: "Se ansøgere, og vælg",
  say(booking: PlacesFacts & { readonly fresh: number }) {
    const { fresh, applicants, free } = booking;
    return aboutBooking(booking, {
      nye_ansøgere: plural(fresh, "ny ansøger", "nye ansøgere"),
      personer_har: personsHave(fresh),
      ansøgere_i_alt: applicants > fresh ? `I alt er der ${plural(applicants, "ansøger", "ansøgere")}.` : "",
      manglende_personer: people(free),
    });
  },
  example: examplePlaces,
});

const emptyWithApplicants = letter({
  key: "places_empty_applicants",
  to: "company",
  title: "Tomme pladser, og nogen har søgt",
  when: "når der kort før start er tomme pladser og ansøgere, der venter på svar",
  subject: "I mangler stadig {manglende_personer} {dag}",
  paragraphs: ["{personer_har} søgt og venter på jeres svar. Vælg dem, I vil have."],
  button: "Vælg blandt ansøgerne",
  required: ["manglende_personer"],
  say: (booking: PlacesFacts) =>
    aboutBooking(booking, {
      manglende_personer: people(booking.free),
      personer_har: personsHave(booking.applicants),
    }),
  example: examplePlaces,
});

const emptyWithoutApplicants = letter({
  key: "places_empty_nobody",
  to: "company",
  title: "Tomme pladser, og ingen har søgt",
  when: "når der kort før start er tomme pladser, og ingen venter på svar",
  subject: "I mangler stadig {manglende_personer} {dag}",
  paragraphs: [
    "Ingen venter på svar lige nu. En højere timeløn eller kortere krav kan hjælpe, og I kan altid ringe til os.",
  ],
  button: "Ret bookingen",
  required: ["manglende_personer"],
  say: (booking: PlacesFacts) => aboutBooking(booking, { manglende_personer: people(booking.free) }),
  example: examplePlaces,
});

/** To the company while places are still empty shortly before the start. */
export function placesEmpty(booking: PlacesFacts, brand: Brand) {
  return (booking.applicants > 0 ? emptyWithApplicants : emptyWithoutApplicants)(booking, brand);
}

const unfilledBy = (booking: BookingFacts & { readonly free: number }) =>
  aboutBooking(booking, {
    manglende_personer: people(booking.free),
    antal_fundet: String(booking.numberOfStaff - booking.free),
    antal_bestilt: String(booking.numberOfStaff),
  });

const foundNobody = letter({
  key: "places_unfilled_nobody",
  to: "company",
  title: "Vi fandt ingen",
  when: "når en booking begynder, og ingen af pladserne er besat",
  subject: "Vi fandt ingen til jeres booking {dag}",
  paragraphs: [
    "Det lykkedes ikke at finde nogen, før vagten begyndte. Det beklager vi. I betaler ikke for tomme pladser.",
  ],
  button: "Se bookingen",
  say: unfilledBy,
  example: examplePlaces,
});

const foundSome = letter({
  key: "places_unfilled_some",
  to: "company",
  title: "Vi fandt ikke alle",
  when: "når en booking begynder, og nogle af pladserne er tomme",
  subject: "I fik {antal_fundet} af {antal_bestilt} {dag}",
  paragraphs: [
    "Det lykkedes ikke at finde {manglende_personer}, før vagten begyndte. Det beklager vi. I betaler ikke for tomme pladser.",
  ],
  button: "Se bookingen",
  say: unfilledBy,
  example: examplePlaces,
});

/** To the company once a booking has begun with empty places. */
export function placesUnfilled(booking: BookingFacts & { readonly free: number }, brand: Brand) {
  return (booking.free === booking.numberOfStaff ? foundNobody : foundSome)(booking, brand);
}

/** To the company the evening before, when selected people have not reported ready (noti_not_ready_booking). */
export const notReady = letter({
  key: "not_ready",
  to: "company",
  title: "Ikke meldt klar",
  when: "aftenen før, når nogen på holdet ikke har meldt sig klar",
  subject: "{antal_ikke_klar} har ikke meldt klar til {dag}",
  paragraphs: [
    "{navne} har ikke meldt sig klar endnu. Ring gerne, telefonnumrene står på bookingen. Får I ikke fat i nogen, så ring til os.",
  ],
  button: "Se holdet, og ring",
  required: ["navne"],
  say: (booking: BookingFacts & { readonly names: readonly string[] }) =>
    aboutBooking(booking, { antal_ikke_klar: people(booking.names.length), navne: listOf(booking.names) }),
  example: { ...exampleBooking, names: [exampleName, "Anna K."] },
});

interface Prepayment {
  readonly percents: readonly number[];
  readonly amount: Ore;
}

/** To the company when its order is paid in advance (noti_prepayment_booking). */
export const prepaymentDue = letter({
  key: "prepayment_due",
  to: "company",
  title: "Forudbetaling",
  when: "når en booking skal forudbetales",
  subject: "Forudbetaling for {dag}",
  paragraphs: [
    "Efter handelsbetingelserne forudbetales {forudbetales}, i alt {beløb} ekskl. moms, for alle jeres bookinger samme dag og sted.",
    "Vi sender en faktura på forudbetalingen. Beløbet trækkes fra på den endelige faktura.",
  ],
  button: "Se bookingen",
  required: ["beløb"],
  say: (booking: BookingFacts & { readonly prepayment: Prepayment }) =>
    aboutBooking(booking, {
      forudbetales: booking.prepayment.percents.map(formatPercent).join(" + "),
      beløb: formatKronerUnit(booking.prepayment.amount),
    }),
  example: { ...exampleBooking, prepayment: { percents: [25, 50], amount: 388_800 } },
});

type SentInvoice = BookingFacts & {
  readonly kind: keyof typeof documentNames;
  readonly number: string | null;
  /** The number of the invoice that a credit note credits. */
  readonly credited: string | null;
  /** How many bookings are on it. */
  readonly together: number;
  readonly total: Ore;
  readonly dueDate: Day | null;
  readonly billingEmail: string;
};

function sayInvoice(booking: SentInvoice) {
  const { kind, number, total, dueDate, credited, together } = booking;
  const { title } = documentNames[kind];
  const of = credited === null ? "" : ` til faktura ${credited}`;
  const due =
    dueDate === null || kind === "credit_note" ? [] : [["Betales senest", formatDayLong(dueDate)] as const];
  return {
    ...aboutBooking(booking, {
      bilag: `${title}${number === null ? "" : ` ${number}`}${of}`,
      ...(together > 1 && { dag: `${together} bookinger` }),
      beløb: formatKronerUnit(total),
      regningsmail: booking.billingEmail,
    }),
    facts: [[title, `${formatKronerUnit(total)} ekskl. moms`] as const, ...due, ...bookingLines(booking)],
  };
}

const exampleInvoice: SentInvoice = {
  ...exampleBooking,
  ...{ kind: "invoice", number: "10042", credited: null, together: 1 },
  ...{ total: 518_400, dueDate: "2026-12-08" },
  billingEmail: "bogholderi@nordlys.test",
};

const invoiceSentToEan = letter({
  key: "invoice_sent_ean",
  to: "company",
  title: "Faktura sendt til EAN",
  when: "når en faktura eller kreditnota er sendt elektronisk til EAN-nummeret",
  subject: "{bilag} for {dag}",
  paragraphs: ["Den er sendt elektronisk til jeres EAN-nummer."],
  button: "Se bookingen",
  required: ["bilag"],
  say: sayInvoice,
  example: exampleInvoice,
});

const invoiceSentByMail = letter({
  key: "invoice_sent_mail",
  to: "company",
  title: "Faktura sendt på mail",
  when: "når en faktura eller kreditnota er sendt på mail",
  subject: "{bilag} for {dag}",
  paragraphs: [
    "Den er sendt til {regningsmail}. Er noget ikke, som I havde regnet med, så ring eller skriv til os.",
  ],
  button: "Se bookingen",
  required: ["bilag"],
  say: sayInvoice,
  example: exampleInvoice,
});

/** To the company when an invoice, a credit note or an invoice of a prepayment is sent (noti_invoice_booking). */
export function invoiceSent(booking: SentInvoice & { readonly isElectronic: boolean }, brand: Brand) {
  return (booking.isElectronic ? invoiceSentToEan : invoiceSentByMail)(booking, brand);
}

export const noticeLetters = [
  applicantsCame,
  emptyWithApplicants,
  emptyWithoutApplicants,
  foundSome,
  foundNobody,
  notReady,
  prepaymentDue,
  invoiceSentByMail,
  invoiceSentToEan,
];
