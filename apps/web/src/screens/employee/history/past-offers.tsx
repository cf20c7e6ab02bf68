import { pastOfferEndpoints } from "#contract/applications/past-offer.endpoints.ts";
import { pastOfferTexts as texts } from "#texts/da/employee/shifts/shift-states.ts";
import { useApiQuery } from "#web/api/calls/answers.ts";
import { QueryView } from "#web/components/feedback/query-view.tsx";
import { EndedRow } from "./ended-row.tsx";

/** Shifts that somebody was asked to take and did not get; nothing for who was never asked. */
export function PastOffers() {
  const answer = useApiQuery(pastOfferEndpoints.pastOffers, { query: {} });
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
                <EndedRow job={offer.booking} outcome={texts.outcomes[offer.outcome]} />
              </li>
            ))}
          </ul>
        )}
      </QueryView>
    </section>
  );
}
