import { ChevronDown, CircleCheck, CircleDashed } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { Icon } from "#web/ui/icon.tsx";
import { Card } from "#web/ui/layout/card.tsx";

export interface StepOfCard {
  key: string;
  title: string;
  /** Stands in the title's place: a link of that name. */
  way?: ReactNode;
  /** A word after the title, such as that it may wait. */
  note?: string;
  text?: string;
  isDone: boolean;
  /** The link to where it is done. */
  action?: ReactNode;
}

interface StepsCardProps {
  title: string;
  /** How much of it is done. */
  progress: string;
  lead?: string;
  steps: readonly StepOfCard[];
  needsYou?: boolean;
  /** Stands at the end of the title's line. */
  corner?: ReactNode;
  /** Begins as one line, which opens. */
  isShutAtFirst?: boolean;
}

/** Leads somebody who is new through steps, each with its place, and shows which are done. */
export function StepsCard(props: StepsCardProps) {
  const { title, progress, lead, steps, needsYou, corner, isShutAtFirst = false } = props;
  const titleId = useId();
  const [isOpen, setOpen] = useState(!isShutAtFirst);
  return (
    <Card needsYou={needsYou} className="first-steps" aria-labelledby={titleId}>
      <div className="todo-head">
        <h2 className="todo-title">
          {isShutAtFirst ? (
            <button
              type="button"
              className="steps-fold"
              aria-expanded={isOpen}
              onClick={() => setOpen(!isOpen)}
            >
              <span id={titleId}>{title}</span>
              <span className="steps-progress dim">{progress}</span>
              <Icon of={ChevronDown} size={16} />
            </button>
          ) : (
            <span id={titleId}>{title}</span>
          )}
        </h2>
        {!isShutAtFirst && <span className="steps-progress dim">{progress}</span>}
        {corner}
      </div>
      {isOpen && <StepList lead={lead} steps={steps} />}
    </Card>
  );
}

function StepList({ lead, steps }: Pick<StepsCardProps, "lead" | "steps">) {
  return (
    <>
      {lead && <p className="dim">{lead}</p>}
      <ol className="first-steps-list">
        {steps.map(({ key, isDone, ...step }) => (
          <li key={key} className={isDone ? "first-step is-done" : "first-step"}>
            <Icon of={isDone ? CircleCheck : CircleDashed} />
            <div>
              {step.way ? <div className="step-way">{step.way}</div> : <b>{step.title}</b>}
              {step.note && <span className="dim"> · {step.note}</span>}
              {step.text && <p className="dim">{step.text}</p>}
            </div>
            {step.action}
          </li>
        ))}
      </ol>
    </>
  );
}
