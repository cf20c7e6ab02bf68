import { useRouter } from "@tanstack/react-router";
import { ClipboardList, SlidersHorizontal } from "lucide-react";
import { type MouseEvent, useState } from "react";
import type { WireEmployeeBooking } from "#contract/bookings/entities.ts";
import { employeeHomeTexts as texts } from "#texts/da/employee/employee-home.ts";
import { skillQuestionTexts } from "#texts/da/employee/skill-questions.ts";
import { JobCard } from "#web/components/jobs/job-card.tsx";
import { JobList } from "#web/components/jobs/job-list.tsx";
import { QuestionnaireDialog } from "#web/components/jobs/questionnaire/questionnaire-dialog.tsx";
import { LinkButton } from "#web/ui/actions/link-button.tsx";
import { Status } from "#web/ui/feedback/status.tsx";
import { Icon } from "#web/ui/icon.tsx";

/** Jobs that can be applied for. Without the skill its five questions come first. */
export function OverviewList({ jobs }: { jobs: readonly WireEmployeeBooking[] | undefined }) {
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
        idOf={(job) => job.id}
        empty={texts.empty.overview}
        aside={
          <LinkButton href="/editemployee#zoner" variant="quiet" size="small">
            <Icon of={SlidersHorizontal} size={16} />
            {texts.zones}
          </LinkButton>
        }
        card={(job) => (
          <JobCard
            job={job}
            href={addressOf(job)}
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
          onDone={() => void router.navigate({ href: addressOf(asked) })}
        />
      )}
    </>
  );
}

function addressOf(job: WireEmployeeBooking): string {
  return `/bookinginformation/${job.id}`;
}
