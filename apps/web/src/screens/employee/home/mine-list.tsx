import { CircleCheck, Clock, Hand } from "lucide-react";
import type { jobEndpoints } from "#contract/applications/application.endpoints.ts";
import type { WireEmployeeBooking } from "#contract/bookings/booking.entities.ts";
import type { AnswerOf } from "#contract/wire/endpoint.ts";
import { checkInOpensAt, checkInState } from "#rules/shifts/check-in.ts";
import type { Moment } from "#rules/time/moment.ts";
import { checkInTexts } from "#texts/da/employee/employee-booking.ts";
import { employeeHomeTexts as texts } from "#texts/da/employee/employee-home.ts";
import { formatMoment } from "#texts/format/moments.ts";
import type { ViewedQuery } from "#web/components/feedback/query-view.tsx";
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
      rows={query.data}
      query={query}
      idOf={(shift) => shift.id}
      empty={texts.empty.mine}
      card={({ booking }) => (
        <JobCard
          job={booking}
          way={jobWay(booking)}
          needsYou={checkInState(checkInFactsOf(booking), now) === "open"}
          status={
            <Status tone="pine" icon={CircleCheck} isCaps>
              {texts.approved}
            </Status>
          }
          next={<CheckInStep job={booking} now={now} />}
        />
      )}
    />
  );
}

function CheckInStep({ job, now }: { job: WireEmployeeBooking; now: Moment }) {
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
