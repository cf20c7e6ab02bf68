import { CircleCheck, Lock, LockOpen, Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import { applicantEndpoints } from "#contract/applications/endpoints.ts";
import { bookingEndpoints } from "#contract/bookings/endpoints.ts";
import type { WireCorporationBooking } from "#contract/bookings/entities.ts";
import { undoEndpoints } from "#contract/desk/undo-endpoints.ts";
import { canClose, canOpen } from "#rules/bookings/actions.ts";
import { dayOf } from "#rules/time/moment.ts";
import { corporationToasts } from "#texts/da/common/toasts.ts";
import { bookingLead } from "#texts/da/corporation/booking-card.ts";
import { chosenOrOther } from "#texts/da/corporation/booking-presets.ts";
import { bookingViewTexts as texts } from "#texts/da/corporation/booking-view.ts";
import { formatDay } from "#texts/format/days.ts";
import { keyOf, useApiMutation, useApiQuery } from "#web/api/calls/answers.ts";
import { serverNow } from "#web/api/page/server-clock.ts";
import { useCorporation } from "#web/api/session/use-session.ts";
import { BookingStatus, BookingStory } from "#web/components/bookings/booking-story.tsx";
import { statusFactsOf } from "#web/components/bookings/facts-of-booking.ts";
import { failureText } from "#web/components/feedback/failure-text.ts";
import { ScreenBack, ScreenButton } from "#web/components/frame/screen-link.tsx";
import { RepeatButton } from "#web/components/repeat/repeat-button.tsx";
import { Button } from "#web/ui/actions/button.tsx";
import { Status } from "#web/ui/feedback/status.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { PageHead } from "#web/ui/layout/page-head.tsx";
import { toast } from "#web/ui/overlays/toast.ts";
import { DeleteDialog } from "./delete-dialog.tsx";

/** Day and job of the booking, and what can be done with all of it. */
export function ViewHead({ booking }: { booking: WireCorporationBooking }) {
  return (
    <PageHead
      back={<ScreenBack to="/">{texts.back}</ScreenBack>}
      title={formatDay(booking.date, dayOf(serverNow()))}
      status={<Statuses booking={booking} />}
      lead={bookingLead({
        people: booking.number_of_staff,
        jobTitle: booking.jobRole.job_title,
        arrangement: chosenOrOther(booking.arrangement_type, booking.arrangement_type_other),
      })}
      actions={booking.status === "cancelled" ? undefined : <Actions booking={booking} />}
      story={<BookingStory booking={booking} />}
    />
  );
}

/** 'AKTIV' while it is approved and open, and the status that its card says. */
function Statuses({ booking }: { booking: WireCorporationBooking }) {
  const isActive = booking.approved && booking.status === "open";
  return (
    <>
      {isActive && (
        <Status tone="pine" icon={CircleCheck} isCaps>
          {texts.active}
        </Status>
      )}
      <BookingStatus booking={booking} />
    </>
  );
}

function Actions({ booking }: { booking: WireCorporationBooking }) {
  return (
    <>
      <RepeatButton booking={booking} />
      <OpenOrClose booking={booking} />
      <ScreenButton isCaps to="/editBooking/$bookingId" params={{ bookingId: String(booking.id) }}>
        <Icon of={Pencil} size={16} />
        {texts.edit}
      </ScreenButton>
      <Delete booking={booking} />
    </>
  );
}

/** 'LUK BOOKING' or 'ÅBEN BOOKING': admins only, own session or taken over. */
function OpenOrClose({ booking }: { booking: WireCorporationBooking }) {
  const { asAdmin } = useCorporation();
  const send = useApiMutation(bookingEndpoints.changeStatus, {
    stale: [
      keyOf(bookingEndpoints.get, { params: { id: booking.id } }),
      keyOf(bookingEndpoints.upcoming),
      keyOf(undoEndpoints.list),
    ],
  });
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

  return (
    <Button isCaps isPending={send.isPending} onClick={change}>
      <Icon of={mayClose ? Lock : LockOpen} size={16} />
      {mayClose ? texts.close : texts.open}
    </Button>
  );
}

/** With somebody selected a press shows a warning, else the question. Disabled until the shifts are loaded. */
function Delete({ booking }: { booking: WireCorporationBooking }) {
  const [isAsking, setAsking] = useState(false);
  const parts = { params: { bookingId: booking.id } };
  const shifts = useApiQuery(applicantEndpoints.lists, parts, { enabled: booking.approved });
  return (
    <>
      <Button
        isCaps
        variant="refuse"
        isDisabled={shifts.isLoading}
        onClick={() =>
          booking.selectedShifts > 0 ? toast.warning(corporationToasts.deleteWithSelected) : setAsking(true)
        }
      >
        <Icon of={Trash2} size={16} />
        {texts.delete}
      </Button>
      {isAsking && <DeleteDialog booking={booking} onClose={() => setAsking(false)} />}
    </>
  );
}
