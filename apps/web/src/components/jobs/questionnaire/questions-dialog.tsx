import { type SubmitEvent, useEffect, useRef, useState } from "react";
import { staffTypeEndpoints } from "#contract/settings/staff-types/staff-type.endpoints.ts";
import type { WireStaffTypeWithSkills } from "#contract/settings/staff-types/staff-type.entities.ts";
import { commonTexts } from "#texts/da/common/common.ts";
import { skillQuestionTexts as texts } from "#texts/da/employee/skill-questions.ts";
import { useApiQuery } from "#web/api/calls/answers.ts";
import { QueryView } from "#web/components/feedback/query-view.tsx";
import { Button } from "#web/ui/actions/button.tsx";
import { RadioChoices } from "#web/ui/choices/radio-choices.tsx";
import { Progress } from "#web/ui/navigation/progress.tsx";
import { Dialog } from "#web/ui/overlays/dialog.tsx";

interface QuestionsDialogProps {
  jobRole: { readonly id: number; readonly job_title: string };
  lead?: string;
  /** What the answers lead to, where that is known. */
  opens?: string;
  /** Answers given earlier, by block. */
  before: (asked: WireStaffTypeWithSkills) => readonly (number | undefined)[];
  isPending: boolean;
  /** All five are answered, in the order of the blocks. */
  onConfirm: (asked: WireStaffTypeWithSkills, values: readonly number[]) => void;
  onClose: () => void;
}

/** The five questions of a job type, one at a time. */
export function QuestionsDialog(props: QuestionsDialogProps) {
  const { jobRole, lead, opens, before, isPending, onConfirm, onClose } = props;
  const detail = useApiQuery(staffTypeEndpoints.skillDetail, { params: { id: String(jobRole.id) } });
  return (
    <Dialog isOpen onClose={onClose} title={texts.title(jobRole.job_title)} isPending={isPending}>
      <QueryView
        query={{ ...detail, data: detail.data?.find(({ id }) => id === jobRole.id) }}
        failedTitle={commonTexts.errorTitle}
      >
        {(staffType) => (
          <QuestionSteps
            blocks={staffType.skill_detail}
            lead={lead}
            opens={opens}
            before={before(staffType)}
            isPending={isPending}
            onConfirm={(values) => onConfirm(staffType, values)}
          />
        )}
      </QueryView>
    </Dialog>
  );
}

interface QuestionStepsProps {
  blocks: WireStaffTypeWithSkills["skill_detail"];
  lead?: string;
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
      {step === 0 && lead && <p className="small dim">{lead}</p>}
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
