import { CalendarClock, Hourglass, ListOrdered } from "lucide-react";
import type { ReactNode } from "react";
import { jobEndpoints } from "#contract/applications/application.endpoints.ts";
import type { WireEmployeeBooking } from "#contract/bookings/booking.entities.ts";
import type { AnswerOf } from "#contract/wire/endpoint.ts";
import { employeeHomeTexts as texts } from "#texts/da/employee/employee-home.ts";
import { reconfirmTexts } from "#texts/da/employee/shifts/changed-shift.ts";
import { offerTexts, standbyTexts } from "#texts/da/employee/shifts/standby.ts";
import { useApiQuery } from "#web/api/calls/answers.ts";
import type { ViewedQuery } from "#web/components/feedback/query-view.tsx";
import { JobCard, jobWay } from "#web/components/jobs/job-card.tsx";
import { JobList } from "#web/components/jobs/job-list.tsx";
import { Status } from "#web/ui/feedback/status.tsx";

interface AppliedListProps {
  waiting?: readonly WireEmployeeBooking[];
  /** Stands under the list once it is there: a list that turns out shorter would pull it up. */
  below: ReactNode;
}

/** Applications that wait for the company, and full jobs that one stands by for. */
export function AppliedList({ waiting = [], below }: AppliedListProps) {
  const applied = useApiQuery(jobEndpoints.applied);
  const inLine = waiting.filter(({ standby }) => standby !== null);
  return (
    <>
      {inLine.length > 0 && <StandbyList jobs={inLine} />}
      <Applications query={applied} />
      {applied.data && below}
    </>
  );
}

function StandbyList({ jobs }: { jobs: readonly WireEmployeeBooking[] }) {
  return (
    <JobList
      title={offerTexts.section}
      rows={jobs}
      idOf={(job) => job.id}
      empty=""
      card={(job) => (
        <JobCard
          job={job}
          way={jobWay(job)}
          status={
            <Status tone="blue" icon={ListOrdered} isCaps>
              {standbyTexts.rankShort(job.standby?.rank ?? 1)}
            </Status>
          }
        />
      )}
    />
  );
}

function Applications({ query }: { query: ViewedQuery<AnswerOf<typeof jobEndpoints.applied>> }) {
  return (
    <JobList
      title={texts.titles.applied}
      rows={query.data}
      query={query}
      idOf={(shift) => shift.id}
      empty={texts.empty.applied}
      card={({ booking }) => (
        <JobCard
          job={booking}
          way={jobWay(booking)}
          needsYou={booking.reconfirm}
          status={
            booking.reconfirm ? (
              <Status tone="amber" icon={CalendarClock} isCaps>
                {reconfirmTexts.status}
              </Status>
            ) : (
              <Status tone="blue" icon={Hourglass} isCaps>
                {texts.applied}
              </Status>
            )
          }
        />
      )}
    />
  );
}
