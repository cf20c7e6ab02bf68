import { orderEndpoints } from "#contract/bookings/order.endpoints.ts";
import { orderTexts as texts } from "#texts/da/corporation/order.ts";
import { useApiQuery } from "#web/api/calls/answers.ts";
import { ScreenLink } from "#web/components/frame/screen-link.tsx";

/** «Del af Julefest for Havneforeningen», which leads to the whole arrangement. */
export function PartOf({ orderId }: { orderId: number }) {
  const { data } = useApiQuery(orderEndpoints.get, { params: { id: String(orderId) } });
  return (
    <span className="part-of">
      <ScreenLink to="/orders/$orderId" params={{ orderId: String(orderId) }}>
        {texts.partOf(data?.title || texts.unnamedWithin)}
      </ScreenLink>
    </span>
  );
}
