import type { WireAdminBooking } from "#contract/bookings/admin-booking.entities.ts";
import { bookingEndpoints } from "#contract/bookings/booking.endpoints.ts";
import { canClose, canOpen } from "#rules/bookings/actions.ts";
import { adminUpcomingTexts as texts } from "#texts/da/admin/admin-upcoming.ts";
import { corporationToasts } from "#texts/da/common/toasts/corporation.ts";
import { useApiMutation } from "#web/api/calls/answers.ts";
import { serverNow } from "#web/api/page/server-clock.ts";
import { useMay } from "#web/api/session/use-may.ts";
import { statusFactsOf } from "#web/components/bookings/facts-of-booking.ts";
import { failureText } from "#web/components/feedback/failure-text.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { toast } from "#web/ui/overlays/toast.ts";

/** 'LUK' on an open booking, 'ÅBEN' on a closed one; neither before it is approved. */
export function OpenOrClose({ booking }: { booking: WireAdminBooking }) {
  const send = useApiMutation(bookingEndpoints.changeStatus);
  const may = useMay();
  const facts = statusFactsOf(booking);
  const mayClose = canClose(facts, "admin", serverNow());
  if (!may(bookingEndpoints.changeStatus)) return null;
  if (!mayClose && !canOpen(facts, "admin", serverNow())) return null;

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

  return (
    <Button size="small" isPending={send.isPending} onClick={change}>
      {mayClose ? texts.close : texts.open}
      <span className="visually-hidden">, {booking.corporation.name}</span>
    </Button>
  );
}
