import { type SubmitEvent, useEffect, useRef, useState } from "react";
import { jobSearchEndpoints } from "#contract/applications/job-search.endpoints.ts";
import { employeeEndpoints } from "#contract/employees/employee.endpoints.ts";
import { staffTypeEndpoints } from "#contract/settings/staff-types/staff-type.endpoints.ts";
import type { WireStaffTypeWithSkills } from "#contract/settings/staff-types/staff-type.entities.ts";
import type { AnswerOf } from "#contract/wire/endpoint.ts";
import { commonTexts } from "#texts/da/common/common.ts";
import { employeeToasts } from "#texts/da/common/toasts/employee.ts";
import { findingTexts } from "#texts/da/employee/finding.ts";
import { skillQuestionTexts as texts } from "#texts/da/employee/skill-questions.ts";
import { useApiMutation, useApiQuery } from "#web/api/calls/answers.ts";
import { useAppState } from "#web/api/session/use-session.ts";
import { QueryView } from "#web/components/feedback/query-view.tsx";
import { Button } from "#web/ui/actions/button.tsx";
import { RadioChoices } from "#web/ui/choices/radio-choices.tsx";
import { Progress } from "#web/ui/navigation/progress.tsx";
import { Dialog } from "#web/ui/overlays/dialog.tsx";
import { toast } from "#web/ui/overlays/toast.ts";

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
  const detail = useApiQuery(staffTypeEndpoints.skillDetail, { params: { id: String(jobRole.id) } });
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
    <Dialog isOpen onClose={onClose} title={texts.title(jobRole.job_title)} isPending={save.isPending}>
      <QueryView
        query={{ ...detail, data: detail.data?.find(({ id }) => id === jobRole.id) }}
        failedTitle={commonTexts.errorTitle}
      >
        {(staffType) => (
          <QuestionSteps
            blocks={staffType.skill_detail}
            lead={lead}
            opens={opens}
            before={staffType.skill_detail.map(
              ({ skill_title }) =>
                stored.find((skill) => skill.jobRole_id === jobRole.id && skill.skill_type === skill_title)
                  ?.employeeWorkSkill.value,
            )}
            isPending={save.isPending || isDone}
            onConfirm={(values) => void confirm(staffType, values)}
          />
        )}
      </QueryView>
    </Dialog>
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

interface QuestionStepsProps {
  blocks: WireStaffTypeWithSkills["skill_detail"];
  lead: string;
  /** What the answers lead to, where that is known. */
  opens?: string;
  /** Answers given earlier, by block. */
  before: readonly (number | undefined)[];
  isPending: boolean;
  onConfirm: (values: readonly number[]) => void;
}

/** Steps through the questions; an answer must be chosen before going on. */
function QuestionSteps({ blocks, lead, opens, before, isPending, onConfirm }: QuestionStepsProps) {
  const [step, setStep] = useState(0);
  const [values, setValues] = useState(before);
  const form = useRef<HTMLFormElement>(null);
  const block = blocks[step];
  const isLast = step === blocks.length - 1;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new question takes the focus.
  useEffect(() => form.current?.querySelector<HTMLInputElement>("input:checked, input")?.focus(), [step]);

  function goOn(event: SubmitEvent) {
    event.preventDefault();
    if (isLast) onConfirm(values.map((value) => value ?? 0));
    else setStep(step + 1);
  }

  if (!block) return null;
  return (
    <form ref={form} className="stack" onSubmit={goOn}>
      {step === 0 && <p className="small dim">{lead}</p>}
      {step === 0 && opens && <p className="strong">{opens}</p>}
      <Progress step={step + 1} of={blocks.length} label={texts.step(step + 1)} />
      <Subject block={block} />
      <RadioChoices
        key={step}
        shape="list"
        label={
          <span className="question">
            {block.question_icon_url && <img src={block.question_icon_url} alt="" width={32} height={32} />}
            {block.question}
          </span>
        }
        options={block.answer.map(({ text, value }) => ({ label: text, value: String(value) }))}
        value={String(values[step] ?? "")}
        onChange={(event) => setValues(values.with(step, Number(event.target.value)))}
      />
      <div className="row row--apart question-go">
        {step > 0 ? <Button onClick={() => setStep(step - 1)}>{texts.previous}</Button> : <span />}
        <Button variant="primary" type="submit" isDisabled={values[step] === undefined} isPending={isPending}>
          {isLast ? texts.confirm : texts.next}
        </Button>
      </div>
    </form>
  );
}

/** What a question is about: its title, and what the block says of itself. */
function Subject({ block }: { block: QuestionStepsProps["blocks"][number] }) {
  const { question_title: title, skill_description: description } = block;
  if (!title && !description) return null;
  return (
    <div>
      {title && <p className="strong">{title}</p>}
      {description && <p className="small dim">{description}</p>}
    </div>
  );
}
