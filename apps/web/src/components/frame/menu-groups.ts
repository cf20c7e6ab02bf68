import {
  Building2,
  CalendarClock,
  CalendarPlus,
  ChartNoAxesCombined,
  ClipboardCheck,
  Compass,
  FileText,
  FolderLock,
  Gavel,
  History,
  House,
  ListChecks,
  ListTodo,
  Lock,
  LogOut,
  type LucideIcon,
  Mail,
  MessagesSquare,
  ReceiptText,
  ScrollText,
  ShieldCheck,
  SlidersHorizontal,
  UserCheck,
  UserCog,
  UserPen,
  Users,
  Wallet,
} from "lucide-react";
import type { OfficeRole } from "#rules/people/security/office-roles.ts";
import { visitorMenu } from "#texts/da/common/chrome.ts";
import { guideTexts } from "#texts/da/common/guide.ts";
import { adminMenu, corporationMenu, employeeMenu, sessionMenu } from "#texts/da/common/menus.ts";
import type { Session } from "#web/api/session/session.ts";
import type { MenuGroup } from "#web/ui/actions/menu-props.ts";
import type { ScreenPath } from "./screen-link.tsx";

interface MenuActions {
  readonly onContract: () => void;
  readonly onSignOut: () => void;
  /** Brings the guide of a try-out back; null where there is none. */
  readonly onGuide: (() => void) | null;
}

/** The menu of the session. Admin entries stand first, and only on an admin's own session. */
export function menuGroups(session: Session, { onContract, onSignOut, onGuide }: MenuActions): MenuGroup[] {
  const end: MenuGroup = {
    id: "end",
    entries: [
      ...(onGuide ? [{ id: "guide", label: guideTexts.menu, icon: Compass, onAction: onGuide }] : []),
      { id: "contract", label: sessionMenu.contract, icon: FileText, onAction: onContract },
      // Somebody who has to set a second factor up reaches nothing else.
      ...(isBound(session) ? [] : [link("privacy", visitorMenu.privacy, Lock, "/privacy")]),
      { id: "sign-out", label: sessionMenu.logOut, icon: LogOut, onAction: onSignOut },
    ],
  };
  if (session.kind === "employee") {
    // Until onboarding is done there is nothing to edit.
    if (session.employee.new_user) return [end];
    const entries = [
      link("home", employeeMenu.jobs, House, "/"),
      link("pay", employeeMenu.pay, Wallet, "/pay"),
      link("history", employeeMenu.history, History, "/history"),
      link("profile", employeeMenu.editProfile, UserPen, "/editemployee"),
      link("penalties", employeeMenu.penalties, Gavel, "/penalties"),
      link("my-data", employeeMenu.myData, FolderLock, "/my-data"),
    ];
    return [{ id: "own", entries }, end];
  }
  const security = link("security", corporationMenu.security, ShieldCheck, "/security");
  if (isBound(session)) return [{ id: "own", entries: [security] }, end];
  const isAdmin = session.corporation.is_admin && !session.takenOver;
  const own: MenuGroup = {
    id: "own",
    entries: [
      link("home", corporationMenu.home, House, isAdmin ? "/home" : "/"),
      link("book", corporationMenu.book, CalendarPlus, "/newBooking"),
      link("profile", corporationMenu.editProfile, UserPen, "/editcorporation"),
      // How a company signs in is nobody else's.
      ...(session.takenOver ? [] : [security]),
    ],
  };
  return isAdmin ? [adminGroup(session.corporation.office_role), own, end] : [own, end];
}

function isBound(session: Session): boolean {
  return session.kind === "corporation" && session.mustSetUp;
}

function adminGroup(role: OfficeRole | null): MenuGroup {
  return {
    id: "admin",
    entries: [
      link("today", adminMenu.today, ListTodo, "/"),
      link("approval", adminMenu.approval, ClipboardCheck, "/admin/approve-booking-overview"),
      link("upcoming", adminMenu.upcoming, CalendarClock, "/admin/upcomingBookings"),
      link("old", adminMenu.old, History, "/admin/oldBookings"),
      link("invoice-run", adminMenu.invoiceRun, ReceiptText, "/admin/invoiceRun"),
      link("payroll", adminMenu.payroll, Wallet, "/admin/payroll"),
      link("employees", adminMenu.employees, Users, "/admin/showEmployees"),
      link("corporations", adminMenu.corporations, Building2, "/admin/showCorporations"),
      link("staff-types", adminMenu.staffTypes, ListChecks, "/admin/staffType"),
      link("penalties", adminMenu.penalties, Gavel, "/admin/penalties"),
      link("transfers", adminMenu.transfers, UserCheck, "/admin/transfers"),
      link("figures", adminMenu.figures, ChartNoAxesCombined, "/admin/figures"),
      link("messages", adminMenu.messages, MessagesSquare, "/admin/messages"),
      link("mailbox", adminMenu.mailbox, Mail, "/admin/mailbox"),
      ...(role === "owner" ? [link("users", adminMenu.users, UserCog, "/admin/users")] : []),
      link("settings", adminMenu.settings, SlidersHorizontal, "/admin/settings"),
      link("log", adminMenu.log, ScrollText, "/admin/audit"),
    ],
  };
}

function link(id: string, label: string, icon: LucideIcon, to: ScreenPath) {
  return { id, label, icon, href: to };
}

/** The tab of the home that the bar of an employee's page below it leads back to, null on the home itself. */
export function employeeBack(path: string): { step?: number; label: string } | null {
  const [page = ""] = path.toLowerCase().split("/").filter(Boolean);
  if (page === "") return null;
  if (page === "checkout-employees") return { step: 3, label: employeeMenu.finishedJobs };
  return { label: employeeMenu.jobs };
}
