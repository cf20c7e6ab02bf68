import { useRouter } from "@tanstack/react-router";
import { jobEndpoints } from "#contract/applications/endpoints.ts";
import type { WireEmployeeBooking } from "#contract/bookings/entities.ts";
import { employeeEndpoints } from "#contract/employees/endpoints.ts";
import { employeeToasts } from "#texts/da/common/toasts/employee.ts";
import { applyDialogTexts as texts } from "#texts/da/employee/employee-booking.ts";
import { keyOf, useApiMutation } from "#web/api/calls/answers.ts";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";
import { toast } from "#web/ui/overlays/toast.ts";

interface WithdrawDialogProps {
  job: WireEmployeeBooking;
  onClose: () => void;
}

/** Asks before an application is withdrawn, and then leads home. */
export function WithdrawDialog({ job, onClose }: WithdrawDialogProps) {
  const router = useRouter();
  const withdraw = useApiMutation(jobEndpoints.cancel, {
    stale: [
      keyOf(jobEndpoints.overview),
      keyOf(jobEndpoints.applied),
      [employeeEndpoints.meta.path],
      keyOf(jobEndpoints.booking, { params: { id: job.id } }),
    ],
  });

  async function send() {
    try {
      await withdraw.mutateAsync({ params: { id: job.id }, body: {} });
      await router.navigate({ to: "/" });
    } catch {
      toast.error(employeeToasts.cancelFailed);
      onClose();
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
      onConfirm={() => void send()}
      onClose={onClose}
    >
      {texts.withdrawText}
    </ConfirmDialog>
  );
}
