import { useEffect } from "react";
import { corporationEndpoints } from "#contract/corporations/corporation.endpoints.ts";
import { corporationHomeTexts as texts } from "#texts/da/corporation/corporation-home.ts";
import { useApiQuery } from "#web/api/calls/answers.ts";
import { whenIdle } from "#web/api/page/when-idle.ts";
import { lazyView } from "#web/components/feedback/lazy-view.tsx";
import { Tabs } from "#web/ui/navigation/tabs.tsx";
import { DepartmentFilter } from "./department-filter.tsx";
import { UpcomingTab } from "./upcoming/upcoming-tab.tsx";

const FinishedTab = lazyView(async () => (await import("./finished/finished-tab.tsx")).FinishedTab);

interface HomeTabsProps {
  selected: "upcoming" | "finished";
  onSelect: (id: string) => void;
}

/** Coming and finished bookings; the badge counts those that wait for the company's times. */
export function HomeTabs({ selected, onSelect }: HomeTabsProps) {
  const waiting = useApiQuery(corporationEndpoints.checkoutNotifications);
  useEffect(() => whenIdle(() => void FinishedTab.preload()), []);
  return (
    <>
      <DepartmentFilter />
      <Tabs
        label={texts.tabsName}
        {...{ selected, onSelect }}
        tabs={[
          { id: "upcoming", label: texts.tabs.upcoming, content: <UpcomingTab /> },
          {
            id: "finished",
            label: texts.tabs.finished,
            badge: waiting.data,
            badgeLabel: texts.waiting,
            content: <FinishedTab />,
          },
        ]}
      />
    </>
  );
}
