import { useEffect, useState } from "react";
import { contractTextEndpoints } from "#contract/settings/contract-texts/contract-text.endpoints.ts";
import type { WireContractText } from "#contract/settings/contract-texts/contract-text.entities.ts";
import { contractTexts, contractTitles } from "#texts/da/contracts/contract-titles.ts";
import { call } from "#web/api/calls/call.ts";
import { ContractText } from "#web/components/contract-text.tsx";
import { ErrorState } from "#web/ui/feedback/error-state.tsx";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { OpenDialog } from "#web/ui/overlays/open-dialog.tsx";

interface TermsDialogProps {
  /** The text is there to read: which one. */
  onShown: (version: string) => void;
  onClose: () => void;
}

/** The trade terms that a company agrees to, with the values in force; fetched when they are opened. */
export function TermsDialog({ onShown, onClose }: TermsDialogProps) {
  const { data, isError, refetch } = useTermsInForce(onShown);
  return (
    <OpenDialog isOpen onClose={onClose} title={contractTitles.trade_terms} width="wide">
      {data && <ContractText sections={data.sections} />}
      {isError && <ErrorState title={contractTexts.failed} onRetry={refetch} />}
      {!data && !isError && <Skeleton count={5} label={contractTexts.loading} />}
    </OpenDialog>
  );
}

/** Asked for once, and again on request: a visitor's pages have no store of answers. */
function useTermsInForce(onShown: (version: string) => void) {
  const [data, setData] = useState<WireContractText>();
  const [isError, setError] = useState(false);
  function refetch() {
    setError(false);
    call(contractTextEndpoints.contractText, { params: { kind: "trade_terms" } }).then(
      (text) => {
        setData(text);
        onShown(text.version);
      },
      () => setError(true),
    );
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it opens
  useEffect(refetch, []);
  return { data, isError, refetch };
}
