import { type Day, weekdayOf } from "#rules/time/moment.ts";
import type { DemoBooking, DemoCheckout, Review } from "#server/demo/bookings.ts";

const TUESDAY = 2;
/** Weeks back from last week, so long ago that all is paid. */
const weeks = [15, 12, 9, 6];

/** What three companies each book on a Tuesday, and in how many of the weeks every place was taken. */
const bookedByThree: readonly (Pick<DemoBooking, "staffType" | "from" | "to" | "people" | "event"> & {
  filledWeeks: number;
})[] = [
  { staffType: "Opvasker", from: "17:00", to: "23:00", people: 2, event: "Reception", filledWeeks: 1 },
  { staffType: "Runner", from: "16:00", to: "22:00", people: 2, event: "Firma event", filledWeeks: 2 },
  { staffType: "Bartender", from: "18:00", to: "23:30", people: 1, event: "Firma event", filledWeeks: 4 },
];

/** Bookings of types for which people are found seldom, every second time, and always: an estimate can come out any way. */
function unevenBookings(today: Day): DemoBooking[] {
  return bookedByThree.flatMap(({ filledWeeks, ...booking }) =>
    weeks.flatMap((week, index) =>
      (["brewery", "catering", "events"] as const).map((company) => ({
        ...booking,
        company,
        day: TUESDAY - weekdayOf(today) - 7 * week,
        selected: booking.people - (index < filledWeeks ? 0 : 1),
        checkout: "invoiced" as const,
      })),
    ),
  );
}

/** The weeks of history, counted back from last week; what lies ahead stands in `demoBookings`. */
const [FIRST_WEEK, LAST_WEEK] = [1, 17];
/** Whoever cancels a week ahead was booked before that. */
const EARLY_ENOUGH = 12;
const [THURSDAY, FRIDAY, SATURDAY] = [4, 5, 6];

type Habit = Pick<DemoBooking, "company" | "staffType" | "from" | "to" | "people" | "event"> & {
  weekday: number;
  /** 1: every week; 2: every second one. */
  every: number;
};

/** What the companies book, week after week. */
const habits: readonly Habit[] = [
  habit("hotel", "Tjener", SATURDAY, "16:00", "00:00", 4, "Bryllup"),
  habit("hotel", "Tjener", THURSDAY, "10:00", "18:00", 3, "Firma event"),
  habit("hotel", "Bartender", FRIDAY, "18:00", "01:00", 2, "Julefrokost", 2),
  habit("brewery", "Bartender", FRIDAY, "18:00", "02:00", 2, "Firma event"),
  habit("brewery", "Tjener", SATURDAY, "11:00", "19:00", 3, "A la carte"),
  habit("catering", "Tjener", SATURDAY, "15:00", "23:30", 6, "Bryllup"),
  habit("catering", "Kok", FRIDAY, "09:00", "17:00", 2, "Reception", 2),
  habit("events", "Tjener", THURSDAY, "17:00", "23:00", 4, "Reception"),
  habit("events", "Garderobepersonale", SATURDAY, "18:00", "01:00", 2, "Firma event", 2),
];

/** What companies write afterwards: mostly thanks, and now and then what could have gone better. */
const reviews: readonly Review[] = [
  { score: 5, comment: "Dejlig at arbejde sammen med." },
  { score: 5, comment: "Rolig og venlig, også da der var travlt." },
  { score: 4, comment: "God energi. Vin og kaffe må gerne sidde lidt bedre næste gang." },
  { score: 5, comment: "Mødte i god tid og tog fat uden at blive bedt om det." },
  { score: 5, comment: "Gæsterne spurgte efter navnet. Kom gerne igen." },
  { score: 3, comment: "Kom et kvarter for sent, men ringede i forvejen og arbejdede godt derefter." },
  { score: 5, comment: "Godt overblik og et smil til alle." },
  { score: 4, comment: "Venlig over for gæsterne. Skulle bruge lidt tid på at finde rundt hos os." },
  { score: 5, comment: "Havde styr på vinene fra første bord." },
  { score: 2, comment: "Telefonen var fremme på gulvet flere gange, også efter at vi havde talt om det." },
  { score: 4, comment: "Dygtig, men mødte uden sorte sko og måtte låne et par." },
];

/** Weeks back in which somebody did not come lately, and which of the two it was. */
const lateNoShows: Readonly<Record<number, number>> = { 9: 0, 4: 1 };

/** How far last week's bookings have come, by the place of the habit: one is invoiced, two are for the office to settle. */
const lastWeek: Readonly<Record<number, DemoCheckout>> = { 4: "disputed", 5: "agreed", 7: "invoiced" };

/** Places of habits whose companies are slow: their invoices of three weeks ago are overdue. */
const slowPayers: readonly number[] = [3, 7];

/** Months of finished bookings behind a try-out, oldest first: most are full and went well, and some did not. */
export function pastBookings(today: Day): DemoBooking[] {
  const bookings = unevenBookings(today);
  for (let week = LAST_WEEK; week >= FIRST_WEEK; week -= 1) {
    for (const [place, { weekday, every, ...booking }] of habits.entries()) {
      if (week % every !== 0) continue;
      const turn = week * habits.length + place;
      const cancelled = turn % 9 === 5 ? (turn % 2 === 0 ? "late" : "early") : undefined;
      // Where somebody cancelled late nobody was found any more.
      const isShort = turn % 7 === 3 || cancelled === "late";
      bookings.push({
        ...booking,
        day: weekday - weekdayOf(today) - 7 * week,
        selected: booking.people - (isShort ? 1 : 0),
        ...moneyOf(week, place),
        lead: Math.max(cancelled ? EARLY_ENOUGH : 0, 3 + (turn % 22)),
        hourlyWage: [19_200, 19_200, 19_800, 20_500][turn % 4],
        reviews: [0, 3].flatMap((next) => reviews[(turn + next) % reviews.length] ?? []),
        ...(cancelled && { cancelled }),
        ...(turn % 6 === 1 && week > 1 && { isLateCheckout: true }),
        // So long ago that the freeze is over.
        ...(week > 15 && turn % 8 === 4 && { noShow: "anybody" }),
        ...(place === 0 && week in lateNoShows && { noShow: lateNoShows[week] }),
      });
    }
  }
  return bookings.sort((a, b) => a.day - b.day);
}

/** Last week is for the office to send; the week before is invoiced and the next pay run pays it; older ones are done. */
function moneyOf(week: number, place: number): Pick<DemoBooking, "checkout" | "isUnpaid" | "awaitsPay"> {
  return {
    checkout: week === 1 ? (lastWeek[place] ?? "approved") : "invoiced",
    ...((week < 3 || (week === 3 && slowPayers.includes(place))) && { isUnpaid: true }),
    ...(week < 3 && { awaitsPay: true }),
  };
}

function habit(
  company: Habit["company"],
  staffType: string,
  weekday: number,
  from: string,
  to: string,
  people: number,
  event: string,
  every = 1,
): Habit {
  return { company, staffType, weekday, from, to, people, event, every };
}
