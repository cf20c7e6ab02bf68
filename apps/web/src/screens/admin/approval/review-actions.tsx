import { useRouter } from "@tanstack/react-router";
import { Check } from "lucide-react";
import { useState } from "react";
import { adminBookingEndpoints } from "#contract/bookings/admin-booking.endpoints.ts";
import type { WireAdminBooking } from "#contract/bookings/admin-booking.entities.ts";
import { adminApprovalTexts as texts } from "#texts/da/admin/admin-approval.ts";
import { whyFixed } from "#texts/da/admin/ledger.ts";
import { adminToasts } from "#texts/da/common/toasts/admin.ts";
import { useApiMutation } from "#web/api/calls/answers.ts";
import { failureText } from "#web/components/feedback/failure-text.ts";
import { ScreenButton } from "#web/components/frame/screen-link.tsx";
import { Button } from "#web/ui/actions/button.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";
import { toast } from "#web/ui/overlays/toast.ts";

/** 'REDIGER BOOKING', 'AFVIS/SLET' and 'GODKEND'; both answers lead back to the overview. A booking that has its answer can only be edited, until it lies fixed. */
export function ReviewActions({ booking }: { booking: WireAdminBooking }) {
  const router = useRouter();
  const [isAsking, setAsking] = useState(false);
  const approve = useApiMutation(adminBookingEndpoints.approve);
  const reject = useApiMutation(adminBookingEndpoints.reject);
  const parts = { params: { id: booking.id } };
  const answers = {
    onSuccess: () => void router.navigate({ to: "/admin/approve-booking-overview" }),
    onError: (error: Error) => toast.error(failureText(error, adminToasts.approvalFailed)),
  };
  const isAnswered = booking.approved || booking.status === "cancelled";
  return (
    <>
      {booking.is_fixed ? (
        <p className="small dim">{whyFixed}</p>
      ) : (
        <ScreenButton
          isCaps
          to="/editBooking/$bookingId"
          params={{ bookingId: String(booking.id) }}
          search={{ review: 1 }}
        >
          {texts.edit}
        </ScreenButton>
      )}
      {!isAnswered && (
        <>
          <Button variant="refuse" isCaps isDisabled={approve.isPending} onClick={() => setAsking(true)}>
            {texts.reject}
          </Button>
          <Button
            variant="primary"
            isCaps
            isPending={approve.isPending}
            onClick={() => approve.mutate(parts, answers)}
          >
            <Icon of={Check} size={16} />
            {texts.approve}
          </Button>
        </>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        isRefusing
        title={texts.rejectQuestion}
        confirmLabel={texts.reject}
        isPending={reject.isPending}
        onConfirm={() => reject.mutate(parts, answers)}
        onClose={() => setAsking(false)}
      >
        <p>{texts.rejectText}</p>
      </ConfirmDialog>
    </>
  );
}
