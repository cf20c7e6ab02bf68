import { type SubmitEvent, useId, useState } from "react";
import { transferEndpoints } from "#contract/employees/transfer.endpoints.ts";
import { brandedToasts } from "#texts/da/common/toasts/branded.ts";
import { employeeToasts } from "#texts/da/common/toasts/employee.ts";
import { transferTexts as texts } from "#texts/da/employee/onboarding.ts";
import { useApiMutation } from "#web/api/calls/answers.ts";
import { ApiError } from "#web/api/calls/call.ts";
import { useAppState } from "#web/api/session/use-session.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { Dialog } from "#web/ui/overlays/dialog.tsx";
import { toast } from "#web/ui/overlays/toast.ts";

/** Asks for a profile from before social sign-in by its CPR number; an admin looks at a match. */
export function TransferDialog({ onClose }: { onClose: () => void }) {
  const { config } = useAppState();
  const [birth, setBirth] = useState("");
  const [serial, setSerial] = useState("");
  const formId = useId();
  const transfer = useApiMutation(transferEndpoints.transferOldProfile);

  async function send(event: SubmitEvent) {
    event.preventDefault();
    if (transfer.isPending) return;
    // What was said of an earlier number is not true of this one.
    const earlier = [employeeToasts.transferUnknown, employeeToasts.transferClaimed];
    for (const said of [...earlier, brandedToasts.transferFailed(config.brand)]) toast.withdraw(said);
    try {
      await transfer.mutateAsync({ body: { cpr: birth + serial } });
    } catch (error) {
      tellFailure(error);
      return;
    }
    toast.success(texts.waiting);
    onClose();
  }

  /** An unknown number has its own warning and the general sentence. */
  function tellFailure(error: unknown) {
    const status = error instanceof ApiError ? error.status : 0;
    if (error instanceof ApiError && status === 429) {
      toast.error(error.sentence);
      return;
    }
    if (status === 401) {
      toast.error(employeeToasts.transferClaimed);
      return;
    }
    if (status === 404) toast.warning(employeeToasts.transferUnknown);
    toast.error(brandedToasts.transferFailed(config.brand));
  }

  const digits = { mask: "digits", autoComplete: "off" } as const;
  return (
    <Dialog
      isOpen
      title={texts.title}
      onClose={onClose}
      isPending={transfer.isPending}
      actions={
        <>
          <Button onClick={onClose} isDisabled={transfer.isPending}>
            {texts.cancel}
          </Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            isDisabled={birth.length !== 6 || serial.length !== 4}
            isPending={transfer.isPending}
          >
            {texts.confirm}
          </Button>
        </>
      }
    >
      <p>{texts.text}</p>
      <form id={formId} className="grid-2" onSubmit={(event) => void send(event)}>
        <TextField
          {...digits}
          label={texts.birth}
          maxLength={6}
          onChange={(event) => setBirth(event.target.value)}
        />
        <TextField
          {...digits}
          label={texts.serial}
          maxLength={4}
          onChange={(event) => setSerial(event.target.value)}
        />
      </form>
    </Dialog>
  );
}
