import { bookingFormTexts, bookingConfirmTexts as texts } from "#texts/da/corporation/booking-form.ts";
import { termsReasons } from "#texts/da/price/price.ts";
import { formatPhone } from "#texts/format/contact.ts";
import { useAppState } from "#web/api/session/use-session.ts";
import type { OrderPrepayment } from "#web/components/price/order-prepayment.ts";
import { Note } from "#web/ui/feedback/note.tsx";
import { Reasons } from "#web/ui/layout/reasons.tsx";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";

export interface ConfirmBookingProps {
  /** What is paid in advance for the day's whole order, if anything. */
  prepayment: OrderPrepayment | null;
  isPending: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** What happens once the booking is sent, before it is. */
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
