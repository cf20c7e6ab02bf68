import { useRouter } from "@tanstack/react-router";
import { useState } from "react";
import { jobEndpoints } from "#contract/applications/application.endpoints.ts";
import type { WireEmployeeBooking } from "#contract/bookings/booking.entities.ts";
import { applyDialogTexts as texts } from "#texts/da/employee/employee-booking.ts";
import { jobStateSentences } from "#texts/da/employee/shifts/shift-states.ts";
import { invalidate, keyOf, useApiMutation } from "#web/api/calls/answers.ts";
import { isDoneAlready, isRefused, lostText } from "#web/components/jobs/lost-call.ts";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";
import { toast } from "#web/ui/overlays/toast.ts";

interface WithdrawDialogProps {
  job: WireEmployeeBooking;
  onClose: () => void;
}

/** Asks before an application is withdrawn, and then leads home; where it fails, it can be tried again. */
export function WithdrawDialog({ job, onClose }: WithdrawDialogProps) {
  const router = useRouter();
  const [failure, setFailure] = useState<string>();
  const page = keyOf(jobEndpoints.booking, { params: { id: job.id } });
  const withdraw = useApiMutation(jobEndpoints.cancel);

  async function send() {
    setFailure(undefined);
    try {
      await withdraw.mutateAsync({ params: { id: job.id }, body: {} });
      toast.success(jobStateSentences.withdrawn);
      await router.navigate({ to: "/" });
    } catch (error) {
      if (isDoneAlready(error)) {
        await invalidate([page]);
        return onClose();
      }
      setFailure(lostText(error));
      if (!isRefused(error)) return;
      toast.error(lostText(error));
      await invalidate([page]);
    }
  }

  return (
    <ConfirmDialog
      isOpen
      isRefusing
      title={texts.withdrawTitle}
      confirmLabel={texts.withdrawConfirm}
      cancelLabel={texts.withdrawKeep}
      isPending={withdraw.isPending}
      error={failure}
      onConfirm={() => void send()}
      onClose={onClose}
    >
      {texts.withdrawText}
    </ConfirmDialog>
  );
}
