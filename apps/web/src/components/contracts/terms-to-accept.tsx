import { contractTexts as texts } from "#texts/da/contracts/contract-titles.ts";
import { ContractText } from "#web/components/contract-text.tsx";
import { Fold } from "#web/ui/layout/fold.tsx";
import { useContractText } from "./use-contract-text.ts";

/**
 * Before a booking is sent: that the company accepts the trade terms with it, and the terms to read. Nothing where it has
 * accepted those in force; after a refusal for other terms they stand open.
 */
export function TermsToAccept({ isChanged }: { isChanged: boolean }) {
  const { data } = useContractText("trade_terms");
  if (!data || !(data.must_accept || isChanged)) return null;
  return (
    <section className="stack stack--tight">
      {data.must_accept && <p>{texts.accepts(data.valid_from)}</p>}
      <Fold key={String(isChanged)} title={texts.readTerms} isOpenAtFirst={isChanged}>
        <ContractText sections={data.sections} />
      </Fold>
    </section>
  );
}
