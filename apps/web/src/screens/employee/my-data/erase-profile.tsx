import { Trash2 } from "lucide-react";
import { useState } from "react";
import { privacyEndpoints } from "#contract/privacy/privacy.endpoints.ts";
import { erasureDialogTexts as texts } from "#texts/da/privacy/erasure.ts";
import { call } from "#web/api/calls/call.ts";
import { leaveErased } from "#web/api/session/leave-erased.ts";
import { useEmployee } from "#web/api/session/use-session.ts";
import { ErasureDialog } from "#web/components/people/privacy/erasure-dialog.tsx";
import { Button } from "#web/ui/actions/button.tsx";
import { Checkbox } from "#web/ui/choices/checkbox.tsx";
import { Icon } from "#web/ui/icon.tsx";

/** The employee's way out: what goes, what stays, a yes. An admin who has taken over uses the list of employees. */
export function EraseProfile() {
  const { takenOver } = useEmployee();
  const [isAsking, setAsking] = useState(false);
  return (
    <section className="stack" aria-labelledby="my-data-erase">
      <h2 className="h2" id="my-data-erase">
        {texts.own.title}
      </h2>
      <p>{takenOver ? texts.notInTakeOver : texts.own.lead}</p>
      <div>
        <Button variant="refuse" isWide="phone" isDisabled={takenOver} onClick={() => setAsking(true)}>
          <Icon of={Trash2} size={16} />
          {texts.own.open}
        </Button>
      </div>
      {isAsking && <Question onClose={() => setAsking(false)} />}
    </section>
  );
}

function Question({ onClose }: { onClose: () => void }) {
  const [isSure, setSure] = useState(false);
  return (
    <ErasureDialog
      title={texts.own.title}
      after={texts.after}
      subject="own"
      preview={() => call(privacyEndpoints.eraseEmployee, { query: { dryRun: "1" }, body: {} })}
      erase={() => call(privacyEndpoints.eraseEmployee, { body: { confirm: true } })}
      onErased={() => leaveErased(texts.own.done)}
      onClose={onClose}
      isReady={isSure}
    >
      <Checkbox isRow checked={isSure} onChange={(event) => setSure(event.target.checked)}>
        {texts.confirm}
      </Checkbox>
    </ErasureDialog>
  );
}
