import { useEffect, useState } from "react";
import { settingsEndpoints } from "#contract/settings/setting.endpoints.ts";
import { type TermValues, tradeTermsOf } from "#rules/pricing/agreement-values.ts";
import type { Brand } from "#texts/da/common/brand.ts";
import { contractTexts, tradeTermsSections, tradeTermsTitle } from "#texts/da/contracts/trade-terms.ts";
import { call } from "#web/api/calls/call.ts";
import { ContractText } from "#web/components/contract-text.tsx";
import { ErrorState } from "#web/ui/feedback/error-state.tsx";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { OpenDialog } from "#web/ui/overlays/open-dialog.tsx";

/** The trade terms that a company agrees to, with the values in force; fetched when they are opened. */
export function TermsDialog({ brand, onClose }: { brand: Brand; onClose: () => void }) {
  const { data, isError, refetch } = useTermsInForce();
  return (
    <OpenDialog isOpen onClose={onClose} title={tradeTermsTitle} width="wide">
      {data && <ContractText sections={tradeTermsSections(tradeTermsOf(data), brand)} />}
      {isError && <ErrorState title={contractTexts.failed} onRetry={refetch} />}
      {!data && !isError && <Skeleton count={5} label={contractTexts.loading} />}
    </OpenDialog>
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
