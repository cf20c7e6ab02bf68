import { priceAgreementEndpoints as rows } from "#contract/corporations/price-agreement.endpoints.ts";
import type { AnswerOf } from "#contract/wire/endpoint.ts";
import { ownPriceTexts as texts } from "#texts/da/price/price-agreement.ts";
import { formatDayNumeric } from "#texts/format/days.ts";
import { useApiQuery } from "#web/api/calls/answers.ts";
import { QueryView } from "#web/components/feedback/query-view.tsx";
import { AgreedList } from "./agreed-list.tsx";

type Own = AnswerOf<typeof rows.ownPriceAgreement>;

/** What is agreed with the signed-in company and from when, and what is to come. */
export function OwnPrices() {
  const own = useApiQuery(rows.ownPriceAgreement);
  return (
    <QueryView query={own} skeleton={{ count: 1, label: texts.loading }} failedTitle={texts.failed}>
      {({ versions }) =>
        versions.length === 0 ? <p className="small dim">{texts.none}</p> : <Versions versions={versions} />
      }
    </QueryView>
  );
}

/** Beside the price: only where something is agreed. */
export function OwnPricesBeside() {
  const own = useApiQuery(rows.ownPriceAgreement);
  const versions = own.data?.versions ?? [];
  if (versions.length === 0) return null;
  return (
    <section className="price-card stack stack--tight" aria-label={texts.title}>
      <h2 className="h3">{texts.title}</h2>
      <Versions versions={versions} />
    </section>
  );
}

function Versions({ versions }: Pick<Own, "versions">) {
  return versions.toReversed().map(({ valid_from, state, ...agreement }) => {
    const day = valid_from === null ? null : formatDayNumeric(valid_from);
    return (
      <div className="stack stack--tight" key={valid_from ?? ""}>
        <p className="small strong">
          {state === "future" && day !== null ? texts.coming(day) : texts.since(day)}
        </p>
        <AgreedList agreement={agreement} />
      </div>
    );
  });
}
