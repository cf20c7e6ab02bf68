import { Hourglass } from "lucide-react";
import { jobEndpoints } from "#contract/applications/endpoints.ts";
import { employeeHomeTexts as texts } from "#texts/da/employee/employee-home.ts";
import { useApiQuery } from "#web/api/calls/answers.ts";
import { JobCard, jobWay } from "#web/components/jobs/job-card.tsx";
import { JobList } from "#web/components/jobs/job-list.tsx";
import { Status } from "#web/ui/feedback/status.tsx";

/** Applications that wait for the company. */
export function AppliedList() {
  const { data } = useApiQuery(jobEndpoints.applied);
  return (
    <JobList
      title={texts.titles.applied}
      rows={data}
      idOf={(shift) => shift.id}
      empty={texts.empty.applied}
      card={({ booking }) => (
        <JobCard
          job={booking}
          way={jobWay(booking)}
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
