import { useRouter, useRouterState } from "@tanstack/react-router";
import {
  CalendarDays,
  ChevronsUpDown,
  Ellipsis,
  ListTodo,
  type LucideIcon,
  Users,
  Wallet,
} from "lucide-react";
import { imageUrl } from "#rules/images/image-url.ts";
import type { OfficeRole } from "#rules/people/security/office-roles.ts";
import { officeNavTexts as texts } from "#texts/da/backoffice/office-nav.ts";
import { adminMenu } from "#texts/da/common/menus.ts";
import { officeRoleNames } from "#texts/da/users/office-roles.ts";
import { formatCount } from "#texts/format/numbers.ts";
import { useCorporation } from "#web/api/session/use-session.ts";
import { Menu } from "#web/ui/actions/menu.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { Avatar } from "#web/ui/marks/avatar.tsx";
import { ScreenLink, type ScreenPath } from "../screen-link.tsx";
import { useCurrentSession } from "../use-current-session.ts";
import { useMainMenu } from "../use-main-menu.ts";
import { OfficeConnection } from "./office-connection.tsx";
import { officeGroups } from "./office-pages.ts";
import { useWaitingCounts, type WaitingCounts } from "./waiting-counts.ts";

interface OfficeNavProps {
  name: string;
  role: OfficeRole;
  onContract: () => void;
}

/** The ways of the office: at the side of wide windows, as tabs at the bottom of narrow ones. */
export function OfficeNav(props: OfficeNavProps) {
  const counts = useWaitingCounts();
  useCurrentSession();
  return (
    <>
      <OfficeConnection />
      <Side {...props} counts={counts} />
      <Tabs role={props.role} counts={counts} />
    </>
  );
}

interface CountedProps {
  counts: WaitingCounts;
}

function Side({ name, role, onContract, counts }: OfficeNavProps & CountedProps) {
  return (
    <nav className="side" aria-label={texts.label}>
      <div className="side-group">
        <SideLink to="/" icon={ListTodo} label={adminMenu.today} count={counts.get("/")} />
      </div>
      {officeGroups(role).map(({ id, title, pages }) => (
        <div key={id} className={id === "end" ? "side-group side-end" : "side-group"}>
          {title && <h2 className="side-title">{title}</h2>}
          <ul>
            {pages.map(({ to, icon, label }) => (
              <li key={to}>
                <SideLink to={to} icon={icon} label={label} count={counts.get(to)} />
              </li>
            ))}
          </ul>
        </div>
      ))}
      <Me name={name} role={role} onContract={onContract} />
    </nav>
  );
}

/** Whose session it is; opens what the bar's menu holds on narrow windows. */
function Me({ name, role, onContract }: OfficeNavProps) {
  const menu = useMainMenu(onContract);
  const { corporation } = useCorporation();
  const picture = corporation.profile_image || corporation.icon_image;
  return (
    <Menu className="side-me" label={texts.menu} isNamedByContent {...menu}>
      <Avatar
        name={name}
        src={picture ? imageUrl(corporation.baseURL_image, "100x100", picture) : undefined}
        size={32}
      />
      <span>
        <b className="strong">{name}</b>
        <span className="tiny dim">{officeRoleNames[role]}</span>
        <span className="visually-hidden"> {texts.menu}</span>
      </span>
      <Icon of={ChevronsUpDown} size={16} />
    </Menu>
  );
}

interface SideLinkProps {
  to: ScreenPath;
  icon: LucideIcon;
  label: string;
  /** Undefined where nothing is counted, or nothing is known yet. */
  count: number | undefined;
}

function SideLink({ to, icon, label, count = 0 }: SideLinkProps) {
  return (
    <ScreenLink className="side-link" to={to}>
      <Icon of={icon} size={18} />
      <span>{label}</span> <Count of={count} className="side-n" />
    </ScreenLink>
  );
}

const tabIcons = { shifts: CalendarDays, people: Users, money: Wallet } as const;

function Tabs({ role, counts }: CountedProps & { role: OfficeRole }) {
  const groups = officeGroups(role);
  const inMore = groups.filter(({ id }) => id === "messages" || id === "end");
  return (
    <nav className="office-tabs" aria-label={texts.label}>
      <TodayTab count={counts.get("/") ?? 0} />
      {(["shifts", "people", "money"] as const).map((id) => (
        <TabMenu
          key={id}
          label={texts.groups[id]}
          icon={tabIcons[id]}
          groups={groups.filter((group) => group.id === id)}
          counts={counts}
        />
      ))}
      <TabMenu label={texts.groups.more} icon={Ellipsis} groups={inMore} counts={counts} />
    </nav>
  );
}

function TodayTab({ count }: { count: number }) {
  const label = adminMenu.today;
  return (
    <ScreenLink className="office-tab" to="/">
      <Icon of={ListTodo} size={22} />
      <span>{label}</span> <Count of={count} className="badge badge--quiet" />
    </ScreenLink>
  );
}

/** How many things wait; nothing where none does. */
function Count({ of: count, className }: { of: number; className: string }) {
  if (count === 0) return null;
  return (
    <span className={className}>
      {formatCount(count)}
      <span className="visually-hidden"> {texts.waiting}</span>
    </span>
  );
}

interface TabMenuProps extends CountedProps {
  label: string;
  icon: LucideIcon;
  groups: ReturnType<typeof officeGroups>;
}

/** A tab that opens the pages of its groups. */
function TabMenu({ label, icon, groups, counts }: TabMenuProps) {
  const router = useRouter();
  const path = useRouterState({ select: ({ location }) => location.pathname });
  const isOpen = groups.some(({ pages }) => pages.some(({ to }) => to.toLowerCase() === path.toLowerCase()));
  if (groups.length === 0) return null;
  const pages = groups.flatMap((group) => group.pages);
  const count = pages.reduce((sum, { to }) => sum + (counts.get(to) ?? 0), 0);
  return (
    <Menu
      label={label}
      isNamedByContent
      className={isOpen ? "office-tab office-tab--here" : "office-tab"}
      groups={groups.map(({ id, title, pages }) => ({
        id,
        ...(title && groups.length > 1 ? { title } : {}),
        entries: pages.map(({ to, label, icon }) => ({
          id: to,
          label,
          icon,
          href: to,
          count: counts.get(to),
        })),
      }))}
      onPoint={(href) => void router.preloadRoute({ to: href as ScreenPath }).catch(() => {})}
      onFollow={(href) => void router.navigate({ href })}
    >
      <Icon of={icon} size={22} />
      <span>{label}</span> <Count of={count} className="badge badge--quiet" />
    </Menu>
  );
}
