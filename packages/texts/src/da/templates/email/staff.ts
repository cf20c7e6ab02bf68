import { delayWords } from "#texts/da/common/arriving.ts";
import { aboutBooking } from "#texts/da/templates/letters/contents.ts";
import { exampleBooking, exampleName } from "#texts/da/templates/letters/examples.ts";
import { letter } from "#texts/da/templates/letters/letter.ts";
import { formatPhone, joinedNames } from "#texts/format/contact.ts";
import { type BookingFacts, bookingLines } from "./layout.ts";

/** One line of the booking list. */
export interface ListedPerson {
  /** First name and last initial. */
  readonly name: string;
  readonly phone: string | null;
}

/** The list of booked staff, sent to the corporation on request. */
export const bookingList = letter({
  key: "booking_list",
  to: "company",
  title: "Bookingliste",
  when: "når virksomheden beder om listen over holdet",
  subject: "Bookingliste {dag}",
  paragraphs: ["Her er holdet til jeres booking {tidspunkt}."],
  button: "Se bookingen",
  say: (booking: BookingFacts & { readonly people: readonly ListedPerson[] }) => ({
    ...aboutBooking(booking),
    facts: [
      ...bookingLines(booking),
      ...booking.people.map(
        ({ name, phone }, index) =>
          [String(index + 1), phone ? `${name}, ${formatPhone(phone)}` : name] as const,
      ),
    ],
  }),
  example: { ...exampleBooking, people: [{ name: exampleName, phone: "20550112" }] },
});

/** A booking that somebody is not on any more. `name` is first name and last initial. */
type LostPerson = BookingFacts & { readonly name: string; readonly reason: string };

const exampleLost: LostPerson = { ...exampleBooking, name: exampleName, reason: "Feber" };

const sayLost = (booking: LostPerson) => ({
  ...aboutBooking(booking, { navn: booking.name }),
  facts: [...bookingLines(booking), ["Årsag", booking.reason || "Ikke oplyst"] as const],
});

/** To the corporation when a booked person cancels. */
export const staffCancelled = letter({
  key: "staff_cancelled",
  to: "company",
  title: "En har meldt afbud",
  when: "når en på holdet melder afbud",
  subject: "{navn} har meldt afbud {dag}",
  paragraphs: [
    "{navn} kan ikke komme alligevel. Pladsen er åben igen: står der nogen på ventelisten, spørger vi dem med det samme. Ellers kan I vælge blandt ansøgerne eller ringe til os.",
  ],
  button: "Se ansøgere",
  required: ["navn"],
  say: sayLost,
  example: exampleLost,
});

/** Why somebody who has lost access is off a shift. */
export const releasedReason = "Profilen er ikke aktiv mere.";

/** To the corporation when somebody who has lost access is taken off a shift. */
export const staffReleased = letter({
  key: "staff_released",
  to: "company",
  title: "En er taget af vagten",
  when: "når en på holdet ikke længere har en aktiv profil",
  subject: "{navn} kommer ikke {dag}",
  paragraphs: ["Vi har taget {navn} af vagten. Vi søger en afløser."],
  button: "Se ansøgere",
  required: ["navn"],
  say: (booking: BookingFacts & { readonly name: string }) => sayLost({ ...booking, reason: releasedReason }),
  example: exampleLost,
});

/** To the corporation when a booked person reports sick on the day. */
export const staffSick = letter({
  key: "staff_sick",
  to: "company",
  title: "En er meldt syg",
  when: "når en på holdet er meldt syg",
  subject: "{navn} har meldt sig syg {dag}",
  paragraphs: [
    "{navn} er syg og kan ikke komme. Pladsen er åben igen: står der nogen på ventelisten, spørger vi dem med det samme. Ellers kan I vælge blandt ansøgerne eller ringe til os.",
  ],
  button: "Se ansøgere",
  required: ["navn"],
  say: sayLost,
  example: exampleLost,
});

const sayNamed = (booking: BookingFacts & { readonly name: string }) =>
  aboutBooking(booking, { navn: booking.name });

/** To the corporation when somebody who was reported sick comes after all. */
export const staffWellAgain = letter({
  key: "staff_well_again",
  to: "company",
  title: "En sygemeldt kommer alligevel",
  when: "når en sygemelding er taget tilbage",
  subject: "{navn} kommer alligevel {dag}",
  paragraphs: [
    "Sygemeldingen er taget tilbage: {navn} er på vagten igen og kommer som aftalt. I skal ikke gøre noget.",
  ],
  button: "Se vagten",
  required: ["navn"],
  say: sayNamed,
  example: exampleLost,
});

/** To the corporation when people have not given the digits in time. `names` are first names and last initials. */
export const staffNotArrived = letter({
  key: "staff_not_arrived",
  to: "company",
  title: "En er ikke mødt op",
  when: "når nogen ikke har tastet pinkoden, efter at vagten er begyndt",
  subject: "{navne} er ikke mødt op {dag}",
  paragraphs: [
    "{navne} har ikke tastet jeres pinkode endnu. Vi har spurgt, om {medarbejderen_eller_de} er på vej, og vores kontor ved det.",
    "Er det rigtigt, så tryk «Mødte ikke op». Det koster jer ikke noget, og vi finder gerne en afløser.",
  ],
  button: "Se vagten",
  required: ["navne"],
  say: (booking: BookingFacts & { readonly names: readonly string[] }) =>
    aboutBooking(booking, {
      navne: joinedNames(booking.names),
      medarbejderen_eller_de: booking.names.length === 1 ? "medarbejderen" : "de",
    }),
  example: { ...exampleBooking, names: [exampleName] },
});

/** To the corporation when somebody came after all who was missed. */
export const staffCame = letter({
  key: "staff_came",
  to: "company",
  title: "En er kommet alligevel",
  when: "når en, der var savnet, er kommet alligevel",
  subject: "{navn} er kommet alligevel",
  paragraphs: [
    "{navn} er kommet, så vagten tæller igen. Timerne aftaler I, når vagten er slut.",
    "Passer det ikke, så tryk «Mødte ikke op» igen, eller ring til os.",
  ],
  button: "Se vagten",
  required: ["navn"],
  say: sayNamed,
  example: exampleLost,
});

/** To the corporation when somebody writes to be late, or on the way. */
export const staffOnTheWay = letter({
  key: "staff_on_the_way",
  to: "company",
  title: "En er forsinket eller på vej",
  when: "når en på holdet skriver, at hun er forsinket eller på vej",
  subject: "{navn} er {forsinkelse}",
  paragraphs: ["{navn} er {forsinkelse} til vagten {tidspunkt}."],
  button: "Se vagten",
  required: ["navn", "forsinkelse"],
  say: (
    booking: BookingFacts & {
      readonly name: string;
      readonly phone: string;
      readonly minutes: number | null;
    },
  ) => ({
    ...aboutBooking(booking, { navn: booking.name, forsinkelse: delayWords(booking.minutes) }),
    facts: [...bookingLines(booking), ["Telefon", formatPhone(booking.phone)]],
  }),
  example: { ...exampleBooking, name: exampleName, phone: "20550112", minutes: 20 },
});

export const staffLetters = [
  bookingList,
  staffCancelled,
  staffReleased,
  staffSick,
  staffWellAgain,
  staffNotArrived,
  staffCame,
  staffOnTheWay,
];
