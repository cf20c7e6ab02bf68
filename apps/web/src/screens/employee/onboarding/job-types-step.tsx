import { useState } from "react";
import { staffTypeEndpoints } from "#contract/settings/staff-types/staff-type.endpoints.ts";
import { commonTexts } from "#texts/da/common/common.ts";
import { onboardingTexts } from "#texts/da/employee/onboarding.ts";
import { useApiQuery } from "#web/api/calls/answers.ts";
import { QueryView } from "#web/components/feedback/query-view.tsx";
import { toastLater } from "#web/components/feedback/toast-later.ts";
import { TextButton } from "#web/ui/actions/text-button.tsx";
import { CheckChoices } from "#web/ui/choices/check-choices.tsx";
import { lazyComponent } from "#web/ui/foundation/lazy-component.tsx";
import { StepFrame } from "./step-frame.tsx";
import { TransferState } from "./transfer-state.tsx";

const texts = onboardingTexts.jobTypes;
const TransferDialog = lazyComponent(async () => (await import("./transfer-dialog.tsx")).TransferDialog);

interface JobTypesStepProps {
  chosen: readonly string[];
  onToggle: (value: string, isChosen: boolean) => void;
  onNext: () => void;
}

/** Which jobs; those that nobody can work right now are locked. */
export function JobTypesStep({ chosen, onToggle, onNext }: JobTypesStepProps) {
  const staffTypes = useApiQuery(staffTypeEndpoints.list);
  const [isTransferring, setTransferring] = useState(false);

  function failTransfer() {
    setTransferring(false);
    void toastLater("error", commonTexts.errorTitle);
  }

  return (
    <StepFrame title={texts.title} lead={texts.text} onNext={onNext} isNextBlocked={chosen.length === 0}>
      <TransferState />
      <QueryView query={staffTypes} skeleton={{ shape: "list", count: 4 }}>
        {(types) => (
          <CheckChoices
            label={texts.title}
            isLabelHidden
            lockedText={texts.locked}
            hint={types.some(({ worker }) => !worker) ? texts.lockedHint : undefined}
            options={types.map(({ id, job_title, worker }) => ({
              value: String(id),
              label: job_title,
              isDisabled: !worker,
            }))}
            values={chosen}
            onChange={onToggle}
          />
        )}
      </QueryView>
      <p>
        <TextButton onClick={() => setTransferring(true)}>{texts.oldProfile}</TextButton>
      </p>
      {isTransferring && <TransferDialog onClose={() => setTransferring(false)} onFail={failTransfer} />}
    </StepFrame>
  );
}
