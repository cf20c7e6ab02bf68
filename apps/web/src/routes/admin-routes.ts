import { oldInAddress, termInAddress, upcomingInAddress } from "#web/screens/admin/bookings/list-address.ts";
import { documentNarrowingIn } from "#web/screens/admin/invoices/document-address.ts";
import { mailNarrowingIn } from "#web/screens/admin/mailbox/mail-address.ts";
import { peopleNarrowingIn } from "#web/screens/admin/people/employees/people-address.ts";
import { penaltyNarrowingIn } from "#web/screens/admin/people/penalties/penalty-address.ts";
import { admin, numberIn, row, type Typed } from "./screen-row.ts";

/** The back office. */
export const adminScreens = [
  row(
    "/admin/approve-booking-overview",
    admin(
      async () =>
        (await import("#web/screens/admin/approval/approval-overview-screen.tsx")).ApprovalOverviewScreen,
    ),
  ),
  row(
    "/admin/review-booking/$bookingId",
    admin(
      async () => (await import("#web/screens/admin/approval/review-booking-screen.tsx")).ReviewBookingScreen,
    ),
  ),
  row(
    "/admin/orders/$orderId",
    admin(
      async () => (await import("#web/screens/admin/approval/order-overview-screen.tsx")).OrderOverviewScreen,
    ),
  ),
  row(
    "/admin/bookingInvoice/$bookingId",
    admin(async () => (await import("#web/screens/admin/invoice/invoice-screen.tsx")).InvoiceScreen),
    // The dialog that opens with the page.
    ({ open, ...week }): { weekNumber?: number; year?: number; open?: "invoice" | "pay" | "credit" } => ({
      ...weekNumbersIn(week),
      open: open === "invoice" || open === "pay" || open === "credit" ? open : undefined,
    }),
  ),
  row(
    "/admin/upcomingBookings",
    admin(
      async () => (await import("#web/screens/admin/bookings/upcoming/upcoming-screen.tsx")).UpcomingScreen,
    ),
    upcomingInAddress,
  ),
  row(
    "/admin/oldBookings",
    admin(
      async () => (await import("#web/screens/admin/bookings/old/old-bookings-screen.tsx")).OldBookingsScreen,
    ),
    oldInAddress,
  ),
  row(
    "/admin/invoiceRun",
    admin(
      async () => (await import("#web/screens/admin/invoice/runs/invoice-run-screen.tsx")).InvoiceRunScreen,
    ),
    weekNumbersIn,
  ),
  row(
    "/admin/invoices",
    admin(async () => (await import("#web/screens/admin/invoices/invoices-screen.tsx")).InvoicesScreen),
    (typed) => ({ ...termInAddress(typed), ...documentNarrowingIn(typed) }),
  ),
  row(
    "/admin/invoices/bank",
    admin(async () => (await import("#web/screens/admin/invoices/payments/bank-screen.tsx")).BankScreen),
  ),
  row(
    "/admin/invoices/reminders",
    admin(
      async () =>
        (await import("#web/screens/admin/invoices/reminders/reminders-screen.tsx")).RemindersScreen,
    ),
  ),
  row(
    "/admin/payroll",
    admin(async () => (await import("#web/screens/admin/invoice/runs/payroll-screen.tsx")).PayrollScreen),
    ({ period }): { period?: string } => ({ period: typeof period === "string" ? period : undefined }),
  ),
  row(
    "/admin/months",
    admin(async () => (await import("#web/screens/admin/months/months-screen.tsx")).MonthsScreen),
    ({ month }): { month?: string } => ({ month: textIn(month) }),
  ),
  row(
    "/admin/figures",
    admin(async () => (await import("#web/screens/admin/figures/figures-screen.tsx")).FiguresScreen),
  ),
  row(
    "/admin/reports",
    admin(async () => (await import("#web/screens/admin/reports/reports-screen.tsx")).ReportsScreen),
  ),
  row(
    "/admin/messages",
    admin(async () => (await import("#web/screens/admin/mailbox/many/many-screen.tsx")).ManyScreen),
    ({ booking }): { booking?: number } => ({ booking: numberIn(booking) }),
  ),
  row(
    "/admin/mailbox",
    admin(async () => (await import("#web/screens/admin/mailbox/mailbox-screen.tsx")).MailboxScreen),
    (typed) => ({ ...termInAddress(typed), ...mailNarrowingIn(typed) }),
  ),
  row(
    "/admin/audit",
    admin(async () => (await import("#web/screens/admin/audit/audit-screen.tsx")).AuditScreen),
    ({ kind, q, who, from, to }): Partial<Record<"kind" | "q" | "who" | "from" | "to", string>> => ({
      kind: textIn(kind),
      q: textIn(q),
      who: textIn(who),
      from: textIn(from),
      to: textIn(to),
    }),
  ),
  row(
    "/admin/employees/$employeeId",
    admin(async () => (await import("#web/screens/admin/people/pages/person-screen.tsx")).PersonScreen),
  ),
  row(
    "/admin/corporations/$corporationId",
    admin(async () => (await import("#web/screens/admin/people/pages/company-screen.tsx")).CompanyScreen),
  ),
  row(
    "/admin/users",
    admin(
      async () => (await import("#web/screens/admin/office-users/office-users-screen.tsx")).OfficeUsersScreen,
    ),
  ),
  row(
    "/admin/settings",
    admin(async () => (await import("#web/screens/admin/settings/settings-screen.tsx")).SettingsScreen),
  ),
  row(
    "/admin/settings/invoices",
    admin(async () => (await import("#web/screens/admin/settings/sender/sender-screen.tsx")).SenderScreen),
  ),
  row(
    "/admin/employment-terms",
    admin(
      async () => (await import("#web/screens/admin/terms/terms-template-screen.tsx")).TermsTemplateScreen,
    ),
  ),
  row(
    "/admin/letters",
    admin(async () => (await import("#web/screens/admin/letters/letters-screen.tsx")).LettersScreen),
  ),
  row(
    "/admin/letters/$letterKey",
    admin(async () => (await import("#web/screens/admin/letters/letter-screen.tsx")).LetterScreen),
  ),
  row(
    "/admin/texts",
    admin(async () => (await import("#web/screens/admin/texts/texts-screen.tsx")).TextsScreen),
    ({ kind }): { kind?: string } => ({ kind: textIn(kind) }),
  ),
  row(
    "/admin/agreements",
    admin(async () => (await import("#web/screens/admin/agreements/agreements-screen.tsx")).AgreementsScreen),
  ),
  row(
    "/admin/penalties",
    admin(
      async () => (await import("#web/screens/admin/people/penalties/penalties-screen.tsx")).PenaltiesScreen,
    ),
    (typed) => ({ ...termInAddress(typed), ...penaltyNarrowingIn(typed) }),
  ),
  row(
    "/admin/transfers",
    admin(
      async () => (await import("#web/screens/admin/people/transfers/transfers-screen.tsx")).TransfersScreen,
    ),
  ),
  row(
    "/admin/oldProfiles",
    admin(
      async () =>
        (await import("#web/screens/admin/people/old-profiles/old-profiles-screen.tsx")).OldProfilesScreen,
    ),
  ),
  row(
    "/admin/newProfiles",
    admin(
      async () =>
        (await import("#web/screens/admin/people/new-profiles/new-profiles-screen.tsx")).NewProfilesScreen,
    ),
  ),
  row(
    "/admin/invited",
    admin(async () => (await import("#web/screens/admin/people/invited/invited-screen.tsx")).InvitedScreen),
  ),
  row(
    "/admin/showEmployees",
    admin(
      async () => (await import("#web/screens/admin/people/employees/employees-screen.tsx")).EmployeesScreen,
    ),
    (typed) => ({ ...termInAddress(typed), ...peopleNarrowingIn(typed) }),
  ),
  row(
    "/admin/showCorporations",
    admin(
      async () =>
        (await import("#web/screens/admin/people/corporations/corporations-screen.tsx")).CorporationsScreen,
    ),
    termInAddress,
  ),
  row(
    "/admin/staffType",
    admin(async () => (await import("#web/screens/admin/staff-type/staff-type-screen.tsx")).StaffTypeScreen),
    // A staff type by its id, or one of the entries that are common to all by its word.
    ({ entry, begin }): { entry?: number | string; begin?: string } => ({
      entry: typeof entry === "number" || typeof entry === "string" ? entry : undefined,
      begin: typeof begin === "string" ? begin : undefined,
    }),
  ),
] as const;

function weekNumbersIn({ weekNumber, year }: Typed): { weekNumber?: number; year?: number } {
  return { weekNumber: numberIn(weekNumber), year: numberIn(year) };
}

/** What was typed; a number in the address is one too. */
function textIn(typed: unknown): string | undefined {
  return typeof typed === "string" || typeof typed === "number" ? String(typed) : undefined;
}
