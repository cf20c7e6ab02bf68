import { useInfiniteQuery } from "@tanstack/react-query";
import { jobEndpoints } from "#contract/applications/endpoints.ts";
import type { AnswerOf } from "#contract/wire/endpoint.ts";
import type { ShiftStateKey } from "#rules/shifts/outcome.ts";
import { dayOf } from "#rules/time/moment.ts";
import { commonTexts } from "#texts/da/common/common.ts";
import { endedTexts, historyTexts as texts } from "#texts/da/employee/shifts/shift-states.ts";
import { formatTimes, wholeDay } from "#texts/format/days.ts";
import { keyOf } from "#web/api/calls/answers.ts";
import { call } from "#web/api/calls/call.ts";
import { useNow } from "#web/api/page/use-now.ts";
import { ListEnd } from "#web/components/feedback/list-end.tsx";
import { QueryView } from "#web/components/feedback/query-view.tsx";
import { ScreenLink } from "#web/components/frame/screen-link.tsx";
import { jobWay } from "#web/components/jobs/job-card.tsx";
import { Chip } from "#web/ui/feedback/chip.tsx";
import { PastOffers } from "./past-offers.tsx";

type Ended = AnswerOf<typeof jobEndpoints.history>[number];

const PAGE = 20;

/** All that has ended, worked or not, with its outcome; newest first. */
export function HistoryScreen() {
  const list = useInfiniteQuery({
    queryKey: keyOf(jobEndpoints.history),
    queryFn: ({ pageParam, signal }) =>
      call(jobEndpoints.history, { query: { offset: String(pageParam), limit: String(PAGE) }, signal }),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => (last.length < PAGE ? undefined : pages.length * PAGE),
  });
  return (
    <main className="emp emp--job">
      <header className="stack">
        <h1 className="h1">{texts.title}</h1>
        <p className="lead">{texts.about}</p>
      </header>
      <QueryView
        query={{ ...list, data: list.data?.pages.flat() }}
        skeleton={{ shape: "list", count: 6, label: texts.loading }}
        failedTitle={texts.failed}
        empty={texts.empty}
      >
        {(shifts) => (
          <>
            <ul className="next-jobs">
              {shifts.map((shift) => (
                <li key={shift.id}>
                  <EndedShift shift={shift} />
                </li>
              ))}
            </ul>
            {list.hasNextPage && (
              <ListEnd isPending={list.isFetchingNextPage} onMore={() => void list.fetchNextPage()}>
                {commonTexts.showMore(PAGE)}
              </ListEnd>
            )}
          </>
        )}
      </QueryView>
      <PastOffers />
    </main>
  );
}

function EndedShift({ shift: { booking } }: { shift: Ended }) {
  const today = dayOf(useNow());
  return (
    <ScreenLink className="next-job history-job" {...jobWay(booking)}>
      <span>
        <b className="strong">
          {booking.jobRole.job_title}, {booking.corporation.name}
        </b>
        <span className="small dim">
          {wholeDay(booking.date, today)},{" "}
          <span className="nowrap">{formatTimes(booking.start_time, booking.end_time)}</span>
        </span>
        {booking.shift?.removed_reason && (
          <span className="small dim">{endedTexts.reason(booking.shift.removed_reason)}</span>
        )}
      </span>
      <Chip>{outcomes[booking.state.key] ?? booking.state.text}</Chip>
    </ScreenLink>
  );
}

const outcomes: Readonly<Partial<Record<ShiftStateKey | "open" | "full" | "gone", string>>> = texts.short;
