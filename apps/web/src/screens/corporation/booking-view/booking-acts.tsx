import { Lock, LockOpen } from "lucide-react";
import { useState } from "react";
import { applicantEndpoints } from "#contract/applications/application.endpoints.ts";
import { bookingEndpoints } from "#contract/bookings/booking.endpoints.ts";
import type { WireCorporationBooking } from "#contract/bookings/booking.entities.ts";
import { actOnBooking, canClose, canOpen } from "#rules/bookings/actions.ts";
import { momentOf } from "#rules/time/moment.ts";
import { corporationToasts } from "#texts/da/common/toasts/corporation.ts";
import { bookingViewTexts as texts } from "#texts/da/corporation/booking-view.ts";
import { useApiMutation, useApiQuery } from "#web/api/calls/answers.ts";
import { serverNow } from "#web/api/page/server-clock.ts";
import { useCorporation } from "#web/api/session/use-session.ts";
import { statusFactsOf } from "#web/components/bookings/facts-of-booking.ts";
import { failureText } from "#web/components/feedback/failure-text.ts";
import { toast } from "#web/ui/overlays/toast.ts";
import { DeleteDialog } from "./delete-dialog.tsx";
import { ReleaseDialog } from "./release-dialog.tsx";

/** 'LUK BOOKING' or 'ÅBEN BOOKING': admins only, own session or taken over; null for others. */
export function useOpenOrClose(booking: WireCorporationBooking) {
  const { asAdmin } = useCorporation();
  const send = useApiMutation(bookingEndpoints.changeStatus);
  const facts = statusFactsOf(booking);
  const now = serverNow();
  const mayClose = canClose(facts, asAdmin ? "admin" : "corporation", now);
  const mayOpen = canOpen(facts, asAdmin ? "admin" : "corporation", now);
  if (!mayClose && !mayOpen) return null;

  function change() {
    send.mutate(
      { params: { id: booking.id }, body: { status: mayClose ? "closed" : "open" } },
      {
        onSuccess: () =>
          toast.success(mayClose ? corporationToasts.bookingClosed : corporationToasts.bookingOpened),
        onError: (error) => toast.error(failureText(error, corporationToasts.statusFailed)),
      },
    );
  }

  return {
    change,
    isPending: send.isPending,
    icon: mayClose ? Lock : LockOpen,
    label: mayClose ? texts.close : texts.open,
  };
}

/** With somebody selected all are released in one act, from the start on a press shows a warning instead. Not before the shifts are loaded, and not of what is over. */
export function useDeleting(booking: WireCorporationBooking) {
  const { asAdmin } = useCorporation();
  const facts = { ...statusFactsOf(booking), selected: 0 };
  const isPossible = actOnBooking("cancel", facts, asAdmin ? "admin" : "corporation", serverNow()).ok;
  const [isAsking, setAsking] = useState(false);
  const parts = { params: { bookingId: booking.id } };
  const { isLoading } = useApiQuery(applicantEndpoints.lists, parts, { enabled: booking.approved });
  const hasPeople = booking.selectedShifts > 0;
  const isAtWork = hasPeople && serverNow() >= momentOf(booking.date, booking.start_time);
  const Question = hasPeople ? ReleaseDialog : DeleteDialog;
  return {
    isPossible,
    isLoading,
    ask: () => (isAtWork ? toast.warning(corporationToasts.deleteWithSelected) : setAsking(true)),
    dialog: isAsking && <Question booking={booking} onClose={() => setAsking(false)} />,
  };
}
