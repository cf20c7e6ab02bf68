import { adminMenu, corporationMenu, employeeMenu } from "#texts/da/common/menus.ts";

/** Who reads a title; an employee who has not finished onboarding is new. */
export type TitleReader = "employee" | "new employee" | "corporation" | "admin";

/** What the pages of everybody are called, by the start of their path in lower case. */
const ofEverybody = [
  ["my-data", employeeMenu.myData],
  ["privacy", "Sådan behandler vi oplysninger"],
  ["texts", "Aftale"],
] as const;

const ofEmployees = [
  ["bookinginformation", "Job"],
  ["employee", "Job"],
  ["checkout-employees", "Stempel ud"],
  ["editemployee", employeeMenu.profile],
  ["pay", employeeMenu.pay],
  ["hours", "Min arbejdstid"],
  ["history", employeeMenu.history],
  ["penalties", employeeMenu.penalties],
  ["employment-terms", employeeMenu.terms],
  ...ofEverybody,
] as const;

const ofCorporations = [
  ["newbooking", corporationMenu.book],
  ["neworder", "Nyt arrangement"],
  ["orders", "Arrangement"],
  ["editbooking", "Rediger booking"],
  ["viewbooking", "Booking"],
  ["checkout-employees", corporationMenu.checkout],
  ["invoices", corporationMenu.invoices],
  ["departments", corporationMenu.departments],
  ["users", corporationMenu.users],
  ["editcorporation", corporationMenu.editProfile],
  ["security", corporationMenu.security],
  ...ofEverybody,
] as const;

const ofAdmins = [
  ["admin/approve-booking-overview", adminMenu.approval],
  ["admin/review-booking", "Godkend booking"],
  ["admin/orders", "Arrangement"],
  ["admin/bookinginvoice", "Faktura"],
  ["admin/upcomingbookings", adminMenu.upcoming],
  ["admin/oldbookings", adminMenu.old],
  ["admin/invoicerun", adminMenu.invoiceRun],
  ["admin/invoices", adminMenu.documents],
  ["admin/invoices/bank", "Betalinger fra bankens fil"],
  ["admin/invoices/reminders", "Rykkere"],
  ["admin/payroll", adminMenu.payroll],
  ["admin/months", adminMenu.months],
  ["admin/employees", "Medarbejder"],
  ["admin/corporations", "Virksomhed"],
  ["admin/showemployees", adminMenu.employees],
  ["admin/invited", "Inviterede"],
  ["admin/newprofiles", "Nye profiler"],
  ["admin/showcorporations", adminMenu.corporations],
  ["admin/stafftype", adminMenu.staffTypes],
  ["admin/penalties", adminMenu.penalties],
  ["admin/transfers", adminMenu.transfers],
  ["admin/oldprofiles", "Gamle profiler"],
  ["admin/figures", adminMenu.figures],
  ["admin/reports", adminMenu.reports],
  ["admin/messages", adminMenu.messages],
  ["admin/mailbox", adminMenu.mailbox],
  ["admin/users", adminMenu.users],
  ["admin/settings", adminMenu.settings],
  ["admin/settings/one", adminMenu.sender],
  ["admin/agreements", adminMenu.agreements],
  ["admin/employment-terms", adminMenu.terms],
  ["admin/letters", adminMenu.letters],
  ["admin/letters/one", "Mailtekst"],
  ["admin/texts", adminMenu.texts],
  ["admin/audit", adminMenu.log],
  ...ofCorporations,
] as const;

/** What each reader's home is called, and its other pages. */
export const pageTitles: Record<TitleReader, { home: string; pages: ReadonlyMap<string, string> }> = {
  employee: { home: "Jobs", pages: new Map(ofEmployees) },
  "new employee": { home: "Opret profil", pages: new Map(ofEmployees) },
  corporation: { home: corporationMenu.home, pages: new Map(ofCorporations) },
  admin: { home: adminMenu.today, pages: new Map(ofAdmins) },
};
