import { ADMIN, EMPLOYEES, HISTORY, LOOKS_FOR_WORK, MEASURED } from "../agency/fixtures.ts";

const historic = "admin/bookings?type=admin_old_bookings&limit=10";
const upcoming = "admin/bookings?type=admin_upcoming_bookings&limit=10";
const colleague = MEASURED.staff + 1;
const ended = MEASURED.first + MEASURED.upcoming + 40;

/** The telephone number of somebody, as `asOfficesAre` gives it. */
const phoneOf = (employee: number) => 40_000_000 + (employee % 1_000_000);

/** What each role asks for in the course of a day; `feed of …` stands for the calendar whose address is answered there. */
export const lists = {
  office: {
    "'I dag'": "admin/today",
    "search in the bar, a name": "admin/search?q=krogh%2017",
    "historic list": historic,
    "historic list, not invoiced": `${historic}&money=not_invoiced`,
    "historic list, not paid": `${historic}&money=not_paid`,
    "historic list, open hours": `${historic}&money=open_hours`,
    "historic list, a telephone number": `${historic}&searchTerm=20%2055%2001%2018`,
    "historic list, a number of long ago": `${historic}&searchTerm=${phoneOf(EMPLOYEES.first + EMPLOYEES.count)}`,
    "historic list, a contact person": `${historic}&searchTerm=kontakt%2013`,
    "historic list, what each filter leaves": "admin/bookings/old-bookings-count",
    "historic list, what each filter leaves of a word":
      "admin/bookings/old-bookings-count?searchTerm=kontakt%2013",
    "upcoming list": upcoming,
    "upcoming list, open ones": `${upcoming}&status=open`,
    "upcoming days, counted": "admin/bookings/upcoming-bookings-count",
    "waiting for approval": "admin/bookings/waiting-approval",
    "turned down": "admin/bookings/rejected",
    "proposed invoices of a week": "admin/invoice-run",
    "payroll of a period": "admin/payroll",
    mailbox: "admin/outbox",
    "mailbox, what failed": "admin/outbox?status=failed",
    "mailbox, pushes": "admin/outbox?channel=push",
    "mailbox, a word of many": "admin/outbox?searchTerm=booking",
    "mailbox, a word of none": "admin/outbox?searchTerm=findes%20ikke",
    "channels of the mailbox": "admin/outbox-channels",
    log: "admin/audit",
    "log of a name": "admin/audit?q=krogh%2017",
    "log of a company": `admin/audit?who=corporation:${MEASURED.company}`,
    penalties: "admin/penalties",
    "penalties, a name": "admin/penalties?searchTerm=krogh%2017",
    employees: "admin/employees",
    "employees, a name": "admin/employees?searchTerm=krogh%2017",
    companies: "admin/corporations",
    "companies, an e-mail": "admin/corporations?searchTerm=hotel17@",
    "page of a company": `admin/corporations/${MEASURED.company}`,
    "page of a person": `admin/employees/${MEASURED.staff}`,
    "invoice page": `admin/bookings/${HISTORY}/details`,
    "Tal of a month": "admin/figures?from=2026-10-01&to=2026-10-31",
  },
  company: {
    "upcoming list": "corporations/bookings/upcoming",
    "upcoming week": "corporations/bookings/upcoming?weekNumber=49&year=2026",
    "historic list": "corporations/bookings/finished?limit=10&offset=0&from=list",
    "historic list, fiftieth page": "corporations/bookings/finished?limit=10&offset=490&from=list",
    "historic week": "corporations/bookings/finished-week-filter?weekNumber=46&year=2026",
    "staff types of the past": `corporations/${MEASURED.company}/meta`,
    "what waits for its hours": "notifications/corporation/checkout",
    "one booking": `corporations/bookings/${MEASURED.first}`,
    "who applied": `shifts/corporation/${MEASURED.first}`,
    "what somebody is rated": `ratings/${colleague}`,
    "where somebody has worked": `corporations/employees/${colleague}/work-experiences`,
    "hours of a booking": `shifts/corporation/${ended}/checkout`,
    favourites: "corporations/favourites",
    calendar: "feed of corporations/calendar",
  },
  employee: {
    "job overview": "employees/bookings",
    "open jobs, counted": "employees/open-jobs",
    "own shifts": "shifts/employee/upcoming-shifts",
    applications: "shifts/employee/applied-shifts",
    "worked shifts": "shifts/employee/finished-shifts",
    history: "shifts/employee/history",
    "history, fortieth page": "shifts/employee/history?offset=780",
    pay: "employees/pay",
    "pay of a month": "employees/pay?period=2026-10",
    "missing hours": "notifications/employee/checkout",
    penalties: "employees/penalties",
    "past offers": "shifts/employee/past-offers",
    standby: "shifts/employee/standby",
    calendar: "feed of employees/calendar",
  },
  visitor: {
    "how likely a booking is filled":
      "bookings/fill-chance?staff_type=1&date=2026-12-10&start_time=10:00&hourly_wage=192&zip_code=8000",
    "staff types": "admin/staffs/get-all-staffs",
    "global message": "admin/bookings/global-message",
  },
} as const satisfies Record<string, Record<string, string>>;

export type Role = keyof typeof lists;

/** Who asks: the admin, the company with a thousand bookings, one of its people, and for jobs somebody without any. */
export function askedBy(role: Role, path: string): { kind: "corporation" | "employee"; id: number } | null {
  if (role === "visitor") return null;
  if (role === "company") return { kind: "corporation", id: MEASURED.company };
  if (role === "office") return { kind: "corporation", id: ADMIN };
  const isSearching =
    path === lists.employee["job overview"] || path === lists.employee["open jobs, counted"];
  return { kind: "employee", id: isSearching ? LOOKS_FOR_WORK : MEASURED.staff };
}
