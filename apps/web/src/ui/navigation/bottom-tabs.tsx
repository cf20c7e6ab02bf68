import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { Tabs as AriaTabs, Tab, TabList, TabPanel } from "react-aria-components/Tabs";
import { Badge } from "#web/ui/feedback/badge.tsx";
import { Icon } from "#web/ui/icon.tsx";

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
  return (
    <AriaTabs
      className="has-bottom-bar"
      selectedKey={selected}
      onSelectionChange={(key) => onSelect(String(key))}
    >
      <nav className="bottom-bar" aria-label={label}>
        <TabList className="bottom-tabs" aria-label={label}>
          {tabs.map((tab) => (
            <Tab key={tab.id} id={tab.id} className="bottom-tab">
              <Icon of={tab.icon} size={22} />
              <TabName label={tab.label} />
              {tab.badge ? (
                <Badge tone={tab.badge === "!" ? "amber" : "brick"} label={tab.badgeLabel}>
                  {tab.badge}
                </Badge>
              ) : null}
            </Tab>
          ))}
        </TabList>
      </nav>
      <main className="emp">
        {above}
        {tabs.map((tab) => (
          <TabPanel key={tab.id} id={tab.id} className="tab-panel">
            {tab.content}
          </TabPanel>
        ))}
      </main>
    </AriaTabs>
  );
}
