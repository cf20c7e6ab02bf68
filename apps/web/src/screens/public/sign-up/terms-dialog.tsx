import { useEffect, useState } from "react";
import { settingsEndpoints } from "#contract/settings/endpoints.ts";
import { type TermValues, tradeTermsOf } from "#rules/pricing/term-values.ts";
import type { Brand } from "#texts/da/common/brand.ts";
import { contractTexts, tradeTermsSections, tradeTermsTitle } from "#texts/da/contracts/trade-terms.ts";
import { call } from "#web/api/calls/call.ts";
import { ContractText } from "#web/components/contract-text.tsx";
import { QueryView } from "#web/components/feedback/query-view.tsx";
import { DanishProvider } from "#web/ui/foundation/danish-provider.tsx";
import { Dialog } from "#web/ui/overlays/dialog.tsx";

/** The trade terms that a company agrees to, with the values in force; fetched when they are opened. */
export function TermsDialog({ brand, onClose }: { brand: Brand; onClose: () => void }) {
  const terms = useTermsInForce();
  return (
    <DanishProvider>
      <Dialog isOpen onClose={onClose} title={tradeTermsTitle} width="wide">
        <QueryView
          query={terms}
          skeleton={{ count: 5, label: contractTexts.loading }}
          failedTitle={contractTexts.failed}
        >
          {(values) => <ContractText sections={tradeTermsSections(tradeTermsOf(values), brand)} />}
        </QueryView>
      </Dialog>
    </DanishProvider>
  );
}

/** Asked for once, and again on request: a visitor's pages have no store of answers. */
function useTermsInForce() {
  const [data, setData] = useState<TermValues>();
  const [isError, setError] = useState(false);
  function refetch() {
    setError(false);
    call(settingsEndpoints.globalMessage).then(
      ({ terms }) => setData(terms),
      () => setError(true),
    );
  }
  useEffect(refetch, []);
  return { data, isError, refetch };
}
