import { X } from "lucide-react";
import type { ReactNode } from "react";
import { type GuideRole, type GuideStep, guideSteps, guideTexts as texts } from "#texts/da/common/guide.ts";
import { type GuideState, guide, useGuide } from "#web/api/page/guide.ts";
import { useAppState } from "#web/api/session/use-session.ts";
import { type StepOfCard, StepsCard } from "#web/components/feedback/steps-card.tsx";
import { Button } from "#web/ui/actions/button.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { toast } from "#web/ui/overlays/toast.ts";
import { guideRoleOf } from "./guide-role.ts";

interface Step {
  title: string;
  text: string;
  action: string;
}

interface GuideCardProps<Role extends GuideRole> {
  of: Role;
  /** The link to the place of a step, called as it is told: a button for the next step, plain for the others. */
  way: (step: keyof (typeof guideSteps)[Role], name: string, isNext: boolean) => ReactNode;
  /** One line that opens, where something else has to be in sight first. */
  isShutAtFirst?: boolean;
}

/** The guided first minute of a try-out on somebody's home, until they close it. */
export function GuideCard<Role extends GuideRole>({ of: role, way, isShutAtFirst }: GuideCardProps<Role>) {
  const state = useGuide();
  const isShown = guideRoleOf(useAppState()) === role;
  if (state === null || !isShown || state.closed.includes(role)) return null;
  const steps = stepsOf(role, state);
  const done = steps.filter(({ isDone }) => isDone).length;

  function close() {
    guide.close(role);
    // The button that had the focus is gone.
    document.getElementById("content")?.focus({ preventScroll: true });
    toast.success(texts.closed);
  }

  return (
    <StepsCard
      title={texts.title}
      isShutAtFirst={isShutAtFirst}
      progress={texts.progress(done, steps.length)}
      lead={done === steps.length ? texts.allDone : undefined}
      steps={steps.map(({ key, isDone, isNext, step }) => cardStep(key, step, isDone, isNext))}
      corner={
        <Button variant="quiet" isIconOnly className="push" aria-label={texts.close} onClick={close}>
          <Icon of={X} />
        </Button>
      }
    />
  );

  function cardStep(key: GuideStep, step: Step, isDone: boolean, isNext: boolean): StepOfCard {
    const place = (name: string) => way(key as keyof (typeof guideSteps)[Role], name, isNext);
    if (isDone) return { key, isDone, title: step.title, note: texts.done };
    if (isNext) return { key, isDone, title: step.title, text: step.text, action: place(step.action) };
    return { key, isDone, title: step.title, way: place(step.title) };
  }
}

/** The steps of a role with what is done of them; the first that is not comes next. */
export function stepsOf(role: GuideRole, { done }: Pick<GuideState, "done">) {
  const steps = Object.entries<Step>(guideSteps[role]) as [GuideStep, Step][];
  const next = steps.find(([key]) => !done.includes(key))?.[0];
  return steps.map(([key, step]) => ({ key, step, isDone: done.includes(key), isNext: key === next }));
}
