import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { Tabs as AriaTabs, Tab, TabList, TabPanel } from "react-aria-components/Tabs";
import { Badge } from "#web/ui/feedback/badge.tsx";
import { classNames } from "#web/ui/foundation/class-names.ts";
import { Icon } from "#web/ui/icon.tsx";

interface TabEntry {
  id: string;
  label: string;
  icon?: LucideIcon;
  /** A count behind the label; 0 shows none. */
  badge?: number;
  /** Read out after the count: «mangler svar». */
  badgeLabel?: string;
  isDisabled?: boolean;
  /** Where it differs from the other labels. */
  isCaps?: boolean;
  /** Drawn only while its tab is chosen. */
  content: ReactNode;
}

export interface TabsProps {
  label: string;
  tabs: readonly TabEntry[];
  selected: string;
  onSelect: (id: string) => void;
  /** Underlined words, or segments of one control for a change of view. */
  shape?: "tabs" | "segments";
  isCaps?: boolean;
  /** Stands at the end of the tabs' row. */
  aside?: ReactNode;
}

/** Tabs with their panels. Arrow keys move and choose. */
export function Tabs({ label, tabs, selected, onSelect, shape = "tabs", isCaps = true, aside }: TabsProps) {
  const base = shape === "tabs" ? "tab" : "segment";
  return (
    <AriaTabs className="stack" selectedKey={selected} onSelectionChange={(key) => onSelect(String(key))}>
      <div className={shape === "tabs" ? undefined : "row row--apart row--wrap"}>
        <TabList className={shape} aria-label={label}>
          {tabs.map((tab) => (
            <Tab
              key={tab.id}
              id={tab.id}
              className={classNames(base, (tab.isCaps ?? isCaps) && "caps")}
              isDisabled={tab.isDisabled}
            >
              {tab.icon && <Icon of={tab.icon} size={16} />}
              {tab.label}
              {tab.badge ? (
                <>
                  {" "}
                  <Badge label={tab.badgeLabel}>{tab.badge}</Badge>
                </>
              ) : null}
            </Tab>
          ))}
        </TabList>
        {aside}
      </div>
      {tabs.map((tab) => (
        <TabPanel key={tab.id} id={tab.id} className="tab-panel">
          {tab.content}
        </TabPanel>
      ))}
    </AriaTabs>
  );
}
