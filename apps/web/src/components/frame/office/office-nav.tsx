import { useRouter, useRouterState } from "@tanstack/react-router";
import { CalendarDays, Ellipsis, ListTodo, type LucideIcon, Users, Wallet } from "lucide-react";
import type { OfficeRole } from "#rules/people/security/office-roles.ts";
import { officeNavTexts as texts } from "#texts/da/backoffice/office-nav.ts";
import { adminMenu } from "#texts/da/common/menus.ts";
import { officeRoleNames } from "#texts/da/common/office-roles.ts";
import { Menu } from "#web/ui/actions/menu.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { ScreenLink, type ScreenPath } from "../screen-link.tsx";
import { officeGroups } from "./office-pages.ts";

interface OfficeNavProps {
  name: string;
  role: OfficeRole;
}

/** The ways of the office: at the side of wide windows, as tabs at the bottom of narrow ones. */
export function OfficeNav({ name, role }: OfficeNavProps) {
  return (
    <>
      <Side name={name} role={role} />
      <Tabs role={role} />
    </>
  );
}

function Side({ name, role }: OfficeNavProps) {
  return (
    <nav className="side" aria-label={texts.label}>
      <div className="side-group">
        <SideLink to="/" icon={ListTodo} label={adminMenu.today} />
      </div>
      {officeGroups(role).map(({ id, title, pages }) => (
        <div key={id} className={id === "end" ? "side-group side-end" : "side-group"}>
          {title && <h2 className="side-title">{title}</h2>}
          <ul>
            {pages.map(({ to, icon, label }) => (
              <li key={to}>
                <SideLink to={to} icon={icon} label={label} />
              </li>
            ))}
          </ul>
        </div>
      ))}
      <p className="side-me">
        <b className="strong">{name}</b>
        <span className="tiny dim">{officeRoleNames[role]}</span>
      </p>
    </nav>
  );
}

function SideLink({ to, icon, label }: { to: ScreenPath; icon: LucideIcon; label: string }) {
  return (
    <ScreenLink className="side-link" to={to}>
      <Icon of={icon} size={18} />
      <span>{label}</span>
    </ScreenLink>
  );
}

const tabIcons = { shifts: CalendarDays, people: Users, money: Wallet } as const;

function Tabs({ role }: { role: OfficeRole }) {
  const groups = officeGroups(role);
  const inMore = groups.filter(({ id }) => id === "messages" || id === "end");
  return (
    <nav className="office-tabs" aria-label={texts.label}>
      <ScreenLink className="office-tab" to="/">
        <Icon of={ListTodo} size={22} />
        <span>{adminMenu.today}</span>
      </ScreenLink>
      {(["shifts", "people", "money"] as const).map((id) => (
        <TabMenu
          key={id}
          label={texts.groups[id]}
          icon={tabIcons[id]}
          groups={groups.filter((group) => group.id === id)}
        />
      ))}
      <TabMenu label={texts.groups.more} icon={Ellipsis} groups={inMore} />
    </nav>
  );
}

interface TabMenuProps {
  label: string;
  icon: LucideIcon;
  groups: ReturnType<typeof officeGroups>;
}

/** A tab that opens the pages of its groups. */
function TabMenu({ label, icon, groups }: TabMenuProps) {
  const router = useRouter();
  const path = useRouterState({ select: ({ location }) => location.pathname });
  const isOpen = groups.some(({ pages }) => pages.some(({ to }) => to.toLowerCase() === path.toLowerCase()));
  if (groups.length === 0) return null;
  return (
    <Menu
      label={label}
      className={isOpen ? "office-tab office-tab--here" : "office-tab"}
      groups={groups.map(({ id, title, pages }) => ({
        id,
        ...(title && groups.length > 1 ? { title } : {}),
        entries: pages.map((one) => ({ id: one.to, label: one.label, icon: one.icon, href: one.to })),
      }))}
      onPoint={(href) => void router.preloadRoute({ to: href as ScreenPath }).catch(() => {})}
      onFollow={(href) => void router.navigate({ href })}
    >
      <Icon of={icon} size={22} />
      <span>{label}</span>
    </Menu>
  );
}
