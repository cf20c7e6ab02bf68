import {
  Building2,
  CalendarCheck,
  CalendarClock,
  CalendarPlus,
  ChartNoAxesCombined,
  ClipboardCheck,
  FileChartColumn,
  FileText,
  Gavel,
  History,
  ListChecks,
  type LucideIcon,
  Mail,
  MessagesSquare,
  ReceiptText,
  ScrollText,
  SlidersHorizontal,
  UserCheck,
  UserCog,
  Users,
  Wallet,
} from "lucide-react";
import { mayDo, type OfficeRole, type OfficeTask } from "#rules/people/security/office-roles.ts";
import { officeNavTexts as texts } from "#texts/da/backoffice/office-nav.ts";
import { adminMenu, corporationMenu } from "#texts/da/common/menus.ts";
import type { ScreenPath } from "../screen-link.tsx";

interface OfficePage {
  readonly to: ScreenPath;
  readonly label: string;
  readonly icon: LucideIcon;
  readonly task: OfficeTask;
}

interface OfficeGroup {
  readonly id: "shifts" | "people" | "money" | "messages" | "end";
  /** Empty for what stands at the end. */
  readonly title: string;
  readonly pages: readonly OfficePage[];
}

const groups: readonly OfficeGroup[] = [
  {
    id: "shifts",
    title: texts.groups.shifts,
    pages: [
      page("/admin/approve-booking-overview", adminMenu.approval, ClipboardCheck, "reading"),
      page("/admin/upcomingBookings", adminMenu.upcoming, CalendarClock, "reading"),
      page("/admin/oldBookings", adminMenu.old, History, "reading"),
      page("/newBooking", corporationMenu.book, CalendarPlus, "planning"),
    ],
  },
  {
    id: "people",
    title: texts.groups.people,
    pages: [
      page("/admin/showEmployees", adminMenu.employees, Users, "reading"),
      page("/admin/showCorporations", adminMenu.corporations, Building2, "reading"),
      page("/admin/penalties", adminMenu.penalties, Gavel, "reading"),
      page("/admin/transfers", adminMenu.transfers, UserCheck, "reading"),
      page("/admin/staffType", adminMenu.staffTypes, ListChecks, "planning"),
    ],
  },
  {
    id: "money",
    title: texts.groups.money,
    pages: [
      page("/admin/invoiceRun", adminMenu.invoiceRun, ReceiptText, "readingMoney"),
      page("/admin/invoices", adminMenu.documents, FileText, "readingMoney"),
      page("/admin/payroll", adminMenu.payroll, Wallet, "readingMoney"),
      page("/admin/months", adminMenu.months, CalendarCheck, "readingMoney"),
      page("/admin/figures", adminMenu.figures, ChartNoAxesCombined, "reading"),
      page("/admin/reports", adminMenu.reports, FileChartColumn, "readingMoney"),
    ],
  },
  {
    id: "messages",
    title: texts.groups.messages,
    pages: [
      page("/admin/mailbox", adminMenu.mailbox, Mail, "reading"),
      page("/admin/messages", adminMenu.messages, MessagesSquare, "planning"),
    ],
  },
  {
    id: "end",
    title: "",
    pages: [
      page("/admin/users", adminMenu.users, UserCog, "office"),
      page("/admin/settings", adminMenu.settings, SlidersHorizontal, "reading"),
      page("/admin/audit", adminMenu.log, ScrollText, "hours"),
    ],
  },
];

/** Pages without a line of their own that not every role may open. */
const furtherTasks: readonly (readonly [string, OfficeTask])[] = [
  ["/home", "planning"],
  ["/editBooking", "planning"],
  ["/admin/oldProfiles", "office"],
  ["/admin/agreements", "reading"],
  ["/admin/employment-terms", "reading"],
  ["/admin/letters", "office"],
  ["/admin/settings/invoices", "readingMoney"],
  ["/admin/texts", "reading"],
];

/** The groups of the navigation with the pages that a role may open; empty groups are left out. */
export function officeGroups(role: OfficeRole): readonly OfficeGroup[] {
  return groups
    .map((group) => ({ ...group, pages: group.pages.filter(({ task }) => mayDo(role, task)) }))
    .filter(({ pages }) => pages.length > 0);
}

/** Whether a role may open the page at this path, whatever the case of its letters. */
export function mayOpen(role: OfficeRole, path: string): boolean {
  const tasks = [
    ...furtherTasks.map(([page, task]) => [page.toLowerCase(), task] as const),
    ...groups.flatMap(({ pages }) => pages.map(({ to, task }) => [to.toLowerCase(), task] as const)),
  ];
  const asked = path.toLowerCase();
  const [, task] = tasks.find(([page]) => asked === page || asked.startsWith(`${page}/`)) ?? [];
  return task === undefined || mayDo(role, task);
}

function page(to: ScreenPath, label: string, icon: LucideIcon, task: OfficeTask): OfficePage {
  return { to, label, icon, task };
}
