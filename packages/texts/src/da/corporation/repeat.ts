import type { Day } from "#rules/time/moment.ts";
import { formatDayLong } from "#texts/format/days.ts";
import { plural } from "#texts/format/numbers.ts";

/** Field messages of booking a job again. */
export const repeatMessages = {
  none: "Vælg mindst én dato",
  tooMany: "Vælg højst 20 datoer ad gangen",
  twice: "Samme dato er valgt to gange",
  invalid: "Vælg en gyldig dato",
  /** Which of the days is refused, and why. */
  ofDay: (day: Day, message: string) => `${formatDayLong(day)}: ${message}`,
} as const;

/** 'Book igen': the same job for more days. */
export const repeatTexts = {
  button: "Book igen",
  title: "Book samme job igen",
  /** «6 tjenere, 17:00–01:00». */
  lead: (job: string) => `${job}. Vælg de dage, I vil have hjælp. Hver dag bliver sin egen booking.`,
  /** «De næste lørdage» */
  nextOf: (weekday: string) => `De næste ${weekday}e`,
  calendar: "Dage, der skal bookes",
  chosen: "Valgte dage",
  none: "Tryk på en eller flere dage i kalenderen.",
  /** «3 dage ekskl. moms» */
  total: (days: number) => `${days === 0 ? "I alt" : plural(days, "dag", "dage")}, ekskl. moms`,
  /** What each day holds, before there are days. */
  placesADay: (places: number) => `${plural(places, "plads", "pladser")} hver dag`,
  daysFrom: (days: number, first: string) => `${plural(days, "dag", "dage")} fra ${first}`,
  bands: { standard: "", urgent: "Hastebooking", emergency: "Akutbooking" },
  prepaid: "Betales delvist forud",
  loadingFees: "Beregner prisen...",
  feesFailed: "Kunne ikke beregne prisen",
  approval: (bookings: number) =>
    `${bookings === 1 ? "Bookingen" : "Bookingerne"} skal godkendes, før personalet kan ansøge.`,
  cancel: "Annuller",
  confirm: (days: number) => (days === 0 ? "Book" : `Book ${days === 1 ? "1 dag" : `${days} dage`}`),
  done: (days: number) => (days === 1 ? "Jobbet er booket igen" : `Jobbet er booket igen på ${days} dage`),
  failed: "Noget gik galt. Ingen af dagene er booket.",
  dayAndNight: (time: string) => `Jobbet starter og slutter kl. ${time}: Ja, det er hele døgnet, 24 timer.`,
  /** After the day that is refused and why. */
  refused: (sentence: string) =>
    `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}. Ingen af dagene er booket.`,
  /** The job itself is refused, as when its staff type can no longer be booked. */
  refusedJob:
    "Jobbet kan ikke bookes igen, som det er. Opret en ny booking i stedet. Ingen af dagene er booket.",
} as const;
