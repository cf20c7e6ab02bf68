import type { LucideIcon } from "lucide-react";
import type { AnchorHTMLAttributes, ComponentType, ReactNode } from "react";
import { Badge } from "../feedback/badge.tsx";
import { Icon } from "../icon.tsx";

export interface BottomTab {
  id: string;
  label: string;
  icon: LucideIcon;
  href: string;
  /** A count, or «!» for what needs an answer. */
  badge?: number | "!";
  /** Read out after the badge: «mangler svar». */
  badgeLabel?: string;
}

export interface BottomTabsProps {
  label: string;
  /** At most five. */
  tabs: readonly BottomTab[];
  /** Id of the tab that is shown. */
  current: string;
  /** The router's link, so that a press doesn't load the page anew; a plain link without it. */
  link?: ComponentType<AnchorHTMLAttributes<HTMLAnchorElement> & { href: string; children: ReactNode }>;
}

/** Where an employee is and can go: at the thumb on phones, under the top bar from 651 px. */
export function BottomTabs({ label, tabs, current, link: Link = PlainLink }: BottomTabsProps) {
  return (
    <nav className="bottom-bar" aria-label={label}>
      <div className="bottom-tabs">
        {tabs.map((tab) => (
          <Link
            key={tab.id}
            className="bottom-tab"
            href={tab.href}
            aria-current={tab.id === current ? "page" : undefined}
          >
            <Icon of={tab.icon} size={22} />
            <span>{tab.label}</span>
            {tab.badge !== undefined && tab.badge !== 0 && (
              <Badge tone={tab.badge === "!" ? "amber" : "brick"} label={tab.badgeLabel}>
                {tab.badge}
              </Badge>
            )}
          </Link>
        ))}
      </div>
    </nav>
  );
}

function PlainLink(props: AnchorHTMLAttributes<HTMLAnchorElement> & { href: string; children: ReactNode }) {
  return <a {...props} />;
}
