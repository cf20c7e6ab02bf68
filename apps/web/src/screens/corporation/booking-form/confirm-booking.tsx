import { bookingFormTexts, bookingConfirmTexts as texts } from "#texts/da/booking-form.ts";
import { formatPhone } from "#texts/format/phone.ts";
import { useAppState } from "#web/client/use-session.ts";
import { Reasons } from "#web/kit/layout/reasons.tsx";
import { ConfirmDialog } from "#web/kit/overlays/confirm-dialog.tsx";

export interface ConfirmBookingProps {
  isPending: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** What happens once the booking is sent, before it is (C-175 to C-181). */
export function ConfirmBooking({ isPending, onConfirm, onClose }: ConfirmBookingProps) {
  const { config } = useAppState();
  return (
    <ConfirmDialog
      isOpen
      title={texts.title}
      cancelLabel={texts.cancel}
      confirmLabel={isPending ? bookingFormTexts.creating : texts.send}
      {...{ isPending, onConfirm, onClose }}
    >
      <p>{texts.lead}</p>
      <Reasons sentences={texts.steps} />
      <p className="dim">{texts.phone(formatPhone(config.brand.supportPhone))}</p>
    </ConfirmDialog>
  );
}
