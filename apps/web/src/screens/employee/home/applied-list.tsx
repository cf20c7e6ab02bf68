import { Hourglass } from "lucide-react";
import { jobEndpoints } from "#contract/areas/jobs.ts";
import { employeeHomeTexts as texts } from "#texts/da/employee/employee-home.ts";
import { useAnswer } from "#web/client/calls/answers.ts";
import { Status } from "#web/kit/feedback/status.tsx";
import { JobCard } from "#web/widgets/jobs/job-card.tsx";
import { JobList } from "#web/widgets/jobs/job-list.tsx";

/** Applications that wait for the company. */
export function AppliedList() {
  const { data } = useAnswer(jobEndpoints.applied);
  return (
    <JobList
      title={texts.titles.applied}
      rows={data}
      idOf={(shift) => shift.id}
      empty={texts.empty.applied}
      card={({ booking }) => (
        <JobCard
          job={booking}
          href={`/bookinginformation/${booking.id}`}
          status={
            <Status tone="blue" icon={Hourglass} isCaps>
              {texts.applied}
            </Status>
          }
        />
      )}
    />
  );
}
