import { bookingFormTexts, bookingConfirmTexts as texts } from "#texts/da/corporation/booking-form.ts";
import { termsReasons } from "#texts/da/price/price.ts";
import { formatPhone } from "#texts/format/phone.ts";
import { useAppState } from "#web/client/session/use-session.ts";
import { Note } from "#web/kit/feedback/note.tsx";
import { Reasons } from "#web/kit/layout/reasons.tsx";
import { ConfirmDialog } from "#web/kit/overlays/confirm-dialog.tsx";
import type { OrderPrepayment } from "#web/widgets/price/order-prepayment.ts";

export interface ConfirmBookingProps {
  /** What is paid in advance for the day's whole order, if anything. */
  prepayment: OrderPrepayment | null;
  isPending: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** What happens once the booking is sent, before it is (C-175 to C-181). */
export function ConfirmBooking({ prepayment, isPending, onConfirm, onClose }: ConfirmBookingProps) {
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
      {prepayment && <Note tone="blue">{termsReasons.prepayment(prepayment)}</Note>}
      <p className="dim">{texts.phone(formatPhone(config.brand.supportPhone))}</p>
    </ConfirmDialog>
  );
}
