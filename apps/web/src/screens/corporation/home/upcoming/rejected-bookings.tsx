import { bookingEndpoints } from "#contract/bookings/booking.endpoints.ts";
import { rejectedTexts as texts } from "#texts/da/corporation/rejected.ts";
import { useApiQuery } from "#web/api/calls/answers.ts";
import { lazyView } from "#web/components/feedback/lazy-view.tsx";

const RejectedCard = lazyView(async () => (await import("./rejected-card.tsx")).RejectedCard);

/** Rejected bookings that are not over, each with its reason and the way to send it again; nothing without any. */
export function RejectedBookings() {
  const { data } = useApiQuery(bookingEndpoints.rejected);
  if (!data?.length) return null;
  return (
    <section className="stack" aria-labelledby="rejected-bookings">
      <h2 className="h3" id="rejected-bookings">
        {texts.title}
      </h2>
      {data.map((booking) => (
        <RejectedCard key={booking.id} booking={booking} />
      ))}
    </section>
  );
}
