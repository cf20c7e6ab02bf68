import { Plus } from "lucide-react";
import type { WireCorporationBooking } from "#contract/bookings/booking.entities.ts";
import { orderEndpoints } from "#contract/bookings/order.endpoints.ts";
import { orderNames as texts } from "#texts/da/corporation/order-names.ts";
import { useMay } from "#web/api/session/use-may.ts";
import { useCorporation } from "#web/api/session/use-session.ts";
import { ScreenButton } from "#web/components/frame/screen-link.tsx";
import { Icon } from "#web/ui/icon.tsx";

/** The way to the form that books another role beside a booking; nothing on somebody else's, and for whoever does not book. */
export function AddRole({ booking }: { booking: WireCorporationBooking }) {
  const { corporation } = useCorporation();
  const may = useMay()(orderEndpoints.addRoles);
  if (!may || booking.corporation_id !== corporation.id) return null;
  return (
    <ScreenButton to="/newOrder" search={{ beside: booking.id }}>
      <Icon of={Plus} size={16} />
      {texts.add}
    </ScreenButton>
  );
}
