import { ChevronRight } from "lucide-react";
import { adminBookingEndpoints } from "#contract/bookings/admin-booking.endpoints.ts";
import type { WireAdminBooking } from "#contract/bookings/admin-booking.entities.ts";
import { fromWireKroner } from "#rules/money/ore.ts";
import { dayOf } from "#rules/time/moment.ts";
import { adminApprovalTexts as texts } from "#texts/da/admin/admin-approval.ts";
import { adminOrderTexts } from "#texts/da/admin/admin-order.ts";
import { adminToasts } from "#texts/da/common/toasts/admin.ts";
import { formatDay, formatTimes } from "#texts/format/days.ts";
import { formatMoment } from "#texts/format/moments.ts";
import { formatKronerUnit } from "#texts/format/numbers.ts";
import { formatStaff } from "#texts/format/staff.ts";
import { useApiMutation, useApiQuery } from "#web/api/calls/answers.ts";
import { serverNow } from "#web/api/page/server-clock.ts";
import { PartOfOrder } from "#web/components/bookings/part-of-order.tsx";
import { failureText } from "#web/components/feedback/failure-text.ts";
import { QueryView } from "#web/components/feedback/query-view.tsx";
import { May } from "#web/components/frame/office/may.tsx";
import { ScreenBack, ScreenLink } from "#web/components/frame/screen-link.tsx";
import { CorporationMark } from "#web/components/jobs/company-mark.tsx";
import { Button } from "#web/ui/actions/button.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { PageHead } from "#web/ui/layout/page-head.tsx";
import { toast } from "#web/ui/overlays/toast.ts";
import { BookingFlags } from "./booking-flags.tsx";

/** Bookings that wait for approval, soonest first; each leads to its review. */
export function ApprovalOverviewScreen() {
  const waiting = useApiQuery(adminBookingEndpoints.waiting);
  return (
    <main className="admin dense">
      <PageHead
        back={<ScreenBack to="/">{texts.back}</ScreenBack>}
        title={texts.title}
        lead={waiting.data?.length ? texts.count(waiting.data.length) : undefined}
      />
      <QueryView
        query={waiting}
        skeleton={{ shape: "table", count: 6, label: texts.loading }}
        failedToast={adminToasts.loadFailed}
        empty={texts.empty}
      >
        {(bookings) => (
          <ul className="entries">
            {inOrders(bookings).map(({ order, ofOrder }) => (
              <li key={ofOrder[0]?.id}>
                {order && <OrderEntry order={order} waiting={ofOrder.length} />}
                {ofOrder.map((booking) => (
                  <ApprovalEntry key={booking.id} booking={booking} />
                ))}
              </li>
            ))}
          </ul>
        )}
      </QueryView>
      <RejectedBookings />
    </main>
  );
}

type Order = NonNullable<WireAdminBooking["order"]>;

/** The bookings with those of an order together, where its first one stands. */
function inOrders(bookings: readonly WireAdminBooking[]) {
  const groups = Map.groupBy(bookings, ({ id, order }) => (order ? `order ${order.id}` : `booking ${id}`));
  return [...groups.values()].map((ofOrder) => ({ order: ofOrder[0]?.order ?? null, ofOrder }));
}

/** Above the waiting bookings of an order: which one, and the way to all of it. */
function OrderEntry({ order, waiting }: { order: Order; waiting: number }) {
  return (
    <div className="entry-order">
      <PartOfOrder order={order} isOffice />
      <span className="tiny dim">{adminOrderTexts.waiting(waiting)}</span>
    </div>
  );
}

/** One waiting booking as one link: who, when, what, and whether it is in a hurry. */
function ApprovalEntry({ booking }: { booking: WireAdminBooking }) {
  const now = serverNow();
  return (
    <ScreenLink
      className="entry"
      to="/admin/review-booking/$bookingId"
      params={{ bookingId: String(booking.id) }}
    >
      <CorporationMark of={booking.corporation} size={40} />
      <span className="entry-name">
        <b className="strong">{booking.corporation.name}</b>
        <span className="tiny dim">
          {texts.created} {formatMoment(Date.parse(booking.created_at), now)}
        </span>
      </span>
      <span className="entry-part">
        <span className="nowrap">{formatDay(booking.date, dayOf(now))}</span>
        <span className="tiny dim">{formatTimes(booking.start_time, booking.end_time)}</span>
      </span>
      <span className="entry-part">
        <span>{formatStaff(booking.number_of_staff, booking.jobRole.job_title)}</span>
        <span className="tiny dim">{booking.city}</span>
      </span>
      <span className="entry-flags">
        <BookingFlags booking={booking} />
      </span>
      <span className="entry-price num">{formatKronerUnit(fromWireKroner(booking.price.total))}</span>
      <Icon of={ChevronRight} />
    </ScreenLink>
  );
}

/** What was rejected and is not over, each one press from waiting again. */
function RejectedBookings() {
  const rejected = useApiQuery(adminBookingEndpoints.rejected);
  return (
    <QueryView query={rejected} loading={<span />} failedTitle={texts.rejectedFailed}>
      {(bookings) =>
        bookings.length > 0 && (
          <section className="stack" aria-labelledby="rejected-bookings">
            <h2 className="h3" id="rejected-bookings">
              {texts.rejected}
            </h2>
            <ul className="entries">
              {bookings.map((booking) => (
                <li key={booking.id}>
                  <RejectedEntry booking={booking} />
                </li>
              ))}
            </ul>
          </section>
        )
      }
    </QueryView>
  );
}

function RejectedEntry({ booking }: { booking: WireAdminBooking }) {
  const takeUp = useApiMutation(adminBookingEndpoints.takeUp);
  const answers = {
    onSuccess: () => toast.success(texts.takenUp),
    onError: (error: Error) => toast.error(failureText(error, adminToasts.actionFailed)),
  };
  return (
    <div className="entry entry--plain">
      <CorporationMark of={booking.corporation} size={40} />
      <span className="entry-name">
        <b className="strong">{booking.corporation.name}</b>
        <span className="tiny dim">{formatStaff(booking.number_of_staff, booking.jobRole.job_title)}</span>
      </span>
      <span className="entry-part">
        <span className="nowrap">{formatDay(booking.date, dayOf(serverNow()))}</span>
        <span className="tiny dim">{formatTimes(booking.start_time, booking.end_time)}</span>
      </span>
      <May call={adminBookingEndpoints.takeUp}>
        <Button
          isPending={takeUp.isPending}
          onClick={() => takeUp.mutate({ params: { id: booking.id } }, answers)}
        >
          {texts.takeUp}
          <span className="visually-hidden">, {booking.corporation.name}</span>
        </Button>
      </May>
    </div>
  );
}
