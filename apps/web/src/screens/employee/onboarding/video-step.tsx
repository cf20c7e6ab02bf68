import { onboardingTexts } from "#texts/da/employee/onboarding.ts";
import { StepFrame } from "./step-frame.tsx";

const texts = onboardingTexts.video;

/** How it works, as a short film without sound; the same stands under it in words. */
export function VideoStep({ onNext, onBack }: { onNext: () => void; onBack: () => void }) {
  return (
    <StepFrame title={texts.title} onBack={onBack} onNext={onNext}>
      <video
        className="intro-video"
        controls
        muted
        playsInline
        preload="metadata"
        poster="/intro/poster.webp"
        aria-label={texts.label}
      >
        <source src="/intro/intro.webm" type="video/webm" />
        <track kind="captions" src="/intro/intro.vtt" srcLang="da" label={texts.captions} default />
      </video>
      <p>{texts.text}</p>
    </StepFrame>
  );
}
