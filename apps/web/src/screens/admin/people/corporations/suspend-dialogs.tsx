import { accountEndpoints, type WireFutureBooking } from "#contract/corporations/account.endpoints.ts";
import type { WireCorporation } from "#contract/corporations/corporation.entities.ts";
import { dayOf } from "#rules/time/moment.ts";
import { adminCorporationsTexts as texts } from "#texts/da/admin/admin-lists.ts";
import { adminToasts } from "#texts/da/common/toasts/admin.ts";
import { formatTimes, wholeDay } from "#texts/format/days.ts";
import { useApiMutation, useApiQuery } from "#web/api/calls/answers.ts";
import { useNow } from "#web/api/page/use-now.ts";
import { failureText } from "#web/components/feedback/failure-text.ts";
import { QueryView } from "#web/components/feedback/query-view.tsx";
import { ReasonDialog } from "#web/components/feedback/reason-dialog.tsx";
import { TakeOverButton } from "#web/screens/admin/take-over-button.tsx";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";
import { toast } from "#web/ui/overlays/toast.ts";

interface SuspendDialogProps {
  corporation: WireCorporation;
  onClose: () => void;
}

/** Ends a company's access with a reason; what it has booked stands here, since nothing is cancelled by it. */
export function SuspendDialog({ corporation: { id, name }, onClose }: SuspendDialogProps) {
  const suspend = useApiMutation(accountEndpoints.suspend);
  return (
    <ReasonDialog
      draft={`suspend-${id}`}
      isRefusing
      title={texts.suspendTitle(name)}
      text={texts.suspendText}
      confirmLabel={texts.suspend}
      field={{ label: texts.reason, hint: texts.reasonHint, rows: 2, maxLength: 300 }}
      call={suspend}
      onSend={(reason, then) => suspend.mutate({ params: { id }, body: { reason } }, then)}
      done={texts.suspended(name)}
      failed={adminToasts.actionFailed}
      onClose={onClose}
    >
      <FutureBookings id={id} name={name} />
    </ReasonDialog>
  );
}

/** Gives a company its access back. */
export function ReactivateDialog({ corporation, onClose }: SuspendDialogProps) {
  const { id, name, suspended_reason } = corporation;
  const send = useApiMutation(accountEndpoints.reactivate);
  const confirm = () =>
    send.mutate(
      { params: { id } },
      {
        onSuccess: () => {
          toast.success(texts.reactivated(name));
          onClose();
        },
      },
    );
  return (
    <ConfirmDialog
      isOpen
      title={texts.reactivateTitle(name)}
      confirmLabel={texts.reactivate}
      isPending={send.isPending}
      error={send.error ? failureText(send.error, adminToasts.actionFailed) : undefined}
      onConfirm={confirm}
      onClose={onClose}
    >
      <div className="stack">
        <p>{texts.reactivateText(suspended_reason)}</p>
        <FutureBookings id={id} name={name} />
      </div>
    </ConfirmDialog>
  );
}

function FutureBookings({ id, name }: { id: number; name: string }) {
  const bookings = useApiQuery(accountEndpoints.futureBookings, { params: { id } });
  return (
    <QueryView
      query={bookings}
      skeleton={{ shape: "list", count: 2, label: texts.loading }}
      failedTitle={texts.bookingsFailed}
    >
      {(all) =>
        all.length === 0 ? (
          <p className="small dim">{texts.noBookings}</p>
        ) : (
          <section className="stack stack--tight" aria-label={texts.bookings(all.length)}>
            <b className="strong">{texts.bookings(all.length)}</b>
            <p className="small dim">{texts.bookingsText}</p>
            <ul className="suspended-bookings">
              {all.map((booking) => (
                <li key={booking.booking_id}>
                  <BookingLine booking={booking} />
                  <TakeOverButton
                    kind="corporation"
                    id={id}
                    name={name}
                    target={`/viewBooking/${booking.booking_id}`}
                  />
                </li>
              ))}
            </ul>
          </section>
        )
      }
    </QueryView>
  );
}

function BookingLine({ booking }: { booking: WireFutureBooking }) {
  const today = dayOf(useNow());
  const times = formatTimes(booking.start_time, booking.end_time);
  return (
    <span>
      <b className="strong">
        {wholeDay(booking.date, today)}, <span className="nowrap">{times}</span>
      </b>
      <span className="small dim">{texts.booking(booking)}</span>
    </span>
  );
}
