import { applicantEndpoints } from "#contract/applications/application.endpoints.ts";
import { dayOf } from "#rules/time/moment.ts";
import { corporationToasts } from "#texts/da/common/toasts/corporation.ts";
import { historyTexts } from "#texts/da/corporation/booking-view.ts";
import { formatDate } from "#texts/format/days.ts";
import { useApiQuery } from "#web/api/calls/answers.ts";
import { serverNow } from "#web/api/page/server-clock.ts";
import { HistoryDialog } from "./history-dialog.tsx";
import type { PersonHistoryProps } from "./ratings-dialog.tsx";

/** Confirmed shifts that a person has given back, with the reason and how late. */
export function CancellationsDialog({ employeeId, name, onClose }: PersonHistoryProps) {
  const answer = useApiQuery(applicantEndpoints.cancellations, { params: { employeeId } });
  const today = dayOf(serverNow());
  return (
    <HistoryDialog
      title={historyTexts.cancellations.title(name)}
      emptyText={historyTexts.cancellations.empty}
      failureText={corporationToasts.cancellationsFailed}
      {...{ answer, onClose }}
      row={(cancellation, index) => (
        <li key={index}>
          <p className="row row--apart row--wrap">
            <b className="strong">{cancellation.corporation}</b>
            <span className="small dim">{formatDate(cancellation.booking.date, today)}</span>
          </p>
          {cancellation.hours_before_booking_date !== null && (
            <p className="tiny dim">
              {historyTexts.cancellations.before(cancellation.hours_before_booking_date)}
            </p>
          )}
          {cancellation.cancellation_reason && <p className="quote">{cancellation.cancellation_reason}</p>}
        </li>
      )}
    />
  );
}
