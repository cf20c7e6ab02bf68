import { regionCodes } from "#rules/people/regions.ts";
import { onboardingTexts } from "#texts/da/employee/onboarding.ts";
import { regionNames } from "#texts/da/employee/regions.ts";
import { CheckChoices } from "#web/ui/choices/check-choices.tsx";
import { StepFrame } from "./step-frame.tsx";

const texts = onboardingTexts.regions;

interface RegionsStepProps {
  chosen: readonly string[];
  onToggle: (value: string, isChosen: boolean) => void;
  onNext: () => void;
  onBack: () => void;
}

/** Where to work: at least one of the ten regions. */
export function RegionsStep({ chosen, onToggle, onNext, onBack }: RegionsStepProps) {
  return (
    <StepFrame
      title={texts.title}
      lead={texts.text}
      onBack={onBack}
      onNext={onNext}
      isNextBlocked={chosen.length === 0}
    >
      <CheckChoices
        label={texts.title}
        isLabelHidden
        options={regionCodes.map((value) => ({ value, label: regionNames[value] }))}
        values={chosen}
        onChange={onToggle}
      />
    </StepFrame>
  );
}
