import { useEffect } from "react";
import { commonTexts } from "#texts/da/common/common.ts";
import { onboardingTexts as texts } from "#texts/da/employee/onboarding.ts";
import { whenIdle } from "#web/api/page/when-idle.ts";
import { toastLater } from "#web/components/feedback/toast-later.ts";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { lazyComponent } from "#web/ui/foundation/lazy-component.tsx";
import { Progress } from "#web/ui/navigation/progress.tsx";
import { JobTypesStep } from "./job-types-step.tsx";
import { RegionsStep } from "./regions-step.tsx";
import { StepFrame } from "./step-frame.tsx";
import { useOnboarding } from "./use-onboarding.ts";

/** A form with its checks and a day to type in: fetched while the first three steps are answered. */
const ProfileStep = lazyComponent(async () => (await import("./profile-step.tsx")).ProfileStep);

/** A new employee's four steps; what is chosen and typed stays until the last one sends it. */
export function OnboardingScreen() {
  const { step, jobRoles, regions, profile, goOn, goBack, leave } = useOnboarding();
  const chosen = { jobRoles: jobRoles.chosen, regions: regions.chosen };
  useEffect(() => whenIdle(() => void ProfileStep.preload()), []);

  function failProfile() {
    goBack();
    void toastLater("error", commonTexts.errorTitle);
  }

  return (
    <main className="emp">
      <Progress step={step + 1} of={4} label={texts.step(step + 1)} />
      {step === 0 && <JobTypesStep {...jobRoles} onNext={goOn} />}
      {step === 1 && <RegionsStep {...regions} onNext={goOn} onBack={goBack} />}
      {step === 2 && <VideoStep onNext={goOn} onBack={goBack} />}
      {step === 3 && (
        <ProfileStep
          {...profile}
          chosen={chosen}
          onBack={goBack}
          onCreated={leave}
          waiting={<Skeleton count={3} />}
          onFail={failProfile}
        />
      )}
    </main>
  );
}

/** How it works, as a short film without sound; its captions stand under it. */
function VideoStep({ onNext, onBack }: { onNext: () => void; onBack: () => void }) {
  const { title, label, captions, said } = texts.video;
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
        {/* For telephones that do not play the other one. */}
        <source src="/intro/intro.mp4" type="video/mp4" />
        <track kind="captions" src="/intro/intro.vtt" srcLang="da" label={captions} default />
      </video>
      <ol className="video-said">
        {said.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ol>
    </StepFrame>
  );
}
