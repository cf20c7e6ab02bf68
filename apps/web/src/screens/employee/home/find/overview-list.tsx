import { useRouter } from "@tanstack/react-router";
import { ArrowLeft, CalendarX2, ClipboardList, SlidersHorizontal, Sparkles } from "lucide-react";
import { type MouseEvent, useState } from "react";
import type { WireOpenJob } from "#contract/applications/application.entities.ts";
import { jobSearchEndpoints } from "#contract/applications/job-search.endpoints.ts";
import type { AnswerOf } from "#contract/wire/endpoint.ts";
import { commonTexts } from "#texts/da/common/common.ts";
import { employeeHomeTexts as homeTexts } from "#texts/da/employee/employee-home.ts";
import { findingTexts as texts } from "#texts/da/employee/finding.ts";
import { skillQuestionTexts } from "#texts/da/employee/skill-questions.ts";
import { useApiQuery } from "#web/api/calls/answers.ts";
import { toastLater } from "#web/components/feedback/toast-later.ts";
import { ScreenButton } from "#web/components/frame/screen-link.tsx";
import { jobWay } from "#web/components/jobs/job-card.tsx";
import { JobList } from "#web/components/jobs/job-list.tsx";
import { Button } from "#web/ui/actions/button.tsx";
import { TextButton } from "#web/ui/actions/text-button.tsx";
import { Status } from "#web/ui/feedback/status.tsx";
import { lazyComponent } from "#web/ui/foundation/lazy-component.tsx";
import { useIsNarrow } from "#web/ui/foundation/use-is-narrow.ts";
import { Icon } from "#web/ui/icon.tsx";
import { InterestButton } from "./interest.tsx";
import { JobFilterButton, JobFilterRow } from "./job-filter-row.tsx";
import { OpenJobCard } from "./open-job-card.tsx";
import { useJobFilters, useLook, useOpenJobs } from "./use-open-jobs.ts";

const QuestionnaireDialog = lazyComponent(
  async () =>
    (await import("#web/components/jobs/questionnaire/questionnaire-dialog.tsx")).QuestionnaireDialog,
);

interface OverviewListProps {
  /** What there is without filters; undefined until it is known. */
  open: AnswerOf<typeof jobSearchEndpoints.openJobs> | undefined;
}

/** The open jobs, one's own staff types and regions first. Without the skill its five questions come first. */
export function OverviewList({ open }: OverviewListProps) {
  const filtering = useJobFilters();
  const { staff_type, zone, day, not_interested } = filtering.filters;
  const isHidden = not_interested !== undefined;
  const isFiltered = staff_type !== undefined || zone !== undefined || day !== undefined;
  const { query, jobs, total, paging } = useOpenJobs(filtering.filters);
  const narrowed = useApiQuery(jobSearchEndpoints.openJobs, { query: { staff_type, zone, day } });
  const filterBy = { ...filtering, open: narrowed.data ?? open };
  const router = useRouter();
  const isNarrow = useIsNarrow();
  const [asked, setAsked] = useState<WireOpenJob | null>(null);
  useLook();

  function failQuestions() {
    setAsked(null);
    void toastLater("error", commonTexts.errorTitle);
  }

  function openJob(event: MouseEvent, job: WireOpenJob) {
    if (job.has_skill) return;
    event.preventDefault();
    setAsked(job);
  }

  return (
    <>
      {!isHidden && !isNarrow && <JobFilterRow {...filterBy} />}
      <JobList
        title={titleOf(total, isHidden, isFiltered)}
        rows={jobs}
        query={query}
        idOf={(job) => job.id}
        groupOf={isHidden ? undefined : groupOf}
        empty={emptyOf(isHidden, isFiltered)}
        emptyAction={!isHidden && isFiltered && <Button onClick={filtering.reset}>{texts.reset}</Button>}
        aside={
          isHidden ? (
            <BackToOpen onPress={filtering.reset} />
          ) : (
            <div className="row job-tools">
              {isNarrow && <JobFilterButton {...filterBy} total={total} />}
              <OwnZones />
            </div>
          )
        }
        paging={paging}
        card={(job) => (
          <div className="open-job">
            <OpenJobCard job={job} onClick={(event) => openJob(event, job)} marks={<JobMarks job={job} />} />
            <InterestButton job={job} isHidden={isHidden} />
          </div>
        )}
      />
      {!isHidden && open !== undefined && open.not_interested > 0 && (
        <p>
          <TextButton onClick={() => filtering.change({ not_interested: "1" })}>
            {texts.showHidden(open.not_interested)}
          </TextButton>
        </p>
      )}
      {asked && (
        <QuestionnaireDialog
          jobRole={asked.jobRole}
          lead={skillQuestionTexts.neededFirst(asked.jobRole.job_title)}
          onClose={() => setAsked(null)}
          onFail={failQuestions}
          onDone={() => void router.navigate(jobWay(asked))}
        />
      )}
    </>
  );
}

/** What is special about a job for this person. */
function JobMarks({ job }: { job: WireOpenJob }) {
  return (
    <>
      {job.is_new && (
        <Status tone="pine" icon={Sparkles}>
          {texts.isNew}
        </Status>
      )}
      {job.is_taken_day && <Status icon={CalendarX2}>{texts.takenDay}</Status>}
      {!job.has_skill && (
        <Status tone="amber" icon={ClipboardList}>
          {homeTexts.questionsFirst}
        </Status>
      )}
    </>
  );
}

function OwnZones() {
  return (
    <ScreenButton to="/editemployee" hash="zoner" variant="quiet" size="small">
      <Icon of={SlidersHorizontal} size={16} />
      {homeTexts.zones}
    </ScreenButton>
  );
}

function BackToOpen({ onPress }: { onPress: () => void }) {
  return (
    <Button variant="quiet" size="small" className="nowrap" onClick={onPress}>
      <Icon of={ArrowLeft} size={16} />
      {texts.backToOpen}
    </Button>
  );
}

/** The heading over jobs that are as much one's own. Rule: Order of open jobs, docs/rules/applying.md. */
function groupOf({ own_type, own_zone }: WireOpenJob): string {
  return texts.groups[own_type ? "ownType" : "otherType"][own_zone ? "ownZone" : "otherZone"];
}

function titleOf(total: number, isHidden: boolean, isFiltered: boolean): string {
  if (isHidden) return texts.hiddenCount(total);
  return isFiltered ? texts.matching(total) : texts.count(total);
}

function emptyOf(isHidden: boolean, isFiltered: boolean): string {
  if (isHidden) return texts.emptyHidden;
  return isFiltered ? texts.empty : homeTexts.empty.overview;
}
