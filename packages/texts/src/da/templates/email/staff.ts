import { delayWords } from "#texts/da/common/arriving.ts";
import type { Brand } from "#texts/da/common/brand.ts";
import { formatPhone, joinedNames } from "#texts/format/contact.ts";
import { dayWords, whenLong } from "#texts/format/days.ts";
import { type BookingFacts, bookingLines, type Email, layOut } from "./layout.ts";

/** One line of the booking list. */
export interface ListedPerson {
  /** First name and last initial. */
  readonly name: string;
  readonly phone: string | null;
}

/** The list of booked staff, sent to the corporation on request. */
export function bookingList(
  booking: BookingFacts & { readonly people: readonly ListedPerson[] },
  brand: Brand,
): Email {
  return layOut(
    {
      subject: `Bookingliste ${dayWords(booking.day)}`,
      greeting: `Hej ${booking.contactPerson}`,
      paragraphs: [`Her er holdet til jeres booking ${whenLong(booking)}.`],
      facts: [
        ...bookingLines(booking),
        ...booking.people.map(
          ({ name, phone }, index) =>
            [String(index + 1), phone ? `${name}, ${formatPhone(phone)}` : name] as const,
        ),
      ],
      action: { label: "Se bookingen", link: booking.link },
    },
    brand,
  );
}

/** To the corporation when a booked person cancels. `name` is first name and last initial. */
export function staffCancelled(
  booking: BookingFacts & { readonly name: string; readonly reason: string },
  brand: Brand,
): Email {
  return lostPerson(booking, brand, {
    subject: `${booking.name} har meldt afbud ${dayWords(booking.day)}`,
    text: `${booking.name} kan ikke komme alligevel. Pladsen er åben igen: står der nogen på ventelisten, spørger vi dem med det samme. Ellers kan I vælge blandt ansøgerne eller ringe til os.`,
    reason: booking.reason,
  });
}

/** Why somebody who has lost access is off a shift. */
export const releasedReason = "Profilen er ikke aktiv mere.";

/** To the corporation when somebody who has lost access is taken off a shift. */
export function staffReleased(booking: BookingFacts & { readonly name: string }, brand: Brand): Email {
  return lostPerson(booking, brand, {
    subject: `${booking.name} kommer ikke ${dayWords(booking.day)}`,
    text: `Vi har taget ${booking.name} af vagten. Vi søger en afløser.`,
    reason: releasedReason,
  });
}

/** To the corporation when a booked person reports sick on the day. */
export function staffSick(
  booking: BookingFacts & { readonly name: string; readonly reason: string },
  brand: Brand,
): Email {
  return lostPerson(booking, brand, {
    subject: `${booking.name} har meldt sig syg ${dayWords(booking.day)}`,
    text: `${booking.name} er syg og kan ikke komme. Pladsen er åben igen: står der nogen på ventelisten, spørger vi dem med det samme. Ellers kan I vælge blandt ansøgerne eller ringe til os.`,
    reason: booking.reason,
  });
}

/** To the corporation when somebody who was reported sick comes after all. */
export function staffWellAgain(booking: BookingFacts & { readonly name: string }, brand: Brand): Email {
  return layOut(
    {
      subject: `${booking.name} kommer alligevel ${dayWords(booking.day)}`,
      greeting: `Hej ${booking.contactPerson}`,
      paragraphs: [
        `Sygemeldingen er taget tilbage: ${booking.name} er på vagten igen og kommer som aftalt. I skal ikke gøre noget.`,
      ],
      facts: bookingLines(booking),
      action: { label: "Se vagten", link: booking.link },
    },
    brand,
  );
}

/** To the corporation when people have not given the digits in time. `names` are first names and last initials. */
export function staffNotArrived(
  booking: BookingFacts & { readonly names: readonly string[] },
  brand: Brand,
): Email {
  const who = joinedNames(booking.names);
  return layOut(
    {
      subject: `${who} er ikke mødt op ${dayWords(booking.day)}`,
      greeting: `Hej ${booking.contactPerson}`,
      paragraphs: [
        `${who} har ikke tastet jeres pinkode endnu. Vi har spurgt, om ${booking.names.length === 1 ? "medarbejderen" : "de"} er på vej, og vores kontor ved det.`,
        "Er det rigtigt, så tryk «Mødte ikke op». Det koster jer ikke noget, og vi finder gerne en afløser.",
      ],
      facts: bookingLines(booking),
      action: { label: "Se vagten", link: booking.link },
    },
    brand,
  );
}

/** To the corporation when somebody came after all who was missed. */
export function staffCame(booking: BookingFacts & { readonly name: string }, brand: Brand): Email {
  return layOut(
    {
      subject: `${booking.name} er kommet alligevel`,
      greeting: `Hej ${booking.contactPerson}`,
      paragraphs: [
        `${booking.name} er kommet, så vagten tæller igen. Timerne aftaler I, når vagten er slut.`,
        "Passer det ikke, så tryk «Mødte ikke op» igen, eller ring til os.",
      ],
      facts: bookingLines(booking),
      action: { label: "Se vagten", link: booking.link },
    },
    brand,
  );
}

/** To the corporation when somebody writes to be late, or on the way. */
export function staffOnTheWay(
  booking: BookingFacts & { readonly name: string; readonly phone: string; readonly minutes: number | null },
  brand: Brand,
): Email {
  return layOut(
    {
      subject: `${booking.name} er ${delayWords(booking.minutes)}`,
      greeting: `Hej ${booking.contactPerson}`,
      paragraphs: [`${booking.name} er ${delayWords(booking.minutes)} til vagten ${whenLong(booking)}.`],
      facts: [...bookingLines(booking), ["Telefon", formatPhone(booking.phone)]],
      action: { label: "Se vagten", link: booking.link },
    },
    brand,
  );
}

function lostPerson(
  booking: BookingFacts,
  brand: Brand,
  message: { subject: string; text: string; reason: string },
): Email {
  return layOut(
    {
      subject: message.subject,
      greeting: `Hej ${booking.contactPerson}`,
      paragraphs: [message.text],
      facts: [...bookingLines(booking), ["Årsag", message.reason || "Ikke oplyst"]],
      action: { label: "Se ansøgere", link: booking.link },
    },
    brand,
  );
}
