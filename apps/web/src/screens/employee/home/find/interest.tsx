import { EyeOff, Undo2 } from "lucide-react";
import type { WireOpenJob } from "#contract/applications/application.entities.ts";
import { jobSearchEndpoints } from "#contract/applications/job-search.endpoints.ts";
import { findingTexts as texts } from "#texts/da/employee/finding.ts";
import { useApiMutation } from "#web/api/calls/answers.ts";
import { failureText } from "#web/components/feedback/failure-text.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { toast } from "#web/ui/overlays/toast.ts";

/** Takes a job out of the list or puts it back; either can be undone. */
export function InterestButton({ job, isHidden }: { job: WireOpenJob; isHidden: boolean }) {
  const hide = useApiMutation(jobSearchEndpoints.notInterested);
  const show = useApiMutation(jobSearchEndpoints.interested);
  const name = `${job.jobRole.job_title}, ${job.corporation.name}`;
  const params = { id: job.id };
  const failed = (error: Error) => toast.error(failureText(error, texts.failed));

  function hideIt() {
    hide.mutate(
      { params },
      {
        onSuccess: () => toast.success(texts.hidden(name), { label: texts.undo, onAction: showIt }),
        onError: failed,
      },
    );
  }

  function showIt() {
    show.mutate({ params }, { onSuccess: () => toast.success(texts.shownAgain(name)), onError: failed });
  }

  return (
    <Button
      variant="quiet"
      size="small"
      className="job-interest"
      aria-label={isHidden ? texts.showAgainJob(name) : texts.notInterestedIn(name)}
      isPending={hide.isPending || show.isPending}
      onClick={isHidden ? showIt : hideIt}
    >
      <Icon of={isHidden ? Undo2 : EyeOff} size={16} />
      {isHidden ? texts.showAgain : texts.notInterested}
    </Button>
  );
}
