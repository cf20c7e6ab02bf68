import { useState } from "react";
import { onboardingTexts as texts } from "#texts/da/employee/onboarding.ts";
import { Progress } from "#web/ui/navigation/progress.tsx";
import { JobTypesStep } from "./job-types-step.tsx";
import { ProfileStep } from "./profile-step.tsx";
import { RegionsStep } from "./regions-step.tsx";
import { StepFrame } from "./step-frame.tsx";

/** A new employee's four steps; what is chosen stays here until the last one sends it. */
export function OnboardingScreen() {
  const [step, setStep] = useState(0);
  const [jobRoles, toggleJobRole] = useChoices();
  const [regions, toggleRegion] = useChoices();
  const goOn = () => setStep(step + 1);
  const goBack = () => setStep(step - 1);
  return (
    <main className="emp emp--start">
      <Progress step={step + 1} of={4} label={texts.step(step + 1)} />
      {step === 0 && <JobTypesStep chosen={jobRoles} onToggle={toggleJobRole} onNext={goOn} />}
      {step === 1 && <RegionsStep chosen={regions} onToggle={toggleRegion} onNext={goOn} onBack={goBack} />}
      {step === 2 && <VideoStep onNext={goOn} onBack={goBack} />}
      {step === 3 && <ProfileStep jobRoles={jobRoles} regions={regions} onBack={goBack} />}
    </main>
  );
}

type Toggle = (value: string, isChosen: boolean) => void;

/** Several choices, in the order in which they were made, and what puts one in or takes it out. */
function useChoices(): [chosen: readonly string[], toggle: Toggle] {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const toggle: Toggle = (value, isChosen) =>
    setChosen(isChosen ? [...chosen, value] : chosen.filter((other) => other !== value));
  return [chosen, toggle];
}

/** How it works, as a short film without sound; the same stands under it in words. */
function VideoStep({ onNext, onBack }: { onNext: () => void; onBack: () => void }) {
  const { title, label, captions, text } = texts.video;
  return (
    <StepFrame title={title} onBack={onBack} onNext={onNext}>
      <video
        className="intro-video"
        controls
        muted
        playsInline
        preload="metadata"
        poster="/intro/poster.webp"
        aria-label={label}
      >
        <source src="/intro/intro.webm" type="video/webm" />
        <track kind="captions" src="/intro/intro.vtt" srcLang="da" label={captions} default />
      </video>
      <p>{text}</p>
    </StepFrame>
  );
}
