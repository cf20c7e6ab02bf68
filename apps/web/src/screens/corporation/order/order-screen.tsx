import { useParams } from "@tanstack/react-router";
import { orderEndpoints } from "#contract/bookings/order.endpoints.ts";
import { fromWireKroner } from "#rules/money/ore.ts";
import { dayOf } from "#rules/time/moment.ts";
import { orderTexts as texts } from "#texts/da/corporation/order.ts";
import { formatDay, formatTimes, keepDays } from "#texts/format/days.ts";
import { formatKroner, formatKronerUnit } from "#texts/format/numbers.ts";
import { formatStaff } from "#texts/format/staff.ts";
import { useApiQuery } from "#web/api/calls/answers.ts";
import { serverNow } from "#web/api/page/server-clock.ts";
import { AddRole } from "#web/components/bookings/add-role.tsx";
import { BookingStatus } from "#web/components/bookings/booking-status.tsx";
import { periodOf } from "#web/components/bookings/facts-of-booking.ts";
import { OwnerAnswer } from "#web/components/bookings/owner-answer.tsx";
import { ScreenBack, ScreenLink } from "#web/components/frame/screen-link.tsx";
import { AskLastTeam } from "#web/components/last-team/ask-last-team.tsx";
import { ErrorState } from "#web/ui/feedback/error-state.tsx";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { Page } from "#web/ui/layout/page.tsx";
import { PageHead } from "#web/ui/layout/page-head.tsx";

/** One arrangement: its bookings with where each stands, and what they cost together. */
export function OrderScreen() {
  const { orderId } = useParams({ from: "/orders/$orderId" });
  const { data: order, isError, refetch } = useApiQuery(orderEndpoints.get, { params: { id: orderId } });
  const today = dayOf(serverNow());
  const asked = order?.bookings.find(
    (booking) =>
      booking.owner_approval?.state === "waiting" &&
      booking.status !== "cancelled" &&
      serverNow() < periodOf(booking).startsAt,
  );
  // The last one: once it is over nothing is added.
  const last = order?.bookings.findLast(({ status }) => status !== "cancelled");
  const beside = last && serverNow() < periodOf(last).endsAt ? last : undefined;
  return (
    <Page>
      <PageHead
        back={<ScreenBack to="/">{texts.back}</ScreenBack>}
        title={order?.title || texts.unnamed}
        lead={order && texts.orderLead(order.bookings.length, order.people)}
        actions={beside && <AddRole booking={beside} />}
      />
      {!order && !isError && <Skeleton shape="list" count={4} label={texts.loading} />}
      {!order && isError && <ErrorState title={texts.loadFailed} onRetry={() => void refetch()} />}
      {asked && <OwnerAnswer booking={asked} />}
      {order && <AskLastTeam bookings={order.bookings} />}
      {order && (
        <section className="card card-pad order-list" aria-label={texts.bookings}>
          {[...Map.groupBy(order.bookings, ({ date }) => date)].map(([date, bookings]) => (
            <section key={date} className="order-day">
              <h2 className="h3">{keepDays(formatDay(date, today))}</h2>
              <ul>
                {bookings.map((booking) => (
                  <li key={booking.id} className="order-booking">
                    <ScreenLink to="/viewBooking/$bookingId" params={{ bookingId: String(booking.id) }}>
                      {formatStaff(booking.number_of_staff, booking.jobRole.job_title)}{" "}
                      {formatTimes(booking.start_time, booking.end_time)}
                    </ScreenLink>
                    <BookingStatus booking={booking} />
                    <span className="num">{formatKroner(fromWireKroner(booking.price.total))}</span>
                  </li>
                ))}
              </ul>
            </section>
          ))}
          <dl className="order-sums">
            <div className="order-sum">
              <dt>{texts.total}</dt>
              <dd className="num">{formatKroner(fromWireKroner(order.total))}</dd>
            </div>
          </dl>
          <p className="small dim">{texts.withVat(formatKronerUnit(fromWireKroner(order.total_with_vat)))}</p>
        </section>
      )}
    </Page>
  );
}
