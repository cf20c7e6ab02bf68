import { useNavigate, useSearch } from "@tanstack/react-router";
import { type IsoWeek, isWeekNumber } from "#rules/time/week.ts";
import { currentWeek } from "#web/components/bookings/week-switcher.tsx";

/** What of the bookings is shown; it stands in the address, so that the way back from a booking leads to it. */
export function useHomeView() {
  const { view, weekNumber = 0, year = 0 } = useSearch({ strict: false });
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
    setView: (id: string) => show({ view: id === "week" ? id : undefined }),
    setWeek: ({ week, year: ofYear }: IsoWeek) => show({ weekNumber: week, year: ofYear }),
  };
}
