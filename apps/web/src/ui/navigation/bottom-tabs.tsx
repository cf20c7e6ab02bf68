import type { LucideIcon } from "lucide-react";
import { type ReactNode, useDeferredValue } from "react";
import { Badge } from "#web/ui/feedback/badge.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { useTabs } from "./use-tabs.ts";

interface BottomTab {
  id: string;
  label: string;
  icon: LucideIcon;
  /** A count, or «!» for what needs an answer; 0 shows none. */
  badge?: number | "!";
  /** Read out after the badge: «mangler svar». */
  badgeLabel?: string;
  /** Drawn only while its tab is chosen. */
  content: ReactNode;
}

export interface BottomTabsProps {
  label: string;
  /** At most five. */
  tabs: readonly BottomTab[];
  selected: string;
  onSelect: (id: string) => void;
  /** Stands in the page above every panel. */
  above?: ReactNode;
}

/** The name; on phones its count stands in a row of its own. */
function TabName({ label }: { label: string }) {
  const [name = "", count = ""] = label.split(/(?=\()/);
  // Inline parts only: anything else would be read out with spaces between them.
  return (
    <span className="tab-label">
      <span className="tab-name">{name}</span>
      <wbr />
      <span className="tab-count">{count}</span>
    </span>
  );
}

/** An employee's page: its tabs at the thumb on phones, under the top bar from 651 px, and the chosen panel. */
export function BottomTabs({ label, tabs, selected, onSelect, above }: BottomTabsProps) {
  const aria = useTabs({ tabs, selected, onSelect });
  // The chosen tab shows at once; its panel may take longer to draw.
  const shown = useDeferredValue(selected);
  return (
    <div className="has-bottom-bar">
      <nav className="bottom-bar" aria-label={label}>
        <div className="bottom-tabs" role="tablist" aria-label={label} onKeyDown={aria.move}>
          {tabs.map((tab) => (
            <button key={tab.id} className="bottom-tab" {...aria.tab(tab)}>
              <Icon of={tab.icon} size={22} />
              <TabName label={tab.label} />
              {tab.badge ? (
                <Badge tone={tab.badge === "!" ? "amber" : "brick"} label={tab.badgeLabel}>
                  {tab.badge}
                </Badge>
              ) : null}
            </button>
          ))}
        </div>
      </nav>
      <main className="emp">
        {above}
        <div key={shown} className="tab-panel" {...aria.panel}>
          {tabs.find(({ id }) => id === shown)?.content}
        </div>
      </main>
    </div>
  );
}
