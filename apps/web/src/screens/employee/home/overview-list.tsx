import { useRouter } from "@tanstack/react-router";
import { ClipboardList, SlidersHorizontal } from "lucide-react";
import { type MouseEvent, useState } from "react";
import type { WireEmployeeBooking } from "#contract/bookings/entities.ts";
import { employeeHomeTexts as texts } from "#texts/da/employee/employee-home.ts";
import { skillQuestionTexts } from "#texts/da/employee/skill-questions.ts";
import type { ViewedQuery } from "#web/components/feedback/query-view.tsx";
import { ScreenButton } from "#web/components/frame/screen-link.tsx";
import { JobCard, jobWay } from "#web/components/jobs/job-card.tsx";
import { JobList } from "#web/components/jobs/job-list.tsx";
import { QuestionnaireDialog } from "#web/components/jobs/questionnaire/questionnaire-dialog.tsx";
import { Status } from "#web/ui/feedback/status.tsx";
import { Icon } from "#web/ui/icon.tsx";

/** Jobs that can be applied for. Without the skill its five questions come first. */
export function OverviewList({ query }: { query: ViewedQuery<readonly WireEmployeeBooking[]> }) {
  const jobs = query.data;
  const router = useRouter();
  const [asked, setAsked] = useState<WireEmployeeBooking | null>(null);

  function open(event: MouseEvent, job: WireEmployeeBooking) {
    if (job.has_skill) return;
    event.preventDefault();
    setAsked(job);
  }

  return (
    <>
      <JobList
        title={texts.available(jobs?.length ?? 0)}
        rows={jobs}
        query={query}
        idOf={(job) => job.id}
        empty={texts.empty.overview}
        aside={
          <ScreenButton to="/editemployee" hash="zoner" variant="quiet" size="small">
            <Icon of={SlidersHorizontal} size={16} />
            {texts.zones}
          </ScreenButton>
        }
        card={(job) => (
          <JobCard
            job={job}
            way={jobWay(job)}
            onClick={(event) => open(event, job)}
            status={
              !job.has_skill && (
                <Status tone="amber" icon={ClipboardList}>
                  {texts.questionsFirst}
                </Status>
              )
            }
          />
        )}
      />
      {asked && (
        <QuestionnaireDialog
          jobRole={asked.jobRole}
          lead={skillQuestionTexts.neededFirst(asked.jobRole.job_title)}
          onClose={() => setAsked(null)}
          onDone={() => void router.navigate(jobWay(asked))}
        />
      )}
    </>
  );
}
