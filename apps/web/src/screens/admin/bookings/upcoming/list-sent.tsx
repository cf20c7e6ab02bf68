import { Mail, MailCheck, TriangleAlert } from "lucide-react";
import type { WireAdminBooking } from "#contract/bookings/admin-booking.entities.ts";
import { bookingEndpoints } from "#contract/bookings/booking.endpoints.ts";
import { bookingListTone } from "#rules/bookings/labels.ts";
import { adminUpcomingTexts as texts } from "#texts/da/admin/admin-upcoming.ts";
import { corporationToasts } from "#texts/da/common/toasts/corporation.ts";
import { useApiMutation } from "#web/api/calls/answers.ts";
import { useMay } from "#web/api/session/use-may.ts";
import { failureText } from "#web/components/feedback/failure-text.ts";
import { Chip, type ChipProps } from "#web/ui/feedback/chip.tsx";
import { toast } from "#web/ui/overlays/toast.ts";

const looks: Record<"green" | "yellow" | "red" | "none", Pick<ChipProps, "tone" | "icon">> = {
  none: { tone: "neutral", icon: Mail },
  green: { tone: "done", icon: MailCheck },
  yellow: { tone: "sent2", icon: MailCheck },
  red: { tone: "sent3", icon: TriangleAlert },
};

/** How often the booking list was sent; a press sends it, once somebody is selected. */
export function ListSent({ booking }: { booking: WireAdminBooking }) {
  const send = useApiMutation(bookingEndpoints.sendBookingList);
  const may = useMay();
  const count = booking.send_bl_count;
  const chip = (
    <Chip {...looks[bookingListTone(count) ?? "none"]} hiddenText={texts.listSentTimes}>
      {count}
    </Chip>
  );
  if (booking.selectedShifts === 0 || !may(bookingEndpoints.sendBookingList)) return chip;

  function sendNow() {
    send.mutate(
      { params: { id: booking.id } },
      {
        onSuccess: () => toast.success(corporationToasts.bookingListSent),
        onError: (error) => toast.error(failureText(error, corporationToasts.bookingListFailed)),
      },
    );
  }

  return (
    <button
      type="button"
      className="chip-btn"
      title={texts.sendList}
      aria-busy={send.isPending || undefined}
      onClick={() => !send.isPending && sendNow()}
    >
      {chip}
      <span className="visually-hidden">, {texts.sendListOf(booking.corporation.name)}</span>
    </button>
  );
}
