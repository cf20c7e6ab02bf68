import type { Ore } from "#rules/money/ore.ts";
import type { Day } from "#rules/time/moment.ts";
import { bookingNumber } from "#texts/da/common/booking-number.ts";
import { aboutBooking } from "#texts/da/templates/letters/contents.ts";
import { exampleBooking } from "#texts/da/templates/letters/examples.ts";
import { letter } from "#texts/da/templates/letters/letter.ts";
import { formatDayLong } from "#texts/format/days.ts";
import { formatKronerUnit } from "#texts/format/numbers.ts";
import type { BookingFacts } from "./layout.ts";

const say = (booking: BookingFacts) => aboutBooking(booking);

/** To the corporation once a booking is sent. */
export const bookingReceived = letter({
  key: "booking_received",
  to: "company",
  title: "Booking modtaget",
  when: "når virksomheden har sendt en booking",
  subject: "Vi har modtaget jeres booking {dag}",
  paragraphs: [
    "Tak for jeres booking. Vi ser den igennem og skriver, når den er godkendt.",
    "Derefter finder vi de bedste kandidater, og I vælger selv, hvem I vil have.",
  ],
  button: "Se bookingen",
  required: ["dag"],
  say,
  example: exampleBooking,
});

/** To the corporation when an admin approves. */
export const bookingApproved = letter({
  key: "booking_approved",
  to: "company",
  title: "Booking godkendt",
  when: "når kontoret godkender en booking",
  subject: "Jeres booking {dag} er godkendt",
  paragraphs: ["Bookingen er godkendt, og vi søger nu personale til jer."],
  button: "Se ansøgere",
  required: ["dag"],
  say,
  example: exampleBooking,
});

type RejectedBooking = BookingFacts & { readonly reason: string };

const exampleRejected: RejectedBooking = { ...exampleBooking, reason: "Vi har ingen kokke den dag." };

/** To the corporation when an admin rejects; `reason` is empty where none was given. Goes out whatever the switches say. */
export const bookingRejected = letter({
  key: "booking_rejected",
  to: "company",
  title: "Booking afvist",
  when: "når kontoret afviser en booking",
  subject: "Jeres booking {dag} er afvist",
  paragraphs: [
    "Vi kan desværre ikke tage bookingen, som den er.",
    "{årsag}",
    "I kan rette bookingen og sende den igen, eller ringe til os, så finder vi ud af det sammen.",
  ],
  button: "Ret og send igen",
  required: ["dag", "årsag"],
  say: (booking: RejectedBooking) =>
    aboutBooking(booking, { årsag: booking.reason === "" ? "" : `Årsag: ${booking.reason}` }),
  example: exampleRejected,
});

/** To the corporation when an admin takes up again what was rejected. */
export const bookingTakenUp = letter({
  key: "booking_taken_up",
  to: "company",
  title: "Afvist booking tages op igen",
  when: "når kontoret tager en afvist booking op igen",
  subject: "Vi ser på jeres booking {dag} igen",
  paragraphs: [
    "Bookingen blev afvist, men vi ser på den igen. I behøver ikke at oprette den på ny, og vi skriver, når den er godkendt.",
  ],
  button: "Se bookingen",
  required: ["dag"],
  say,
  example: exampleBooking,
});

/** To the corporation when every place is filled. */
export const requestedNumberFound = letter({
  key: "requested_number_found",
  to: "company",
  title: "Alle pladser er besat",
  when: "når den sidste plads på en booking er besat",
  subject: "Alle pladser er besat {dag}",
  paragraphs: [
    "Vi har fundet {antal_personer} til jer. Fra kl. 06:00 to dage før kan I se, hvem der har meldt sig klar.",
  ],
  button: "Se holdet",
  say,
  example: exampleBooking,
});

/** To the corporation when its booking is cancelled. */
export const bookingCancelled = letter({
  key: "booking_cancelled",
  to: "company",
  title: "Booking annulleret",
  when: "når en booking er annulleret",
  subject: "Jeres booking {dag} er annulleret",
  paragraphs: ["Bookingen er annulleret, og alle ansøgere har fået besked."],
  button: "Se, hvad der var aftalt",
  required: ["dag"],
  say,
  example: exampleBooking,
});

/** To the corporation when its booking was changed (noti_update_booking). */
export const bookingChanged = letter({
  key: "booking_changed",
  to: "company",
  title: "Booking ændret",
  when: "når en booking er ændret",
  subject: "Jeres booking {dag} er ændret",
  paragraphs: [
    "Sådan ser bookingen ud nu. Er nogen valgt til den, har de fået besked om det, der angår dem.",
  ],
  button: "Se bookingen",
  required: ["dag"],
  say,
  example: exampleBooking,
});

interface FailedInvoice {
  readonly contactPerson: string;
  readonly corporationName: string;
  readonly bookingId: number;
  readonly isCreditNote: boolean;
  readonly number: string | null;
  readonly total: Ore;
  readonly day: Day;
  readonly reason: string;
  readonly link: string;
}

const exampleFailed: FailedInvoice = {
  ...exampleBooking,
  ...{ isCreditNote: false, number: "10042", total: 602_400, reason: "EAN-nummeret findes ikke." },
};

/** To every admin when an electronic invoice or credit note did not arrive; `reason` is what accounting says, if anything. */
export const invoiceNotDelivered = letter({
  key: "invoice_not_delivered",
  to: "office",
  title: "EAN-faktura ikke leveret",
  when: "når en elektronisk faktura eller kreditnota ikke er nået frem",
  subject: "Ikke leveret til EAN: {bilag}",
  paragraphs: [
    "Den elektroniske {bilag} til {virksomhed} på {beløb} ekskl. moms nåede ikke frem. Den er for {booking} {dag_langt}.",
    "{regnskabet_melder}",
    "Ret EAN-nummer eller ordrereference på virksomheden, krediter, og send på ny, eller send fakturaen på anden måde.",
  ],
  button: "Se fakturaen",
  required: ["bilag", "virksomhed", "regnskabet_melder"],
  say: ({ contactPerson, isCreditNote, number, reason, ...invoice }: FailedInvoice) => ({
    greeting: `Hej ${contactPerson}`,
    values: {
      kontaktperson: contactPerson,
      virksomhed: invoice.corporationName,
      bilag: `${isCreditNote ? "kreditnota" : "faktura"}${number === null ? "" : ` ${number}`}`,
      beløb: formatKronerUnit(invoice.total),
      booking: bookingNumber(invoice.bookingId).toLowerCase(),
      dag_langt: formatDayLong(invoice.day),
      regnskabet_melder: reason === "" ? "" : `Regnskabet melder: ${reason}`,
    },
    link: invoice.link,
  }),
  example: exampleFailed,
});

export const bookingLetters = [
  bookingReceived,
  bookingApproved,
  bookingRejected,
  bookingTakenUp,
  bookingChanged,
  bookingCancelled,
  requestedNumberFound,
  invoiceNotDelivered,
];
