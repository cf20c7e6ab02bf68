import type { WireCorporationBooking } from "#contract/bookings/booking.entities.ts";
import { orderNames as texts } from "#texts/da/corporation/order-names.ts";
import { ScreenLink } from "#web/components/frame/screen-link.tsx";

interface PartOfOrderProps {
  order: NonNullable<WireCorporationBooking["order"]>;
  /** The office has an overview of its own. */
  isOffice: boolean;
  className?: string;
}

/** «Del af «Sommerfest», 20 bookinger», which leads to the whole arrangement. */
export function PartOfOrder({ order, isOffice, className }: PartOfOrderProps) {
  return (
    <ScreenLink
      to={isOffice ? "/admin/orders/$orderId" : "/orders/$orderId"}
      params={{ orderId: String(order.id) }}
      className={className}
    >
      {texts.partOf(order.title, order.bookings)}
    </ScreenLink>
  );
}
