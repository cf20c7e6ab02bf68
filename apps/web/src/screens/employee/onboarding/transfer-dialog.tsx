import { type SubmitEvent, useId, useState } from "react";
import { employeeEndpoints } from "#contract/employees/endpoints.ts";
import { brandedToasts, employeeToasts } from "#texts/da/common/toasts.ts";
import { transferTexts as texts } from "#texts/da/employee/onboarding.ts";
import { useApiMutation } from "#web/api/calls/answers.ts";
import { ApiError } from "#web/api/calls/call.ts";
import { activeToken, storeToken } from "#web/api/calls/tokens.ts";
import { useAppState } from "#web/api/session/use-session.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { Dialog } from "#web/ui/overlays/dialog.tsx";
import { toast } from "#web/ui/overlays/toast.ts";

/** Moves this sign-in to a profile from before social sign-in, found by its CPR number. */
export function TransferDialog({ onClose }: { onClose: () => void }) {
  const { config, refresh } = useAppState();
  const [birth, setBirth] = useState("");
  const [serial, setSerial] = useState("");
  const formId = useId();
  const transfer = useApiMutation(employeeEndpoints.transferOldProfile);

  async function send(event: SubmitEvent) {
    event.preventDefault();
    if (transfer.isPending) return;
    try {
      const { token } = await transfer.mutateAsync({ body: { cpr: birth + serial } });
      storeToken(activeToken()?.key ?? "employeeToken", token);
    } catch (error) {
      tellFailure(error instanceof ApiError ? error.status : 0);
      return;
    }
    toast.success(employeeToasts.transferred);
    onClose();
    await refresh();
  }

  /** An unknown number has its own warning and the general sentence. */
  function tellFailure(status: number) {
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
