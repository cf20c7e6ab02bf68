import { useLocation, useRouter } from "@tanstack/react-router";
import {
  CalendarCheck2,
  CalendarClock,
  ChevronRight,
  CircleCheckBig,
  Footprints,
  Hand,
  LayoutList,
  Send,
  Timer,
} from "lucide-react";
import { useEffect } from "react";
import { jobEndpoints } from "#contract/applications/application.endpoints.ts";
import { jobSearchEndpoints } from "#contract/applications/job-search.endpoints.ts";
import { standbyEndpoints } from "#contract/applications/standby.endpoints.ts";
import type { WireEmployeeBooking } from "#contract/bookings/booking.entities.ts";
import { employeeEndpoints } from "#contract/employees/employee.endpoints.ts";
import { isCheckInNotificationActive } from "#rules/shifts/check-in.ts";
import { dayOf, daysBetween, type Moment } from "#rules/time/moment.ts";
import type { guideSteps } from "#texts/da/common/guide.ts";
import { employeeHomeTexts as texts } from "#texts/da/employee/employee-home.ts";
import { arrivingTexts } from "#texts/da/employee/shifts/arriving.ts";
import { changedCardTexts } from "#texts/da/employee/shifts/changed-shift.ts";
import { offerTexts } from "#texts/da/employee/shifts/standby.ts";
import { formatTime, wholeDay } from "#texts/format/days.ts";
import { formatMoment } from "#texts/format/moments.ts";
import { useApiQuery } from "#web/api/calls/answers.ts";
import { useNow } from "#web/api/page/use-now.ts";
import { whenIdle } from "#web/api/page/when-idle.ts";
import { useEmployee } from "#web/api/session/use-session.ts";
import { GuideCard } from "#web/components/feedback/guide/guide-card.tsx";
import { lazyView } from "#web/components/feedback/lazy-view.tsx";
import { ScreenButton, ScreenLink } from "#web/components/frame/screen-link.tsx";
import { type AskedJob, isAsked } from "#web/components/jobs/asked-change.ts";
import { jobWay } from "#web/components/jobs/job-card.tsx";
import { checkInFactsOf } from "#web/components/jobs/job-terms.ts";
import { QueuedActionNotes } from "#web/components/jobs/queued-action-notes.tsx";
import { lazyComponent } from "#web/ui/foundation/lazy-component.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { Stack } from "#web/ui/layout/stack.tsx";
import { BottomTabs } from "#web/ui/navigation/bottom-tabs.tsx";
import { AppliedList } from "./applied-list.tsx";
import { OverviewList } from "./find/overview-list.tsx";
import { Hello } from "./hello.tsx";
import { InstallHint } from "./install-hint.tsx";
import { MineList } from "./mine-list.tsx";
import { StampCards } from "./stamp-cards.tsx";

const FinishedList = lazyView(async () => (await import("./finished-list.tsx")).FinishedList);

const PushHint = lazyComponent(async () => (await import("./push-hint.tsx")).PushHint);
const leaveOut = () => {};

/** Where the jobs begin under the card. */
const JOBS = "open-jobs";

/** An employee's first minute: one line, so that a phone shows the first job. */
function HomeGuide() {
  return <GuideCard of="employee" way={way} isShutAtFirst />;
}

function way(step: keyof typeof guideSteps.employee, name: string, isNext: boolean) {
  const Way = isNext ? ScreenButton : ScreenLink;
  if (step === "pay") return <Way to="/pay">{name}</Way>;
  if (step === "shift") {
    return (
      <Way to="/" search={{ step: 2 }}>
        {name}
      </Way>
    );
  }
  return (
    <Way to="/" search={{ step: 0 }} hash={JOBS}>
      {name}
    </Way>
  );
}

/** The employee's home: greeting, status, four lists. */
export function HomeScreen() {
  const { employee } = useEmployee();
  const router = useRouter();
  const { search, state } = useLocation();
  const step = homeStep((search as { step?: unknown }).step, (state as { step?: unknown }).step);
  const now = useNow();
  useEffect(() => whenIdle(() => void FinishedList.preload()), []);
  const open = useApiQuery(jobSearchEndpoints.openJobs);
  const upcoming = useApiQuery(jobEndpoints.upcoming);
  const meta = useApiQuery(employeeEndpoints.meta, { params: { id: employee.id } });
  const standby = useApiQuery(standbyEndpoints.waiting);
  // Where somebody waits for an answer or a shift, under the list, which it would push down from above.
  const isWaiting = (upcoming.data?.length ?? 0) + (meta.data?.appliedShifts ?? 0) > 0;
  const checkouts = useApiQuery(employeeEndpoints.checkoutNotifications);
  const asked = upcoming.data?.map(({ booking }) => booking).filter((job) => isAsked(job, now)) ?? [];
  const missed =
    upcoming.data?.map(({ booking }) => booking).filter(({ arrival }) => arrival.missed_at !== null) ?? [];
  const waiting = upcoming.data?.find(
    ({ booking }) => booking.change === null && isCheckInNotificationActive(checkInFactsOf(booking), now),
  );

  return (
    <BottomTabs
      label={texts.lists}
      selected={step}
      onSelect={(id) =>
        void router.navigate({
          to: "/",
          search: (before) => ({ ...before, step: Number(id) }),
          replace: true,
        })
      }
      above={
        <>
          <Hello employee={employee} />
          {missed.map((job) => (
            <MissedCard key={job.id} job={job} />
          ))}
          {step !== "2" && asked.map((job) => <ChangedCard key={job.id} job={job} now={now} />)}
          <HomeGuide />
          <QueuedActionNotes />
          {upcoming.data && upcoming.data.length > 0 && <InstallHint />}
          {step !== "3" && (checkouts.data ?? 0) > 0 && <StampCards now={now} />}
          {waiting && step !== "2" && <ReadyCard job={waiting.booking} now={now} />}
          {standby.data?.flatMap(({ offer, ...job }) =>
            offer ? <OfferCard key={job.id} job={job} until={Date.parse(offer.until)} now={now} /> : [],
          )}
        </>
      }
      tabs={[
        {
          id: "0",
          icon: LayoutList,
          label: texts.tabs.overview(open.data?.types.reduce((sum, { jobs }) => sum + jobs, 0)),
          content: (
            <div id={JOBS}>
              <OverviewList open={open.data} />
            </div>
          ),
        },
        {
          id: "1",
          icon: Send,
          label: texts.tabs.applied(meta.data?.appliedShifts),
          content: (
            <Stack>
              <AppliedList waiting={standby.data} below={isWaiting && <PushHint onFail={leaveOut} />} />
            </Stack>
          ),
        },
        {
          id: "2",
          icon: CalendarCheck2,
          label: texts.tabs.mine(meta.data?.upcomingShifts),
          badge: waiting || asked.length > 0 ? texts.checkInBadge : undefined,
          badgeLabel: asked.length > 0 ? changedCardTexts.badgeHint : texts.checkInBadgeHint,
          content: (
            <Stack>
              <MineList query={upcoming} now={now} />
              {isWaiting && <PushHint onFail={leaveOut} />}
            </Stack>
          ),
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

/** Somebody waits for the person at a shift that has begun. */
function MissedCard({ job }: { job: WireEmployeeBooking }) {
  return (
    <ScreenLink className="ready-card" {...jobWay(job)}>
      <span className="ready-ic">
        <Icon of={Footprints} />
      </span>
      <span>
        <b className="strong">{arrivingTexts.asked.home(job.corporation.name)}</b>
        <span className="small">{arrivingTexts.asked.homeHint}</span>
      </span>
      <Icon of={ChevronRight} />
    </ScreenLink>
  );
}

/** Asks for the answer to changed terms of a shift, with its deadline. */
function ChangedCard({ job, now }: { job: AskedJob; now: Moment }) {
  const until = Date.parse(job.change.answer_by);
  return (
    <ScreenLink className="ready-card" {...jobWay(job)}>
      <span className="ready-ic">
        <Icon of={CalendarClock} />
      </span>
      <span>
        <b className="strong">{changedCardTexts.title(job.corporation.name)}</b>
        <span className="small">
          {wholeDay(job.date, dayOf(now))} {formatTime(job.start_time)}.{" "}
          {now < until ? changedCardTexts.answerBy(formatMoment(until, now)) : changedCardTexts.isLate}
        </span>
      </span>
      <Icon of={ChevronRight} />
    </ScreenLink>
  );
}

/** Reminds of the next shift that wants a check-in. */
function ReadyCard({ job, now }: { job: WireEmployeeBooking; now: Moment }) {
  const today = dayOf(now);
  return (
    <ScreenLink className="ready-card" {...jobWay(job)}>
      <span className="ready-ic">
        <Icon of={Hand} />
      </span>
      <span>
        <b className="strong">{texts.areYouReady(daysBetween(today, job.date))}</b>
        <span className="small">
          {job.jobRole.job_title}, {wholeDay(job.date, today)} {formatTime(job.start_time)}
        </span>
      </span>
      <Icon of={ChevronRight} />
    </ScreenLink>
  );
}

interface OfferCardProps {
  job: Pick<WireEmployeeBooking, "id" | "jobRole" | "corporation" | "date" | "start_time">;
  until: Moment;
  now: Moment;
}

/** Asks for the answer to an offer, with its clock. */
function OfferCard({ job, until, now }: OfferCardProps) {
  return (
    <ScreenLink className="ready-card" {...jobWay(job)}>
      <span className="ready-ic">
        <Icon of={Timer} />
      </span>
      <span>
        <b className="strong">{offerTexts.homeTitle(job.jobRole.job_title, job.corporation.name)}</b>
        <span className="small">
          {wholeDay(job.date, dayOf(now))} {formatTime(job.start_time)}.{" "}
          {offerTexts.homeUntil(formatMoment(until, now))}
        </span>
      </span>
      <Icon of={ChevronRight} />
    </ScreenLink>
  );
}

/** Overview, applied, mine, finished. */
const homeSteps = ["0", "1", "2", "3"] as const;
type HomeStep = (typeof homeSteps)[number];

/** The tab that a query or a navigation state asks for; the query wins, anything but 0 to 3 is tab 0. */
export function homeStep(query: unknown, state: unknown): HomeStep {
  const wanted = String(query ?? state);
  return homeSteps.find((step) => step === wanted) ?? "0";
}
