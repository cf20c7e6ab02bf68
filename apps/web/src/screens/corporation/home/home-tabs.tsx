import { CalendarDays, List } from "lucide-react";
import { corporationEndpoints } from "#contract/corporations/endpoints.ts";
import { corporationHomeTexts as texts } from "#texts/da/corporation/corporation-home.ts";
import { useApiQuery } from "#web/api/calls/answers.ts";
import { Tabs } from "#web/ui/navigation/tabs.tsx";
import { FinishedList } from "./finished/finished-list.tsx";
import { FinishedWeek } from "./finished/finished-week.tsx";
import { UpcomingTab } from "./upcoming/upcoming-tab.tsx";
import { useHomeView } from "./use-home-view.ts";

interface HomeTabsProps {
  selected: "upcoming" | "finished";
  onSelect: (id: string) => void;
}

/** Coming and finished bookings; the badge counts those that wait for the company's times. */
export function HomeTabs({ selected, onSelect }: HomeTabsProps) {
  const waiting = useApiQuery(corporationEndpoints.checkoutNotifications);
  return (
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
  );
}

/** Ended bookings, all of them or those of a week. */
function FinishedTab() {
  const { view, setView } = useHomeView();
  return (
    <Tabs
      label={texts.viewName}
      shape="segments"
      selected={view}
      onSelect={setView}
      tabs={[
        { id: "list", label: texts.finishedList, icon: List, content: <FinishedList /> },
        { id: "week", label: texts.week, icon: CalendarDays, content: <FinishedWeek /> },
      ]}
    />
  );
}
