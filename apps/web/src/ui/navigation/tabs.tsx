import type { LucideIcon } from "lucide-react";
import { type ReactNode, useDeferredValue } from "react";
import { Badge } from "#web/ui/feedback/badge.tsx";
import { classNames } from "#web/ui/foundation/class-names.ts";
import { Icon } from "#web/ui/icon.tsx";
import { useTabs } from "./use-tabs.ts";

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
  const aria = useTabs({ tabs, selected, onSelect });
  // The chosen tab shows at once; its panel may take longer to draw.
  const shown = useDeferredValue(selected);
  return (
    <div className="stack">
      <div className={shape === "tabs" ? undefined : "row row--apart row--wrap"}>
        <div className={shape} role="tablist" aria-label={label} onKeyDown={aria.move}>
          {tabs.map((tab) => (
            <button
              key={tab.id}
              className={classNames(base, (tab.isCaps ?? isCaps) && "caps")}
              {...aria.tab(tab)}
            >
              {tab.icon && <Icon of={tab.icon} size={16} />}
              {tab.label}
              {tab.badge ? (
                <>
                  {" "}
                  <Badge label={tab.badgeLabel}>{tab.badge}</Badge>
                </>
              ) : null}
            </button>
          ))}
        </div>
        {aside}
      </div>
      <div key={shown} className="tab-panel" {...aria.panel}>
        {tabs.find(({ id }) => id === shown)?.content}
      </div>
    </div>
  );
}
