import { CalendarDays, List } from "lucide-react";
import { useState } from "react";
import { corporationHomeTexts as texts } from "#texts/da/corporation/corporation-home.ts";
import { Tabs } from "#web/ui/navigation/tabs.tsx";
import { FinishedList } from "./finished-list.tsx";
import { FinishedWeek } from "./finished-week.tsx";

/** Ended bookings, all of them or those of a week. */
export function FinishedTab() {
  const [view, setView] = useState("list");
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
