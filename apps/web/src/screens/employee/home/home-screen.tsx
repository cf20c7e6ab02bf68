import { useLocation, useRouter } from "@tanstack/react-router";
import { CalendarCheck2, CircleCheckBig, LayoutList, Send } from "lucide-react";
import { jobEndpoints } from "#contract/applications/endpoints.ts";
import { employeeEndpoints } from "#contract/employees/endpoints.ts";
import { isCheckInNotificationActive } from "#rules/shifts/check-in.ts";
import { employeeHomeTexts as texts } from "#texts/da/employee/employee-home.ts";
import { useApiQuery } from "#web/api/calls/answers.ts";
import { useNow } from "#web/api/page/use-now.ts";
import { useEmployee } from "#web/api/session/use-session.ts";
import { checkInFactsOf } from "#web/components/jobs/job-terms.ts";
import { BottomTabs } from "#web/ui/navigation/bottom-tabs.tsx";
import { AppliedList } from "./applied-list.tsx";
import { FinishedList } from "./finished-list.tsx";
import { Hello } from "./hello.tsx";
import { homeStep } from "./home-step.ts";
import { MineList } from "./mine-list.tsx";
import { OverviewList } from "./overview-list.tsx";
import { ReadyCard } from "./ready-card.tsx";

/** The employee's home: greeting, status, four lists (doc 2 §2.3). */
export function HomeScreen() {
  const { employee } = useEmployee();
  const router = useRouter();
  const { search, state } = useLocation();
  const step = homeStep((search as { step?: unknown }).step, (state as { step?: unknown }).step);
  const now = useNow();
  const overview = useApiQuery(jobEndpoints.overview);
  const upcoming = useApiQuery(jobEndpoints.upcoming);
  const meta = useApiQuery(employeeEndpoints.meta, { params: { id: employee.id } });
  const checkouts = useApiQuery(employeeEndpoints.checkoutNotifications);
  const waiting = upcoming.data?.find(({ booking }) =>
    isCheckInNotificationActive(checkInFactsOf(booking), now),
  );

  return (
    <BottomTabs
      label={texts.lists}
      selected={step}
      onSelect={(id) => void router.navigate({ to: "/", search: { step: Number(id) }, replace: true })}
      above={
        <>
          <Hello employee={employee} />
          {waiting && step !== "2" && <ReadyCard job={waiting.booking} now={now} />}
        </>
      }
      tabs={[
        {
          id: "0",
          icon: LayoutList,
          label: texts.tabs.overview(overview.data?.length ?? 0),
          content: <OverviewList jobs={overview.data} />,
        },
        {
          id: "1",
          icon: Send,
          label: texts.tabs.applied(meta.data?.appliedShifts ?? 0),
          content: <AppliedList />,
        },
        {
          id: "2",
          icon: CalendarCheck2,
          label: texts.tabs.mine(meta.data?.upcomingShifts ?? 0),
          badge: waiting && texts.checkInBadge,
          badgeLabel: texts.checkInBadgeHint,
          content: <MineList shifts={upcoming.data} now={now} />,
        },
        {
          id: "3",
          icon: CircleCheckBig,
          label: texts.tabs.finished,
          badge: checkouts.data,
          badgeLabel: texts.checkoutBadgeHint,
          content: <FinishedList employee={employee} />,
        },
      ]}
    />
  );
}
