import { type ReactNode, useEffect, useRef } from "react";
import { onboardingTexts as texts } from "#texts/da/employee/onboarding.ts";
import { Button } from "#web/ui/actions/button.tsx";

interface StepFrameProps {
  title: string;
  lead?: string;
  children: ReactNode;
  onBack?: () => void;
  onNext?: () => void;
  isNextBlocked?: boolean;
}

/** One step: its question, its answer, and the ways back and on. */
export function StepFrame({ title, lead, children, onBack, onNext, isNextBlocked }: StepFrameProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // A new step is a new page: it is read from its heading on.
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <div className="step-head">
        <h1 className="h1" ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {lead && <p className="lead">{lead}</p>}
      </div>
      {children}
      {onNext && (
        <div className="row row--apart step-ways">
          {onBack ? <Button onClick={onBack}>{texts.previous}</Button> : <span />}
          <Button variant="primary" size="large" isDisabled={isNextBlocked} onClick={onNext}>
            {texts.next}
          </Button>
        </div>
      )}
    </>
  );
}
