import { worklistEndpoints } from "#contract/backoffice/worklist.endpoints.ts";
import type { AnswerOf } from "#contract/wire/endpoint.ts";
import { dayOf } from "#rules/time/moment.ts";
import { weekOf } from "#rules/time/week.ts";
import { todayTexts as texts, todayGroups } from "#texts/da/backoffice/today.ts";
import type { guideSteps } from "#texts/da/common/guide.ts";
import { formatWeek, wholeDay } from "#texts/format/days.ts";
import { useApiQuery } from "#web/api/calls/answers.ts";
import { useNow } from "#web/api/page/use-now.ts";
import { useMay } from "#web/api/session/use-may.ts";
import { GuideCard } from "#web/components/feedback/guide/guide-card.tsx";
import { QueryView } from "#web/components/feedback/query-view.tsx";
import { countOf } from "#web/components/frame/office/today-lines.ts";
import { ScreenButton, ScreenLink } from "#web/components/frame/screen-link.tsx";
import { AllDone } from "./all-done.tsx";
import { FiguresStrip } from "./figures-strip.tsx";
import { FirstSteps } from "./first-steps.tsx";
import { headlineOf } from "./line/line-facts.ts";
import { DialogsOfLines } from "./opened-dialog.tsx";
import { TodayGroup } from "./today-group.tsx";
import { TodayIndex } from "./today-index.tsx";

type Group = AnswerOf<typeof worklistEndpoints.today>["groups"][number];

/** What becomes urgent by the clock alone shows without a change too. */
const ASK_AGAIN = 60_000;

/** Where a link of this page leads to. */
const LIST = "today-list";

/** An admin's home: everything that waits for somebody at the office, each line one press from being done. */
export function TodayScreen() {
  const now = useNow();
  const query = useApiQuery(worklistEndpoints.today, {}, { refetchInterval: ASK_AGAIN });
  const may = useMay();
  // Its steps are those of an agency's own first booking, from approval to invoice.
  const isGuided = may({ roles: "planning" }) && may({ roles: "money" });
  const isOwner = may({ roles: "office" });
  const day = dayOf(now);
  const waiting = query.data?.groups.filter(({ count }) => count > 0) ?? [];
  return (
    <main className="admin admin--grid dense today">
      <header className="today-head">
        <div>
          <h1 className="h1">{texts.title}</h1>
          <p className="dim">
            {wholeDay(day, day)}, {formatWeek(weekOf(day).week)}
          </p>
        </div>
        {waiting.length > 0 && <Headline groups={waiting} now={now} />}
      </header>
      <FiguresStrip today={day} />
      <DialogsOfLines>
        <QueryView query={query} skeleton={{ count: 4, label: texts.loading }} failedTitle={texts.failed}>
          {({ groups, first_steps, all_done, under_filled_hours }) => (
            <>
              {isGuided && (
                <GuideCard of="admin" way={(...step) => guideWay(weekToInvoice(groups), ...step)} />
              )}
              <FirstSteps steps={isOwner ? first_steps : []} />
              {waiting.length > 0 && <Groups {...{ groups, now, under_filled_hours }} />}
              {waiting.length === 0 && !(isOwner && first_steps.length > 0) && (
                <AllDone of={all_done} now={now} />
              )}
            </>
          )}
        </QueryView>
      </DialogsOfLines>
    </main>
  );
}

type Week = { weekNumber: number; year: number };

/** The week of the oldest booking that can be invoiced: there the run has something to send. */
function weekToInvoice(groups: readonly Group[]): Week | undefined {
  const [oldest] = groups.find(({ key }) => key === "ready_to_invoice")?.items ?? [];
  if (!oldest?.date) return undefined;
  const { week, year } = weekOf(oldest.date);
  return { weekNumber: week, year };
}

function guideWay(
  toInvoice: Week | undefined,
  step: keyof typeof guideSteps.admin,
  name: string,
  isNext: boolean,
) {
  const Way = isNext ? ScreenButton : ScreenLink;
  if (step === "approve") return <Way to="/admin/approve-booking-overview">{name}</Way>;
  if (step === "invoice") {
    return (
      <Way to="/admin/invoiceRun" search={toInvoice}>
        {name}
      </Way>
    );
  }
  return (
    <Way to="/" hash={LIST}>
      {name}
    </Way>
  );
}

/** How much waits, and what of it hurts soonest. */
function Headline({ groups, now }: { groups: readonly Group[]; now: number }) {
  const count = groups.reduce((sum, group) => sum + countOf(group), 0);
  const urgent = headlineOf(groups, now);
  return (
    <p className="today-headline">
      <b>{texts.waiting(count)}</b> {urgent && texts.mostUrgent(urgent)}
    </p>
  );
}

interface GroupsProps extends Pick<AnswerOf<typeof worklistEndpoints.today>, "under_filled_hours"> {
  groups: readonly Group[];
  now: number;
}

/** The groups in which something waits, and one line that names the others. */
function Groups({ groups, under_filled_hours, now }: GroupsProps) {
  const waiting = groups.filter(({ count }) => count > 0);
  const empty = groups.filter(({ count }) => count === 0);
  return (
    <div className="today-body">
      <TodayIndex groups={waiting} />
      <div className="today-groups" id={LIST}>
        {waiting.map((group) => (
          <TodayGroup
            key={group.key}
            group={group}
            hint={
              group.key === "under_filled"
                ? texts.startsWithin(under_filled_hours)
                : todayGroups[group.key].hint
            }
            now={now}
          />
        ))}
        {empty.length > 0 && (
          <p className="dim today-nothing">
            {texts.nothingIn(empty.map(({ key }) => todayGroups[key].title).join(", "))}
          </p>
        )}
      </div>
    </div>
  );
}
