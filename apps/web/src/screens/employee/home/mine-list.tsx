import { CalendarClock, CircleCheck, Clock, Hand } from "lucide-react";
import type { jobEndpoints } from "#contract/applications/application.endpoints.ts";
import type { WireEmployeeBooking } from "#contract/bookings/booking.entities.ts";
import type { AnswerOf } from "#contract/wire/endpoint.ts";
import { checkInOpensAt, checkInState } from "#rules/shifts/check-in.ts";
import type { Moment } from "#rules/time/moment.ts";
import { checkInTexts } from "#texts/da/employee/employee-booking.ts";
import { employeeHomeTexts as texts } from "#texts/da/employee/employee-home.ts";
import { changedCardTexts } from "#texts/da/employee/shifts/changed-shift.ts";
import { formatMoment } from "#texts/format/moments.ts";
import type { ViewedQuery } from "#web/components/feedback/query-view.tsx";
import { type AskedJob, isAsked } from "#web/components/jobs/asked-change.ts";
import { JobCard, jobWay } from "#web/components/jobs/job-card.tsx";
import { JobList } from "#web/components/jobs/job-list.tsx";
import { checkInFactsOf } from "#web/components/jobs/job-terms.ts";
import { Status } from "#web/ui/feedback/status.tsx";
import { Icon } from "#web/ui/icon.tsx";

interface MineListProps {
  query: ViewedQuery<AnswerOf<typeof jobEndpoints.upcoming>>;
  now: Moment;
}

/** Confirmed shifts, each with the next step of its check-in. */
export function MineList({ query, now }: MineListProps) {
  return (
    <JobList
      title={texts.titles.mine}
      rows={query.data && askedFirst(query.data, now)}
      query={query}
      idOf={(shift) => shift.id}
      empty={texts.empty.mine}
      card={({ booking }) => (
        <JobCard
          job={booking}
          way={jobWay(booking)}
          needsYou={isAsked(booking, now) || checkInState(checkInFactsOf(booking), now) === "open"}
          status={
            isAsked(booking, now) ? (
              <Status tone="amber" icon={CalendarClock} isCaps>
                {changedCardTexts.status}
              </Status>
            ) : (
              <Status tone="pine" icon={CircleCheck} isCaps>
                {texts.approved}
              </Status>
            )
          }
          next={<CheckInStep job={booking} now={now} />}
        />
      )}
    />
  );
}

/** Shifts that wait for an answer to changed terms before the others, each in their order. */
function askedFirst<Row extends { readonly booking: WireEmployeeBooking }>(
  rows: readonly Row[],
  now: Moment,
): Row[] {
  return rows.toSorted((a, b) => Number(isAsked(b.booking, now)) - Number(isAsked(a.booking, now)));
}

function AnswerStep({ job, now }: { job: AskedJob; now: Moment }) {
  const until = Date.parse(job.change.answer_by);
  return (
    <>
      <span className="btn btn--primary">{changedCardTexts.answer}</span>
      <span className="tiny dim">
        {now < until ? changedCardTexts.answerBy(formatMoment(until, now)) : changedCardTexts.isLate}
      </span>
    </>
  );
}

function CheckInStep({ job, now }: { job: WireEmployeeBooking; now: Moment }) {
  if (isAsked(job, now)) return <AnswerStep job={job} now={now} />;
  // The shift began while it waited for an answer: it is not reported ready for any more.
  if (job.change !== null) return null;
  const state = checkInState(checkInFactsOf(job), now);
  if (state === "open") {
    return (
      <>
        <span className="btn btn--primary">
          <Icon of={Hand} />
          {texts.checkIn}
        </span>
        <span className="tiny dim">{texts.openSince(formatMoment(checkInOpensAt(job.date), now))}</span>
      </>
    );
  }
  if (state === "done") {
    return (
      <Status tone="pine" icon={CircleCheck} isCaps>
        {texts.checkedIn}
      </Status>
    );
  }
  if (state !== "too_early") return null;
  return (
    <span className="row tiny dim">
      <Icon of={Clock} size={16} />
      {checkInTexts.beforeWindow}
    </span>
  );
}
