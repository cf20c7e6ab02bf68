import { useParams } from "@tanstack/react-router";
import { Check } from "lucide-react";
import { useState } from "react";
import type { WireAdminBooking } from "#contract/bookings/admin-booking.entities.ts";
import { orderEndpoints, type WireApprovalResult } from "#contract/bookings/order.endpoints.ts";
import type { AnswerOf } from "#contract/wire/endpoint.ts";
import { fromWireKroner } from "#rules/money/ore.ts";
import { dayOf } from "#rules/time/moment.ts";
import { adminOrderTexts as texts } from "#texts/da/admin/admin-order.ts";
import { adminToasts } from "#texts/da/common/toasts/admin.ts";
import { formatDay, formatTimes, keepDays } from "#texts/format/days.ts";
import { formatKroner } from "#texts/format/numbers.ts";
import { formatStaff } from "#texts/format/staff.ts";
import { useApiMutation, useApiQuery } from "#web/api/calls/answers.ts";
import { serverNow } from "#web/api/page/server-clock.ts";
import { BookingStatus } from "#web/components/bookings/booking-status.tsx";
import { failureText } from "#web/components/feedback/failure-text.ts";
import { QueryView } from "#web/components/feedback/query-view.tsx";
import { May } from "#web/components/frame/office/may.tsx";
import { ScreenBack, ScreenLink } from "#web/components/frame/screen-link.tsx";
import { Button } from "#web/ui/actions/button.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { PageHead } from "#web/ui/layout/page-head.tsx";
import { toast } from "#web/ui/overlays/toast.ts";
import { BookingFlags } from "./booking-flags.tsx";

type OfficeOrder = AnswerOf<typeof orderEndpoints.ofOffice>;
type Results = ReadonlyMap<number, WireApprovalResult["result"]>;

/** All bookings of an order with where each stands, and the approval of those that wait in one press. */
export function OrderOverviewScreen() {
  const { orderId } = useParams({ from: "/admin/orders/$orderId" });
  const order = useApiQuery(orderEndpoints.ofOffice, { params: { id: orderId } });
  return (
    <main className="admin dense">
      <QueryView
        query={order}
        skeleton={{ shape: "table", count: 6, label: texts.loading }}
        failedTitle={texts.failed}
      >
        {(found) => <Overview order={found} />}
      </QueryView>
    </main>
  );
}

function Overview({ order }: { order: OfficeOrder }) {
  const [results, setResults] = useState<Results>(new Map());
  const waiting = order.bookings.filter(waitsForOffice);
  const company = order.bookings[0]?.corporation;
  const today = dayOf(serverNow());
  return (
    <>
      <PageHead
        back={<ScreenBack to="/admin/approve-booking-overview">{texts.back}</ScreenBack>}
        title={order.title || texts.unnamed}
        lead={
          <>
            {company && (
              <ScreenLink
                to="/admin/corporations/$corporationId"
                params={{ corporationId: String(company.id) }}
              >
                {company.name}
              </ScreenLink>
            )}
            {`: ${texts.lead(order.bookings.length, order.people)}`}
          </>
        }
        actions={
          waiting.length > 0 && (
            <May call={orderEndpoints.approve}>
              <ApproveAll order={order} waiting={waiting} onResults={setResults} />
            </May>
          )
        }
      />
      <section className="card card-pad" aria-label={texts.bookings}>
        {[...Map.groupBy(order.bookings, ({ date }) => date)].map(([date, bookings]) => (
          <section key={date} className="order-day">
            <h2 className="h3">{keepDays(formatDay(date, today))}</h2>
            <ul>
              {bookings.map((booking) => (
                <OverviewRow key={booking.id} booking={booking} result={results.get(booking.id)} />
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
      </section>
    </>
  );
}

/** Whether the office decides on a booking now: it is neither approved nor over, and no owner of the company is asked first. */
function waitsForOffice({ approved, status, owner_approval }: WireAdminBooking): boolean {
  return !approved && status === "open" && owner_approval?.state !== "waiting";
}

interface OverviewRowProps {
  booking: WireAdminBooking;
  /** What came of approving it just now. */
  result: WireApprovalResult["result"] | undefined;
}

/** One booking: it leads to its review while it waits, and says what came of approving it. */
function OverviewRow({ booking, result }: OverviewRowProps) {
  const isWaiting = waitsForOffice(booking);
  return (
    <li className="order-booking">
      <ScreenLink
        to={isWaiting ? "/admin/review-booking/$bookingId" : "/viewBooking/$bookingId"}
        params={{ bookingId: String(booking.id) }}
      >
        {formatStaff(booking.number_of_staff, booking.jobRole.job_title)}{" "}
        {formatTimes(booking.start_time, booking.end_time)}
      </ScreenLink>
      <span className="row row--wrap">
        <BookingStatus booking={booking} />
        {isWaiting && <BookingFlags booking={booking} />}
        {result && <span className="small">{texts.results[result]}</span>}
      </span>
      <span className="num">{formatKroner(fromWireKroner(booking.price.total))}</span>
    </li>
  );
}

interface ApproveAllProps {
  order: OfficeOrder;
  waiting: readonly WireAdminBooking[];
  onResults: (results: Results) => void;
}

/** Approves what is shown as waiting; what is refused says why in its row. */
function ApproveAll({ order, waiting, onResults }: ApproveAllProps) {
  const approve = useApiMutation(orderEndpoints.approve);

  function approveAll() {
    const body = { booking_ids: waiting.map(({ id }) => id) };
    approve.mutate(
      { params: { id: order.id }, body },
      {
        onSuccess: ({ results }) => {
          onResults(new Map(results.map(({ booking_id, result }) => [booking_id, result])));
          const approved = results.filter(({ result }) => result === "approved").length;
          if (approved > 0) toast.success(texts.approved(approved));
          if (approved < results.length) toast.warning(texts.notAll(results.length - approved));
        },
        onError: (error) => toast.error(failureText(error, adminToasts.approvalFailed)),
      },
    );
  }

  return (
    <>
      <span className="small dim">{texts.oneLetter}</span>
      <Button variant="primary" isPending={approve.isPending} onClick={approveAll}>
        <Icon of={Check} size={16} />
        {texts.approveAll(waiting.length)}
      </Button>
    </>
  );
}
