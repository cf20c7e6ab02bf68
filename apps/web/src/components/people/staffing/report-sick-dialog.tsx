import { useState } from "react";
import { sickEndpoints } from "#contract/applications/sick.endpoints.ts";
import { isReason } from "#rules/cancelling/reason.ts";
import { officeSickTexts as texts } from "#texts/da/backoffice/office-sick.ts";
import { adminToasts } from "#texts/da/common/toasts/admin.ts";
import { uiTexts } from "#texts/da/ui/ui.ts";
import { useApiMutation } from "#web/api/calls/answers.ts";
import { failureText } from "#web/components/feedback/failure-text.ts";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";
import { toast } from "#web/ui/overlays/toast.ts";

interface ReportSickDialogProps {
  shiftId: number;
  name: string;
  /** What comes after the report, where something does; else the dialog closes. */
  onReported?: () => void;
  onClose: () => void;
}

/** The office reports somebody sick or absent, who has called. */
export function ReportSickDialog({ shiftId, name, onReported, onClose }: ReportSickDialogProps) {
  const [reason, setReason] = useState("");
  const report = useApiMutation(sickEndpoints.reportForPerson);
  const takeBack = useApiMutation(sickEndpoints.takeBackForPerson);
  function save() {
    report.mutate(
      { params: { id: shiftId }, body: { reason } },
      {
        onSuccess: () => {
          toast.success(texts.reported, { label: texts.undo, onAction: () => void undo() });
          (onReported ?? onClose)();
        },
      },
    );
  }
  async function undo() {
    try {
      await takeBack.mutateAsync({ params: { id: shiftId } });
      toast.success(texts.takenBack(name));
    } catch (error) {
      toast.error(failureText(error, adminToasts.saveFailed));
    }
  }

  return (
    <ConfirmDialog
      isOpen
      title={texts.reportTitle(name)}
      confirmLabel={texts.report}
      cancelLabel={texts.cancel}
      isBlocked={!isReason(reason)}
      isPending={report.isPending}
      error={report.error ? failureText(report.error, adminToasts.saveFailed) : undefined}
      onClose={onClose}
      onConfirm={save}
    >
      <p>{texts.reportText}</p>
      <TextField
        label={texts.reason}
        hint={isReason(reason) ? texts.reasonHint : uiTexts.wordsFirst}
        value={reason}
        maxLength={300}
        onChange={({ target }) => setReason(target.value)}
      />
    </ConfirmDialog>
  );
}
