import { CircleCheck, CircleDashed } from "lucide-react";
import { type ReactNode, useId } from "react";
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
}

/** Leads somebody who is new through steps, each with its place, and shows which are done. */
export function StepsCard({ title, progress, lead, steps, needsYou, corner }: StepsCardProps) {
  const titleId = useId();
  return (
    <Card needsYou={needsYou} className="first-steps" aria-labelledby={titleId}>
      <div className="todo-head">
        <h2 className="todo-title" id={titleId}>
          {title}
        </h2>
        <span className="steps-progress dim">{progress}</span>
        {corner}
      </div>
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
    </Card>
  );
}
