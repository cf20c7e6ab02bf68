import { CircleCheck, CircleDashed } from "lucide-react";
import type { deskEndpoints } from "#contract/desk/endpoints.ts";
import type { AnswerOf } from "#contract/wire/endpoint.ts";
import type { FirstStep } from "#rules/shifts/first-steps.ts";
import { firstStepTexts, firstStepsTexts as texts } from "#texts/da/desk/first-steps.ts";
import { ScreenButton } from "#web/components/frame/screen-link.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { Card } from "#web/ui/layout/card.tsx";

type Step = AnswerOf<typeof deskEndpoints.today>["first_steps"][number];

/** Where a step is done, or shows whether it is. */
const ways: Record<FirstStep, { to: "/admin/staffType"; search: object } | { to: "/admin/mailbox" }> = {
  staff_types: { to: "/admin/staffType", search: { entry: "new" } },
  fees: { to: "/admin/staffType", search: { entry: "fee" } },
  email: { to: "/admin/mailbox" },
  sms: { to: "/admin/mailbox" },
  accounting: { to: "/admin/mailbox" },
  payroll: { to: "/admin/mailbox" },
};

/** Leads the first admin of an empty installation to what has to be there before anybody can book. */
export function FirstSteps({ steps }: { steps: readonly Step[] }) {
  if (steps.length === 0) return null;
  return (
    <Card needsYou className="first-steps" aria-labelledby="first-steps-title">
      <div className="todo-head">
        <h2 className="todo-title" id="first-steps-title">
          {texts.title}
        </h2>
        <span className="todo-hint dim">
          {texts.progress(steps.filter(({ done }) => done).length, steps.length)}
        </span>
      </div>
      <p className="dim">{texts.lead}</p>
      <ol className="first-steps-list">
        {steps.map((step) => (
          <StepLine key={step.key} step={step} />
        ))}
      </ol>
    </Card>
  );
}

function StepLine({ step: { key, done, needed } }: { step: Step }) {
  const { title, text, action } = firstStepTexts[key];
  return (
    <li className={done ? "first-step is-done" : "first-step"}>
      <Icon of={done ? CircleCheck : CircleDashed} />
      <div>
        <b>{title}</b>
        {!(done || needed) && <span className="dim"> · {texts.later}</span>}
        <p className="dim">{done ? texts.done : text}</p>
      </div>
      {!done && (
        <ScreenButton variant={needed ? "primary" : "neutral"} {...ways[key]}>
          {action}
        </ScreenButton>
      )}
    </li>
  );
}
