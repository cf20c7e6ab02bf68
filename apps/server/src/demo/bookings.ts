import type { Ore } from "#rules/money/ore.ts";
import type { DemoCorporationKey } from "./companies.ts";

/** How far the checkout of a booking in the past has come. */
export type DemoCheckout = "none" | "employees" | "disputed" | "agreed" | "approved" | "invoiced";

/** One booking of a try-out. `day` counts from today; selected and applied people are taken in turn. */
export interface DemoBooking {
  company: DemoCorporationKey;
  staffType: string;
  day: number;
  from: string;
  to: string;
  people: number;
  selected: number;
  applied?: number;
  event: string;
  waiting?: true;
  closed?: true;
  /** How many of the selected have reported ready. */
  ready?: number;
  checkout?: DemoCheckout;
  transport?: 0.5 | 1;
  language?: "Dansk" | "Engelsk" | "Dansk el. Engelsk";
  /** Days from its creation to its start; 10 where it is left out. */
  lead?: number;
  /** Øre; 192 kroner where it is left out. */
  hourlyWage?: Ore;
  /** What the company thought of every second person, in turn; the others get four stars without a word. */
  reviews?: readonly Review[];
  /** The company has not paid the invoice. */
  isUnpaid?: true;
  /** The pay of an invoiced booking has not gone to payroll. */
  awaitsPay?: true;
  /** One more was selected, and cancelled: the day before, or a week before, when the place was filled again. */
  cancelled?: "late" | "early";
  /** The last of the selected did not come; a number is the place in `demoNoShows` of whom it was. */
  noShow?: "anybody" | number;
  /** The last of the selected stamped out only days later. */
  isLateCheckout?: boolean;
}

/** Stars and words of a company about a person. */
export interface Review {
  score: 2 | 3 | 4 | 5;
  comment: string;
}

/** Bookings in every state around today, and enough of a past that people have ratings and experience. */
export const demoBookings: readonly DemoBooking[] = [
  upcoming("hotel", "Bartender", 1, "16:00", "01:00", 3, 3, 5, "Bryllup", {
    ready: 2,
    language: "Dansk el. Engelsk",
  }),
  upcoming("hotel", "Tjener", 3, "10:00", "18:00", 4, 4, 5, "Firma event"),
  upcoming("hotel", "Tjener", 6, "17:00", "01:00", 6, 2, 9, "Julefrokost", {
    transport: 0.5,
    language: "Dansk el. Engelsk",
  }),
  upcoming("hotel", "Kok", 21, "08:00", "14:00", 2, 0, 0, "Eksklusivt møde", {
    waiting: true,
    language: "Engelsk",
  }),
  upcoming("hotel", "Opvasker", 9, "18:00", "23:00", 2, 1, 2, "Reception", { closed: true }),
  upcoming("brewery", "Bartender", 2, "18:00", "02:00", 2, 1, 4, "Firma event", { ready: 0, transport: 1 }),
  upcoming("brewery", "Tjener", 5, "11:00", "19:30", 5, 0, 6, "A la carte"),
  upcoming("brewery", "Runner", 12, "16:00", "23:30", 3, 0, 3, "Julefrokost"),
  upcoming("catering", "Tjener", 4, "16:00", "00:00", 8, 3, 7, "Bryllup", { transport: 0.5 }),
  upcoming("catering", "Overtjener / afvikler", 4, "15:00", "00:30", 1, 0, 2, "Bryllup"),
  upcoming("catering", "Kok", 8, "09:00", "17:00", 2, 0, 3, "Reception", { waiting: true }),
  upcoming("events", "Garderobepersonale", 7, "18:00", "02:00", 2, 0, 2, "Firma event"),
  upcoming("events", "Tjener", 14, "12:00", "20:00", 10, 4, 8, "Reception"),
  past("hotel", "Tjener", -1, "16:00", "23:00", 3, "Firma event", "employees"),
  past("hotel", "Tjener", -5, "17:00", "01:00", 3, "Julefrokost", "disputed"),
  past("hotel", "Bartender", -9, "18:00", "02:00", 2, "Bryllup", "agreed"),
  past("hotel", "Tjener", -14, "10:00", "18:00", 4, "Firma event", "approved"),
  past("hotel", "Kok", -24, "08:00", "16:00", 2, "Reception", "invoiced"),
  past("hotel", "Tjener", -38, "16:00", "00:00", 4, "Bryllup", "invoiced"),
  past("brewery", "Bartender", -2, "18:00", "02:00", 2, "Firma event", "none"),
  past("brewery", "Tjener", -11, "11:00", "19:00", 3, "A la carte", "agreed"),
  past("brewery", "Tjener", -31, "11:00", "19:00", 4, "A la carte", "invoiced"),
  past("catering", "Tjener", -17, "16:00", "00:00", 6, "Bryllup", "invoiced"),
  past("catering", "Opvasker", -45, "16:00", "22:00", 3, "Bryllup", "invoiced"),
  past("events", "Garderobepersonale", -28, "18:00", "01:00", 2, "Reception", "invoiced"),
];

function upcoming(
  company: DemoCorporationKey,
  staffType: string,
  day: number,
  from: string,
  to: string,
  people: number,
  selected: number,
  applied: number,
  event: string,
  more: Partial<DemoBooking> = {},
): DemoBooking {
  return { company, staffType, day, from, to, people, selected, applied, event, ...more };
}

function past(
  company: DemoCorporationKey,
  staffType: string,
  day: number,
  from: string,
  to: string,
  people: number,
  event: string,
  checkout: DemoCheckout,
): DemoBooking {
  return { company, staffType, day, from, to, people, selected: people, event, checkout };
}
