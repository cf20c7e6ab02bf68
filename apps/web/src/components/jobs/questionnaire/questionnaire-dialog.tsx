import { useState } from "react";
import { jobSearchEndpoints } from "#contract/applications/job-search.endpoints.ts";
import { employeeEndpoints } from "#contract/employees/employee.endpoints.ts";
import type { WireStaffTypeWithSkills } from "#contract/settings/staff-types/staff-type.entities.ts";
import type { AnswerOf } from "#contract/wire/endpoint.ts";
import { employeeToasts } from "#texts/da/common/toasts/employee.ts";
import { findingTexts } from "#texts/da/employee/finding.ts";
import { skillQuestionTexts as texts } from "#texts/da/employee/skill-questions.ts";
import { useApiMutation, useApiQuery } from "#web/api/calls/answers.ts";
import { useAppState } from "#web/api/session/use-session.ts";
import { toast } from "#web/ui/overlays/toast.ts";
import { QuestionsDialog } from "./questions-dialog.tsx";

interface QuestionnaireDialogProps {
  jobRole: { readonly id: number; readonly job_title: string };
  /** Why it is asked now, where that is not obvious. */
  lead?: string;
  /** All five answers are stored. */
  onDone: () => void;
  onClose: () => void;
}

/** The five questions of a job type, one at a time; the last step stores the answers. */
export function QuestionnaireDialog({
  jobRole,
  lead = texts.intro,
  onDone,
  onClose,
}: QuestionnaireDialogProps) {
  const { session, refresh } = useAppState();
  const [isDone, setDone] = useState(false);
  const save = useApiMutation(employeeEndpoints.saveWorkSkills);

  async function confirm(asked: WireStaffTypeWithSkills, values: readonly number[]) {
    const body = asked.skill_detail.map((block, place) => ({
      value: values[place] ?? 0,
      skill_type: block.skill_title,
      job_title: asked.job_title,
    }));
    try {
      await save.mutateAsync({ body });
    } catch {
      toast.error(employeeToasts.somethingWrong);
      return;
    }
    setDone(true);
    await refresh();
    onDone();
  }

  const stored = session.kind === "employee" ? session.employee.workSkills : [];
  const isNew = !stored.some(({ jobRole_id }) => jobRole_id === jobRole.id);
  const open = useApiQuery(jobSearchEndpoints.openJobs, {}, { enabled: isNew });
  const opens = isNew && open.data ? opensWhat(jobRole, open.data.types) : undefined;
  return (
    <QuestionsDialog
      jobRole={jobRole}
      lead={lead}
      opens={opens}
      before={({ skill_detail }) =>
        skill_detail.map(
          ({ skill_title }) =>
            stored.find((skill) => skill.jobRole_id === jobRole.id && skill.skill_type === skill_title)
              ?.employeeWorkSkill.value,
        )
      }
      isPending={save.isPending || isDone}
      onConfirm={(asked, values) => void confirm(asked, values)}
      onClose={onClose}
    />
  );
}

/** What the answers lead to: how many jobs, and what they pay. */
function opensWhat(
  { id, job_title }: QuestionnaireDialogProps["jobRole"],
  types: AnswerOf<typeof jobSearchEndpoints.openJobs>["types"],
): string {
  const type = types.find((one) => one.id === id);
  if (!type) return findingTexts.opensNone(job_title);
  return findingTexts.opens(type.jobs, job_title, findingTexts.wages(type.wage_from, type.wage_to));
}
