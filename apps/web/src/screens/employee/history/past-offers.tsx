import { standbyEndpoints } from "#contract/applications/standby-endpoints.ts";
import type { AnswerOf } from "#contract/wire/endpoint.ts";
import { dayOf } from "#rules/time/moment.ts";
import { pastOfferTexts as texts } from "#texts/da/employee/shifts/shift-states.ts";
import { formatTimes, wholeDay } from "#texts/format/days.ts";
import { useApiQuery } from "#web/api/calls/answers.ts";
import { useNow } from "#web/api/page/use-now.ts";
import { QueryView } from "#web/components/feedback/query-view.tsx";
import { ScreenLink } from "#web/components/frame/screen-link.tsx";
import { jobWay } from "#web/components/jobs/job-card.tsx";
import { Chip } from "#web/ui/feedback/chip.tsx";

type PastOffer = AnswerOf<typeof standbyEndpoints.pastOffers>[number];

/** Shifts that somebody was asked to take and did not get; nothing for who was never asked. */
export function PastOffers() {
  const answer = useApiQuery(standbyEndpoints.pastOffers, { query: {} });
  if (answer.data?.length === 0 || answer.isPending) return null;
  return (
    <section className="stack" aria-labelledby="offers-title">
      <div>
        <h2 className="h3" id="offers-title">
          {texts.title}
        </h2>
        <p className="small dim">{texts.about}</p>
      </div>
      <QueryView query={answer} failedTitle={texts.failed}>
        {(offers) => (
          <ul className="next-jobs">
            {offers.map((offer) => (
              <li key={offer.id}>
                <EndedOffer offer={offer} />
              </li>
            ))}
          </ul>
        )}
      </QueryView>
    </section>
  );
}

/** A link only while the job has a page: what has begun or is closed is in nobody's list any more. */
function EndedOffer({ offer: { booking, outcome } }: { offer: PastOffer }) {
  const today = dayOf(useNow());
  const words = (
    <>
      <span>
        <b className="strong">
          {booking.jobRole.job_title}, {booking.corporation.name}
        </b>
        <span className="small dim">
          {wholeDay(booking.date, today)},{" "}
          <span className="nowrap">{formatTimes(booking.start_time, booking.end_time)}</span>
        </span>
      </span>
      <Chip>{texts.outcomes[outcome]}</Chip>
    </>
  );
  if (booking.state.key === "gone") return <div className="next-job history-job">{words}</div>;
  return (
    <ScreenLink className="next-job history-job" {...jobWay(booking)}>
      {words}
    </ScreenLink>
  );
}
