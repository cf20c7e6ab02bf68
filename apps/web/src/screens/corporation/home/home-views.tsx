import { useNavigate, useSearch } from "@tanstack/react-router";
import { CalendarDays, List } from "lucide-react";
import type { ReactNode } from "react";
import { type IsoWeek, isWeekNumber } from "#rules/time/week.ts";
import { corporationHomeTexts as texts } from "#texts/da/corporation/corporation-home.ts";
import { currentWeek } from "#web/components/bookings/week-switcher.tsx";
import { Tabs } from "#web/ui/navigation/tabs.tsx";

interface HomeViewsProps {
  list: ReactNode;
  listLabel?: string;
  week: ReactNode;
  aside?: ReactNode;
}

/** Bookings of a tab, all of them or those of a week. */
export function HomeViews({ list, listLabel = texts.finishedList, week, aside }: HomeViewsProps) {
  const { view, setView } = useHomeView();
  return (
    <Tabs
      label={texts.viewName}
      shape="segments"
      selected={view}
      onSelect={setView}
      aside={aside}
      tabs={[
        { id: "list", label: listLabel, icon: List, content: list },
        { id: "week", label: texts.week, icon: CalendarDays, content: week },
      ]}
    />
  );
}

/** What of the bookings is shown; it stands in the address, so that the way back from a booking leads to it. */
export function useHomeView() {
  const { view, weekNumber = 0, year = 0, department } = useSearch({ strict: false });
  const navigate = useNavigate();
  const isWeek = isWeekNumber(weekNumber) && year >= 2000 && year <= 2100;
  const show = (change: object) =>
    void navigate({
      to: ".",
      search: (all: object) => ({ ...all, ...change }),
      replace: true,
      resetScroll: false,
    });
  return {
    view: view === "week" ? "week" : "list",
    week: isWeek ? { week: weekNumber, year } : currentWeek(),
    department,
    setDepartment: (id: number | undefined) => show({ department: id }),
    setView: (id: string) => show({ view: id === "week" ? id : undefined }),
    setWeek: ({ week, year: ofYear }: IsoWeek) => show({ weekNumber: week, year: ofYear }),
  };
}
