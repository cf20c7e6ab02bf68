import {
  CalendarPlus,
  Compass,
  FileCheck,
  FileText,
  FolderLock,
  Gavel,
  History,
  House,
  Lock,
  LogOut,
  type LucideIcon,
  Network,
  ReceiptText,
  ShieldCheck,
  UserCog,
  UserPen,
  Wallet,
} from "lucide-react";
import { type CompanyTask, mayDoInCompany } from "#rules/people/security/company-roles.ts";
import { mayDo } from "#rules/people/security/office-roles.ts";
import { visitorMenu } from "#texts/da/common/chrome.ts";
import { guideTexts } from "#texts/da/common/guide.ts";
import { corporationMenu, employeeMenu, sessionMenu } from "#texts/da/common/menus.ts";
import type { Session } from "#web/api/session/session.ts";
import { companyRoleOf } from "#web/api/session/use-may.ts";
import type { MenuGroup } from "#web/ui/actions/menu-props.ts";
import type { ScreenPath } from "./screen-link.tsx";

interface MenuActions {
  readonly onContract: () => void;
  readonly onSignOut: () => void;
  /** Brings the guide of a try-out back; null where there is none. */
  readonly onGuide: (() => void) | null;
}

/** The menu of the session. The pages of the office stand in its navigation, see `office-pages.ts`. */
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
      link("terms", employeeMenu.terms, FileCheck, "/employment-terms"),
      link("penalties", employeeMenu.penalties, Gavel, "/penalties"),
      link("my-data", employeeMenu.myData, FolderLock, "/my-data"),
    ];
    return [{ id: "own", entries }, end];
  }
  const security = link("security", corporationMenu.security, ShieldCheck, "/security");
  if (isBound(session)) return [{ id: "own", entries: [security] }, end];
  const isAdmin = session.corporation.is_admin && !session.takenOver;
  const { office_role: role } = session.corporation;
  const inCompany = companyRoleOf(session);
  const may = (task: CompanyTask) => inCompany === null || mayDoInCompany(inCompany, task);
  const canBook = !isAdmin || role === null || mayDo(role, "planning");
  const own: MenuGroup = {
    id: "own",
    entries: [
      ...(canBook
        ? [
            link("home", corporationMenu.home, House, isAdmin ? "/home" : "/"),
            ...(may("planning") ? [link("book", corporationMenu.book, CalendarPlus, "/newBooking")] : []),
          ]
        : []),
      ...(isAdmin || !may("invoices")
        ? []
        : [link("invoices", corporationMenu.invoices, ReceiptText, "/invoices")]),
      ...(isAdmin ? [] : [link("departments", corporationMenu.departments, Network, "/departments")]),
      ...(isAdmin || !may("company") ? [] : [link("users", corporationMenu.users, UserCog, "/users")]),
      link("profile", corporationMenu.editProfile, UserPen, "/editcorporation"),
      // How a company signs in is nobody else's.
      ...(session.takenOver ? [] : [security]),
    ],
  };
  return [own, end];
}

function isBound(session: Session): boolean {
  return session.kind === "corporation" && session.mustSetUp;
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
