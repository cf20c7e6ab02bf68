import type { ContractKind } from "#rules/contract-texts/contract-text.ts";
import type { Day } from "#rules/time/moment.ts";
import { contractTexts as texts } from "#texts/da/contracts/contract-titles.ts";
import { ContractText } from "#web/components/contract-text.tsx";
import { QueryView } from "#web/components/feedback/query-view.tsx";
import { useContractText } from "./use-contract-text.ts";

/** A text to read, with the day that it counts from. */
export function ContractInForce({ kind, on }: { kind: ContractKind; on?: Day }) {
  const text = useContractText(kind, on);
  return (
    <QueryView query={text} skeleton={{ count: 5, label: texts.loading }} failedTitle={texts.failed}>
      {({ sections, valid_from }) => (
        <>
          <p className="small dim">{texts.version(valid_from)}</p>
          <ContractText sections={sections} />
        </>
      )}
    </QueryView>
  );
}
