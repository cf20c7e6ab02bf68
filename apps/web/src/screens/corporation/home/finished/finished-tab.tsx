import { CalendarDays, List } from "lucide-react";
import { corporationHomeTexts as texts } from "#texts/da/corporation/corporation-home.ts";
import { useHomeView } from "#web/screens/corporation/home/use-home-view.ts";
import { Tabs } from "#web/ui/navigation/tabs.tsx";
import { FinishedList } from "./finished-list.tsx";
import { FinishedWeek } from "./finished-week.tsx";

/** Ended bookings, all of them or those of a week. */
export function FinishedTab() {
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
