import { applicantEndpoints } from "#contract/applications/application.endpoints.ts";
import { dayOf } from "#rules/time/moment.ts";
import { corporationToasts } from "#texts/da/common/toasts/corporation.ts";
import { historyTexts } from "#texts/da/corporation/booking-view.ts";
import { formatDate } from "#texts/format/days.ts";
import { formatRating } from "#texts/format/numbers.ts";
import { useApiQuery } from "#web/api/calls/answers.ts";
import { serverNow } from "#web/api/page/server-clock.ts";
import { Stars } from "#web/ui/marks/stars.tsx";
import { HistoryDialog } from "./history-dialog.tsx";

export interface PersonHistoryProps {
  employeeId: number;
  name: string;
  onClose: () => void;
}

/** What companies said of a person. */
export function RatingsDialog({ employeeId, name, onClose }: PersonHistoryProps) {
  const answer = useApiQuery(applicantEndpoints.ratings, { params: { employeeId } });
  const today = dayOf(serverNow());
  return (
    <HistoryDialog
      title={historyTexts.ratings.title(name)}
      emptyText={historyTexts.ratings.empty}
      failureText={corporationToasts.ratingsFailed}
      {...{ answer, onClose }}
      row={(rating, index) => (
        <li key={index}>
          <p className="row row--apart">
            <b className="strong">{rating.corporation}</b>
            <Stars rating={rating.score} text={formatRating(rating.score)} />
          </p>
          <p className="tiny dim">
            {rating.job_title}, {formatDate(rating.booking.date, today)}
          </p>
          {rating.comment && <p className="quote">{rating.comment}</p>}
        </li>
      )}
    />
  );
}
