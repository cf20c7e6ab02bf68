import { useState } from "react";
import { bookingEndpoints } from "#contract/bookings/booking.endpoints.ts";
import type { WireCorporationBooking } from "#contract/bookings/booking.entities.ts";
import { commonTexts } from "#texts/da/common/common.ts";
import { corporationToasts } from "#texts/da/common/toasts/corporation.ts";
import { corporationHomeTexts as texts } from "#texts/da/corporation/corporation-home.ts";
import { departmentOfBookingTexts } from "#texts/da/corporation/department-of-booking.ts";
import { useDrawnSoFar } from "#web/components/feedback/lists/drawn-so-far.ts";
import { ListEnd } from "#web/components/feedback/lists/list-end.tsx";
import { LongList } from "#web/components/feedback/lists/long-list.tsx";
import { QueryView, type ViewedQuery } from "#web/components/feedback/query-view.tsx";
import { May } from "#web/components/frame/office/may.tsx";
import { ScreenButton } from "#web/components/frame/screen-link.tsx";
import { useHomeView } from "#web/screens/corporation/home/home-views.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { lazyComponent } from "#web/ui/foundation/lazy-component.tsx";
import { toast } from "#web/ui/overlays/toast.ts";
import { UpcomingCard } from "./upcoming-card.tsx";

/** Cards that are drawn at a time. */
const STEP = 30;

const DeprecatedDialog = lazyComponent(
  async () =>
    (await import("#web/screens/corporation/home/deprecated/deprecated-dialog.tsx")).DeprecatedDialog,
);

/** Coming bookings, soonest first. */
export function UpcomingList({ upcoming }: { upcoming: ViewedQuery<readonly WireCorporationBooking[]> }) {
  return (
    <QueryView
      query={upcoming}
      skeleton={{ count: 3, label: texts.upcomingLoading }}
      failedToast={corporationToasts.bookingsFailed}
    >
      {(bookings) => (bookings.length > 0 ? <UpcomingCards bookings={bookings} /> : <NothingBooked />)}
    </QueryView>
  );
}

function NothingBooked() {
  const isFiltered = useHomeView().department !== undefined;
  return (
    <EmptyState
      action={
        <May call={bookingEndpoints.create}>
          <ScreenButton isCaps to="/newBooking">
            {texts.book}
          </ScreenButton>
        </May>
      }
    >
      {isFiltered ? departmentOfBookingTexts.noneFound : texts.upcomingEmpty}
    </EmptyState>
  );
}

/** The cards of coming bookings; one that is over and closed opens a dialog instead of its page. */
function UpcomingCards({ bookings }: { bookings: readonly WireCorporationBooking[] }) {
  const { rows, hasMore, next, onMore } = useDrawnSoFar(bookings, STEP);
  const [opened, setOpened] = useState<number | null>(null);
  const close = () => setOpened(null);
  function fail() {
    close();
    toast.error(commonTexts.errorTitle);
  }

  return (
    <LongList className="stack">
      {rows.map((booking) => (
        <UpcomingCard key={booking.id} booking={booking} onOpenDeprecated={() => setOpened(booking.id)} />
      ))}
      {hasMore && (
        <ListEnd isPending={false} onMore={onMore}>
          {commonTexts.showMore(next)}
        </ListEnd>
      )}
      {opened !== null && <DeprecatedDialog bookingId={opened} onClose={close} onFail={fail} />}
    </LongList>
  );
}
