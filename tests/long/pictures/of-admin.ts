import { worklistEndpoints } from "#contract/backoffice/worklist.endpoints.ts";
import { adminBookingEndpoints } from "#contract/bookings/admin-booking.endpoints.ts";
import { invoicingEndpoints } from "#contract/invoicing/invoice-page.endpoints.ts";
import type { AnswerOf } from "#contract/wire/endpoint.ts";
import {
  answered,
  button,
  failing,
  loading,
  over,
  type State,
  screen,
  typed,
  unfolded,
  words,
} from "./state.ts";

/** What the office's states are made of. */
export interface Office {
  /** Everybody is approved and nobody is sent. */
  ready: number;
  /** Somebody's hours are open. */
  open: number;
  /** Everything is sent. */
  sent: number;
  /** The ISO week of the open one, whose company has more than one booking in it. */
  week: number;
  waiting: number;
  person: number;
  company: number;
}

type Today = AnswerOf<typeof worklistEndpoints.today>;

const nothingLeft = answered(worklistEndpoints.today, (today: Today) => ({
  ...today,
  groups: today.groups.map((group) => ({ ...group, count: 0, items: [] })),
}));

/** What the office opens, and what lies over it: home, bookings, money, people, messages, settings. */
export function adminStates(office: Office): State[] {
  return [...homeStates(), ...bookingStates(office), ...moneyStates(office), ...otherStates(office)];
}

function homeStates(): State[] {
  return [
    screen("home", "/"),
    screen("home-nothing-left", "/", nothingLeft),
    loading("home-loading", "/", worklistEndpoints.today),
    failing("home-failing", "/", worklistEndpoints.today),
    over("menu", "/", button("Menu")),
    over(
      "search",
      "/",
      button(/^Søg/),
      (page) => page.getByRole("combobox").or(page.getByRole("searchbox")).last().fill("hotel"),
      pause,
    ),
    over("settle", "/", button(/^Afklar/)),
  ];
}

function bookingStates({ waiting }: Office): State[] {
  const upcoming = "/admin/upcomingBookings";
  const old = "/admin/oldBookings";
  return [
    screen("approval", "/admin/approve-booking-overview"),
    screen("review", `/admin/review-booking/${waiting}`),
    over("review-reject", `/admin/review-booking/${waiting}`, button("AFVIS/SLET")),
    screen("view", `/viewBooking/${waiting}`),
    screen("edit", `/editBooking/${waiting}`),
    screen("upcoming", upcoming),
    screen("upcoming-week", `${upcoming}?tab=week`),
    screen("upcoming-empty", `${upcoming}?q=findes-ikke`),
    loading("upcoming-loading", upcoming, adminBookingEndpoints.list),
    failing("upcoming-failing", upcoming, adminBookingEndpoints.list),
    screen("old", old),
    screen("old-not-invoiced", `${old}?money=not_invoiced`),
    screen("old-empty", `${old}?q=findes-ikke`),
    loading("old-loading", old, adminBookingEndpoints.list),
    failing("old-failing", old, adminBookingEndpoints.list),
    over("old-more", old, button(/^Mere/)),
  ];
}

function moneyStates({ ready, open, sent, week }: Office): State[] {
  const invoice = (id: number) => `/admin/bookingInvoice/${id}`;
  const ofWeek = `weekNumber=${week}&year=2026`;
  return [
    screen("invoice-ready", invoice(ready)),
    screen("invoice-open", invoice(open)),
    screen("invoice-sent", invoice(sent)),
    screen("invoice-week", `${invoice(open)}?${ofWeek}`),
    screen("invoice-week-empty", `${invoice(open)}?weekNumber=2&year=2027`),
    loading("invoice-week-loading", `${invoice(open)}?${ofWeek}`, invoicingEndpoints.weekDetails),
    failing("invoice-week-failing", `${invoice(open)}?${ofWeek}`, invoicingEndpoints.weekDetails),
    over("send-invoice", `${invoice(ready)}?open=invoice`, pause),
    over("send-invoice-open", `${invoice(open)}?open=invoice`, pause),
    over("send-invoice-line", `${invoice(ready)}?open=invoice`, button("Tilføj linje"), pause),
    over("send-invoice-lines", `${invoice(ready)}?open=invoice`, words(/^Vis fakturaens/), pause),
    over("send-invoice-week", `${invoice(open)}?open=invoice&${ofWeek}`, pause),
    over("send-pay", `${invoice(ready)}?open=pay`, pause),
    over("credit", invoice(sent), button("Kreditér")),
    over("difference", invoice(sent), button("Send forskel")),
    over("prepayment", invoice(ready), button("Fakturér forudbetaling")),
    screen("run", "/admin/invoiceRun"),
    screen("invoices", "/admin/invoices"),
    screen("payroll", "/admin/payroll"),
    screen("months", "/admin/months"),
    screen("figures", "/admin/figures"),
    screen("reports", "/admin/reports"),
  ];
}

function otherStates({ person, company }: Office): State[] {
  return [
    screen("person", `/admin/employees/${person}`),
    screen("company", `/admin/corporations/${company}`),
    screen("employees", "/admin/showEmployees"),
    over("employees-more", "/admin/showEmployees", button(/^Mere/)),
    screen("companies", "/admin/showCorporations"),
    over("companies-more", "/admin/showCorporations", button(/^Mere/)),
    screen("penalties", "/admin/penalties"),
    over("penalty-lift", "/admin/penalties", button(/^Ophæv/)),
    screen("transfers", "/admin/transfers"),
    screen("old-profiles", "/admin/oldProfiles"),
    screen("messages", "/admin/messages"),
    unfolded("messages-written", "/admin/messages", typed("Besked", "Vi har travlt på lørdag."), pause),
    screen("mailbox", "/admin/mailbox"),
    over("mailbox-message", "/admin/mailbox", button(/^Vis/)),
    screen("log", "/admin/audit"),
    screen("settings", "/admin/settings"),
    over("settings-new", "/admin/settings", button(/^Ny værdi/)),
    screen("staff-type", "/admin/staffType"),
    screen("staff-type-one", "/admin/staffType?entry=1"),
  ];
}

function pause(page: { waitForTimeout(milliseconds: number): Promise<void> }) {
  return page.waitForTimeout(700);
}
