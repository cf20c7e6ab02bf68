import { useState } from "react";
import { onboardingTexts as texts } from "#texts/da/employee/onboarding.ts";
import { Progress } from "#web/ui/navigation/progress.tsx";
import { JobTypesStep } from "./job-types-step.tsx";
import { ProfileStep } from "./profile-step.tsx";
import { RegionsStep } from "./regions-step.tsx";
import { VideoStep } from "./video-step.tsx";

/** A new employee's four steps; what is chosen stays here until the last one sends it (doc 2 §2.4, Q-019). */
export function OnboardingScreen() {
  const [step, setStep] = useState(0);
  const [jobRoles, setJobRoles] = useState<readonly string[]>([]);
  const [regions, setRegions] = useState<readonly string[]>([]);
  const goOn = () => setStep(step + 1);
  const goBack = () => setStep(step - 1);
  return (
    <main className="emp emp--start">
      <Progress step={step + 1} of={4} label={texts.step(step + 1)} />
      {step === 0 && <JobTypesStep chosen={jobRoles} onChange={setJobRoles} onNext={goOn} />}
      {step === 1 && <RegionsStep chosen={regions} onChange={setRegions} onNext={goOn} onBack={goBack} />}
      {step === 2 && <VideoStep onNext={goOn} onBack={goBack} />}
      {step === 3 && <ProfileStep jobRoles={jobRoles} regions={regions} onBack={goBack} />}
    </main>
  );
}
