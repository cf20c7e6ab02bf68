import { useState } from "react";
import { corporationEndpoints } from "#contract/corporations/corporation.endpoints.ts";
import { employeeEndpoints } from "#contract/employees/employee.endpoints.ts";
import { privacyEndpoints } from "#contract/privacy/privacy.endpoints.ts";
import { erasureDialogTexts as texts } from "#texts/da/privacy/erasure.ts";
import { invalidate, keyOf } from "#web/api/calls/answers.ts";
import { call } from "#web/api/calls/call.ts";
import { ErasureDialog } from "#web/components/people/privacy/erasure-dialog.tsx";
import { RadioChoices } from "#web/ui/choices/radio-choices.tsx";
import { toast } from "#web/ui/overlays/toast.ts";

type Reason = keyof typeof texts.reasons;

const rows = {
  employee: { row: privacyEndpoints.eraseEmployeeAsAdmin, list: employeeEndpoints.list },
  corporation: { row: privacyEndpoints.eraseCorporationAsAdmin, list: corporationEndpoints.list },
} as const;

interface EraseDialogProps {
  kind: keyof typeof rows;
  id: number;
  name: string;
  onClose: () => void;
}

/** An admin erases somebody who asked for it, with a reason. */
export function EraseDialog({ kind, id, name, onClose }: EraseDialogProps) {
  const [reason, setReason] = useState<Reason>();
  const { row, list } = rows[kind];
  const params = { id };
  return (
    <ErasureDialog
      title={texts.admin.title(name)}
      after={texts.afterAdmin}
      subject={`${kind}-${id}`}
      preview={() => call(row, { params, query: { dryRun: "1" }, body: {} })}
      erase={() => call(row, { params, body: { reason } })}
      onErased={() => {
        toast.success(texts.admin.done);
        void invalidate([keyOf(list)]);
        onClose();
      }}
      onClose={onClose}
      isReady={reason !== undefined}
    >
      <RadioChoices
        label={texts.reason}
        shape="list"
        options={Object.entries(texts.reasons).map(([value, label]) => ({ value, label }))}
        value={reason ?? ""}
        onChange={({ target }) => setReason(target.value as Reason)}
      />
    </ErasureDialog>
  );
}
