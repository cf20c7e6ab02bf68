import type { Ore } from "#rules/money/ore.ts";
import type { ClockTime, Day } from "#rules/time/moment.ts";
import { exampleBooking } from "#texts/da/templates/letters/examples.ts";
import { letter } from "#texts/da/templates/letters/letter.ts";
import { dayWords, formatTimes } from "#texts/format/days.ts";
import { formatKronerUnit, listOf, plural } from "#texts/format/numbers.ts";
import { formatStaff } from "#texts/format/staff.ts";

/** Bookings of an order as its company is told of them; days are soonest first. */
export interface OrderFacts {
  readonly contactPerson: string;
  readonly corporationName: string;
  /** What the company calls it; empty where it says nothing. */
  readonly title: string;
  readonly address: string;
  readonly bookings: readonly {
    readonly id: number;
    readonly day: Day;
    readonly from: ClockTime;
    readonly to: ClockTime;
    readonly jobTitle: string;
    readonly numberOfStaff: number;
  }[];
  /** Of the bookings as they are booked, without VAT. */
  readonly price: Ore;
  readonly link: string;
}

type ApprovedFacts = OrderFacts & {
  /** How many bookings of the order wait still. */
  readonly waiting: number;
};

type PrepaidFacts = OrderFacts & {
  readonly prepayments: readonly { readonly day: Day; readonly amount: Ore }[];
};

const { contactPerson, corporationName, address, link } = exampleBooking;
const exampleOrder: OrderFacts = {
  ...{ contactPerson, corporationName, address, link, title: "Julefest for Havneforeningen" },
  bookings: [
    { id: 1042, day: "2026-12-11", from: "16:00", to: "01:00", jobTitle: "Tjener", numberOfStaff: 4 },
    { id: 1043, day: "2026-12-11", from: "12:00", to: "22:00", jobTitle: "Kok", numberOfStaff: 2 },
    { id: 1044, day: "2026-12-12", from: "16:00", to: "01:00", jobTitle: "Tjener", numberOfStaff: 4 },
  ],
  price: 2_814_600,
};

function sayOrder(order: OrderFacts) {
  return {
    greeting: `Hej ${order.contactPerson}`,
    values: {
      kontaktperson: order.contactPerson,
      virksomhed: order.corporationName,
      arrangement: order.title === "" ? "jeres arrangement" : `«${order.title}»`,
      dage: daysOf(order.bookings.map(({ day }) => day)),
      antal_bookinger: plural(order.bookings.length, "booking", "bookinger"),
      sted: order.address,
      pris: `${formatKronerUnit(order.price)} ekskl. moms`,
    },
    facts: [
      ...linesByDay(order.bookings),
      ["Sted", order.address] as const,
      ["Pris som booket", `${formatKronerUnit(order.price)} ekskl. moms`] as const,
      ["Booking", listOf(order.bookings.map(({ id }) => String(id)))] as const,
    ],
    link: order.link,
  };
}

/** «fredag d. 11. dec.», or the first and the last of several. */
function daysOf(days: readonly Day[]): string {
  const [first = "", ...others] = [...new Set(days)];
  const last = others.at(-1);
  return last === undefined ? dayWords(first) : `${dayWords(first)} til ${dayWords(last)}`;
}

/** A line for each day: «4 tjenere 16:00–01:00 og 2 kokke 12:00–22:00». */
function linesByDay(bookings: OrderFacts["bookings"]): (readonly [string, string])[] {
  return [...Map.groupBy(bookings, ({ day }) => day)].map(([day, ofDay]) => {
    const roles = ofDay.map(
      ({ numberOfStaff, jobTitle, from, to }) =>
        `${formatStaff(numberOfStaff, jobTitle)} ${formatTimes(from, to)}`,
    );
    return [dayWords(day), listOf(roles)] as const;
  });
}

/** To the company once an order is sent, or roles are added to one: one letter for all bookings (noti_confirmed_booking). */
export const orderReceived = letter({
  key: "order_received",
  to: "company",
  title: "Arrangement modtaget",
  when: "når virksomheden har sendt et arrangement med flere roller eller dage",
  subject: "Vi har modtaget {arrangement}, {dage}",
  paragraphs: [
    "Tak for jeres bestilling på {antal_bookinger}. Vi ser dem igennem og skriver, når de er godkendt.",
    "Derefter finder vi de bedste kandidater, og I vælger selv, hvem I vil have.",
  ],
  button: "Se arrangementet",
  required: ["arrangement"],
  say: sayOrder,
  example: exampleOrder,
});

/** To the company when bookings of an order are approved, one letter for those approved together (noti_approved_booking). */
export const orderApproved = letter({
  key: "order_approved",
  to: "company",
  title: "Arrangement godkendt",
  when: "når kontoret har godkendt bookinger i et arrangement",
  subject: "Godkendt: {arrangement}, {dage}",
  paragraphs: ["{antal_bookinger} er godkendt, og vi søger nu personale til jer. {andre_venter}"],
  button: "Se arrangementet",
  required: ["arrangement", "antal_bookinger"],
  say(order: ApprovedFacts) {
    const said = sayOrder(order);
    const others = plural(order.waiting, "anden booking venter", "andre bookinger venter");
    const andre_venter = order.waiting === 0 ? "" : `${others} stadig på godkendelse.`;
    return { ...said, values: { ...said.values, andre_venter } };
  },
  example: { ...exampleOrder, waiting: 2 },
});

/** To the company when approved bookings of an order are paid in advance (noti_prepayment_booking). */
export const orderPrepaymentDue = letter({
  key: "order_prepayment_due",
  to: "company",
  title: "Forudbetaling for et arrangement",
  when: "når et arrangement skal forudbetales",
  subject: "Forudbetaling for {arrangement}",
  paragraphs: [
    "Efter handelsbetingelserne forudbetales i alt {beløb} ekskl. moms. Hver dag er regnet for alle jeres bookinger samme dag og sted.",
    "Vi sender en faktura på forudbetalingen. Beløbet trækkes fra på den endelige faktura.",
  ],
  button: "Se arrangementet",
  required: ["beløb"],
  say(order: PrepaidFacts) {
    const { values, ...said } = sayOrder(order);
    const total = order.prepayments.reduce((sum, { amount }) => sum + amount, 0);
    return {
      ...said,
      values: { ...values, beløb: formatKronerUnit(total) },
      facts: order.prepayments.map(({ day, amount }) => [dayWords(day), formatKronerUnit(amount)] as const),
    };
  },
  example: { ...exampleOrder, prepayments: [{ day: "2026-12-11", amount: 703_600 }] },
});

export const orderLetters = [orderReceived, orderApproved, orderPrepaymentDue];
