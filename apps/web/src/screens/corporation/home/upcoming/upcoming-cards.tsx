import { useState } from "react";
import type { WireCorporationBooking } from "#contract/bookings/entities.ts";
import { Stack } from "#web/ui/layout/stack.tsx";
import { DeprecatedDialog } from "../deprecated/deprecated-dialog.tsx";
import { UpcomingCard } from "./upcoming-card.tsx";

/** The cards of coming bookings; one that is over and closed opens a dialog instead of its page. */
export function UpcomingCards({ bookings }: { bookings: readonly WireCorporationBooking[] }) {
  const [opened, setOpened] = useState<number | null>(null);
  return (
    <Stack gap={20}>
      {bookings.map((booking) => (
        <UpcomingCard key={booking.id} booking={booking} onOpenDeprecated={() => setOpened(booking.id)} />
      ))}
      {opened !== null && <DeprecatedDialog bookingId={opened} onClose={() => setOpened(null)} />}
    </Stack>
  );
}
