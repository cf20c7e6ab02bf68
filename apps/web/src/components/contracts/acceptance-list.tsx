import type { WireAcceptances } from "#contract/settings/contract-texts/contract-text.entities.ts";
import { acceptanceTexts as texts } from "#texts/da/contracts/contract-titles.ts";
import { formatMomentNumeric } from "#texts/format/moments.ts";
import { ContractText } from "#web/components/contract-text.tsx";
import { QueryView, type ViewedQuery } from "#web/components/feedback/query-view.tsx";
import { Fold } from "#web/ui/layout/fold.tsx";

/** Each text that somebody has accepted, as it was read, with when and with what. */
export function AcceptanceList({ query }: { query: ViewedQuery<WireAcceptances> }) {
  return (
    <QueryView query={query} skeleton={{ count: 2, label: texts.loading }} failedTitle={texts.failed}>
      {({ acceptances, texts: read }) => (
        <>
          {acceptances.length === 0 && <p className="dim">{texts.none}</p>}
          {read.map(({ id, kind, valid_from, sections }) => {
            const given = acceptances.filter(({ text_id }) => text_id === id);
            const [latest] = given;
            const when = latest ? formatMomentNumeric(Date.parse(latest.accepted_at)) : "";
            return (
              <Fold
                key={id}
                title={
                  <span>
                    <b>{texts.name(kind, valid_from)}</b>{" "}
                    <span className="small dim block">{texts.times(given.length, when)}</span>
                  </span>
                }
              >
                <ul className="stack stack--tight small" aria-label={texts.when}>
                  {given.map((one) => (
                    <li key={one.id}>{wordsOf(one)}</li>
                  ))}
                </ul>
                <ContractText sections={sections} />
              </Fold>
            );
          })}
        </>
      )}
    </QueryView>
  );
}

/** «24.11.2026 kl. 10:12 med ansøgning #17, af kontoret». */
function wordsOf({ accepted_at, by, booking_id, by_office }: WireAcceptances["acceptances"][number]): string {
  const booking = booking_id === null ? "" : ` #${booking_id}`;
  const when = formatMomentNumeric(Date.parse(accepted_at));
  return `${when} ${texts.given[by]}${booking}${by_office ? `, ${texts.byOffice}` : ""}`;
}
