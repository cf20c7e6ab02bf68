import type { Ore } from "#rules/money/ore.ts";
import type { Day } from "#rules/time/moment.ts";
import { bookingNumber } from "#texts/da/common/booking-number.ts";
import type { Brand } from "#texts/da/common/brand.ts";
import { dayWords, formatDayLong } from "#texts/format/days.ts";
import { formatKronerUnit, plural } from "#texts/format/numbers.ts";
import { type BookingFacts, bookingLines, type Email, type Letter, layOut } from "./layout.ts";

/** To the corporation once a booking is sent. */
export function bookingReceived(booking: BookingFacts, brand: Brand): Email {
  return letterTo(booking, brand, {
    subject: `Vi har modtaget jeres booking ${dayWords(booking.day)}`,
    paragraphs: [
      "Tak for jeres booking. Vi ser den igennem og skriver, når den er godkendt.",
      "Derefter finder vi de bedste kandidater, og I vælger selv, hvem I vil have.",
    ],
    action: "Se bookingen",
  });
}

/** To the corporation when an admin approves. */
export function bookingApproved(booking: BookingFacts, brand: Brand): Email {
  return letterTo(booking, brand, {
    subject: `Jeres booking ${dayWords(booking.day)} er godkendt`,
    paragraphs: ["Bookingen er godkendt, og vi søger nu personale til jer."],
    action: "Se ansøgere",
  });
}

/** To the corporation when an admin rejects; `reason` is empty where none was given. Goes out whatever the switches say. */
export function bookingRejected(booking: BookingFacts & { readonly reason: string }, brand: Brand): Email {
  return letterTo(booking, brand, {
    subject: `Jeres booking ${dayWords(booking.day)} er afvist`,
    paragraphs: [
      "Vi kan desværre ikke tage bookingen, som den er.",
      ...(booking.reason === "" ? [] : [`Årsag: ${booking.reason}`]),
      "I kan rette bookingen og sende den igen, eller ringe til os, så finder vi ud af det sammen.",
    ],
    action: "Ret og send igen",
  });
}

/** To the corporation when an admin takes up again what was rejected. */
export function bookingTakenUp(booking: BookingFacts, brand: Brand): Email {
  return letterTo(booking, brand, {
    subject: `Vi ser på jeres booking ${dayWords(booking.day)} igen`,
    paragraphs: [
      "Bookingen blev afvist, men vi ser på den igen. I behøver ikke at oprette den på ny, og vi skriver, når den er godkendt.",
    ],
    action: "Se bookingen",
  });
}

/** To the corporation when every place is filled. */
export function requestedNumberFound(booking: BookingFacts, brand: Brand): Email {
  return letterTo(booking, brand, {
    subject: `Alle pladser er besat ${dayWords(booking.day)}`,
    paragraphs: [
      `Vi har fundet ${plural(booking.numberOfStaff, "person", "personer")} til jer. ` +
        "Fra kl. 06:00 to dage før kan I se, hvem der har meldt sig klar.",
    ],
    action: "Se holdet",
  });
}

/** To the corporation when its booking is cancelled. */
export function bookingCancelled(booking: BookingFacts, brand: Brand): Email {
  return letterTo(booking, brand, {
    subject: `Jeres booking ${dayWords(booking.day)} er annulleret`,
    paragraphs: ["Bookingen er annulleret, og alle ansøgere har fået besked."],
    action: "Se, hvad der var aftalt",
  });
}

/** To the corporation when its booking was changed (noti_update_booking). */
export function bookingChanged(booking: BookingFacts, brand: Brand): Email {
  return letterTo(booking, brand, {
    subject: `Jeres booking ${dayWords(booking.day)} er ændret`,
    paragraphs: ["Sådan ser bookingen ud nu. Valgt personale har fået besked om ny tid og nyt sted."],
    action: "Se bookingen",
  });
}

/** To every admin when an electronic invoice or credit note did not arrive; `reason` is what accounting says, if anything. */
export function invoiceNotDelivered(
  facts: {
    readonly contactPerson: string;
    readonly corporationName: string;
    readonly bookingId: number;
    readonly isCreditNote: boolean;
    readonly number: string | null;
    readonly total: Ore;
    readonly day: Day;
    readonly reason: string;
    readonly link: string;
  },
  brand: Brand,
): Email {
  const what = `${facts.isCreditNote ? "kreditnota" : "faktura"}${facts.number === null ? "" : ` ${facts.number}`}`;
  return layOut(
    {
      subject: `Ikke leveret til EAN: ${what}`,
      greeting: `Hej ${facts.contactPerson}`,
      paragraphs: [
        `Den elektroniske ${what} til ${facts.corporationName} på ${formatKronerUnit(facts.total)} ekskl. moms nåede ikke frem. Den er for ${bookingNumber(facts.bookingId).toLowerCase()} ${formatDayLong(facts.day)}.`,
        ...(facts.reason === "" ? [] : [`Regnskabet melder: ${facts.reason}`]),
        "Ret EAN-nummer eller ordrereference på virksomheden, krediter, og send på ny, eller send fakturaen på anden måde.",
      ],
      action: { label: "Se fakturaen", link: facts.link },
    },
    brand,
  );
}

function letterTo(
  booking: BookingFacts,
  brand: Brand,
  message: Pick<Letter, "subject" | "paragraphs"> & { action?: string },
): Email {
  const letter: Letter = {
    subject: message.subject,
    greeting: `Hej ${booking.contactPerson}`,
    paragraphs: message.paragraphs,
    facts: bookingLines(booking),
    ...(message.action ? { action: { label: message.action, link: booking.link } } : {}),
  };
  return layOut(letter, brand);
}
