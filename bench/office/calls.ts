import { HISTORY, MEASURED } from "../api/fixtures.ts";

const old = "admin/bookings?type=admin_old_bookings&limit=10";
const upcoming = "admin/bookings?type=admin_upcoming_bookings&limit=10";

/** What the office asks for in the course of a day. */
export const officeCalls = {
  "'I dag'": "admin/today",
  "search in the bar, a name": "admin/search?q=krogh%2017",
  "historic list": old,
  "historic list, not invoiced": `${old}&money=not_invoiced`,
  "historic list, not paid": `${old}&money=not_paid`,
  "historic list, open hours": `${old}&money=open_hours`,
  "historic list, a telephone number": `${old}&searchTerm=20%2055%2001%2018`,
  "historic list, a contact person": `${old}&searchTerm=kontakt%2013`,
  "upcoming list": upcoming,
  "upcoming list, open ones": `${upcoming}&status=open`,
  "proposed invoices of a week": "admin/invoice-run",
  "payroll of a period": "admin/payroll",
  mailbox: "admin/outbox",
  "mailbox, a word of many": "admin/outbox?searchTerm=booking",
  "mailbox, a word of none": "admin/outbox?searchTerm=findes%20ikke",
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
} as const;

export type OfficeCall = keyof typeof officeCalls;
