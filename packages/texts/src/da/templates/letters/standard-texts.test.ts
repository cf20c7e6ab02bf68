import { expect, test } from "vitest";
import { booked, job } from "#tests/support/fixtures/emails.ts";
import { defaultBrand as brand } from "#texts/da/common/brand.ts";
import * as agreement from "#texts/da/templates/email/agreement.ts";
import * as booking from "#texts/da/templates/email/booking.ts";
import * as checkout from "#texts/da/templates/email/checkout.ts";
import * as notices from "#texts/da/templates/email/company-notices.ts";
import * as documents from "#texts/da/templates/email/documents.ts";
import * as shifts from "#texts/da/templates/email/shifts.ts";
import * as silence from "#texts/da/templates/email/silence.ts";
import * as staff from "#texts/da/templates/email/staff.ts";
import { type LetterDraft, writeLetter } from "./letter.ts";

const places = { ...booked, corporationName: "Kroen", free: 2 };
const shift = { ...job, corporationName: "Kroen" };
const [eight, nine] = [
  { from: "10:00", to: "18:00" },
  { from: "10:00", to: "19:00" },
];
const paper = { firstName: "Mette", name: "Kørekort", link: job.link, today: "2026-11-24" };
const unpaid = { hours: 0, amount: 0 };

const cases: readonly (readonly [name: string, letter: LetterDraft, subject: string, ...text: string[]])[] = [
  [
    "a rejection with a reason",
    booking.bookingRejected({ ...places, reason: "Ingen kokke" }, brand),
    "Jeres booking tirsdag d. 24. nov. er afvist",
    "Vi kan desværre ikke tage bookingen, som den er.",
    "Årsag: Ingen kokke",
    "I kan rette bookingen og sende den igen, eller ringe til os, så finder vi ud af det sammen.",
  ],
  [
    "a rejection without one",
    booking.bookingRejected({ ...places, reason: "" }, brand),
    "Jeres booking tirsdag d. 24. nov. er afvist",
    "Vi kan desværre ikke tage bookingen, som den er.",
    "I kan rette bookingen og sende den igen, eller ringe til os, så finder vi ud af det sammen.",
  ],
  [
    "the first applicants",
    notices.applicantsCame({ ...places, applicants: 1, fresh: 1 }, brand),
    "1 ny ansøger til jeres booking tirsdag d. 24. nov.",
    "1 person har søgt. I mangler at vælge 2 personer.",
  ],
  [
    "further applicants",
    notices.applicantsCame({ ...places, free: 1, applicants: 9, fresh: 2 }, brand),
    "2 nye ansøgere til jeres booking tirsdag d. 24. nov.",
    "2 personer har søgt. I alt er der 9 ansøgere. I mangler at vælge 1 person.",
  ],
  [
    "a booking with nobody on it",
    notices.placesUnfilled({ ...places, free: 3 }, brand),
    "Vi fandt ingen til jeres booking tirsdag d. 24. nov.",
    "Det lykkedes ikke at finde nogen, før vagten begyndte. Det beklager vi. I betaler ikke for tomme pladser.",
  ],
  [
    "a booking with one of three",
    notices.placesUnfilled(places, brand),
    "I fik 1 af 3 tirsdag d. 24. nov.",
    "Det lykkedes ikke at finde 2 personer, før vagten begyndte. Det beklager vi. I betaler ikke for tomme pladser.",
  ],
  [
    "times that nobody has given",
    checkout.timesReminder(shift, null, brand),
    "Vi mangler dine tider hos Kroen",
    "Du har ikke stemplet ud endnu. Gør det nu, så du får din løn til tiden.",
  ],
  [
    "times that the company proposes",
    checkout.timesReminder(shift, nine, brand),
    "Vi mangler dine tider hos Kroen",
    "Kroen foreslår 10:00–19:00. Godkend det, eller svar med din egen tid, så du får din løn til tiden.",
  ],
  [
    "hours that silence has agreed on, all of them",
    silence.agreedBySilence({ ...shift, times: eight, stamped: eight }, brand),
    "Dine timer hos Kroen gælder",
    "Kroen har ikke svaret på dine tider. Derfor gælder 10:00–18:00, og det får du løn for.",
  ],
  [
    "hours that silence has agreed on, some of them",
    silence.agreedBySilence({ ...shift, times: eight, stamped: nine }, brand),
    "Dine timer hos Kroen gælder",
    "Kroen har ikke svaret på dine tider. Derfor gælder 10:00–18:00, og det får du løn for. Resten af din tid (du skrev 10:00–19:00) venter på deres svar.",
  ],
  [
    "a cancellation that pays nothing",
    shifts.shiftCancelled({ ...shift, pay: unpaid }, brand),
    "Jobbet hos Kroen er aflyst",
    "Virksomheden har aflyst jobbet, så du skal ikke møde. Det koster dig ikke noget.",
  ],
  [
    "a cancellation that pays",
    shifts.shiftCancelled({ ...shift, pay: { hours: 3, amount: 57_600 } }, brand),
    "Jobbet hos Kroen er aflyst",
    "Virksomheden har aflyst jobbet, så du skal ikke møde. Det koster dig ikke noget.",
    "Fordi det er sent, får du løn for 3 timer: 576,00 kr. før skat. Det bortfalder, hvis pladsen når at blive besat igen, eller du får en anden vagt den dag.",
  ],
  [
    "a place that a change has emptied",
    agreement.staffLostByChange({ ...places, name: "Anna K.", cause: "expired", fee: 0 }, brand),
    "Anna K. kommer ikke tirsdag d. 24. nov.",
    "Anna K. har ikke svaret på jeres ændring i tide. Pladsen er åben igen.",
  ],
  [
    "several who have not come",
    staff.staffNotArrived({ ...places, names: ["Anna K.", "Emil W."] }, brand),
    "Anna K. og Emil W. er ikke mødt op tirsdag d. 24. nov.",
    "Anna K. og Emil W. har ikke tastet jeres pinkode endnu. Vi har spurgt, om de er på vej, og vores kontor ved det.",
    "Er det rigtigt, så tryk «Mødte ikke op». Det koster jer ikke noget, og vi finder gerne en afløser.",
  ],
  [
    "a document that ends today",
    documents.documentEnds({ ...paper, expiresOn: "2026-11-24" }, brand),
    "Kørekort udløber i dag",
    "Det dokument, vi har på din profil, udløber snart.",
    "Har du et nyt, så send et billede eller en PDF af det fra din profil. Nogle vagter kræver, at det gælder på dagen.",
  ],
  [
    "a document that has ended",
    documents.documentEnds({ ...paper, expiresOn: "2026-11-20" }, brand),
    "Kørekort er udløbet",
    "Det dokument, vi har på din profil, udløb fredag d. 20. november 2026.",
    "Har du et nyt, så send et billede eller en PDF af det fra din profil. Nogle vagter kræver, at det gælder på dagen.",
  ],
];

for (const [name, letter, subject, ...text] of cases) {
  test(`the standard letter about ${name} says it in full`, () => {
    const plain = (words: string) => words.replaceAll("\u00a0", " ");
    const email = writeLetter(letter, null);
    expect(plain(email.subject)).toBe(subject);
    expect(
      plain(email.text)
        .split("\n\n")
        .slice(1, text.length + 1),
    ).toEqual(text);
    expect(plain(email.text).split("\n\n")[text.length + 1]).toMatch(/^(Job|Personale|Dokument): /);
  });
}
