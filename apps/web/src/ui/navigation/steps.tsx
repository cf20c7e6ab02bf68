import type { LucideIcon } from "lucide-react";
import { uiTexts } from "#texts/da/ui/ui.ts";
import { Icon } from "#web/ui/icon.tsx";

export interface StepsProps {
  steps: readonly { label: string; icon?: LucideIcon }[];
  /** Index of the step one is at, from 0. */
  current: number;
}

/** Where one is in a task of a few pages. */
export function Steps({ steps, current }: StepsProps) {
  return (
    <ol className="steps" aria-label={uiTexts.steps}>
      {steps.map((step, index) => (
        <li key={step.label} className="step caps" aria-current={index === current ? "step" : undefined}>
          {step.icon && <Icon of={step.icon} size={16} />}
          {step.label}
        </li>
      ))}
    </ol>
  );
}
