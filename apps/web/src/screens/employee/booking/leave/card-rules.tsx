import { contractTexts as texts } from "#texts/da/contracts/contract-titles.ts";
import { useContractText } from "#web/components/contracts/use-contract-text.ts";
import { QueryView } from "#web/components/feedback/query-view.tsx";
import { Reasons } from "#web/ui/layout/reasons.tsx";

/** What a cancellation leads to, as the rules in force say it. */
export function CardRules() {
  const rules = useContractText("card_rules");
  return (
    <QueryView query={rules} skeleton={{ count: 3, label: texts.loading }} failedTitle={texts.failed}>
      {({ sections }) => <Reasons sentences={sections.flatMap(({ sentences }) => sentences)} />}
    </QueryView>
  );
}
