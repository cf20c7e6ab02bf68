import { HomeViews } from "#web/screens/corporation/home/home-views.tsx";
import { FinishedList } from "./finished-list.tsx";
import { FinishedWeek } from "./finished-week.tsx";

/** Ended bookings, all of them or those of a week. */
export function FinishedTab() {
  return <HomeViews list={<FinishedList />} week={<FinishedWeek />} />;
}
